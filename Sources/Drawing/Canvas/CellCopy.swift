/// The cells of a part of a canvas as they were at some time.
struct CellCopy {
    private let rect: Rect
    private let cells: [Cell]

    fileprivate init(_ canvas: Canvas, in rect: Rect) {
        self.rect = rect
        cells = canvas.drawnRows(of: rect).flatMap { y in rect.columns.map { canvas.cell($0, y) } }
    }

    /// A cell of the part; blank where nothing had been drawn. The column must lie in the part.
    subscript(x: Int, y: Int) -> Cell {
        let place = (y - rect.minY) * rect.width + x - rect.minX
        return place < cells.count ? cells[place] : .blank
    }
}

extension Canvas {
    /// A copy of the cells of a rectangle of the canvas. Cost: linear in their number.
    func cells(in rect: Rect) -> CellCopy { CellCopy(self, in: rect) }

    /// Draws a faint group: the text on which its fills lie stays, and stands on them.
    mutating func seenThrough(in frame: Rect, _ draw: (inout Canvas) -> Void) {
        let visible = absolute(frame).intersection(clip)
        let old = cells(in: visible)
        draw(&self)
        for y in drawnRows(of: visible) {
            for x in visible.columns where cell(x, y).glyph.isFill {
                let text = old[x, y]
                guard text.glyph.isText, !text.glyph.isSpace, cell(x, y) != text else { continue }
                let ground = grounds.number(of: grounds.ink(cell(x, y).ground), over: text.ground)
                cells[y * columns + x] = Cell(glyph: text.glyph, ink: text.ink, ground: ground)
            }
            mendHalves(in: visible.columns, y)
        }
    }
}
