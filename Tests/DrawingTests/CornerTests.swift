import Drawing
import Testing

@Suite struct CornerTests {
    @Test func cornersTakeACellEachUntilOnlyRoundEndsAreLeft() {
        #expect(
            stroke(.rounded(20)).frame(width: 16, height: 6).drawn() == """
                .--------------.
                |              |
                |              |
                |              |
                |              |
                '--------------'
                rounded rectangle: line, corner 20
                """)
        #expect(
            stroke(.rounded(40)).frame(width: 16, height: 6).drawn() == """
                .--------------.
                |              |
                |              |
                |              |
                |              |
                '--------------'
                rounded rectangle: line, corner 40
                """)
        #expect(
            stroke(.rounded(100)).frame(width: 16, height: 6).drawn() == #"""
                   .--------.
                 .'          '.
                /              \
                \              /
                 '.          .'
                   '--------'
                rounded rectangle: line, corner 100
                """#)
    }

    @Test func theLegendTellsCircularCorners() {
        #expect(
            text("a").padding().background(fill(.rounded(Corner(8, isCircular: true)))).drawn() == """
                .---.
                | a |
                '---'
                rounded rectangle: green, circular corner
                """)
    }

    @Test func whatHasTheColourOfThePageShowsItsCorners() {
        let page = Element(ShapePainting(.rounded(12), .fill, Paint.background.resolved(in: PaintContext())))
        #expect(
            text("a").padding().background(page).padding().background(fill()).drawn() == """
                +-------+
                | .---. |
                | | a | |
                | '---' |
                +-------+
                rectangle: green   rounded rectangle: background, corner 12
                """)
    }
}
