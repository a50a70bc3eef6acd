import Playground
import Transcripts

/// Where an entry comes from, and by that what it may ask of files.
///
/// What a person types may do all. What somebody else wrote, in a file or a paste, was perhaps never read: it writes
/// nothing, and reads only what lies beside it.
enum Origin: Equatable {
    /// Somebody typed it, or brought it back from the history.
    case keyboard
    /// It is the value of `-e`.
    case commandLine
    /// It was pasted.
    case paste
    /// It stands on this line of standard input.
    case standardInput(line: Int)
    /// It stands on this line of a file.
    case file(path: String, line: Int)

    /// The folder below which it may read; nil where it may do all.
    private var folder: String? {
        switch self {
        case .keyboard, .commandLine: nil
        case .paste, .standardInput: "."
        case .file(let path, _): SessionFiles.folder(of: path)
        }
    }

    /// The request as it is to be carried out: with the path of what is read from where it stands.
    ///
    /// - Throws: why it is refused.
    func permitted(_ request: Request) throws(Refusal) -> Request {
        guard let folder else { return request }
        switch request {
        case .load(let path): return .load(path: try inside(folder, path, of: ":load"))
        case .replay(let path): return .replay(path: try inside(folder, path, of: ":replay"))
        case .save: throw Refusal(origin: self, command: ":save", reason: .writes)
        case .export: throw Refusal(origin: self, command: ":export", reason: .writes)
        case .record, .stopRecording: throw Refusal(origin: self, command: ":record", reason: .writes)
        case .recover, .forgetRecovery: throw Refusal(origin: self, command: ":recover", reason: .recovers)
        case .tour, .workshop, .quit: return request
        }
    }

    /// A path that stands in a file, from the folder of that file. What is not there is found missing later.
    private func inside(_ folder: String, _ path: String, of command: String) throws(Refusal) -> String {
        let joined = path.hasPrefix("/") ? path : folder == "." ? path : "\(folder)/\(path)"
        let isHyphen = joined == "-"
        guard let top = SessionFiles.resolved(folder), let found = SessionFiles.resolved(joined) else {
            // Whether something is there is nobody's business outside of the folder.
            guard !joined.split(separator: "/").contains(".."), !path.hasPrefix("/") else {
                throw Refusal(origin: self, command: command, reason: .leavesFolder)
            }
            return isHyphen ? "./-" : joined
        }
        guard found == top || found.hasPrefix(top == "/" ? top : top + "/") else {
            throw Refusal(origin: self, command: command, reason: .leavesFolder)
        }
        return isHyphen ? "./-" : joined
    }

    /// Why something that an entry asks for is not done.
    struct Refusal: Error, Equatable {
        let origin: Origin
        let command: String
        let reason: Reason

        enum Reason {
            /// It would write a file.
            case writes
            /// It would read what lies elsewhere.
            case leavesFolder
            /// It would bring back what somebody typed at another time.
            case recovers
            /// It would run a file that is being run.
            case repeats
        }
    }
}
