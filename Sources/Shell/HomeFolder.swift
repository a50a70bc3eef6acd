import Playground
import Transcripts

/// The folder that `~` stands for at the beginning of a path.
struct HomeFolder: Sendable {
    /// Its path, without a slash at its end; nil where nobody says.
    private let path: String?

    /// The folder of who runs the program: `$HOME`.
    init(environment: (String) -> String?) {
        var path = environment("HOME") ?? ""
        while path.count > 1, path.last == "/" { path.removeLast() }
        self.path = path.first == "/" ? path : nil
    }

    /// A path with the folder in place of `~`. Where a file is called so, `./~` names it.
    func expanded(_ typed: String) -> String {
        guard let path, typed == "~" || typed.hasPrefix("~/") else { return typed }
        return path + typed.dropFirst()
    }

    /// What is asked for, with the folder in place of `~`.
    func expanded(_ request: Request) -> Request {
        func expanded(_ target: FileTarget) -> FileTarget {
            FileTarget(path: self.expanded(target.path), replaces: target.replaces)
        }
        return switch request {
        case .load(let path): .load(path: self.expanded(path))
        case .replay(let path): .replay(path: self.expanded(path))
        case .save(let target, let session): .save(to: expanded(target), session)
        case .export(let target, let program): .export(to: expanded(target), program: program)
        case .record(let target, let session): .record(to: expanded(target), session: session)
        case .stopRecording, .recover, .forgetRecovery, .tour, .workshop, .quit: request
        }
    }

    /// The files and folders whose paths begin with what is typed, as they would be typed.
    func paths(beginningWith typed: String) -> [String] {
        guard let path, typed.first == "~" else { return SessionFiles.paths(beginningWith: typed) }
        guard typed != "~" else { return ["~/"] }
        let found = SessionFiles.paths(beginningWith: expanded(typed))
        return typed.hasPrefix("~/") ? found.map { "~" + $0.dropFirst(path.count) } : found
    }
}
