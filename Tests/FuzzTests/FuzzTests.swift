import Foundation
import Playground
import Testing
import Transcripts

/// Random and mutated entries end in output or in a diagnostic: no crash, no endless run, no control character, and an
/// entry that fails has changed nothing.
///
/// `Tests/FuzzTests/run 10000` runs many; by itself the test runs a few.
@Suite struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["ATELIER_FUZZ_COUNT"].flatMap(Int.init) ?? 300
    private static let seed = environment["ATELIER_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

    @Test func everyEntryIsAnswered() throws {
        let sessions = try Corpus.sessions()
        let mutator = Mutator(seed: Self.seed, entries: sessions.flatMap { $0 })
        // As much stack as the shell has: a thread of the tests has too little for what the parser may nest.
        let faults = Workers.map(1) { _ in
            var run = FuzzRun(mutator: mutator, trace: Self.environment["ATELIER_FUZZ_TRACE"])
            return run.faults(in: sessions, count: Self.count, seed: Self.seed)
        }
        #expect(faults == [[]])
    }
}
