import Testing

@testable import Language

@Suite("Statements, patterns and closures")
struct StatementTests {
    @Test(
        "What runs",
        arguments: [
            "for i in 0..<3 { print(i) }",
            "for (name, n) in [\"a\": 1] { print(name, n) }",
            "while true { break }",
            "repeat { print(1) } while false",
            "switch 3 { case 1...5: print(\"few\"); default: break }",
            "switch (1, true) { case (let n, true) where n > 0: print(n); case (_, false): break; case (_, true): break }",
            "if let n = Int(\"3\"), n > 2 { print(n) } else { print(0) }",
            "let o: Int? = .some(3)\nswitch o { case .some(let n): print(n + 1); case .none: break }",
            "do { throw Oops() } catch { print(error) }",
            "do { throw Oops() } catch is Oops { print(1) }",
            "let sign = if 1 > 0 { \"+\" } else { \"-\" }",
        ])
    func running(entry: String) {
        let answer = Workbench.check("struct Oops: Error {}", entry)
        let last = answer.split(separator: "\n").last
        #expect(last == "statement" || last == "declared let sign: String")
    }

    @Test func aSwitchMustBeExhaustive() {
        #expect(
            Workbench.check(
                "enum Size { case small(Int), large }", "let s = Size.large", "switch s { case .small: print(1) }")
                    == """
                    1:1: error: switch must be exhaustive; add 'case .large' or 'default'
                      switch s { case .small: print(1) }
                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                    """)
    }

    @Test func errorsMustBeMarkedAndHandled() {
        let risky = "struct Oops: Error {}\nfunc risky() throws -> Int { throw Oops() }"
        #expect(
            Workbench.check(risky, "risky()")
                == """
                1:1: error: call can throw but is not marked with 'try'
                  risky()
                  ^~~~~
                """)
        #expect(Workbench.check(risky, "try? risky()") == "value: Int?")
        #expect(
            Workbench.check(risky, "func calm() -> Int { try risky() }")
                == """
                1:26: error: errors thrown from here are not handled; write 'do … catch', 'try?' or 'throws'
                  func calm() -> Int { try risky() }
                                           ^~~~~
                """)
    }

    @Test func assignments() {
        #expect(
            Workbench.check("let n = 1", "n = 2")
                == """
                1:1: error: cannot assign to value: 'n' is a 'let' constant; write 'var', or copy it to a 'var'
                  n = 2
                  ^
                """)
        #expect(
            Workbench.check("struct P { var x = 1; func change() { x = 2 } }")
                == """
                1:39: error: cannot assign to property: 'self' is immutable; mark the method 'mutating'
                  struct P { var x = 1; func change() { x = 2 } }
                                                        ^
                """)
        #expect(
            Workbench.check("let all = [1]", "all.append(2)")
                == """
                1:1: error: cannot use mutating member 'append' on immutable value: 'all' is a 'let' constant; write 'var', or copy it to a 'var'
                  all.append(2)
                  ^
                """)
        #expect(Workbench.check("@State var on = true", "on = false") == "statement")
        #expect(Workbench.check("var all = [[1]]", "all[0][0] += 2") == "statement")
    }

    @Test func optionalsMustBeUnwrapped() {
        #expect(
            Workbench.check("var n: Int? = nil", "n.description")
                == """
                1:3: error: value of optional type 'Int?' must be unwrapped to refer to member 'description' of wrapped base type 'Int'; write '?.description'
                  n.description
                    ^~~~~~~~~~~
                """)
        #expect(Workbench.check("var n: Int? = nil", "n?.description.count") == "value: Int?")
        #expect(Workbench.check("var n: Int? = nil", "(n ?? 0) + n!") == "value: Int")
    }

    @Test func aBodyMustReturn() {
        #expect(
            Workbench.check("func sign(_ n: Int) -> Int { if n > 0 { return 1 } }")
                == """
                1:52: error: missing return in global function expected to return 'Int'
                  func sign(_ n: Int) -> Int { if n > 0 { return 1 } }
                                                                     ^
                """)
    }

    @Test func closuresTakeWhatIsPassed() {
        let twice = "func twice<T>(_ x: T, _ change: (T) -> T) -> T { change(change(x)) }"
        #expect(Workbench.check(twice, "twice(3) { $0 + 1 }") == "value: Int")
        #expect(
            Workbench.check(twice, "twice(3) { 1 }")
                == """
                1:10: error: contextual type for closure argument expects 1 argument, which cannot be implicitly ignored; write '{ _ in … }'
                  twice(3) { 1 }
                           ^
                """)
    }

    @Test func classes() {
        #expect(
            Workbench.check(
                """
                class Counter { var n = 0; func step() { n += 1 } }
                class Fast: Counter { override func step() { super.step(); n += 10 } }
                """, "let c: Counter = Fast()", "c.step()", "c.n + 1") == "value: Int")
    }
}
