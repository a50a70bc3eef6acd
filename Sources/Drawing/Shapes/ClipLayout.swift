/// A view of which only what lies inside a shape is seen: `clipShape`, `cornerRadius`, `clipped`.
public struct ClipLayout: Drawable {
    private let outline: Outline

    public init(_ outline: Outline = .rectangle) { self.outline = outline }

    public var isClipping: Bool { true }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard isBox(subviews) else { return cut(&canvas, frame, subviews) }
        canvas.casting(from: outline, in: frame) { cut(&$0, frame, subviews) }
    }

    private func cut(_ canvas: inout Canvas, _ frame: Rect, _ subviews: Subviews) {
        canvas.clipped(to: frame) { canvas in
            let before = outline.name.isEmpty ? [] : canvas.cells(in: canvas.clip)
            for child in subviews { child.paint(on: &canvas) }
            if !outline.name.isEmpty { canvas.cut(outline, canvas.absolute(frame), before) }
        }
    }
}

extension Canvas {
    /// The cells of a rectangle that has cells, row by row.
    fileprivate func cells(in rect: Rect) -> [Cell] {
        drawnRows(of: rect).flatMap { y in rect.columns.map { cell($0, y) } }
    }

    /// In the cells of the canvas: puts back what was outside an outline before, row by row of the clip, and gives the
    /// fills and lines on its edge the edge's form.
    fileprivate mutating func cut(_ outline: Outline, _ frame: Rect, _ before: [Cell]) {
        let visible = clip
        guard !visible.isEmpty else { return }
        let shape = OutlineRows(outline, in: frame, isFilled: true)
        var shaped: [UInt16: UInt16] = [:]
        for y in drawnRows(of: visible) {
            let row = shape.row(y)
            let inside = row.columns
            for x in visible.columns where !inside.contains(x) {
                let place = (y - visible.minY) * visible.width + x - visible.minX
                let old = place < before.count ? before[place] : .blank
                if !old.glyph.isBlank || !cell(x, y).glyph.isBlank { put(old, x, y) }
            }
            for (part, columns) in [row.edge.first, row.edge.last].compactMap({ $0 }) {
                for x in columns.clamped(to: visible.columns) { bend(x, y, to: part, outline, &shaped) }
            }
        }
        guard !shaped.isEmpty else { return }
        for y in drawnRows(of: visible) {
            for x in shape.row(y).columns.clamped(to: visible.columns) { restain(y * columns + x, shaped) }
        }
    }

    /// Gives a cell of a fill or a line the form of an edge, and notes the ink that its fill has from now on.
    private mutating func bend(
        _ x: Int, _ y: Int, to part: LinePart, _ outline: Outline, _ shaped: inout [UInt16: UInt16]
    ) {
        let cell = cell(x, y)
        let fill = grounds.ink(cell.ground)
        if fill != 0, shaped[fill] == nil, inks[fill].role == .fill {
            var ink = inks[fill]
            if let corner = outline.corner { ink.details.append(corner) }
            ink.form = outline.name
            shaped[fill] = inks.number(of: ink)
        }
        guard part.showsInFill, cell.glyph.isFill || cell.glyph.part != nil else { return }
        put(Cell(glyph: Glyph(part), ink: ownInk(of: cell), ground: cell.ground), x, y)
    }
}
