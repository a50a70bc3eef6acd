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
                "1:86: error: this is nested too deep; name an inner part and use the name"))
        let closed = String(repeating: "\"\\(", count: 24) + "1" + String(repeating: ")\"", count: 24)
        #expect(Workbench.check(closed) == "value: String")
        let flat = String(repeating: "\\(1)", count: 200)
        #expect(Workbench.check("\"" + flat + "\"") == "value: String")
    }

    @Test func listsInsideOneAnotherAreLimited() {
        func list(_ depth: Int) -> String {
            "let list = " + String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
        }
        #expect(Workbench.check(list(14)).hasPrefix("declared let list: [["))
        #expect(
            Workbench.check(list(100)).contains("error: this is nested too deep; name an inner part and use the name"))
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

    /// What would take the parser minutes, or years: each is one of the shapes inside of which it looks ahead twice.
    @Test(
        "What the parser would look ahead for again and again is kept from it",
        arguments: [
            "a<(@a", "a<@", "(@ ", "@[(", "[ @", "@a({ a in inout ", "[", "([", "a<", "extension a<b", "\\(", "?@a",
            "@a{}",
            ">switch", "#if a\n", "[ \u{201C}",
        ])
    func lookingAhead(_ part: String) throws {
        let text = ParsedText(String(repeating: part, count: 1 + 2_000 / part.utf8.count))
        #expect(text.obstacle?.unclosed == nil)
        #expect(try #require(text.obstacle).offset < 2_000)
    }

    /// In a pattern the parser looks for the end of each bracket from each one around it.
    @Test(
        "Of many brackets that nothing closes the first is told",
        arguments: [("let", 250, "(" as Unicode.Scalar?), ("let x = ", 250, "("), ("let", 400, nil)])
    func unclosedBrackets(_ start: String, _ count: Int, _ bracket: Unicode.Scalar?) throws {
        let obstacle = try #require(ParsedText(start + String(repeating: "(1, ", count: count)).obstacle)
        #expect(obstacle.unclosed == bracket)
        #expect(obstacle.offset == (bracket == nil ? 1_203 : start.utf8.count))
    }

    @Test func ordinaryNestingIsNoObstacle() {
        let lists = String(repeating: ".init(a: [", count: 60) + "1" + String(repeating: "])", count: 60)
        let squares = String(repeating: "[", count: 14) + "1" + String(repeating: "]", count: 14)
        let views = String(repeating: "VStack { if a {", count: 60) + "b" + String(repeating: "}}", count: 60)
        let lines = String(
            repeating: "@State private var a: Array<Int> = [1]\nif a < b { f(c < d, e > f) }\n", count: 900)
        for text in [lists, squares, views, lines] { #expect(ParsedText(text).obstacle == nil) }
        #expect(Workbench.check(squares) == "value: " + squares.replacing("1", with: "Int"))
    }

    @Test func aBracketInThePlaceOfABraceIsNamed() {
        #expect(
            Workbench.check("VStack {\n Text(\"a\") Text(\"b\")\n)") == """
                3:1: error: ')' does not close '{'; write '}' where '{' ends
                  )
                  ^
                """)
    }
}
