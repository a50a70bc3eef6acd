import Playground
import Transcripts

/// The files that the session has written, which it may write again as long as nobody else has changed them.
struct OwnFiles {
    private var stamps: [String: FileStamp] = [:]

    /// Writes a file, unless that would lose what somebody else has written and nobody said that it may.
    mutating func write(_ text: String, to target: FileTarget) throws(FileError) {
        let stamp = try SessionFiles.write(text, to: target.path, replacing: replacement(at: target))
        if let path = SessionFiles.resolved(target.path) { stamps[path] = stamp }
    }

    /// What may be lost where a file is written.
    func replacement(at target: FileTarget) -> Replacement {
        if target.replaces { return .anything }
        let stamp = SessionFiles.resolved(target.path).flatMap { stamps[$0] }
        return stamp.map(Replacement.unchanged) ?? .nothing
    }
}
