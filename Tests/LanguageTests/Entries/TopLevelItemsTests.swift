import Language
import Testing

@Suite struct TopLevelItemsTests {
    private func items(_ text: String) -> [String] {
        TopLevelItems(of: text).items.map { "\($0.line): \($0.text)" }
    }

    @Test func takesItemsApart() {
        let text = """
            // A comment
            let a = 1; let b = 2

            Text("x")

                .padding()
            if a == 1 { f() }
            else { g() }
            """
        #expect(
            items(text) == [
                "1: // A comment\nlet a = 1", "2: let b = 2", "4: Text(\"x\")\n\n    .padding()",
                "7: if a == 1 { f() }\nelse { g() }",
            ])
    }

    @Test func keepsTogetherWhatLacksALineBreak() {
        #expect(items("let x = 5 -3\nf()") == ["1: let x = 5 -3", "2: f()"])
        #expect(items("fucn f() {}") == ["1: fucn f() {}"])
    }

    @Test func keepsWhatTheParserDoesNotUnderstand() {
        #expect(items("let a = 1\n}") == ["1: let a = 1", "2: }"])
        #expect(items(")") == ["1: )"])
        #expect(items("// nothing") == [])
        #expect(items("") == [])
    }
}
