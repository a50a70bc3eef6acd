/// A view of which only what lies inside a shape is seen: `clipShape`, `cornerRadius`, `clipped`.
public struct ClipLayout: Drawable {
    private let outline: Outline

    public init(_ outline: Outline = .rectangle) { self.outline = outline }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.clipped(to: frame) { canvas in
            for child in subviews { child.paint(on: &canvas) }
            if outline != .rectangle { canvas.cut(outline, frame) }
        }
    }
}

extension Canvas {
    /// Blanks what lies outside an outline, and gives the fills and lines on its edge the edge's form.
    fileprivate mutating func cut(_ outline: Outline, _ frame: Rect) {
        let visible = frame.intersection(clip)
        let shape = OutlineRows(outline, in: frame)
        var numbers: [UInt16: UInt16] = [:]
        for y in visible.minY..<visible.maxY {
            let row = shape.row(y)
            let left = row.edge.first?.columns.lowerBound ?? visible.maxX
            let right = row.edge.last?.columns.upperBound ?? visible.minX
            for x in visible.minX..<visible.maxX where x < left || x >= right {
                if !cell(x, y).glyph.isBlank { put(.blank, x, y) }
            }
            for (part, columns) in row.edge where part.showsInFill {
                for x in columns.clamped(to: visible.minX..<visible.maxX) { bend(x, y, to: part, outline, &numbers) }
            }
        }
    }

    private mutating func bend(
        _ x: Int, _ y: Int, to part: LinePart, _ outline: Outline, _ numbers: inout [UInt16: UInt16]
    ) {
        let cell = cell(x, y)
        guard cell.glyph.isFill || cell.glyph.part != nil else { return }
        let old = cell.glyph.isFill ? cell.ground : cell.ink
        var number = old
        if let corner = outline.corner, inks[old].role == .fill {
            number = numbers[old] ?? rounded(old, corner)
            numbers[old] = number
        }
        put(Cell(glyph: Glyph(part), ink: number, ground: cell.ground), x, y)
    }

    /// The ink with its corners named.
    private mutating func rounded(_ number: UInt16, _ corner: String) -> UInt16 {
        var ink = inks[number]
        ink.details.append(corner)
        return inks.number(of: ink)
    }
}
