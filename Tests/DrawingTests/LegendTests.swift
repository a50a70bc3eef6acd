import Drawing
import Testing

@Suite struct LegendTests {
    @Test func equalTextsInDifferentLooksAreNumbered() {
        #expect(
            hstack(text("a"), text("a", ink(.red)), text("b", ink(.red))).drawn() == """
                a a b
                a #2, b: red
                """)
    }

    @Test func looksAreNamedInReadingOrder() {
        #expect(
            vstack(text("one", ink(.red)), text("two", ink(.blue)), text("three", ink(.red))).drawn() == """
                 one
                 two
                three
                one, three: red
                two: blue
                """)
    }

    @Test func oneLookForAllTextIsNamedOnce() {
        let words = ["a", "b", "c", "d"].map { text($0, ink(.red)) }
        #expect(Element(StackLayout.horizontal(), words).drawn() == "a b c d\nall text: red")
    }

    @Test func manyTextsAreCounted() {
        let words = (1...20).map { text("\($0)", ink(.red)) } + [text("x")]
        #expect(
            Element(StackLayout.horizontal(), words).drawn(width: 60) == """
                1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 x
                1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 8 more: red
                """)
    }

    @Test func longLinesAreBroken() {
        let look = ink(.red, notes: ["a very long name of a font"], details: ["rotated 45", "disabled", "opacity 50%"])
        #expect(
            text("Text", look).drawn(width: 40) == """
                Text
                Text: a very long name of a font, red,
                  rotated 45, disabled, opacity 50%
                """)
    }

    @Test func longTextsAreNamedByTheirBeginning() {
        #expect(
            text("The quick brown fox jumps over the lazy dog", ink(.red)).drawn() == """
                The quick brown fox jumps over the lazy dog
                The quick brown fox j...: red
                """)
    }

    @Test func coveredTextIsNotNamed() {
        #expect(
            zstack(text("under", ink(.red)), fill(.rectangle, .black).frame(width: 7, height: 1)).drawn() == """
                :::::::
                : black
                """)
    }

    @Test func aNameFromOutsideStaysOnItsLine() {
        #expect(text("a", ink(.red, notes: ["x\ny\u{1B}"])).drawn() == "a\na: x\\ny\\u{1B}, red")
    }

    @Test func eachLetterOfAConjunctTakesAColumn() {
        #expect(
            text("नमस्ते").border().drawn() == """
                +----+
                |नमस्ते|
                +----+
                """)
    }
}
