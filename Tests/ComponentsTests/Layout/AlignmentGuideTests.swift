import Components
import Drawing
import StyleEngine
import Testing

@Suite struct AlignmentGuideTests {
    private enum Mark: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private let mark = HorizontalAlignment(Mark.self)
    private var mail: some View { Text("Mail").padding().border(.primary) }

    @Test("A badge is hung on a corner by its guides")
    func badge() throws {
        let badge = Text("3").alignmentGuide(.top) { $0.height }.alignmentGuide(.trailing) { _ in 0 }
        #expect(
            try drawing(mail.overlay(alignment: .topTrailing) { badge }) == """
                          3
                +--------+
                |        |
                |  Mail  |
                |        |
                +--------+
                """)
        #expect(
            try drawing(mail.background(alignment: .bottomLeading) { Text("3").alignmentGuide(.bottom) { _ in 0 } })
                == """
                +--------+
                |        |
                |  Mail  |
                |        |
                +--------+
                3
                """)
    }

    @Test("A guide of the view itself counts too, and one of a program's own")
    func primary() throws {
        let word = Text("underlined").alignmentGuide(mark) { _ in 40 }
        #expect(
            try drawing(word.overlay(alignment: Alignment(horizontal: mark, vertical: .bottom)) { Text("--") })
                == "under--ned")
        let alignment = Alignment(horizontal: mark, vertical: .center)
        #expect(
            try drawing(
                Text("in").alignmentGuide(mark) { _ in -24 }.frame(width: 80, alignment: alignment).border(.primary))
                == "+----------+\n|   in     |\n+----------+")
        #expect(
            try drawing(
                Text("in").alignmentGuide(.trailing) { $0.width + 8 }.frame(maxWidth: 80, alignment: .trailing)
                    .frame(width: 80).border(.primary)) == "+----------+\n|       in |\n+----------+")
    }

    @Test("Edges and centres of a stack are its own, whatever the views in it say; lines of a program's own are theirs")
    func merging() throws {
        let inner = VStack {
            Text("one").alignmentGuide(.leading) { _ in -16 }.alignmentGuide(mark) { _ in 8 }
            Text("two").alignmentGuide(mark) { _ in 24 }
        }
        let bar = Text("|").alignmentGuide(mark) { _ in 0 }
        let rows = { (alignment: HorizontalAlignment) in
            VStack(alignment: alignment) {
                inner
                bar
            }
        }
        #expect(try drawing(rows(.leading)) == "one\ntwo\n|")
        #expect(try drawing(rows(mark)) == "one\ntwo\n  |")
    }

    @Test("A view that is moved keeps its lines where it was")
    func offset() throws {
        let row = HStack(alignment: .firstTextBaseline) {
            Text("a").offset(y: 16)
            Text("b")
        }
        #expect(try drawing(row) == "  b\na")
    }

    @Test("Several views in an overlay are one stack, which is aligned as a whole")
    func several() throws {
        let line = Text("a long line").overlay(alignment: .trailing) {
            Text("----").zIndex(1)
            Text("ab")
        }
        #expect(try drawing(line) == "a long ----")
        let other = Text("a long line").overlay(alignment: .trailing) {
            Text("----")
            Text("ab")
        }
        #expect(try drawing(other) == "a long -ab-")
    }
}
