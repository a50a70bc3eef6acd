import Testing

@testable import Language

struct LimitsTests {
    @Test("A loop without end is stopped, and its place is named")
    func endlessLoop() throws {
        let text = """
            var n = 0
            while true { n += 1 }
            """
        #expect(try failure(of: text) == "2:1: stopped after 10000 steps: the program may run without end")
    }

    @Test("A function that calls itself without end is stopped at the call, and the session goes on")
    func endlessRecursion() throws {
        let session = TestSession()
        _ = try session.printed("func f(_ n: Int) -> Int { f(n + 1) + 1 }")
        do {
            _ = try session.printed("f(0)")
            Issue.record("it ended")
        } catch let diagnostic as Diagnostic {
            #expect((diagnostic.line, diagnostic.column) == (1, 27))
            #expect(diagnostic.message.hasSuffix("deep: the function calls itself without end"))
        }
        #expect(try session.values("1 + 1") == ["2"])
    }

    @Test("An error that nobody catches names its place")
    func uncaught() throws {
        let text = """
            struct Failure: Error { var code = 7 }
            func fail() throws { throw Failure() }
            try fail()
            """
        #expect(
            try failure(of: text)
                == "2:22: uncaught error: Failure(code: 7); catch it with 'do { … } catch { … }'")
    }

    @Test("A value that is nested too deep to be shown or compared ends the evaluation")
    func deepValues() throws {
        let session = TestSession(steps: 10_000_000)
        _ = try session.printed(
            """
            indirect enum Chain { case end, link(Chain) }
            func chain(_ count: Int) -> Chain {
                var chain = Chain.end
                for _ in 0..<count { chain = .link(chain) }
                return chain
            }
            class Node { var next: Node? }
            func nodes(_ count: Int) -> Int {
                var first = Node()
                for _ in 0..<count { let node = Node(); node.next = first; first = node }
                return count
            }
            """)
        #expect(try session.values("\"\\(chain(2))\"") == [#""link(Chain.link(Chain.end))""#])
        #expect(try session.values("nodes(100_000)") == ["100000"])
        #expect(throws: Diagnostic.self) { try session.values("\"\\(chain(100_000))\"") }
    }

    private func failure(of text: String) throws -> String {
        do {
            _ = try TestSession(steps: 10_000).printed(text)
            return "none"
        } catch let diagnostic as Diagnostic {
            return "\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)"
        }
    }
}
