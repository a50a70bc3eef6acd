import Playground

/// The wording of all that this module says.
enum Messages {
    static func problem(_ problem: TranscriptError.Problem) -> String {
        switch problem {
        case .unclosedFence:
            "this fence is never closed; close it with a line of as many backticks or tildes"
        case .outputOfNothing:
            "output stands before the first entry of this fence; an entry begins with '> '"
        case .continuationOfNothing:
            "'+ ' continues an entry, and none stands before it in this fence; an entry begins with '> '"
        case .continuationOfOutput:
            "'+ ' continues an entry, but this line follows output; write output that begins with '+' as '\\+'"
        }
    }

    /// What a session that is replayed answers to an entry that asks something of its host; nil for `quit`.
    static func refusal(of request: Request) -> String? {
        switch request {
        case .load: "error: :load is refused in a replayed session, which reads no other file"
        case .save: "error: :save is refused in a replayed session, which writes no file"
        case .export: "error: :export is refused in a replayed session, which writes no file"
        case .record, .stopRecording: "error: :record is refused in a replayed session, which writes no file"
        case .replay: "error: :replay is refused in a replayed session, which runs no other session"
        case .tour: "error: :tour is refused in a replayed session, which runs no other session"
        case .quit: nil
        }
    }

    static func exports(sessions: Int, compared: Int, excused: Int) -> String {
        "\(counted(sessions, "session", "sessions")): \(compared) compared, \(excused) excused"
    }

    static func exportTwin(_ type: String) -> String {
        "another session exports to \(type) too; call one of the files by another name"
    }

    static let exportShowsNothing =
        "nothing is shown that could be compared; write <!-- parity: none, because ... --> with the reason"

    static func exportDiffers(_ path: String) -> String {
        "the session does not come out as it was recorded, so its export might not be what was meant; "
            + "see atelier replay \(path)"
    }

    static func skipped(_ count: Int) -> String {
        "note: :quit ended the session here, and \(counted(count, "entry", "entries")) after it did not run"
    }

    static func summary(sessions: Int, entries: Int, differing: Int, unread: Int) -> String {
        let run = "\(counted(sessions, "session", "sessions")), \(counted(entries, "entry", "entries"))"
        var findings: [String] = []
        if differing > 0 { findings.append("\(counted(differing, "entry differs", "entries differ"))") }
        if unread > 0 { findings.append("\(counted(unread, "file", "files")) could not be read") }
        return "\(run): \(findings.isEmpty ? "as recorded" : findings.joined(separator: ", "))"
    }

    static func files(_ problem: FileError.Problem) -> String {
        switch problem {
        case .system(let reason): reason
        case .notText: "not a text in UTF-8"
        case .noSessions: "no session in this folder: a session is a file whose name ends in .md"
        case .exists: "exists already; name a file that does not"
        }
    }

    private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }
}

extension TranscriptError: CustomStringConvertible {
    /// One sentence, without the place.
    public var description: String { Messages.problem(problem) }
}

extension FileError: CustomStringConvertible {
    /// The path and what is wrong with it.
    public var description: String { "\(path): \(Messages.files(problem))" }
}
