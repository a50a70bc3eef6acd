import Drawing
import Testing

/// What stands between two cells is drawn there.
@Suite struct BetweenCellsTests {
    private func elements(_ element: Element, _ kind: String) -> [String] {
        Painting(of: element, width: 20).written(as: .svg).split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("<\(kind)") }
    }

    private func text(_ x: Double, _ y: Double, _ width: Double, _ words: String) -> String {
        "<text x=\"\(x.short)\" y=\"\(y.short)\" textLength=\"\(width.short)\" lengthAdjust=\"spacingAndGlyphs\""
            + " fill=\"#000000\">\(words)</text>"
    }

    @Test("What a divider touches goes on to its line, and what stands beside it doesn't")
    func seams() {
        let divider = Element(DividerLine(along: .horizontal))
        let bars = [
            fill(.rectangle, .yellow).frame(width: 2, height: 1), fill(.rectangle, .red).frame(width: 2, height: 1),
        ]
        #expect(
            elements(vstack(bars[0], divider, bars[1], spacing: 0).frame(width: 2), "rect x") == [
                "<rect x=\"0\" y=\"0\" width=\"16.8\" height=\"24.7\" fill=\"#ffcc00\"/>",
                "<rect x=\"0\" y=\"25.7\" width=\"16.8\" height=\"24.7\" fill=\"#ff3b30\"/>",
            ])
        #expect(
            elements(vstack(bars[0], divider, bars[1]).frame(width: 2), "rect x") == [
                "<rect x=\"0\" y=\"0\" width=\"16.8\" height=\"16.8\" fill=\"#ffcc00\"/>",
                "<rect x=\"0\" y=\"33.6\" width=\"16.8\" height=\"16.8\" fill=\"#ff3b30\"/>",
            ])
    }

    @Test("A dot over a letter leaves what it doesn't take of that")
    func coveredLetters() {
        let dot = fill(.circle, .red).frame(width: 1, height: 1)
        let lines = Painting(of: DrawingTests.text("New").overlay(dot, .topTrailing), width: 20).written(as: .svg)
            .split(separator: "\n").filter { $0.hasPrefix("<text") || $0.hasPrefix("<ellipse") }.map(String.init)
        #expect(
            lines == [
                "<text x=\"16.8\" y=\"13\" textLength=\"8.4\" lengthAdjust=\"spacingAndGlyphs\">w</text>",
                "<ellipse cx=\"21\" cy=\"8.4\" rx=\"4.2\" ry=\"4.2\" fill=\"#ff3b30\"/>",
                "<text x=\"0\" y=\"13\" textLength=\"16.8\" lengthAdjust=\"spacingAndGlyphs\">Ne</text>",
            ])
    }

    @Test("A card at half a row leaves half of the lines at its edges")
    func card() {
        let list = vstack(DrawingTests.text("abc"), DrawingTests.text("def"), DrawingTests.text("ghi"))
        let card = zstack(list, fill(.rectangle, .red).frame(width: 2, height: 2))
        #expect(
            elements(card, "").filter { $0.hasPrefix("<text") || $0.contains("<rect x") } == [
                "<text x=\"0\" y=\"13\" textLength=\"25.2\" lengthAdjust=\"spacingAndGlyphs\">abc</text>",
                "<text x=\"0\" y=\"29.8\" textLength=\"25.2\" lengthAdjust=\"spacingAndGlyphs\">d f</text>",
                "<text x=\"0\" y=\"46.6\" textLength=\"25.2\" lengthAdjust=\"spacingAndGlyphs\">ghi</text>",
                "<g transform=\"translate(4.2 8.4)\">"
                    + "<rect x=\"0\" y=\"0\" width=\"16.8\" height=\"33.6\" fill=\"#ff3b30\"/></g>",
            ])
        #expect(Painting(of: card, width: 20).picture.rows == ["::c", "::f", "ghi"])
    }

    @Test("A ring around a dot at a corner has its middle")
    func ring() {
        let dot = fill(.circle, .green).wrapped(
            FrameLayout(width: 3, height: 2, exactly: (columns: 3, rows: 1.5)))
        let ring = dot.overlay(stroke(.circle, .white))
        let avatar = fill(.circle, .red).frame(width: 8, height: 4).overlay(ring, .bottomTrailing)
        #expect(
            elements(avatar, "").filter { $0.contains("<ellipse") } == [
                "<ellipse cx=\"33.6\" cy=\"33.6\" rx=\"33.6\" ry=\"33.6\" fill=\"#ff3b30\"/>",
                "<g transform=\"translate(0 8.4)\">"
                    + "<ellipse cx=\"54.6\" cy=\"46.2\" rx=\"12.6\" ry=\"12.6\" fill=\"#34c759\"/></g>",
                "<g transform=\"translate(0 8.4)\"><ellipse cx=\"54.6\" cy=\"46.2\" rx=\"12.6\" ry=\"12.6\" fill=\"none\" "
                    + "stroke=\"#ffffff\" stroke-width=\"1.05\"/></g>",
            ])
    }

    @Test("A text in the middle of a circle")
    func middle() {
        let disc = fill(.circle, .yellow).frame(width: 4, height: 2)
        #expect(elements(disc.overlay(DrawingTests.text("1")), "text") == [text(12.6, 21.4, 8.4, "1")])
        #expect(elements(zstack(disc, DrawingTests.text("12")), "text") == [text(8.4, 21.4, 16.8, "12")])
        #expect(Painting(of: disc.overlay(DrawingTests.text("1")), width: 20).picture.rows == ["(1 )"])
    }

    @Test("Halves add up where things stand in each other's middles")
    func nested() {
        let inner = vstack(DrawingTests.text("a"), DrawingTests.text("bb"))
        let outer = inner.frame(width: 5, height: 3)
        let start = "lengthAdjust=\"spacingAndGlyphs\""
        #expect(
            elements(outer, "text") == [
                "<text x=\"16.8\" y=\"21.4\" textLength=\"8.4\" \(start)>a</text>",
                "<text x=\"12.6\" y=\"38.2\" textLength=\"16.8\" \(start)>bb</text>",
            ])
    }

    @Test("Lines of a text in the middle of the longest")
    func lines() {
        let block = Element(TextBlock("abc\nd\nef", .text, TextSetting(alignment: .center)))
        let start = "lengthAdjust=\"spacingAndGlyphs\""
        #expect(
            elements(block, "text") == [
                "<text x=\"0\" y=\"13\" textLength=\"25.2\" \(start)>abc</text>",
                "<text x=\"8.4\" y=\"29.8\" textLength=\"8.4\" \(start)>d</text>",
                "<text x=\"4.2\" y=\"46.6\" textLength=\"16.8\" \(start)>ef</text>",
            ])
        #expect(Painting(of: block, width: 20).picture.rows == ["abc", " d", "ef"])
    }

    @Test("Shapes, and what is clipped to them")
    func shapes() {
        let disc = fill(.circle, .red).frame(width: 2, height: 1)
        #expect(
            elements(disc.frame(width: 3, height: 2), "g transform=\"translate(4.2 8.4)\"") == [
                "<g transform=\"translate(4.2 8.4)\"><ellipse cx=\"8.4\" cy=\"8.4\" rx=\"8.4\" ry=\"8.4\" "
                    + "fill=\"#ff3b30\"/></g>"
            ])
        let clipped = fill(.rectangle, .red).frame(width: 4, height: 2).wrapped(ClipLayout(.circle))
        let svg = Painting(of: clipped.frame(width: 5, height: 3), width: 20).written(as: .svg)
        #expect(
            svg.contains("<ellipse cx=\"16.8\" cy=\"16.8\" rx=\"16.8\" ry=\"16.8\" transform=\"translate(4.2 8.4)\"/>"))
    }

    @Test("HTML moves the letters, and no others beside them")
    func html() {
        let row = hstack(DrawingTests.text("a").frame(width: 2, height: 2), DrawingTests.text("b"))
        #expect(
            Painting(of: row, width: 20).written(as: .html).contains(
                "<span style=\"position: relative; left: 0.5ch; top: 0.6em\">a</span>  "
                    + "<span style=\"position: relative; left: 0ch; top: 0.6em\">b</span>"))
    }

    @Test("Very many in each other stay near their cells")
    func bounds() {
        var element = DrawingTests.text("a")
        for width in 1...40 { element = element.frame(width: width * 2 % 3 + width, height: 1) }
        let x = elements(element, "text").first?.firstMatch(of: /x="([\d.]+)"/).flatMap { Double($0.1) } ?? -1
        let column = Painting(of: element, width: 80).picture.rows[0].count - 1
        #expect(abs(x / 8.4 - Double(column)) <= 1.5)
    }
}
