import Catalogue
import Components
import Foundation
import Language
import Transcripts

/// What is known to work, which inputs are made from.
public enum Corpus {
    /// The top folder of the repository, found from where this file stands.
    public static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// The entries of each recorded session of the repository, in order.
    static func sessions() throws -> [[String]] {
        try SessionFiles.find(["\(repository)/README.md", "\(repository)/Sessions"]).map { path in
            let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
            return try Transcript(parsing: text).steps.map(\.entry)
        }
    }

    /// The examples of the catalogue, each once.
    static func examples() -> [String] {
        let records = CheckedProgram(builtIns: StandardLibrary.builtIns + EngineLibrary.builtIns + .components)
            .documentedRecords
        var seen: Set<String> = []
        return records.map(\.example).filter { !$0.isEmpty && seen.insert($0).inserted }
    }
}
