import Drawing
import Testing

@Suite struct BorderLayoutTests {
    @Test func whatFillsAllOfAViewGoesOnBelowItsBorder() {
        for form in [Outline.rectangle, .rounded(8)] {
            #expect(
                text("pad").padding().background(fill(form, .yellow)).border().drawn() == """
                    +-------+
                    |       |
                    |  pad  |
                    |       |
                    +-------+
                    \(form == .rectangle ? "rectangle" : "rounded rectangle"): yellow
                    """)
        }
        #expect(
            text("pad").background(fill(.rectangle, .yellow)).padding(8).border().drawn() == """
                +-----+
                |     |
                | pad |
                |     |
                +-----+
                rectangle: yellow
                """)
    }

    @Test func bordersReserveACellAndAreToldApart() {
        let borders = hstack(
            text("a").border(), text("b").border(.red), text("c").border(.blue), text("d").border(.red))
        #expect(
            borders.drawn() == """
                +-+ +-+ +-+ +-+
                |a| |b| |c| |d|
                +-+ +-+ +-+ +-+
                border #1, #3: red   border #2: blue
                """)
    }

    @Test func aSingleColourUsesThePlainPen() {
        #expect(
            text("b").border(.red).drawn() == """
                +-+
                |b|
                +-+
                border: red
                """)
    }

    @Test("A border stands around what negative padding lets stick out", arguments: [-8.0, -16, -100])
    func negativePadding(of points: Double) {
        #expect(
            text("hello").padding(points).border().drawn() == """
                +-----+
                |hello|
                +-----+
                """)
    }

    @Test func whatSticksOutWithinOtherLayoutsIsEnclosedToo() {
        let pulled = text("hello").wrapped(PaddingLayout(leading: -1, trailing: -1))
        #expect(
            vstack(pulled, text("x")).wrapped(ToneLayout.opacity(0.5)).border().drawn() == """
                +-----+
                |hello|
                |  x  |
                +-----+
                hello, x: opacity 50%
                """)
    }

    @Test func aBorderLiesOnWhatSticksOutOfAFrame() {
        #expect(
            vstack(text("one"), text("two"), text("three")).frame(height: 1).border().drawn() == """
                +-----+
                | two |
                +-----+
                a border hides "one"
                a border hides "three"
                """)
    }

    @Test func aLineMeetsTheSidesAtWhichItEnds() {
        let wide = PaddingLayout(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        let high = PaddingLayout(EdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0))
        let rule = Element(DividerLine(along: .horizontal))
        let column = vstack(text("one").wrapped(wide), rule, text("two").wrapped(wide)).wrapped(high).frame(width: 5)
        let card = """
            .---.
            |one|
            +---+
            |two|
            '---'
            """
        #expect(column.background(fill(.rounded(8))).drawn() == card + "\nrounded rectangle: green")
        #expect(column.background(stroke(.rounded(8))).drawn() == card)
        #expect(column.overlay(stroke(.rounded(8))).drawn() == card)
        #expect(
            column.overlay(stroke(.rounded(8))).drawn(.unicode) == """
                ╭───╮
                │one│
                ├───┤
                │two│
                ╰───╯
                """)
        let bar = Element(DividerLine(along: .vertical))
        #expect(
            hstack(text("a"), bar, text("b"), spacing: 0).wrapped(wide).frame(height: 3)
                .background(stroke()).drawn(.unicode) == """
                    ┌─┬─┐
                    │a│b│
                    └─┴─┘
                    """)
    }

    @Test func otherTextInterruptsABorder() {
        let badge = text("3").wrapped(OffsetLayout(x: 1, y: -1))
        #expect(
            text("mail").overlay(badge, .topTrailing).border().drawn() == """
                +----3
                |mail|
                +----+
                """)
    }
}
