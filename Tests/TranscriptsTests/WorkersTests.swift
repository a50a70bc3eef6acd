import Testing

@testable import Transcripts

/// Takes about 200 bytes of stack for each level.
private func depth(_ level: Int) -> Int {
    level == 0 ? 0 : 1 + depth(level - 1)
}

@Suite struct WorkersTests {
    @Test(arguments: [1, 2, 3, 50])
    func resultsComeInOrder(_ jobs: Int) {
        #expect(Workers.map(7, jobs: jobs) { $0 * $0 } == [0, 1, 4, 9, 16, 25, 36])
        #expect(Workers.map(0, jobs: jobs) { $0 } == [])
    }

    @Test func theStackIsAsLargeAsAskedFor() {
        #expect(Workers.map(2, stackSize: 256 << 20) { _ in depth(500_000) } == [500_000, 500_000])
    }

    @Test func whatCannotStartIsDoneHere() {
        #expect(Workers.map(3, jobs: 2, stackSize: Int.max) { $0 } == [0, 1, 2])
    }
}
