import Testing

@testable import Playground

@Suite("The order in which the items of a script run")
struct ItemOrderTests {
    private func entries(_ script: String) -> [String] {
        Playground().entries(in: script).map { "\($0.line): \($0.text)" }
    }

    @Test func aTypeThatIsDeclaredBelowItsUseComesBeforeIt() {
        #expect(
            entries("let g = Greeter()\ng.hi()\nstruct Greeter { func hi() {} }") == [
                "3: struct Greeter { func hi() {} }", "1: let g = Greeter()", "2: g.hi()",
            ])
    }

    @Test func aComputedVariableIsADeclaration() {
        #expect(
            entries("print(area)\nvar area: Int { side * side }\nvar side: Int { 3 }\nlet last = area") == [
                "2: var area: Int { side * side }\nvar side: Int { 3 }", "1: print(area)", "4: let last = area",
            ])
    }

    @Test func whatShowsAProgramOrItsPreviewsIsAnEntryOfItsOwn() {
        let script = """
            @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
            struct A: View { var body: some View { Text("A") } }
            struct A_Previews: PreviewProvider { static var previews: some View { A() } }
            struct B_Previews: PreviewProvider { static var previews: some View { A().bold() } }
            """
        #expect(
            entries(script) == [
                "2: struct A: View { var body: some View { Text(\"A\") } }",
                "1: @main struct Main: App { var body: some Scene { WindowGroup { A() } } }",
                "3: struct A_Previews: PreviewProvider { static var previews: some View { A() } }",
                "4: struct B_Previews: PreviewProvider { static var previews: some View { A().bold() } }",
            ])
    }

    @Test func whatThatNeedsComesAlong() {
        let script = """
            let card = Card()
            print(card.title.shouted)
            struct Other {}
            struct Card: Titled { var title: String { join("a", "b") } }
            extension String { var shouted: String { uppercased() } }
            func join(_ a: String, _ b: String) -> String { a +++ b }
            infix operator +++
            func +++ (a: String, b: String) -> String { a + b }
            protocol Titled {}
            """
        #expect(
            entries(script) == [
                "4: struct Card: Titled { var title: String { join(\"a\", \"b\") } }\n\n"
                    + "func join(_ a: String, _ b: String) -> String { a +++ b }\ninfix operator +++\n"
                    + "func +++ (a: String, b: String) -> String { a + b }\nprotocol Titled {}",
                "1: let card = Card()",
                "5: extension String { var shouted: String { uppercased() } }",
                "2: print(card.title.shouted)",
                "3: struct Other {}",
            ])
    }

    @Test func aFunctionThatUsesAVariableBelowIsEnteredWithIt() {
        #expect(
            entries("func f() { print(g) }; let g = 3; f()") == [
                "1: func f() { print(g) }\nlet g = 3", "1: f()",
            ])
        #expect(
            entries("f()\nlet g = 3\nfunc f() { print(g) }") == [
                "3: func f() { print(g) }\nf()\nlet g = 3"
            ])
    }

    @Test func anObserverOrAClosureThatUsesAVariableBelowIsEnteredWithIt() {
        #expect(
            entries("var n = 0 { didSet { log.append(n) } }\nvar log: [Int] = []\nn = 5") == [
                "1: var n = 0 { didSet { log.append(n) } }\nvar log: [Int] = []", "3: n = 5",
            ])
        #expect(
            entries("let show = { print(best) }; print(1); let best = 10; show()") == [
                "1: let show = { print(best) }\nprint(1)\nlet best = 10", "1: show()",
            ])
        #expect(
            entries("bus.on { log.append($0) }\nif true { fs.append { k } }\nlet k = 1\nvar log = [0]\nbus.send(1)")
                == [
                    "1: bus.on { log.append($0) }\nif true { fs.append { k } }\nlet k = 1\nvar log = [0]",
                    "5: bus.send(1)",
                ])
        #expect(entries("b.action = { n += 1 }\nvar n = 0") == ["1: b.action = { n += 1 }\nvar n = 0"])
        #expect(entries("let a = { b }()\nlet b = 1") == ["1: let a = { b }()", "2: let b = 1"])
        #expect(entries("xs.map { n in n + 1 }\nlet n = 1") == ["1: xs.map { n in n + 1 }", "2: let n = 1"])
    }

    @Test(
        "An overload that stands further down comes before what may call it",
        arguments: [
            ("func f(_ n: Int) { f(\"\\(n)\") }", "func f(_ s: String) {}"),
            ("struct S { func f() { f(2) } }", "extension S { func f(_ n: Int) {} }"),
            ("struct S { init(_ n: Int) { self.init(\"\\(n)\") } }", "extension S { init(_ s: String) {} }"),
            (
                "struct S { subscript(n: Int) -> Int { self[\"\\(n)\"] } }",
                "extension S { subscript(s: String) -> Int { 1 } }"
            ),
            ("struct V { var body: Text { Text(3) } }", "extension Text { init(_ n: Int) { self.init(\"\\(n)\") } }"),
            (
                "func f(_ n: Int) -> String { \"\\(hex: n)\" }",
                "extension String.StringInterpolation { mutating func appendInterpolation(hex n: Int) {} }"
            ),
        ])
    func overloads(_ call: String, _ overload: String) {
        #expect(
            entries("\(call)\nprint()\n\(overload)") == ["1: \(call)\n\n\(overload)", "2: print()"])
    }

    @Test func whatStandsBetweenMayNeedVariablesFurtherDown() {
        let script = "func f() -> Int { x }\nfunc g() -> Int { y }\nlet x = 1\nlet y = 2\nprint(f(), g())"
        #expect(
            entries(script) == [
                "1: func f() -> Int { x }\nfunc g() -> Int { y }\nlet x = 1\nlet y = 2", "5: print(f(), g())",
            ])
    }

    @Test func namesThatAnItemBindsItselfAreNoUses() {
        let script = """
            func double(x: Int) -> Int { let y = x; return y * 2 }
            double(x: 2)
            let x = 1
            let y = 2
            """
        #expect(
            entries(script) == [
                "1: func double(x: Int) -> Int { let y = x; return y * 2 }", "2: double(x: 2)", "3: let x = 1",
                "4: let y = 2",
            ])
    }

    @Test func whatIsDeclaredTwiceStaysWhereItIs() {
        let script = "let a = A()\nstruct A {}\nlet b = A()\nstruct A { var n = 1 }"
        #expect(
            entries(script) == ["1: let a = A()", "2: struct A {}", "3: let b = A()", "4: struct A { var n = 1 }"])
    }

    @Test func whatIsInOrderStaysAsItIs() {
        let script = "struct A {}\n\nextension A { var n: Int { 1 } }\nlet a = A()\nfunc f() { print(a) }\nf()"
        #expect(
            entries(script) == [
                "1: struct A {}\n\nextension A { var n: Int { 1 } }", "4: let a = A()", "5: func f() { print(a) }",
                "6: f()",
            ])
    }

    @Test func placesOfErrorsAreThoseOfTheScript() {
        func place(_ script: String) -> String {
            var playground = Playground()
            for entry in playground.entries(in: script) {
                if let failure = playground.enter(entry, of: "a.swift").failure {
                    return "\(failure.file ?? "?"):\(failure.line):\(failure.column): \(failure.message)"
                }
            }
            return "ran"
        }
        let mismatch =
            "cannot convert value of type 'Int' to specified type 'String'; write it into a text as \"\\(…)\""
        #expect(place("let a = 1; let b: String = 2") == "a.swift:1:28: \(mismatch)")
        #expect(place("let a = 1\n/* x\n y */ let b = 2; let c: String = 3") == "a.swift:3:34: \(mismatch)")
        #expect(
            place("func f(_ x: Int) {\n    precondition(x > 1, \"no\")\n}\n\n\n\nf(1)")
                == "a.swift:2:5: the program stopped itself: no")
        #expect(
            place("run()\n\nlet one = 1; func run() {\n    let _ = [0][one]\n}")
                == "a.swift:4:17: 'one' is used before it has a value")
        #expect(
            place("run()\n\n/* */ func run() { let _ = [0][1]\n}")
                == "a.swift:3:28: index 1 is out of range: the indices are 0..<1")
        #expect(
            place(
                "struct V: View {\n  let n: Int\n  var body: some View {\n    Text(\"\\([1, 2][n])\")\n  }\n}\n\n\nV(n: 5)"
            )
                == "a.swift:4:13: index 5 is out of range: the indices are 0..<2")
        #expect(place("let a = 1\n\n:set width x") == "?:3:1: width is 1 to 1000 columns, not 'x'")
    }

    @Test func inAnArticleASecondDeclarationTakesThePlaceOfTheFirst() {
        let script = "protocol P { var n: Int { get } }\nstruct A: P { let n = 1 }\nprotocol P: Equatable { /*...*/ }"
        #expect(
            entries(script) == [
                "1: protocol P { var n: Int { get } }\nstruct A: P { let n = 1 }",
                "3: protocol P: Equatable { /*...*/ }",
            ])
    }
}
