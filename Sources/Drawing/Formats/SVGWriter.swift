/// Writes pictures as SVG: what was drawn as forms, and on them one text for each run, held to its columns so that the
/// viewer's font can't shift anything.
struct SVGWriter {
    let sheet: PictureSheet
    let pictures: [SketchedPicture]

    var text: String {
        let page = pictures.first?.page ?? Page(.light)
        let margin = SketchGrid.margin
        var heights: [Double] = []
        for picture in pictures { heights.append(Double(picture.size.height) * SketchGrid.row) }
        let columns = pictures.map(\.size.width).max() ?? 0
        let width = Double(columns) * SketchGrid.column + 2 * margin
        let height = heights.reduce(margin) { $0 + $1 + margin } + (pictures.isEmpty ? margin : 0)
        let (w, h) = (SketchGrid.text(width), SketchGrid.text(height))
        let (shownW, shownH) = (
            SketchGrid.text(width * sheet.magnification), SketchGrid.text(height * sheet.magnification)
        )
        let words = pictures.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(shownW)\" height=\"\(shownH)\" "
                + "viewBox=\"0 0 \(w) \(h)\">",
            "<title>\(Markup.escaped(words.isEmpty ? "A picture" : words))</title>",
        ]
        let definitions = pictures.flatMap(\.definitions)
        if !definitions.isEmpty { lines.append("<defs>\(definitions.joined(separator: "\n"))</defs>") }
        if !sheet.isTransparent {
            lines.append("<rect width=\"\(w)\" height=\"\(h)\" rx=\"8\" fill=\"\(page.background.hex)\"/>")
        }
        lines.append(
            "<g font-family=\"\(SketchGrid.fonts)\" font-size=\"\(SketchGrid.text(SketchGrid.fontSize))\" "
                + "fill=\"\(page.foreground.hex)\" style=\"white-space: pre\">")
        var top = margin
        for (picture, height) in zip(pictures, heights) {
            lines.append("<g transform=\"translate(\(SketchGrid.text(margin)) \(SketchGrid.text(top)))\">")
            lines += picture.elements
            for (row, runs) in picture.rows.enumerated() { lines += texts(of: runs, row: row, on: picture.page) }
            lines.append("</g>")
            top += height + margin
        }
        return (lines + ["</g>", "</svg>"]).joined(separator: "\n")
    }

    private func texts(of runs: [PictureRun], row: Int, on page: Page) -> [String] {
        let y = SketchGrid.text(Double(row) * SketchGrid.row + SketchGrid.baseline)
        var left = 0
        var texts: [String] = []
        for run in runs {
            for word in Self.words(of: run) {
                let x = SketchGrid.text(Double(left + word.column) * SketchGrid.column)
                let width = SketchGrid.text(Double(word.columns) * SketchGrid.column)
                texts.append(
                    "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
                        + "\(attributes(of: run, on: page))>\(Markup.escaped(word.text))</text>")
            }
            left += run.columns
        }
        return texts
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

    private func attributes(of run: PictureRun, on page: Page) -> String {
        var attributes: [String] = []
        if let foreground = run.foreground(on: page) { attributes.append("fill=\"\(foreground.hex)\"") }
        if run.traits.contains(.bold) { attributes.append("font-weight=\"bold\"") }
        if run.traits.contains(.italic) { attributes.append("font-style=\"italic\"") }
        let lines = run.traits.decorations
        if !lines.isEmpty { attributes.append("text-decoration=\"\(lines)\"") }
        return attributes.map { " " + $0 }.joined()
    }
}
