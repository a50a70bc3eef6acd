import Testing

@testable import Language

@Suite struct ParsedTextTests {
    @Test("A vertical tab and a form feed are spaces, as in Swift", arguments: ["\u{B}", "\u{C}"])
    func feeds(_ feed: String) {
        #expect(Workbench.check("var lights = false", "lights\(feed)= true") == "statement")
        #expect(Workbench.check("1\(feed)+\(feed)1") == "value: Int")
        #expect(
            Workbench.check("\"a\(feed)b\"") == """
                1:3: error: unprintable ASCII character found in source file
                  "a\(feed)b"
                    ^
                """)
    }

    @Test func interpolationsInsideOneAnotherAreLimited() {
        let open = String(repeating: "\"\\(", count: 200)
        #expect(
            Workbench.check("let text = " + open).hasPrefix(
                "1:38: error: this is nested too deep; name an inner part and use the name"))
        #expect(Workbench.check(#""\("\("\("\("a")")")")""#) == "value: String")
        let flat = String(repeating: "\\(1)", count: 200)
        #expect(Workbench.check("\"" + flat + "\"") == "value: String")
    }

    @Test func manyBracketsThatNothingClosesAreToldOfWithoutLookingForTheirEnds() {
        let text = String(repeating: "Text(\"a\" ", count: 2_000)
        #expect(
            Workbench.check(text).hasPrefix(
                "1:2705: error: this is nested too deep; name an inner part and use the name"))
        #expect(
            TopLevelItems(of: Reading(of: String(repeating: "(", count: 1_000))).items.isEmpty == false)
        let line = "let a = [1, 2, 3].map { $0 * 2 }\n"
        #expect(
            Workbench.check(String(repeating: "VStack { Text(\"a\"\n", count: 40) + String(repeating: line, count: 500))
                == """
                1:8: error: '{' is never closed; write '}' where it ends
                  VStack { Text("a"
                         ^
                """)
    }
}
