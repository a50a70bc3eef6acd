extension Canvas {
    /// Fills cells of a row that lie in the clip. A fill that is seen through leaves text standing; the page's own
    /// colour only wipes.
    mutating func fill(_ columns: Range<Int>, _ y: Int, _ number: UInt16, _ ink: Ink) {
        if cancellation?.endsStep() == true { return }
        guard !columns.isEmpty else { return }
        grow(to: y + 1)
        let row = y * self.columns
        if ink.paint.alpha < 1 {
            for x in columns { glaze(nil, x, y, number) }
            return
        }
        split(before: row + columns.lowerBound)
        split(before: row + columns.upperBound)
        if inks[number].paint.alpha < 1, !ink.paint.isPage {
            // It is as faint as all of its group: it hides what the group drew below it, and stands on the fills there.
            for x in columns {
                let ground = grounds.number(of: number, over: cells[row + x].ground)
                cells[row + x] = Cell(glyph: .fill, ink: 0, ground: ground)
            }
            return
        }
        let cell =
            ink.paint.isPage && !isStencil ? Cell.blank : Cell(glyph: .fill, ink: 0, ground: grounds.number(of: number))
        cells.withUnsafeMutableBufferPointer { cells in
            for x in columns { cells[row + x] = cell }
        }
    }

    /// Whether text is read through a fill: one that covers more than half of it, as materials do, hides it.
    func isVeil(_ number: UInt16) -> Bool { inks[number].paint.alpha <= 0.5 }

    /// Draws a cell of a fill that is seen through, or of its edge: text below a veil stays, and stands on it.
    private mutating func glaze(_ part: LinePart?, _ x: Int, _ y: Int, _ number: UInt16) {
        let old = cell(x, y)
        let ground = grounds.number(of: number, over: self.ground(under: old))
        if old.glyph.isText, !old.glyph.isSpace, isVeil(number) {
            cells[y * columns + x].ground = ground
        } else {
            put(Cell(glyph: part.map { Glyph($0) } ?? .fill, ink: part == nil ? 0 : number, ground: ground), x, y)
        }
    }

    /// Draws a part of an outline. Text beats it, and then stands on it.
    mutating func line(_ part: LinePart, _ x: Int, _ y: Int, _ number: UInt16) {
        guard clip.contains(x: x, y: y) else { return }
        let old = cell(x, y)
        guard !old.glyph.isText || old.glyph.isFree else {
            cells[y * columns + x].ground = grounds.number(of: number, over: old.ground)
            return
        }
        put(Cell(glyph: Glyph(part), ink: number, ground: old.ground), x, y)
    }

    /// Draws the edge of a fill, in the fill's own ink: its rounded corners and ends, beside which something of what
    /// lies below is left.
    mutating func edge(_ part: LinePart, _ x: Int, _ y: Int, _ number: UInt16, _ ink: Ink) {
        guard clip.contains(x: x, y: y) else { return }
        guard ink.paint.alpha >= 1 else { return glaze(part, x, y, number) }
        let old = cell(x, y)
        let ground = grounds.number(of: number, over: old.glyph.isText ? 0 : self.ground(under: old))
        put(Cell(glyph: Glyph(part), ink: number, ground: ground), x, y)
    }

    /// Draws a line from left to right.
    public mutating func horizontal(from place: Point, length: Int, _ ink: Ink = .line) {
        let number = self.number(of: ink)
        let cells = absolute(Rect(origin: place, size: Size(width: length, height: 1))).intersection(clip)
        for x in cells.columns { line(.horizontal, x, cells.minY, number) }
    }

    /// Draws a line downwards.
    public mutating func vertical(from place: Point, length: Int, _ ink: Ink = .line) {
        let number = self.number(of: ink)
        let cells = absolute(Rect(origin: place, size: Size(width: 1, height: length))).intersection(clip)
        for y in cells.rows { line(.vertical, cells.minX, y, number) }
    }
}
