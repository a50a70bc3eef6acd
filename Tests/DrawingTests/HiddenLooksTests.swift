import Drawing
import Testing

/// What was drawn and can't be seen is told.
@Suite struct HiddenLooksTests {
    private func line() -> Element { Element(DividerLine(along: .horizontal)) }

    @Test func aLineTellsTheFillThatItHides() {
        #expect(
            line().background(fill(.rectangle, .red)).drawn(width: 8) == """
                --------
                - on red
                """)
        #expect(
            vstack(line().background(fill(.rectangle, .red)), text("a"), line()).drawn(width: 8) == """
                ========
                   a
                --------
                = on red
                """)
    }

    @Test func aLineOnAFillThatShowsTellsNothing() {
        #expect(
            vstack(text("a"), line(), text("b")).padding().background(fill(.rectangle, .red)).drawn(width: 8) == """
                ::::::::
                :: a :::
                ::----::
                :: b :::
                ::::::::
                : red
                """)
    }

    @Test func aShapeTellsTheFillOfWhichItLeavesNoCell() {
        #expect(
            fill(.capsule).frame(width: 5, height: 3).background(fill(.rectangle, .red)).drawn() == """
                .:::.
                (:::)
                ':::'
                : green, on red
                """)
        #expect(
            fill(.capsule).frame(width: 5, height: 3).padding(8).background(fill(.rectangle, .red)).drawn() == """
                :::::::
                :.%%%.:
                :(%%%):
                :'%%%':
                :::::::
                : red
                % green
                """)
    }

    @Test func aVeilTellsWhatLiesBelowIt() {
        #expect(
            text("a").padding().background(fill(.rectangle, .red)).overlay(fill(.rectangle, .black.opacity(0.2)))
                .drawn() == """
                    :::::
                    ::a::
                    :::::
                    : black 20%, on red
                    a: on red
                    """)
    }

    @Test func aBorderWithoutRoomIsDrawnOnItsView() {
        #expect(
            fill(.rectangle, .red).border(.blue).frame(width: 5, height: 2).drawn() == """
                +---+
                +---+
                - blue, on red
                """)
    }

    @Test func aShadowWithoutRoomIsTold() {
        let card = fill(.rectangle, .red).frame(width: 4, height: 2).wrapped(ShadowLayout(.drop(radius: 3)))
        #expect(
            vstack(
                hstack(card, fill(.rectangle, .blue).frame(width: 4, height: 2), spacing: 0),
                fill(.rectangle, .blue).frame(width: 8, height: 1)
            ).drawn() == """
                ::::%%%%
                ::::%%%%
                %%%%%%%%
                : red, shadow 3
                % blue
                """)
    }

    @Test func theFormOfAFillIsToldWhereNoBendIsLeft() {
        func box(_ outline: Outline) -> String { text("abcde").border().background(fill(outline, .red)).drawn() }
        func picture(_ words: String) -> String {
            """
            +-----+
            |abcde|
            +-----+
            - \(words)
            abcde: \(words)
            """
        }
        #expect(box(.capsule) == picture("on red capsule"))
        #expect(box(.rectangle) == picture("on red"))
        let room = text("").frame(width: 3, height: 1)
        #expect(
            room.border().background(fill(.capsule, .red)).drawn() == """
                +---+
                |:::|
                +---+
                : red, capsule
                """)
    }

    @Test func aFormIsToldWhereWhatIsLeftOfItCouldBeAnother() {
        let room = text("").frame(width: 10, height: 4).border()
        #expect(
            room.background(fill(.ellipse, .red)).drawn() == """
                +----------+
                |.::::::::.|
                |::::::::::|
                |::::::::::|
                |'::::::::'|
                +----------+
                : red, ellipse
                """)
    }

    @Test func aFormIsShownByTheLineAroundIt() {
        let line = stroke(.capsule, .blue)
        #expect(
            fill(.capsule, .red).overlay(line).frame(width: 9, height: 3).drawn() == """
                .-------.
                (:::::::)
                '-------'
                - blue
                : red
                """)
    }

    @Test func whatIsSeenThroughTellsWhatEachPartLiesOn() {
        let veil = fill(.rectangle, .red.opacity(0.5))
        #expect(
            zstack(fill(.rectangle, .blue).frame(width: 1, height: 1), veil).frame(width: 6, height: 2).drawn() == """
                ::%:::
                ::::::
                : red 50%
                % red 50%, on blue
                """)
        #expect(
            zstack(fill(.rectangle, .blue), veil).frame(width: 6, height: 2).drawn() == """
                ::::::
                ::::::
                : red 50%, on blue
                """)
    }

    @Test func anOpacityBelowAVeilIsToldOfThatAlone() {
        let veil = fill(.rectangle, .yellow.opacity(0.3))
        func ground() -> Element { fill(.rectangle, .green).frame(width: 3, height: 1) }
        #expect(
            ground().wrapped(ToneLayout.opacity(0.5)).overlay(veil).drawn() == """
                :::
                : yellow 30%, on green (opacity 50%)
                """)
    }
}
