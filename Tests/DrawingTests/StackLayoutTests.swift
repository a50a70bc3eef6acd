import Drawing
import Testing

@Suite struct StackLayoutTests {
    @Test func rowsLeaveAColumnAndColumnsNoRow() {
        #expect(
            hstack(text("a"), vstack(text("b"), text("c"))).drawn() == """
                a b
                  c
                """)
        #expect(hstack(text("a"), text("b"), spacing: 3).drawn() == "a   b")
        #expect(vstack(text("a"), text("b"), spacing: 1).drawn() == "a\n\nb")
    }

    @Test func childrenAreAligned() {
        let columns: [HorizontalAlignment] = [.leading, .center, .trailing]
        #expect(
            columns.map { vstack(text("long"), text("a"), align: $0).drawn() } == ["long\na", "long\n a", "long\n   a"])
        let rows: [VerticalAlignment] = [.top, .center, .bottom]
        let tall = { text("1\n2\n3\n4") }
        #expect(
            rows.map { hstack(tall(), text("a"), align: $0).drawn() } == [
                "1 a\n2\n3\n4", "1\n2 a\n3\n4", "1\n2\n3\n4 a",
            ])
    }

    @Test func baselinesAreRowsOfText() {
        #expect(hstack(text("a").padding(), text("b\nc"), align: .firstTextBaseline).drawn() == "\n  a   b\n      c")
        #expect(hstack(text("a").padding(), text("b\nc"), align: .lastTextBaseline).drawn() == "      b\n  a   c")
        let nested = hstack(
            text("x"), hstack(text("a").padding(), text("b"), align: .firstTextBaseline), align: .firstTextBaseline)
        #expect(nested.drawn() == "\nx   a   b")
    }

    @Test func aSpacerTakesWhatIsLeft() {
        let row = hstack(text("left"), spacer(.horizontal), text("right")).padding().background(stroke(.rounded(8)))
        #expect(
            row.drawn(width: 30) == """
                .----------------------------.
                | left                 right |
                '----------------------------'
                """)
    }

    @Test func aSpacerKeepsItsMinimum() {
        let row = hstack(text("left"), spacer(.horizontal), text("right"))
        #expect(row.wrapped(FixedSizeLayout()).drawn() == "left right")
        let wide = hstack(text("left"), spacer(.horizontal, minimum: 4), text("right"))
        #expect(wide.wrapped(FixedSizeLayout()).drawn() == "left    right")
    }

    @Test func theLeastFlexibleIsServedFirst() {
        let row = hstack(text("The quick brown fox"), text("jumps over the lazy dog and runs away"))
        #expect(
            row.drawn(width: 40) == """
                The quick brown fox jumps over the lazy
                                    dog and runs away
                """)
    }

    @Test func columnsShareTheirRoomSoThatNoWordIsBroken() {
        let row = hstack(text("Internationalization"), text("of all texts"), text("done"))
        #expect(
            row.drawn(width: 33) == """
                Internationalization of all done
                                     texts
                """)
        // Where all words together are longer, the longest are broken.
        #expect(hstack(text("Internationalization"), text("done")).drawn(width: 15) == "Internatio done\nnalization")
    }

    @Test func aTextOfOneLineIsCutOffBeforeWordsBesideItAreBroken() {
        let name = { text("AnnualReport-final.pdf", lines: 1) }
        #expect(hstack(name(), text("12 MB")).drawn(width: 20) == "AnnualRepor... 12 MB")
        #expect(hstack(name(), text("aa bb cc dd", lines: 1)).drawn(width: 20) == "AnnualRe... aa bb...")
    }

    @Test func whatOthersTakeAtLeastIsKeptBackForThoseOfLessImportanceOnly() {
        let words = { text("many of us") }
        let wide = { fill(.rectangle, .red).frame(height: 1).wrapped(least(10)) }
        // Both may have half of it, and one takes more.
        #expect(
            hstack(words(), wide()).frame(width: 16).drawn() == """
                many of ----------
                us
                rectangle: red
                """)
        #expect(
            hstack(words().wrapped(PriorityLayout(1)), wide()).drawn(width: 16) == """
                many  ----------
                of us
                rectangle: red
                """)
    }

    @Test func insetsThatWereRoundedUpLeaveAWordItsColumns() {
        let insets = EdgeInsets(leading: 4, trailing: 4)
        #expect(text("10").wrapped(PaddingLayout(insets)).border().drawn() == "+----+\n| 10 |\n+----+")
        #expect(
            text("10").wrapped(PaddingLayout(insets)).frame(width: 3).border().drawn() == "+---+\n|10 |\n+---+")
    }

    @Test func importantChildrenAreServedFirst() {
        let long = "The quick brown fox jumps over the lazy dog"
        let row = hstack(text(long, lines: 1), text(long, lines: 1).wrapped(PriorityLayout(1)))
        #expect(
            row.drawn(width: 60) == """
                The quick bro... The quick brown fox jumps over the lazy dog
                """)
    }

    @Test func flexibleChildrenShareEqually() {
        let row = hstack(fill(.rectangle, .red), fill(.rectangle, .blue), text("x"))
        #expect(
            row.drawn(width: 20) == """
                :::::::: %%%%%%%%% x
                : red   % blue
                """)
    }

    @Test func dividersGoAcross() {
        let divider = Element(DividerLine(along: .horizontal))
        #expect(
            vstack(text("a"), divider, text("b")).border().drawn(width: 12) == """
                +----------+
                |    a     |
                |----------|
                |    b     |
                +----------+
                """)
        let upright = Element(DividerLine(along: .vertical))
        #expect(
            hstack(text("1\n2\n3"), upright, text("b")).border().drawn() == """
                +-----+
                |1 |  |
                |2 | b|
                |3 |  |
                +-----+
                """)
        let ideal = vstack(text("title"), Element(DividerLine(along: .horizontal))).wrapped(FixedSizeLayout())
        #expect(ideal.drawn() == "title\n-----")
    }

    @Test func whatCanGrowGoesAsFarAcrossAsTheOthers() {
        let bar = fill(.rectangle, .red).frame(width: 1)
        #expect(hstack(bar, text("1\n2\n3")).drawn() == "| 1\n| 2\n| 3\nrectangle: red")
        let line = vstack(fill(.rectangle, .red).frame(height: 1), text("long text"))
        #expect(line.wrapped(FixedSizeLayout()).drawn() == "---------\nlong text\nrectangle: red")
        let ends = hstack(text("l"), spacer(nil), text("r"))
        #expect(vstack(text("long text"), ends).wrapped(FixedSizeLayout()).drawn() == "long text\nl       r")
    }

    private func least(_ columns: Int) -> FlexibleFrameLayout {
        FlexibleFrameLayout(horizontal: .init(min: columns))
    }

    @Test func emptyStacksTakeNoSpace() {
        #expect(hstack().drawn() == "")
        #expect(vstack(hstack(), text("a")).drawn() == "a")
    }
}
