import Drawing
import Testing

/// The upper and the lower edge of what is filled, where text stands in them.
@Suite struct OpenEdgesTests {
    private func badge(_ words: String, _ color: Color = .red) -> Element {
        text(words).padding(4).background(fill(.rectangle, color))
    }

    private func card(_ alignment: Alignment, _ words: Element) -> Element {
        zstack(fill(.rectangle, .blue), words, align: alignment).frame(width: 15, height: 4)
    }

    @Test func aBadgeStandsInAnEdgeThatGoesOnBesideIt() {
        #expect(
            card(.bottomTrailing, badge("Swift")).drawn() == """
                +-------------+
                |             |
                |             |
                +-------|Swift|
                rectangle #1: blue   rectangle #2: red
                """)
        #expect(
            card(.top, badge("Swift")).overlay(badge("$12,99"), .bottomLeading).drawn(.unicode) == """
                ┌───│Swift│───┐
                │             │
                │             │
                │$12,99│──────┘
                rectangle #1: blue   rectangle #2, #3: red
                """)
    }

    @Test func textThatRunsThroughAnEdgeOpensThatOneAlone() {
        #expect(
            card(.bottomTrailing, text("Swift")).drawn() == """
                +-------------+
                |             |
                |             |
                |         Swift
                rectangle: blue
                """)
        #expect(
            zstack(stroke(.rounded(8), .red), text("Caption here"), align: .top).frame(width: 15, height: 4).drawn()
                == """
                |Caption here |
                |             |
                |             |
                '-------------'
                rounded rectangle: red, line
                """)
    }

    @Test func anEdgeWithoutALetterStaysBesideTextThatReachesTheOther() {
        let rows = vstack(text("Hi"), text("you")).frame(width: 10, height: 3, .top)
        let open = """
            |  Hi    |
            |  you   |
            '--------'
            """
        #expect(rows.background(fill(.rounded(8), .blue)).drawn() == open + "\nrounded rectangle: blue")
        #expect(rows.overlay(stroke(.rounded(8), .blue)).drawn() == open + "\nrounded rectangle: blue, line")
    }

    @Test func ofTwoRowsTheOneWithTextIsDrawnAsASingleRow() {
        let words = text("Share").frame(width: 9, height: 2, .top)
        #expect(words.background(fill(.capsule, .blue)).drawn() == "( Share )\ncapsule: blue")
        #expect(
            words.overlay(stroke(.rounded(8), .blue)).drawn() == "| Share |\nrounded rectangle: blue, line")
        #expect(
            text("x").frame(width: 9, height: 2, .bottom).background(fill(.rectangle, .blue)).drawn() == """

                |   x   |
                rectangle: blue
                """)
        #expect(
            text("AB").frame(width: 4, height: 2, .top).background(fill(.rounded(8), .blue)).drawn(.unicode) == """
                │AB│
                rounded rectangle: blue
                """)
    }

    @Test func textThatReachesBothEdgesOpensBoth() {
        let rows = vstack(text("Title"), text("A longer line"), text("x"), align: .leading).padding(4)
        let both = """
            |Title        |
            |A longer line|
            |x            |
            """
        #expect(rows.background(fill(.rectangle, .yellow)).drawn() == both + "\nrectangle: yellow")
        #expect(rows.overlay(stroke(.rounded(8), .red)).drawn() == both + "\nrounded rectangle: red, line")
    }

    @Test func rowsOfFullWidthLeaveNothingOfTheEdgesOfWhatTheyStandOn() {
        #expect(
            vstack(badge("one"), badge("two", .green)).padding(4).background(fill(.rectangle, .yellow))
                .drawn() == """
                    ||one||
                    ||two||
                    3 looks that plain text can't show, :legend
                    """)
    }
}
