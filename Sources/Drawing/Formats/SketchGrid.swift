/// Where the cells of a picture lie in a drawing, in pixels. A row is as high as two columns are wide, as in points.
enum SketchGrid {
    /// The width of a column: that of a letter of `fontSize` in fonts of one width.
    static let column = 8.4
    /// The height of a row: a line of text.
    static let row = 16.8
    /// How many pixels a cell takes.
    static let scale = Scale(column: column, row: row)
    /// The size of letters.
    static let fontSize = 14.0
    /// How far a row's letters stand below its top.
    static let baseline = 13.0
    /// The space that a control leaves of its row above and below, so that those of neighbouring rows stay apart.
    static let gap = 1.2
    /// The space that it takes of the rows above and below where these are empty.
    static let reach = 2.8
    /// The space around the picture.
    static let margin = 12.0
    /// The part of it that lines and shadows at the edge of the picture leave free.
    static let freeMargin = 3.0
    /// The space between two pictures of one sheet, which is more than there is inside of them.
    static let gapOfPictures = 44.0
    /// The fonts of letters, the first that there is.
    static let fonts = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"

    /// The pixels of some cells, or of what stands some half cells from them.
    static func pixels(of cells: Rect, _ rest: HalfCells = .none) -> CGRect {
        CGRect(
            x: Double(cells.minX) * column + rest.pixels.x, y: Double(cells.minY) * row + rest.pixels.y,
            width: Double(cells.width) * column, height: Double(cells.height) * row)
    }

    /// From points in some cells to pixels.
    static func change(from scale: Scale, in cells: Rect) -> CGAffineTransform {
        CGAffineTransform(scaleX: column / scale.column, y: row / scale.row)
            .movedBy(Double(cells.minX) * column, Double(cells.minY) * row)
    }

    /// A number of pixels, to hundredths.
    static func text(_ pixels: Double) -> String {
        guard abs(pixels) < 1e9 else { return pixels > 0 ? "1000000000" : "-1000000000" }
        let hundredths = Int(clamped: (pixels * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest % 10 == 0 && rest >= 10 ? rest / 10 : rest)"
    }
}

extension Path {
    /// The path as SVG writes it.
    var data: String {
        func place(_ point: CGPoint) -> String { "\(SketchGrid.text(point.x)) \(SketchGrid.text(point.y))" }
        return elements.map { element in
            switch element {
            case .move(let end): "M\(place(end))"
            case .line(let end): "L\(place(end))"
            case .curve(let end, let one, let other): "C\(place(one)) \(place(other)) \(place(end))"
            case .close: "Z"
            }
        }.joined()
    }
}
