/// Writes pictures as SVG: what was drawn as forms, and on them one text for each run, held to its columns so that the
/// viewer's font can't shift anything.
struct SVGWriter {
    /// The pixels that the name above a picture takes.
    private static let nameRow = 1.5 * SketchGrid.row

    let sheet: PictureSheet
    let pictures: [SketchedPicture]

    var text: String {
        let page = pictures.first?.page ?? Page(.light)
        let margin = SketchGrid.margin
        var heights: [Double] = []
        for picture in pictures {
            let overhang = picture.overhang
            heights.append(Double(picture.size.height) * SketchGrid.row + overhang.top + overhang.bottom)
        }
        let left = pictures.map(\.overhang.left).max() ?? 0
        let names = sheet.names()
        let longest = Double(names.lazy.map(GraphemeWidth.columns).max() ?? 0) * SketchGrid.column
        let right = pictures.map { Double($0.size.width) * SketchGrid.column + $0.overhang.right }.max() ?? 0
        let width = max(left + right, longest) + 2 * margin
        let gaps = SketchGrid.gapOfPictures * Double(max(0, pictures.count - 1))
        let height = heights.reduce(2 * margin + gaps + Double(names.count) * Self.nameRow, +)
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
        for (number, (picture, height)) in zip(pictures, heights).enumerated() {
            if names.indices.contains(number) {
                let y = SketchGrid.text(top + SketchGrid.baseline)
                lines.append(
                    "<text x=\"\(SketchGrid.text(margin))\" y=\"\(y)\" opacity=\"0.6\">\(Markup.escaped(names[number]))</text>"
                )
                top += Self.nameRow
            }
            let place = "\(SketchGrid.text(margin + left)) \(SketchGrid.text(top + picture.overhang.top))"
            lines.append("<g transform=\"translate(\(place))\">")
            lines += picture.elements
            for (row, runs) in picture.rows.enumerated() { lines += runs.elements(ofRow: row, on: picture.page) }
            lines.append("</g>")
            top += height + SketchGrid.gapOfPictures
        }
        return (lines + ["</g>", "</svg>"]).joined(separator: "\n")
    }
}
