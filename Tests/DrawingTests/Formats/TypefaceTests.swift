import Drawing
import Testing

/// What drawings show of letters, and characters don't.
@Suite struct TypefaceTests {
    private func ink(
        _ traits: Ink.Traits = [], _ color: Color? = nil, _ change: (inout Typeface) -> Void = { _ in }
    ) -> Ink {
        var typeface = Typeface()
        change(&typeface)
        var ink = Ink(.text, paint: color.map { $0.resolved(in: PaintContext()) } ?? .plain, traits: traits)
        ink.typeface = typeface
        return ink
    }

    /// The elements of the letters of an SVG.
    private func texts(_ element: Element) -> [String] {
        Painting(of: element, width: 20).written(as: .svg).split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("<text") }
    }

    @Test("Thickness and size: small letters leave room behind them, and large ones are narrower")
    func sizes() {
        let column = vstack(
            text("ab", ink { $0.weight = 200 }), text("ab", ink(.bold) { $0.weight = 900 }),
            text("ab", ink { $0.scale = 0.84 }), text("ab", ink { $0.scale = 1.2 }))
        #expect(
            texts(column) == [
                #"<text x="0" y="13" textLength="16.8" lengthAdjust="spacingAndGlyphs" font-weight="200">ab</text>"#,
                #"<text x="0" y="29.8" textLength="16.8" lengthAdjust="spacingAndGlyphs" font-weight="900">ab</text>"#,
                #"<text x="1.34" y="46.6" textLength="14.11" lengthAdjust="spacingAndGlyphs" style="font-size: 11.76px">ab</text>"#,
                #"<text x="0" y="63.4" textLength="16.8" lengthAdjust="spacingAndGlyphs" style="font-size: 16.8px">ab</text>"#,
            ])
    }

    @Test("Sizes are nearer to each other than on a page, and none is higher than its row")
    func scales() {
        let sizes: [Double] = [0, 0.01, 12 / 17, 1, 22 / 17, 64 / 17, .infinity]
        let scales: [Double] = [0.75, 0.75, 0.84, 1, 1.14, 1.2, 1.2]
        #expect(sizes.map(Typeface.scale(ofSize:)) == scales)
        #expect(Typeface.scale(ofSize: .nan) == 0.75)
    }

    @Test("Families, distances, small capitals and raised letters")
    func families() {
        let column = vstack(
            text("ab", ink { $0.design = .serif }), text("ab", ink { $0.design = .rounded }),
            text("ab", ink { $0.spacing = 4 }), text("ab", ink { $0.hasSmallCapitals = true }),
            text("ab", ink { $0.rise = 4 }))
        let start = "textLength=\"16.8\" lengthAdjust=\"spacingAndGlyphs\""
        #expect(
            texts(column) == [
                "<text x=\"0\" y=\"13\" \(start) style=\"font-family: ui-serif, Georgia, 'DejaVu Serif', serif\">ab</text>",
                "<text x=\"0\" y=\"29.8\" \(start) style=\"font-family: "
                    + "ui-rounded, 'SF Pro Rounded', Nunito, Quicksand, system-ui, sans-serif\">ab</text>",
                "<text x=\"0\" y=\"46.6\" \(start) style=\"letter-spacing: 2.5px\">ab</text>",
                "<text x=\"0\" y=\"63.4\" \(start) style=\"font-variant: small-caps\">ab</text>",
                "<text x=\"0\" y=\"76\" \(start)>ab</text>",
            ])
    }

    @Test("A line has its own colour, and is dashed or dotted")
    func lines() {
        let red = Typeface.Line(.solid, color: RGB(255, 0, 0))
        let column = vstack(
            text("a", ink([.underline]) { $0.underline = red }),
            text(
                "a",
                ink([.underline, .strikethrough], .blue) {
                    $0.underline = red
                    $0.strikethrough = Typeface.Line(.dots, color: nil)
                }))
        let start = "textLength=\"8.4\" lengthAdjust=\"spacingAndGlyphs\""
        #expect(
            texts(column) == [
                "<text x=\"0\" y=\"13\" \(start)><tspan fill=\"#ff0000\" text-decoration=\"underline\">"
                    + "<tspan fill=\"#1c1c1e\">a</tspan></tspan></text>",
                "<text x=\"0\" y=\"29.8\" \(start)><tspan fill=\"#ff0000\" text-decoration=\"underline\">"
                    + "<tspan fill=\"#007aff\" text-decoration=\"line-through dotted\">"
                    + "<tspan fill=\"#007aff\">a</tspan></tspan></tspan></text>",
            ])
    }

    @Test("Letters and shapes are blurred, and letters cast shadows")
    func effects() {
        let column = vstack(text("ab"), fill(.rectangle, .red).frame(width: 2, height: 1))
            .wrapped(ToneLayout.blur(2, "blurred 2"))
        let svg = Painting(of: column, width: 20).written(as: .svg)
        #expect(
            svg.contains(
                """
                <g filter="url(#d1)">
                <rect x="0" y="16.8" width="16.8" height="16.8" fill="#ff3b30"/>
                </g>
                <text x="0" y="13" textLength="16.8" lengthAdjust="spacingAndGlyphs" style="filter: blur(2.1px)">ab</text>
                """))
        #expect(svg.contains("<feGaussianBlur stdDeviation=\"2.1\"/>"))
        let shadow = ShadowStyle.drop(color: .red.opacity(0.5), radius: 2, x: 1, y: -1)
        #expect(
            texts(text("a").wrapped(ShadowLayout(shadow))) == [
                #"<text x="0" y="13" textLength="8.4" lengthAdjust="spacingAndGlyphs" "#
                    + #"style="filter: drop-shadow(1.05px -1.05px 2.1px rgb(255 59 48 / 0.5))">a</text>"#
            ])
    }

    @Test("HTML holds letters of another font to their columns, and says the thickness of all others")
    func html() {
        let row = hstack(
            text("a", ink { $0.weight = 200 }), text("b", ink { $0.scale = 0.84 }), text("c"))
        let html = Painting(of: row, width: 20).written(as: .html)
        #expect(
            html.contains(
                "<span style=\"font-weight: 200\">a</span> <svg viewBox=\"0 0 8.4 16.8\" preserveAspectRatio=\"none\" "
                    + "font-size=\"14\" fill=\"currentColor\" style=\"width: 1ch; height: 1.2em; vertical-align: top; "
                    + "overflow: visible\"><text x=\"0\" y=\"13\" textLength=\"7.06\" lengthAdjust=\"spacingAndGlyphs\" "
                    + "style=\"font-size: 11.76px\">b</text></svg> c</span></pre>"))
    }

    @Test("A plain picture and a terminal's show the same as without")
    func characters() {
        let painting = Painting(of: text("ab", ink(.bold) { $0.scale = 1.2 }), width: 20)
        #expect(painting.picture.rows == ["ab"])
        #expect(painting.colored.ansi == "\u{1B}[1mab\u{1B}[0m")
    }
}
