import Testing

@testable import Language

struct LimitsTests {
    @Test("A loop without end is stopped, and its place is named")
    func endlessLoop() throws {
        let text = """
            var n = 0
            while true { n += 1 }
            """
        let message = "stopped after 10000 steps, the most that an entry may take"
        #expect(try failure(of: text) == "2:1: \(message): end what runs without end, or try fewer or smaller values")
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
            #expect(diagnostic.message.hasSuffix("deep: the function calls itself without end, or too often"))
        }
        #expect(try session.values("1 + 1") == ["2"])
    }

    @Test("An iterator that goes through its own sequence without end is stopped as other calls are")
    func endlessIterator() throws {
        let text = """
            struct S: Sequence, IteratorProtocol { mutating func next() -> Int? { self.map { $0 }.first } }
            for x in S() { print(x) }
            """
        let session = TestSession(steps: 20_000_000)
        do {
            _ = try session.printed(text)
            Issue.record("it ended")
        } catch let diagnostic as Diagnostic {
            #expect(diagnostic.message.hasPrefix("calls are nested too deep"), "\(diagnostic.message)")
        }
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
        #expect(try session.values("\"\\(chain(200))\".count") == ["2403"])
        do {
            _ = try session.values("\"\\(chain(400_000))\"")
            Issue.record("it ended")
        } catch let diagnostic as Diagnostic {
            #expect(
                diagnostic.message == "the value is nested too deep: it holds itself over and over; nest it less")
        }
    }

    @Test(
        "What holds another of its kind, over and over, is let go of",
        arguments: [
            "var a: [Any] = []; for _ in 0..<100_000 { a = [a] }; a = []",
            "var a: Any = 1; for _ in 0..<100_000 { a = (a, 1) }; a = 2",
            "var a: Any = 1; for _ in 0..<100_000 { a = Optional(a) as Any }; a = 2",
            #"var a: [String: Any] = [:]; for _ in 0..<100_000 { a = ["a": a] }; a = [:]"#,
            "var f: () -> Int = { 1 }; for _ in 0..<100_000 { let g = f; f = { g() } }; f = { 2 }",
            "struct W { var f: () -> Int }; var w = W { 1 }; for _ in 0..<100_000 { let o = w; w = W { o.f() } }; w = W { 2 }",
            "var s = AnyIterator { 1 }; for _ in 0..<100_000 { let q = s; s = AnyIterator { q.next() } }; s = AnyIterator { 2 }",
            "struct R { let f: () -> Int; func m() -> Int { f() } }; var f: () -> Int = { 1 }; for _ in 0..<100_000 { f = R(f: f).m }; f = { 2 }",
        ])
    func deepRelease(text: String) throws {
        #expect(try TestSession(steps: 20_000_000).printed(text + "; print(1)") == ["1"])
    }

    @Test(
        "What is made and walked through counts by its size, so that a few calls cannot take all memory",
        arguments: [
            #"var s = "a"; while true { s += s }"#,
            #"var s = "a"; while true { s = s + s }"#,
            #"var s = "a"; while true { s = "\(s)\(s)" }"#,
            #"var s = "a"; while true { s.append(contentsOf: s) }"#,
            #"var s = ["a"]; while true { s = [s.joined() + s.joined()] }"#,
            "var a = [1]; while true { a += a }",
            "var a = [1]; while true { a = a.reversed() + a }",
            "var a = [1]; while true { a.append(contentsOf: a) }",
            "var a = [1]; while true { a = [a, a].flatMap { $0 } }",
            "var a = [1]; while true { a = (a + a).sorted() }",
            "var a: [Any] = []; while true { a = [a, a]; _ = \"\\(a)\" }",
            "var a: [Any] = []; for _ in 0..<100 { a = [a, a] }; print(a)",
            "indirect enum T { case leaf, node(T, T) }; var t = T.leaf; for _ in 0..<100 { t = .node(t, t) }; print(t)",
            "let a = Array(repeating: 1, count: 10_000); while true { _ = a.contains(2) }",
            "var a = Array(repeating: 1, count: 10_000); while true { a.removeFirst(); a.append(1) }",
            #"let s = String(repeating: "a", count: 10_000); while true { _ = s.count }"#,
            #"let s = String(repeating: "a", count: 10_000); while true { for _ in s { break } }"#,
        ])
    func sizes(text: String) {
        do {
            _ = try TestSession(steps: 1_000_000).printed(text)
            Issue.record("it ended")
        } catch let diagnostic as Diagnostic {
            // What doubles ends at its size first.
            let isTooLong = diagnostic.message.hasSuffix("may have here: 5000000")
            #expect(diagnostic.message.hasPrefix("stopped after 1000000 steps") || isTooLong)
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("An element that is handed on costs no more than a call, however large it is")
    func elementsThatAreHandedOn() throws {
        let text = """
            let rows = [Array(repeating: 1, count: 10_000)]
            var sum = 0
            for _ in 0..<10_000 { sum += rows.last!.count + (rows.first ?? []).count + rows[0][7] }
            """
        #expect(try TestSession(steps: 200_000).printed(text) == [])
    }

    @Test("What would be too long is named by its length")
    func tooManyElements() throws {
        let limit = "more than a collection or a text may have here: 5000000"
        let longer = "longer than a collection may be here: 5000000 elements; take a part first, such as 'prefix(100)'"
        let expected = [
            "Array(repeating: 0, count: 10_000_000_000)": "1:1: 10000000000 elements are \(limit)",
            #"String(repeating: "ab", count: 10_000_000_000)"#: "1:1: 20000000000 elements are \(limit)",
            "Array(0..<100_000_000)": "1:1: 100000000 elements are \(limit)",
            "Array(1...)": "1:1: the sequence is \(longer)",
            "repeatElement(0, count: -1)": "1:1: a count cannot be negative: -1",
            #"ForEach(0..<100_000_000, id: \.self) { Text("\($0)") }"#:
                "1:1: 100000000 elements would make more views than there may be: 100000; show a part, such as 'prefix(100)'",
        ]
        for (text, message) in expected {
            let session = TestSession(steps: 20_000_000)
            do {
                _ = try session.values(text)
                _ = try session.tree()
                Issue.record("\(text) ran")
            } catch let diagnostic as Diagnostic {
                #expect("\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)" == message)
            }
        }
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
