/// A view of which only what lies inside a shape is seen: `clipShape`, `cornerRadius`, `clipped`.
public struct ClipLayout: Drawable {
    private let outline: Outline

    public init(_ outline: Outline = .rectangle) { self.outline = outline }

    public var isClipping: Bool { true }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.clipped(to: frame) { canvas in
            for child in subviews { child.paint(on: &canvas) }
            if !outline.name.isEmpty { canvas.cut(outline, canvas.absolute(frame)) }
        }
    }
}

extension Canvas {
    /// In the cells of the canvas: blanks what lies outside an outline, and gives the fills and lines on its edge the edge's form.
    fileprivate mutating func cut(_ outline: Outline, _ frame: Rect) {
        let visible = frame.intersection(clip)
        guard !visible.isEmpty else { return }
        let shape = OutlineRows(outline, in: frame, isFilled: true)
        var shaped: [UInt16: UInt16] = [:]
        for y in visible.rows {
            let row = shape.row(y)
            let left = row.edge.first?.columns.lowerBound ?? visible.maxX
            let right = row.edge.last?.columns.upperBound ?? visible.minX
            for x in visible.minX..<visible.maxX where x < left || x >= right {
                if !cell(x, y).glyph.isBlank { put(.blank, x, y) }
            }
            for (part, columns) in [row.edge.first, row.edge.last].compactMap({ $0 }) {
                for x in columns.clamped(to: visible.minX..<visible.maxX) { bend(x, y, to: part, outline, &shaped) }
            }
        }
        guard !shaped.isEmpty else { return }
        for y in visible.minY..<min(visible.maxY, height) {
            for x in visible.minX..<visible.maxX {
                let place = y * columns + x
                if let number = shaped[cells[place].ground] { cells[place].ground = number }
                if let number = shaped[cells[place].ink] { cells[place].ink = number }
            }
        }
    }

    /// Gives a cell of a fill or a line the form of an edge, and notes the ink that its fill has from now on.
    private mutating func bend(
        _ x: Int, _ y: Int, to part: LinePart, _ outline: Outline, _ shaped: inout [UInt16: UInt16]
    ) {
        let cell = cell(x, y)
        if cell.ground != 0, shaped[cell.ground] == nil, inks[cell.ground].role == .fill {
            var ink = inks[cell.ground]
            if let corner = outline.corner { ink.details.append(corner) }
            ink.form = outline.name
            shaped[cell.ground] = inks.number(of: ink)
        }
        guard part.showsInFill, cell.glyph.isFill || cell.glyph.part != nil else { return }
        put(Cell(glyph: Glyph(part), ink: cell.glyph.isFill ? cell.ground : cell.ink, ground: cell.ground), x, y)
    }
}
