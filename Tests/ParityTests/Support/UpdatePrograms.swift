import Foundation
import Playground
import Transcripts

/// The random programs about updates, each group a session that is exported as one file.
enum UpdatePrograms {
    /// How many groups there are.
    static let groups = 1...20
    private static let groupSize = 15

    /// What a group is called.
    static func name(of group: Int) -> String { "Updates\(group < 10 ? "0" : "")\(group)" }

    /// The entries of a group. The programs of a group have the same types of the same seeds each time.
    static func text(of group: Int) -> String {
        let seeds = (group - 1) * groupSize + 1...group * groupSize
        return seeds.map { seed in
            UpdateProgram(seed: UInt64(seed), named: "U\(seed)").entries.joined(separator: "\n\n")
        }.joined(separator: "\n\n") + "\n"
    }

    /// A group as Swift, with all that it is to show.
    static func export(of group: Int) throws -> SessionExport {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name(of: group))-\(UUID()).swift")
        try text(of: group).write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try SessionExport(of: file.path, named: name(of: group), as: .part, isCompared: true)
    }
}
