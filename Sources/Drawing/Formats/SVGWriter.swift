/// Writes a picture as SVG: a rectangle for each background, and one text for each run, held to its columns so that the
/// viewer's font can't shift anything.
struct SVGWriter {
    let picture: ColoredPicture
    let page: Page

    /// The width of a column and the height of a row, in tenths of a pixel.
    private static let (column, row) = (84, 180)
    /// How far a row's letters stand below its top, in tenths of a pixel.
    private static let baseline = 136
    /// The space around the picture, in tenths of a pixel.
    private static let margin = 120

    var text: String {
        let width = picture.columns * Self.column + 2 * Self.margin
        let height = picture.lines.count * Self.row + 2 * Self.margin
        let (w, h) = (Self.pixels(width), Self.pixels(height))
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(w)\" height=\"\(h)\" "
                + "viewBox=\"0 0 \(w) \(h)\">",
            "<title>\(Markup.escaped(title))</title>",
            "<rect width=\"\(w)\" height=\"\(h)\" rx=\"8\" fill=\"\(page.background.hex)\"/>",
            "<g font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" "
                + "fill=\"\(page.foreground.hex)\" xml:space=\"preserve\">",
        ]
        for (number, runs) in picture.lines.enumerated() { lines += elements(of: runs, row: number) }
        return (lines + ["</g>", "</svg>"]).joined(separator: "\n")
    }

    /// What the picture says, for those who can't see it.
    private var title: String {
        let words = picture.rows.joined().map(\.text).joined(separator: " ")
            .split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 1 }
        return words.isEmpty ? "A picture" : words.prefix(12).joined(separator: " ")
    }

    private func elements(of runs: [PictureRun], row: Int) -> [String] {
        let top = Self.margin + row * Self.row
        var left = Self.margin
        var backgrounds: [String] = []
        var texts: [String] = []
        for run in runs {
            let width = run.columns * Self.column
            defer { left += width }
            if let background = run.background {
                backgrounds.append(
                    "<rect x=\"\(Self.pixels(left))\" y=\"\(Self.pixels(top))\" width=\"\(Self.pixels(width))\" "
                        + "height=\"\(Self.pixels(Self.row))\" fill=\"\(background.hex)\"/>")
            }
            guard !run.text.allSatisfy({ $0 == " " }) else { continue }
            texts.append(
                "<text x=\"\(Self.pixels(left))\" y=\"\(Self.pixels(top + Self.baseline))\" "
                    + "textLength=\"\(Self.pixels(width))\" lengthAdjust=\"spacingAndGlyphs\""
                    + "\(attributes(of: run))>\(Markup.escaped(run.text))</text>")
        }
        return backgrounds + texts
    }

    private func attributes(of run: PictureRun) -> String {
        var attributes: [String] = []
        if let foreground = run.foreground { attributes.append("fill=\"\(foreground.hex)\"") }
        if run.traits.contains(.bold) { attributes.append("font-weight=\"bold\"") }
        if run.traits.contains(.italic) { attributes.append("font-style=\"italic\"") }
        let lines = run.traits.decorations
        if !lines.isEmpty { attributes.append("text-decoration=\"\(lines)\"") }
        return attributes.map { " " + $0 }.joined()
    }

    private static func pixels(_ tenths: Int) -> String {
        tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
