/// Writes a picture as SVG: a rectangle for each background, and one text for each run, held to its columns so that the
/// viewer's font can't shift anything.
struct SVGWriter {
    let picture: ColoredPicture
    let page: Page
    var cancellation: Cancellation?

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
            "<title>\(Markup.escaped(picture.words.isEmpty ? "A picture" : picture.words))</title>",
            "<rect width=\"\(w)\" height=\"\(h)\" rx=\"8\" fill=\"\(page.background.hex)\"/>",
            "<g font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" "
                + "fill=\"\(page.foreground.hex)\" shape-rendering=\"crispEdges\">",
        ]
        for (number, runs) in picture.lines.enumerated().while(cancellation) {
            lines += elements(of: runs, row: number)
        }
        return (lines + ["</g>", "</svg>"]).joined(separator: "\n")
    }

    private func elements(of runs: [PictureRun], row: Int) -> [String] {
        let top = Self.margin + row * Self.row
        var left = Self.margin
        var backgrounds: [String] = []
        var texts: [String] = []
        for stretch in Self.backgrounds(of: runs) {
            let (x, width) = (Self.margin + stretch.column * Self.column, stretch.columns * Self.column)
            backgrounds.append(
                "<rect x=\"\(Self.pixels(x))\" y=\"\(Self.pixels(top))\" width=\"\(Self.pixels(width))\" "
                    + "height=\"\(Self.pixels(Self.row))\" fill=\"\(stretch.color.hex)\"/>")
        }
        for run in runs {
            let width = run.columns * Self.column
            defer { left += width }
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

    /// The stretches of a row that have one colour behind them.
    private static func backgrounds(of runs: [PictureRun]) -> [(column: Int, columns: Int, color: RGB)] {
        var stretches: [(column: Int, columns: Int, color: RGB)] = []
        var column = 0
        for run in runs {
            defer { column += run.columns }
            guard let color = run.background else { continue }
            if let last = stretches.last, last.color == color, last.column + last.columns == column {
                stretches[stretches.count - 1].columns += run.columns
            } else {
                stretches.append((column, run.columns, color))
            }
        }
        return stretches
    }

    /// The parts of a run between two spaces or more, which viewers don't agree on how to draw, and between characters that
    /// a viewer sets in another way: wide ones in a proportion of its font's, those read from right to left in their order.
    private static func words(of run: PictureRun) -> [(text: String, column: Int, columns: Int)] {
        var words: [(text: String, column: Int, columns: Int)] = []
        var column = 0
        var spaces = 2
        var last = PictureRun.Setting.usual
        for character in run.text {
            let columns = GraphemeWidth.columns(of: character)
            let setting = PictureRun.Setting(character)
            defer {
                column += columns
                if character != " " { last = setting }
            }
            if character == " " {
                spaces += 1
            } else if spaces > 1 || words.isEmpty || last != setting {
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
