extension Canvas {
    /// Fills cells of a row that lie in the clip. A fill that is seen through leaves text standing; the page's own
    /// colour only wipes.
    mutating func fill(_ columns: Range<Int>, _ y: Int, _ number: UInt16, _ ink: Ink) {
        guard !columns.isEmpty else { return }
        grow(to: y + 1)
        let row = y * self.columns
        if ink.paint.alpha < 1 {
            for x in columns {
                let old = cells[row + x].glyph
                if old.isText, !old.isSpace {
                    cells[row + x].ground = number
                } else {
                    put(Cell(glyph: .fill, ink: 0, ground: number), x, y)
                }
            }
            return
        }
        split(before: row + columns.lowerBound)
        split(before: row + columns.upperBound)
        let cell = ink.paint.isPage ? Cell.blank : Cell(glyph: .fill, ink: 0, ground: number)
        cells.withUnsafeMutableBufferPointer { cells in
            for x in columns { cells[row + x] = cell }
        }
    }

    /// Draws a part of an outline. Text beats it, and then stands on it.
    mutating func line(_ part: LinePart, _ x: Int, _ y: Int, _ number: UInt16) {
        guard clip.contains(x: x, y: y) else { return }
        let old = cell(x, y)
        guard !old.glyph.isText else {
            if old.ground == 0 { cells[y * columns + x].ground = number }
            return
        }
        put(Cell(glyph: Glyph(part), ink: number, ground: old.ground), x, y)
    }

    /// Draws the edge of a fill: its rounded corners and ends, in the fill's own ink.
    mutating func edge(_ part: LinePart, _ x: Int, _ y: Int, _ number: UInt16) {
        guard clip.contains(x: x, y: y), !cell(x, y).glyph.isText else { return }
        put(Cell(glyph: Glyph(part), ink: number, ground: number), x, y)
    }

    /// Draws a cell of a shadow, where nothing else is.
    mutating func shade(_ x: Int, _ y: Int, _ number: UInt16) {
        guard clip.contains(x: x, y: y), cell(x, y).glyph.isBlank else { return }
        put(Cell(glyph: .shadow, ink: number, ground: 0), x, y)
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

    /// Draws the shadow of something that fills a rectangle: a strip to its right and one below.
    mutating func shadow(of rect: Rect, _ ink: Ink) {
        let number = self.number(of: ink)
        let box = absolute(rect)
        let right = Rect(x: box.maxX, y: box.minY + 1, width: 1, height: box.height - 1).intersection(clip)
        for y in right.rows { shade(right.minX, y, number) }
        let below = Rect(x: box.minX + 1, y: box.maxY, width: box.width, height: 1).intersection(clip)
        for x in below.columns { shade(x, below.minY, number) }
    }
}
