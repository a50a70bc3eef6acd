extension Canvas {
    /// In the cells of the canvas: draws something of which only what lies inside an outline is kept. A fill that ends at
    /// the outline takes its form.
    ///
    /// Cost: linear in the cells of the clip.
    mutating func cut(_ outline: Outline, _ frame: Rect, _ draw: (inout Canvas) -> Void) {
        let visible = clip
        layered(.clip(outline, frame, rest)) { canvas in
            canvas.comparing(in: visible, draw) { $0.cut(outline, frame, visible, over: $1) }
        }
    }

    private mutating func cut(_ outline: Outline, _ frame: Rect, _ visible: Rect, over old: CellCopy) {
        let shape = OutlineRows(outline, in: frame, isFilled: true)
        for y in drawnRows(of: visible) {
            let row = shape.row(y)
            for x in visible.columns where !row.contains(x) { put(old[x, y], x, y) }
            mendHalves(in: visible.columns, y)
            for (part, columns) in row.edge {
                for x in columns.clamped(to: visible.columns) { bend(x, y, over: old[x, y], to: part) }
            }
        }
    }

    /// Gives a cell of a fill or a line the form of an edge. What was in the cell before is not clipped.
    private mutating func bend(_ x: Int, _ y: Int, over old: Cell, to part: LinePart) {
        let cell = cell(x, y)
        guard cell != old else { return }
        if cell.glyph.isFill {
            let ink = grounds.ink(cell.ground)
            let glyph = part.showsInFill ? Glyph(part) : Glyph(edge: part)
            cells[y * columns + x] = Cell(glyph: glyph, ink: part.showsInFill ? ink : 0, ground: cell.ground)
        } else if cell.glyph.part != nil, part.showsInFill {
            cells[y * columns + x].glyph = Glyph(part)
        }
    }
}
