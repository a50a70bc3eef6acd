import Language
import Testing

@Suite struct InputStateTests {
    @Test(arguments: [
        ("VStack {", 1), ("VStack {\n  Text(\"a\")", 1), ("let x =", 0), ("ForEach(0..<3) { i in", 1),
        ("Text(\"a\").", 0), ("struct A: View", 0), ("f(a, [", 2), ("/* a", 0), ("let a = \"\"\"\nx", 0),
        ("x ? y :", 0), ("func f() -> Int", 0), ("func f(\n  a: Int\n)", 0),
    ])
    func needsMore(text: String, depth: Int) {
        #expect(InputState(of: text) == .incomplete(depth: depth))
    }

    @Test("What has slips may lack its end as well", arguments: [("MyView: View {", 1), ("VStack {\n  Text(“a”)", 1)])
    func slips(text: String, depth: Int) {
        #expect(InputState(of: Reading(of: text)) == .incomplete(depth: depth))
    }

    @Test(arguments: [
        "", "1 + 2", "Text(\"a\")", ".padding()", "struct A {}", "}", "let 1 = 2", "Text(“a”)", "Text(\"a", "/* a */",
        "VStack { ) }", "f(}", "if x {}", "VStack { Text(\"a }",
    ])
    func canRun(text: String) {
        #expect(InputState(of: text) == .complete)
    }
}
