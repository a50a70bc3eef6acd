import Testing

@testable import Language

@Suite("What an entry's items are")
struct ItemTests {
    @Test(
        "What only looks at values is known, through functions and initializers of the program",
        arguments: [
            ("S()", true), ("print(S().n, S(n: 2).twice)", true), ("sum(S(), 2)", true), ("show(S())", true),
            ("print(counted())", false), ("C()", false), ("T()", false), ("n += 1", false), ("fib(3)", true),
            ("list.append(1)", false), ("kept.twice", true), ("print(list.map { $0 })", false), ("E.a.raised()", true),
        ])
    func reading(text: String, onlyReads: Bool) throws {
        let declarations = """
            var n = 0; var list = [1]
            func counted() -> Int { n += 1; return n }
            struct S { var n = 1; var twice: Int { let other = n; return n + other } }
            struct T { var n = counted() }
            class C { var n = 0 }
            enum E { case a; func raised() -> Int { 2 } }
            func sum(_ s: S, _ n: Int) -> Int { s.n + n }
            func show(_ s: S) { print(s.twice) }
            func fib(_ n: Int) -> Int { n < 2 ? n : 1 }
            let kept = S()
            """
        let program = try CheckedProgram(builtIns: EmptyProgram.builtIns).check(declarations, canvas: nil).program
        let items = try program.check(text, canvas: nil).items
        #expect(items.map(\.onlyReads) == [onlyReads])
    }

    @Test func kinds() {
        #expect(
            Workbench.check(
                """
                import SwiftUI
                let n = 3
                n + 1
                print(n)
                let _ = print(n)
                Text("a")
                """)
                    == """
                    nothing
                    declared let n: Int
                    value: Int
                    statement
                    statement
                    view: Text
                    """)
    }

    @Test func modifiersApplyToTheCanvas() {
        #expect(Workbench.check(#"Text("a")"#, ".bold()") == "modifiers: Text")
        #expect(Workbench.check(#"Text("a")"#, ".padding().bold()") == "modifiers: some View")
        #expect(
            Workbench.check(".padding()")
                == """
                1:1: error: there is no view yet to modify; enter one first, such as Text("Hello"); \
                what goes on from the line before is entered together with it
                  .padding()
                  ^~~~~~~~~~
                """)
        #expect(
            Workbench.check(#"Text("a")"#, ".paddin()")
                == """
                1:2: error: value of type 'Text' has no member 'paddin'; did you mean 'padding'?
                  .paddin()
                   ^~~~~~
                """)
    }

    @Test(
        "What the language leaves out is refused by name",
        arguments: [
            ("actor Store {}", "1:1: error: 'actor' is not supported; declare a class\n  actor Store {}\n  ^"),
            (
                "defer { print(1) }",
                "1:1: error: 'defer' belongs in a body: the top level has no end; write the statements where they run\n  defer { print(1) }\n  ^~~~~~~~~~~~~~~~~~"
            ),
            (
                "func f() async {}",
                "1:10: error: 'async' is not supported; leave it out\n  func f() async {}\n           ^~~~~"
            ),
            (
                "lazy var x = 1",
                "1:1: error: 'lazy' cannot be used on an already-lazy global\n  lazy var x = 1\n  ^~~~"
            ),
            (
                "import Combine",
                "1:8: error: 'Combine' is not supported in Atelier; leave the line out, and what needs it\n  import Combine\n         ^"
            ),
            (
                "struct S { let (a, b) = (1, 2) }",
                "1:16: error: a tuple pattern is not supported here; declare the parts one by one\n  struct S { let (a, b) = (1, 2) }\n                 ^"
            ),
            (
                "#warning(\"x\")",
                "1:1: error: macro '#warning' is not supported; of the macros only '#Preview' is\n  #warning(\"x\")\n  ^~~~~~~~~~~~~"
            ),
            (
                "VStack { ... }",
                "1:10: error: unexpected code '...' in closure; '...' stands for something left out: write it, or remove it\n  VStack { ... }\n           ^"
            ),
        ])
    func omissions(entry: String, answer: String) {
        #expect(Workbench.check(entry) == answer)
    }
}
