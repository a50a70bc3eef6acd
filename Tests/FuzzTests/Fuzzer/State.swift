import Foundation
import Fuzzing

/// How far the inputs of one seed were tried: kept in `.build/fuzz`, so that an interrupted run goes on.
struct State: Codable {
    let seed: UInt64
    /// How many inputs were asked for.
    var count: Int
    /// How many batches were tried, from the first on.
    var batches = 0
    /// How many seconds that took.
    var seconds = 0.0
    /// What was found.
    var findings: [Finding] = []

    struct Finding: Codable {
        let kind: String
        let batch: Int
        let input: Int
        let text: String
    }

    private static let folder = URL(fileURLWithPath: Corpus.repository).appendingPathComponent(".build/fuzz")

    private static func file(_ seed: UInt64) -> URL { folder.appendingPathComponent("seed-\(seed).json") }

    /// The state of a seed as it was left, or a new one.
    static func of(seed: UInt64, count: Int) -> State {
        var state =
            (try? Data(contentsOf: file(seed))).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
            ?? State(seed: seed, count: count)
        state.count = count
        return state
    }

    /// All that were begun.
    static func all() -> [State] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.sorted { $0.path < $1.path }.compactMap {
            (try? Data(contentsOf: $0)).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
        }
    }

    func save() {
        try? FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try? encoder.encode(self).write(to: Self.file(seed), options: .atomic)
    }

    var allBatches: Int { (count + Mutators.batchSize - 1) / Mutators.batchSize }

    var isFinished: Bool { batches >= allBatches }

    /// What stands at the end of a run.
    var figures: String {
        let inputs = min(count, batches * Mutators.batchSize)
        let speed = seconds > 0 ? Int(Double(inputs) / seconds) : 0
        let kinds = Dictionary(grouping: findings, by: \.kind).sorted { $0.key < $1.key }
            .map { "\($0.key) \($0.value.count)" }
        return "seed \(seed): \(inputs) of \(count) inputs, \(speed) a second, \(Int(seconds)) s, findings: "
            + (kinds.isEmpty ? "none" : kinds.joined(separator: ", "))
            + "\n  \(Self.file(seed).path)"
    }
}
