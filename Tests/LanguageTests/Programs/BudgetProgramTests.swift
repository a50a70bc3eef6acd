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
            "AnyIterator { Int.max }.prefix(Int.max)",
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
                    == "a generic type is made of more than 200 types: the function calls itself with a larger type each time; end that, or pass the value as 'Any'"
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
            #expect(diagnostic.message == "stopped after 200000 steps: the program may run without end")
        }
    }
}
