import Playground
import Transcripts

/// The files that the session has written, which it may write again as long as nobody else has changed them.
struct OwnFiles {
    private var stamps: [String: FileStamp] = [:]

    /// Writes a file, unless that would lose what somebody else has written and nobody said that it may.
    ///
    /// - Parameter isDurable: whether the text is to be on disk when this returns.
    mutating func write(_ bytes: [UInt8], to target: FileTarget, isDurable: Bool = true) throws(FileError) {
        let stamp = try SessionFiles.write(
            bytes, to: target.path, replacing: replacement(at: target), isDurable: isDurable)
        if let path = SessionFiles.resolved(target.path) { stamps[path] = stamp }
    }

    /// What may be lost where a file is written.
    private func replacement(at target: FileTarget) -> Replacement {
        if target.replaces { return .anything }
        let stamp = SessionFiles.resolved(target.path).flatMap { stamps[$0] }
        return stamp.map(Replacement.unchanged) ?? .nothing
    }
}
