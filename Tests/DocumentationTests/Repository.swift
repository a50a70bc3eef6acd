import Foundation

/// The files of the repository that these tests read.
enum Repository {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The text of a file, by its path from the top.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The paths of all files below a folder whose names end in `suffix`, sorted.
    static func files(below folder: String, suffix: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }
            .map { "\(folder)/\($0)" }.sorted()
    }
}
