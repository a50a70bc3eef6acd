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
                + "fill=\"\(page.foreground.hex)\">",
        ]
        for (number, runs) in picture.lines.enumerated() { lines += elements(of: runs, row: number) }
        return (lines + ["</g>", "</svg>"]).joined(separator: "\n")
    }

    /// What the picture says, for those who can't see it.
    private var title: String {
        let text: String = picture.rows.joined().map(\.text).joined(separator: " ")
        let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
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
            for word in Self.words(of: run) {
                texts.append(
                    "<text x=\"\(Self.pixels(left + word.column * Self.column))\" "
                        + "y=\"\(Self.pixels(top + Self.baseline))\" "
                        + "textLength=\"\(Self.pixels(word.columns * Self.column))\" "
                        + "lengthAdjust=\"spacingAndGlyphs\"\(attributes(of: run))>\(Markup.escaped(word.text))</text>")
            }
        }
        return backgrounds + texts
    }

    /// The parts of a run between two spaces or more, which viewers don't agree on how to draw, and between wide characters
    /// and others, which a viewer's font may draw in any proportion.
    private static func words(of run: PictureRun) -> [(text: String, column: Int, columns: Int)] {
        var words: [(text: String, column: Int, columns: Int)] = []
        var column = 0
        var spaces = 2
        var wasWide = false
        for character in run.text {
            let columns = GraphemeWidth.columns(of: character)
            defer {
                column += columns
                if character != " " { wasWide = columns > 1 }
            }
            if character == " " {
                spaces += 1
            } else if spaces > 1 || words.isEmpty || wasWide != (columns > 1) {
                words.append((String(character), column, columns))
                spaces = 0
            } else {
                words[words.count - 1].text += String(repeating: " ", count: spaces) + String(character)
                words[words.count - 1].columns += spaces + columns
                spaces = 0
            }
        }
        return words
    }

    private func attributes(of run: PictureRun) -> String {
        var attributes: [String] = []
        if let foreground = run.foreground(on: page) { attributes.append("fill=\"\(foreground.hex)\"") }
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
