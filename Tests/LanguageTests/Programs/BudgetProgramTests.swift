import Testing

@testable import Language

/// Programs that grow without end, each in the form in which a person would write it.
struct BudgetProgramTests {
    @Test(
        "What would grow beyond all measure is refused before it is made",
        arguments: [
            #"var s = "a,b"; for _ in 0..<60 { s = s.split(separator: ",").joined(separator: s + ",") }"#,
            #"var s = "a"; for _ in 0..<60 { s = s.replacingOccurrences(of: "a", with: s + "a") }"#,
            #"var s = "ab"; for _ in 0..<60 { s = "\(s)\(s)" }"#,
            #"let s = String(repeating: "a", count: 1_000_000); Array(repeating: s, count: 1_000_000).joined()"#,
            "var a = [1, 2]; for _ in 0..<60 { let b = a; a = a.flatMap { _ in b } }",
            "let a = Array(0..<1000); Array(repeating: a, count: 100_000).joined(separator: a)",
            "(0..<Int.max).prefix(Int.max).map { $0 }",
            #"String(format: "%1000000000d", 1)"#,
            #"String(format: "%.1000000000f", 1.0)"#,
            #"String(format: String(repeating: "%1$4000000d", count: 1000), 1)"#,
        ])
    func growth(text: String) {
        do {
            _ = try TestSession(steps: 20_000_000).printed(text)
            Issue.record("it ended")
        } catch let diagnostic as Diagnostic {
            #expect(diagnostic.message.contains("5000000"), "\(diagnostic.message)")
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("What a list holds is counted where it is cast, and the copy that it becomes")
    func casts() throws {
        let list = "let a: Any = Array(repeating: 1, count: 200_000)\n"
        #expect(
            try message(of: list + "while true { _ = a is [String: Int] || a is [Int] }")
                == "stopped after 20000000 steps, most of them in 'as': call it less often, or with less")
        let copies = "var all: [[Int?]] = []; for _ in 0..<20 { if let b = a as? [Int?] { all.append(b) } }"
        #expect(
            try message(of: list + copies, steps: 2_000_000)
                == Fault.tooManySteps(limit: 2_000_000).message)
        // What stays as it is shares its storage with what is cast.
        let shared =
            "let a: [Any] = Array(repeating: 1, count: 200_000); var all: [[Int]] = []\n"
            + "for _ in 0..<20 { all.append(a as! [Int]) }; print(all.count)"
        #expect(try TestSession(steps: 2_000_000).printed(shared) == ["20"])
    }

    @Test("Bodies with very many statements are refused before they are checked")
    func statements() throws {
        let lines = String(repeating: "0\n", count: 20_001)
        #expect(
            try message(of: "func f() {\n\(lines)}")
                == "the bodies of an entry hold more than 20000 statements: enter its parts one after the other")
    }

    @Test(
        "A value written in Swift that is made of itself over and over is refused before it takes all memory or time",
        arguments: [
            #"var t = Text("a"); for _ in 0..<30 { t = t + t }"#,
            #"var t = Text("a"); for _ in 0..<1000 { t = Text("\(t)\(t)") }"#,
            #"var k: LocalizedStringKey = "a"; for _ in 0..<40 { k = "\(Text(k))\(Text(k))" }"#,
            "var t = AnyTransition.opacity; for _ in 0..<60 { t = t.combined(with: t) }",
            "var c = Color.red; for _ in 0..<60 { c = c.mix(with: c, by: 0.5) }",
            "var s = AnySequence([1]); for _ in 0..<60 { s = AnySequence(zip(s, s).lazy.map { $0.0 }) }",
        ])
    func joined(text: String) throws {
        let message = try message(of: text)
        #expect(
            message.hasSuffix(
                "makes a value of more than 64 MB, the memory that one value may take: make it of fewer or shorter ones"
            ),
            "\(message)")
    }

    @Test(
        "A value written in Swift counts by its size wherever it is made, changed, compared or nested",
        arguments: [
            "var t = Animation.linear; while true { t = t.delay(1) }",
            "var s = AnyShapeStyle(.red); while true { s = AnyShapeStyle(s.opacity(0.9)) }",
            "var s = AnyShape(Circle()); while true { s = AnyShape(s.rotation(.degrees(1))) }",
            #"var t = Text("a"); while true { t = t + Text("b") }"#,
            "var s = AnySequence([1]); while true { s = AnySequence(s.lazy.map { $0 }) }",
            """
            var p = Path(CGRect(x: 0, y: 0, width: 1, height: 1)); for _ in 0..<10 { p.addPath(p) }
            while true { p = p.offsetBy(dx: 1, dy: 1) }
            """,
            """
            var p = Path(CGRect(x: 0, y: 0, width: 1, height: 1)); for _ in 0..<10 { p.addPath(p) }
            while true { var q = p; q.addLine(to: .zero) }
            """,
        ])
    func grown(text: String) throws {
        #expect(try message(of: text, steps: 2_000_000).hasPrefix("stopped after 2000000 steps"))
    }

    @Test(
        "Ranges that are too long for what is asked of them are refused for what they are",
        arguments: [
            ("(Int.min...Int.max).count", overflow), ("(0...Int.max).count", overflow),
            ("[1, 2, 3][0...Int.max]", place), ("[1, 2, 3][...Int.max]", place),
            ("[1, 2, 3].prefix(through: Int.max)", place),
            ("(0..<10_000_000).map { $0 }", size),
        ])
    func longRanges(text: String, expected: String) throws { #expect(try message(of: text) == expected) }

    private static let overflow =
        "arithmetic overflow: the result does not fit into the type of the numbers"
    private static let place = "index 9223372036854775807 is out of range: the indices are 0..<3"
    private static let size = "10000000 elements are more than a collection or a text may have here: 5000000"

    @Test("What is made of many parts without growing beyond measure goes by")
    func large() throws {
        let text = """
            var t = Text("a")
            for _ in 0..<300 { t = t + Text("b").bold() }
            var p = Path()
            p.move(to: .zero)
            for i in 0..<9_000 { p.addLine(to: CGPoint(x: 1, y: Double(i))) }
            print(p.isEmpty, t == t)
            """
        #expect(try TestSession(steps: 20_000_000).printed(text) == ["false true"])
    }

    @Test("Trees that share their branches are compared and hashed as far as the steps go")
    func trees() throws {
        let setup = """
            indirect enum T: Hashable { case l; case n(T, T) }
            var t = T.l; for _ in 0..<40 { t = .n(t, t) }
            var u = T.l; for _ in 0..<40 { u = .n(u, u) }

            """
        #expect(try message(of: setup + "t == u", steps: 2_000_000).hasPrefix("stopped after 2000000 steps"))
        #expect(try message(of: setup + "Set([t])", steps: 2_000_000).hasPrefix("stopped after 2000000 steps"))
    }

    @Test(
        "What is hashed and compared counts by its size, whatever it stands in",
        arguments: [
            "var s = Set<AnyHashable>(); for _ in 0..<40 { s = [s, Set<AnyHashable>([s, 1])] }",
            #"let a = String(repeating: "a", count: 4_000_000); var s = Set<String>(); while true { s.insert(a) }"#,
            #"let a = String(repeating: "a", count: 4_000_000); var d = [String: Int](); while true { d[a] = 1 }"#,
            """
            let a = [String(repeating: "a", count: 4_000_000)], b = [String(repeating: "a", count: 3_999_999) + "b"]
            while true { _ = a == b }
            """,
            "let c = Array(repeating: Color.red, count: 10_000), d = Array(repeating: Color.red, count: 10_000); while true { _ = c == d }",
        ])
    func compared(text: String) throws {
        #expect(try message(of: text, steps: 2_000_000).hasPrefix("stopped after 2000000 steps"))
    }

    @Test("Long Markdown counts by its length")
    func markdown() throws {
        let text = #"let t = Text(LocalizedStringKey(String(repeating: "**a** ", count: 5_000)))"#
        #expect(try TestSession(steps: 400_000).printed(text) == [])
        let again =
            "let k = LocalizedStringKey(String(repeating: \"**a** \", count: 10_000)); while true { _ = Text(k) }"
        #expect(try message(of: again, steps: 400_000).hasPrefix("stopped after 400000 steps"))
    }

    private func message(of text: String, steps: Int = 20_000_000) throws -> String {
        do {
            _ = try TestSession(steps: steps).printed(text)
        } catch let diagnostic as Diagnostic {
            return diagnostic.message
        }
        return "it ended"
    }

    @Test(
        "Types that grow with each call end with a sentence",
        arguments: ["g([t])", "g((t, t))", "g(Optional(t))", "g({ t })", "g([t: t])"])
    func types(call: String) {
        let generic = call.contains(": t]") ? "T: Hashable" : "T"
        let text = "func g<\(generic)>(_ t: T) -> Int { \(call) }\ng(1)"
        do {
            _ = try TestSession(steps: 20_000_000).printed(text)
            Issue.record("it ended")
        } catch let diagnostic as Diagnostic {
            // Some are refused when they are checked.
            #expect(!diagnostic.message.isEmpty)
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("A type that grows with each call is named for what it is")
    func largeType() {
        do {
            _ = try TestSession().printed("func g<T>(_ t: T) -> Int { g([t]) }\ng(1)")
            Issue.record("it ended")
        } catch let diagnostic as Diagnostic {
            #expect(
                diagnostic.message
                    == "a generic type is nested more than 200 deep; end what calls itself with a larger type each time, pass a value as 'Any', or wrap a long chain of modifiers of your own in 'AnyView(…)' now and then"
            )
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("Copies on write count as work, and changes in place take no longer for a long array")
    func copies() throws {
        let setup = "let b = Array(repeating: 1, count: 100_000)\nvar n = 0\n"
        let copying = setup + "for i in 0..<1_000 { var c = b; c[0] = i; n += c[0] }"
        do {
            _ = try TestSession(steps: 1_000_000).printed(copying)
            Issue.record("it ended")
        } catch let diagnostic as Diagnostic {
            #expect(
                diagnostic.message
                    == "stopped after 1000000 steps, most of them in copies: a collection that two variables share is copied when one of them changes; change it in place"
            )
        }
        let inPlace = setup + "var c = b\nfor i in 0..<10_000 { c[i] = i; n += c[i] }\nprint(n)"
        #expect(try TestSession(steps: 300_000).printed(inPlace) == ["49995000"])
    }

    @Test("Own hashing that never ends, or takes too long, ends the entry at once")
    func hashing() throws {
        let slow = """
            struct K: Hashable {
                var n: Int
                func hash(into hasher: inout Hasher) {
                    var m = 0
                    while m < 1_000 { m += 1 }
                    hasher.combine(n)
                }
            }
            Set((0..<20_000).map { K(n: $0) }).count
            """
        do {
            _ = try TestSession(steps: 200_000).printed(slow)
            Issue.record("it ended")
        } catch let diagnostic as Diagnostic {
            #expect(diagnostic.message == Fault.tooManySteps(limit: 200_000).message)
        }
    }
}
