import Foundation
import Transcripts

/// The entries of every recorded session, which random ones are made from.
enum Corpus {
    /// The entries of each session of the repository, in order.
    static func sessions() throws -> [[String]] {
        let repository = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        return try SessionFiles.find(["\(repository)/README.md", "\(repository)/Sessions"]).map { path in
            let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
            return try Transcript(parsing: text).steps.map(\.entry)
        }
    }
}
