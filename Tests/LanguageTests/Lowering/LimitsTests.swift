import Testing

@testable import Language

struct LimitsTests {
    @Test("A loop without end is stopped")
    func endlessLoop() throws {
        #expect(throws: (any Error).self) { try TestSession(steps: 10_000).printed("while true {}") }
    }

    @Test("A function that calls itself without end is stopped, and the session goes on")
    func endlessRecursion() throws {
        let session = TestSession()
        _ = try session.printed("func f(_ n: Int) -> Int { f(n + 1) + 1 }")
        #expect(throws: (any Error).self) { try session.printed("f(0)") }
        #expect(try session.values("1 + 1") == ["2"])
    }
}
