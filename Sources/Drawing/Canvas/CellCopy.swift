/// The cells of a part of a canvas as they were at some time.
struct CellCopy {
    private let rect: Rect
    private let cells: [Cell]

    fileprivate init(_ canvas: Canvas, in rect: Rect) {
        self.rect = rect
        var cells: [Cell] = []
        let rows = canvas.drawnRows(of: rect)
        cells.reserveCapacity(rows.count * rect.width)
        for y in rows { cells += canvas.cells[y * canvas.columns + rect.minX..<y * canvas.columns + rect.maxX] }
        self.cells = cells
    }

    /// A cell of the part; blank where nothing had been drawn. The column must lie in the part.
    subscript(x: Int, y: Int) -> Cell {
        let place = (y - rect.minY) * rect.width + x - rect.minX
        return place < cells.count ? cells[place] : .blank
    }
}

extension Canvas {
    /// The copies of the same cells that are kept at a time. Groups and clips inside of so many others are drawn without,
    /// so that neither time nor memory grow with the square of the levels.
    private static let mostCopies = 16

    /// Draws something, and hands on the cells as they were before; not so within very many others.
    ///
    /// Cost: linear in the cells of the rectangle, which must lie in the clip.
    mutating func comparing(
        in rect: Rect, _ draw: (inout Canvas) -> Void, then compare: (inout Canvas, _ old: CellCopy) -> Void
    ) {
        guard copies < Self.mostCopies, !rect.isEmpty else { return draw(&self) }
        let old = CellCopy(self, in: rect)
        copies += 1
        draw(&self)
        copies -= 1
        compare(&self, old)
    }

    /// Draws a faint group: the text on which its fills lie stays, and stands on them.
    mutating func seenThrough(in frame: Rect, _ draw: (inout Canvas) -> Void) {
        let visible = absolute(frame).intersection(clip)
        comparing(in: visible, draw) { $0.bringBack($1, in: visible) }
    }

    private mutating func bringBack(_ old: CellCopy, in visible: Rect) {
        for y in drawnRows(of: visible) {
            for x in visible.columns where cell(x, y).glyph.isFill && isVeil(grounds.ink(cell(x, y).ground)) {
                let text = old[x, y]
                guard text.glyph.isText, !text.glyph.isSpace, cell(x, y) != text else { continue }
                let veil = cell(x, y).ground
                let area = grounds.area(veil)
                let ground = grounds.number(of: grounds.ink(veil), over: text.ground, area: area)
                cells[y * columns + x] = Cell(glyph: text.glyph, ink: text.ink, ground: ground)
                hold(x..<x + 1, y, on: area)
            }
            mendHalves(in: visible.columns, y)
        }
    }
}
