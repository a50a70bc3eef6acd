import Drawing
import Testing

@Suite struct FrameLayoutTests {
    @Test func viewsAreAlignedInFrames() {
        let places: [Alignment] = [
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
        ]
        let frames = places.map { text("x").frame(width: 5, height: 3, $0).border() }
        #expect(
            Element(StackLayout.horizontal(), frames).drawn() == """
                +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+
                |x    | |  x  | |    x| |     | |     | |     | |     | |     | |     |
                |     | |     | |     | |x    | |  x  | |    x| |     | |     | |     |
                |     | |     | |     | |     | |     | |     | |x    | |  x  | |    x|
                +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+ +-----+
                """)
    }

    @Test func aFixedFrameMayBeOverflown() {
        #expect(
            text("long text").wrapped(FixedSizeLayout()).frame(width: 3).border().drawn() == """
                  +---+
                lo|g t|xt
                  +---+
                a border hides part of "long text"
                """)
    }

    @Test func aMaximumOfInfinityFills() {
        #expect(
            text("a").filling().border().drawn(width: 11) == """
                +---------+
                |    a    |
                +---------+
                """)
        #expect(
            text("a").filling(.leading).border().drawn(width: 11) == """
                +---------+
                |a        |
                +---------+
                """)
    }

    @Test func boundsHold() {
        let frame = FlexibleFrameLayout(horizontal: .init(min: 4, max: 6), vertical: .init(min: 2))
        #expect(text("a").wrapped(frame).size(Proposal(width: 3, height: nil)) == Size(width: 4, height: 2))
        #expect(text("a").wrapped(frame).size(Proposal(width: 5, height: nil)) == Size(width: 5, height: 2))
        #expect(text("a").wrapped(frame).size(Proposal(width: 9, height: 9)) == Size(width: 6, height: 2))
        #expect(text("a").wrapped(frame).size(.unspecified) == Size(width: 4, height: 2))
        let ideal = FlexibleFrameLayout(horizontal: .init(ideal: 7))
        #expect(text("a").filling().wrapped(ideal).size(.unspecified) == Size(width: 7, height: 1))
    }

    @Test func nothingIsWiderThanThePicture() {
        let wide = text("long text that goes on").wrapped(FixedSizeLayout()).border()
        #expect(wide.drawn(width: 10).split(separator: "\n").allSatisfy { $0.count <= 10 })
        #expect(fill().frame(width: Size.infinity, height: 2).drawn(width: 10) == "::::::::::\n::::::::::\n: green")
    }

    @Test func scrolledContentIsCutOff() {
        let rows = text("1\n2\n3\n4\n5").wrapped(ScrollLayout(.vertical)).frame(height: 3).border()
        #expect(
            rows.drawn() == """
                +-+
                |1|
                |2|
                |3|
                +-+
                2 more lines to scroll to
                """)
        let columns = text("a long line of text").wrapped(ScrollLayout(.horizontal)).frame(width: 8).border()
        #expect(
            columns.drawn() == """
                +--------+
                |a long l|
                +--------+
                11 more columns to scroll to
                """)
    }

    @Test func hiddenViewsKeepTheirPlace() {
        #expect(hstack(text("a"), text("bcd").border().wrapped(HiddenLayout()), text("e")).drawn() == "\na       e")
    }

    @Test func negativePaddingBringsViewsTogether() {
        #expect(vstack(text("a\n"), text("b").wrapped(PaddingLayout(top: -1))).drawn() == "a\nb")
    }
}
