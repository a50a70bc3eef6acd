/// Something that only the host of a session can do.
public enum Request: Equatable, Sendable {
    /// Run the entries of a file.
    case load(path: String)
    /// Write what the session has come to to a file.
    case save(to: FileTarget, SavedSession)
    /// Write the session to a file as a program.
    case export(to: FileTarget, program: String)
    /// Write what was entered so far to a file, and append every further entry with its answer.
    case record(to: FileTarget, session: [Exchange])
    /// Stop recording.
    case stopRecording
    /// Replay recorded sessions and report what differs.
    case replay(path: String)
    /// Bring back the entries of a session that did not come to its end.
    case recover
    /// Forget the sessions that did not come to their end.
    case forgetRecovery
    /// Play a lesson step by step.
    case tour
    /// Do something in the workshop.
    case workshop(WorkshopRequest)
    /// End the session.
    case quit
}

/// A file that is to be written.
public struct FileTarget: Equatable, Sendable {
    /// The path as it was typed.
    public var path: String
    /// Whether the person said that a file which is there already may be lost.
    public var replaces: Bool

    /// Names a file.
    public init(path: String, replaces: Bool = false) {
        self.path = path
        self.replaces = replaces
    }
}

/// A session as it is saved: the ending of the file's name says which.
public enum SavedSession: Equatable, Sendable {
    /// As a recorded session: the entries that count, with their answers.
    case session([Exchange])
    /// As a file of Swift, which can be loaded; `leavingOut` so many entries that changed something.
    case swift(String, leavingOut: Int)
}
