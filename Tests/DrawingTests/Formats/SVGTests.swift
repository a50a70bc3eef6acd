import Drawing
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What is written as SVG is XML, and opens in a browser.
@Suite struct SVGTests {
    /// Ten columns and three rows, with all that markup or a font could get wrong.
    private var picture: Painting {
        let ink = Ink(.text, paint: Color.red.resolved(in: PaintContext()), traits: [.bold, .italic, .underline])
        let words = text("漢字 & <b>", ink).background(fill(.rectangle, .blue))
        return Painting(of: vstack(words, text("👩‍👩‍👧‍👦 \"a\" '"), text("e\u{301}\u{0}\u{1B}")), width: 10)
    }

    @Test("It is well-formed, whatever the text")
    func wellFormed() throws {
        let parser = XMLParser(data: Data(picture.written(as: .svg).utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }

    private func small(_ colorScheme: ColorScheme = .light) -> Painting {
        let green = Ink(.text, paint: Color.green.resolved(in: PaintContext()), traits: [.italic, .strikethrough])
        return Painting(of: hstack(text("a  <b>"), text("日", green)), width: 20, colorScheme: colorScheme)
    }

    @Test("A text for each word, held to its columns")
    func words() {
        #expect(
            small().written(as: .svg) == """
                <svg xmlns="http://www.w3.org/2000/svg" role="img" width="99.6" height="40.8" viewBox="0 0 99.6 40.8">
                <title>a &lt;b&gt; 日</title>
                <rect width="99.6" height="40.8" rx="8" fill="#ffffff"/>
                <g font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="#1c1c1e" \
                style="white-space: pre">
                <g transform="translate(12 12)">
                <text x="0" y="13" textLength="8.4" lengthAdjust="spacingAndGlyphs">a</text>
                <text x="25.2" y="13" textLength="25.2" lengthAdjust="spacingAndGlyphs">&lt;b&gt;</text>
                <text x="58.8" y="13" textLength="16.8" lengthAdjust="spacingAndGlyphs" fill="#34c759" font-style="italic" \
                text-decoration="line-through">日</text>
                </g>
                </g>
                </svg>
                """)
    }

    @Test("Forms are drawn as they are, in the order in which they lie on each other")
    func forms() {
        let card = text("a").padding(8).background(fill(.rounded(8), .blue)).border()
        #expect(
            Painting(of: card, width: 20).written(as: .svg).contains(
                """
                <rect x="0" y="0" width="42" height="84" rx="8.4" fill="#007aff"/>
                <rect x="0.52" y="0.52" width="40.95" height="82.95" fill="none" stroke="#1c1c1e" stroke-width="1.05" \
                opacity="0.4"/>
                <text x="16.8" y="46.6" textLength="8.4" lengthAdjust="spacingAndGlyphs" fill="#000000">a</text>
                """))
        let faint = fill(.circle, .red).frame(width: 4, height: 2).wrapped(ToneLayout.opacity(0.5))
        #expect(
            Painting(of: faint, width: 20).written(as: .svg).contains(
                """
                <g opacity="0.5">
                <ellipse cx="16.8" cy="16.8" rx="16.8" ry="16.8" fill="#ff3b30"/>
                </g>
                """))
    }

    @Test("A sheet holds several pictures, in a size, with a page or without")
    func sheets() {
        var sheet = PictureSheet([small(.dark), small(.dark)])
        sheet.magnification = 2
        sheet.isTransparent = true
        let svg = sheet.written(as: .svg)
        #expect(svg.contains("width=\"199.2\" height=\"203.2\" viewBox=\"0 0 99.6 101.6\">"))
        #expect(!svg.contains("<rect width"))
        #expect(svg.contains("<g transform=\"translate(12 12)\">"))
        #expect(svg.contains("<g transform=\"translate(12 72.8)\">"))
        #expect(sheet.written(as: .text) == "a  <b> 日\n1 look, :legend\n\na  <b> 日\n1 look, :legend")
    }

    @Test("HTML: a span for each run that has a look")
    func html() {
        let page = small(.dark).written(as: .html)
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
        #expect(page.contains("<body style=\"margin: 0; background: #1c1c1e\">"))
        #expect(
            page.contains(
                "<span style=\"position: relative\">a  &lt;b&gt; "
                    + "<span style=\"display: inline-block; width: 2ch; color: #34c759; font-style: italic; "
                    + "text-decoration: line-through\">日</span></span></pre>"))
    }

    @Test("What is read from right to left keeps its place")
    func rightToLeft() {
        let picture = Painting(of: hstack(text("שלום").border(), text("עולם יפה").border()), width: 20)
        let html = picture.written(as: .html)
        #expect(
            html.contains(
                "<span style=\"display: inline-block; width: 5ch\">שלום </span>  "
                    + "<span style=\"display: inline-block; width: 8ch\">עולם יפה</span>\n"))
        let svg = picture.written(as: .svg)
        #expect(
            svg.contains(
                "<text x=\"8.4\" y=\"29.8\" textLength=\"33.6\" lengthAdjust=\"spacingAndGlyphs\">שלום</text>"))
        #expect(
            svg.contains(
                "<text x=\"67.2\" y=\"29.8\" textLength=\"67.2\" lengthAdjust=\"spacingAndGlyphs\">עולם יפה</text>"))
        #expect(svg.contains("<title>שלום עולם יפה</title>"))
    }

    @Test("The title says the words of the picture, text by text, and no signs of controls")
    func title() {
        let columns = hstack(text("one two").frame(width: 3), text("3.5 €").border())
        let svg = Painting(of: vstack(columns, text("👩‍👩‍👧‍👦 日本"), text("-|+")), width: 20).written(as: .svg)
        #expect(svg.contains("<title>one two 3.5 € 👩‍👩‍👧‍👦 日本</title>"))
        #expect(Painting(of: text("-|+"), width: 20).written(as: .svg).contains("<title>A picture</title>"))
        #expect(
            Painting(of: text("50 % -> half"), width: 20).written(as: .svg).contains("<title>50 % -&gt; half</title>"))
        let layers = Painting(of: zstack(text("hello"), text("over", ink(.red))), width: 20)
        #expect(layers.written(as: .svg).contains("<title>hello over</title>"))
        let hidden = Painting(of: zstack(text("hello"), fill(), text("over", ink(.red))), width: 20)
        #expect(hidden.written(as: .svg).contains("<title>over</title>"))
    }
}
