extension Canvas {
    /// Fills cells of a row that lie in the clip, as a part of the area that was begun last. A fill that is seen through
    /// leaves text standing.
    mutating func fill(_ columns: Range<Int>, _ y: Int, _ number: UInt16, _ ink: Ink) {
        if cancellation?.endsStep() == true { return }
        guard !columns.isEmpty else { return }
        grow(to: y + 1)
        let row = y * self.columns
        adopt(cells[row + columns.lowerBound].ground)
        if ink.paint.isSeenThrough || isBehindLines {
            for x in columns { glaze(nil, x, y, number) }
            return
        }
        if !areas[area].isThin { cover(columns, y) }
        split(before: row + columns.lowerBound)
        split(before: row + columns.upperBound)
        if areas[area].isThin {
            // A line over a row leaves its text readable.
            for x in columns where !cells[row + x].glyph.isText { lay(number, on: row + x) }
            return
        }
        // What is as faint as all of its group hides what the group drew below it, and stands on the fills there.
        let isFaint = inks[number].paint.alpha < 1 && !ink.paint.isPage
        if isFaint || areas[area].leavesParts {
            for x in columns { lay(number, on: row + x) }
            return
        }
        let cell = Cell(glyph: .fill, ink: 0, ground: grounds.number(of: number, area: area))
        cells.withUnsafeMutableBufferPointer { cells in
            for x in columns { cells[row + x] = cell }
        }
    }

    /// Fills a cell as a part of the area that was begun last, over what it stands on.
    private mutating func lay(_ number: UInt16, on place: Int) {
        let ground = grounds.number(of: number, over: cells[place].ground, area: area)
        cells[place] = Cell(glyph: .fill, ink: 0, ground: ground)
    }

    /// Notes on which area the one that was begun last was drawn: that of its first cell.
    private mutating func adopt(_ ground: UInt16) {
        let below = grounds.area(ground)
        guard below > 0, below != area, areas[area].parent == nil else { return }
        // The page's colour on a line is a gap in it.
        if areas[area].isPage, areas[below].isThin { return }
        areas[area].parent = below
        // What lies on a line lies beside the rest of it.
        if !areas[below].isThin { areas[below].hasNeighbour = true }
    }

    /// Lets cells of a row know which part of an outline has their place, where the area that was begun last fills them.
    mutating func bound(_ columns: Range<Int>, _ y: Int, by part: LinePart) {
        guard y < height else { return }
        for x in columns {
            let place = y * self.columns + x
            guard cells[place].glyph.isFill, grounds.area(cells[place].ground) == area else { continue }
            cells[place].glyph = Glyph(edge: part)
        }
    }

    /// Whether text is read through a fill: one that covers more than three quarters of it hides it, and so does one that blurs.
    func isVeil(_ number: UInt16) -> Bool {
        let paint = inks[number].paint
        return paint.alpha <= paint.mostOfVeil
    }

    /// The same in a cell of the area that was begun last: a gradient covers more of one than of another.
    private func isVeil(_ number: UInt16, _ x: Int, _ y: Int) -> Bool {
        let paint = inks[number].paint
        guard let gradient = paint.gradient, let span = gradients.last, span.gradient == gradient else {
            return isVeil(number)
        }
        return gradient.color(x: x, y: y, in: span.frame).alpha * paint.alpha <= paint.mostOfVeil
    }

    /// Draws a cell of a fill that is seen through, or of its edge: text and lines below a veil stay, and stand on it. A thin
    /// fill takes the place of a line that it lies along, as it does where it is opaque.
    private mutating func glaze(_ part: LinePart?, _ x: Int, _ y: Int, _ number: UInt16) {
        let old = cell(x, y)
        let ground = grounds.number(of: number, over: old.ground, area: area)
        let isLine = old.glyph.part.map { inks[old.ink].role == .line && !isBar(areas[area], along: $0) } ?? false
        let isText = old.glyph.isText && (!old.glyph.isSpace || inks[old.ink].backdrop != nil)
        if isLine && isBehindLines || (isLine || isText) && isVeil(number, x, y) {
            cells[y * columns + x].ground = ground
            if !isLine || !isBehindLines {
                var ink = inks[old.ink]
                ink.veils.append(number)
                cells[y * columns + x].ink = inks.number(of: ink)
            }
            hold(x..<x + 1, y, on: area)
        } else {
            cover(x..<x + 1, y)
            put(Cell(glyph: part.map { Glyph($0) } ?? .fill, ink: part == nil ? 0 : number, ground: ground), x, y)
        }
    }

    /// Whether a cell shows a part of an outline, that of a fill included.
    func hasOutline(_ x: Int, _ y: Int) -> Bool {
        let glyph = cell(x, y).glyph
        return (glyph.part ?? glyph.edge) != nil
    }

    /// Whether some cells, with nothing between their edges, show a full disc: a line around it would take its place, and look
    /// the same without one.
    func hasDisc(in frame: Rect) -> Bool {
        let cell = cell(frame.minX, frame.minY)
        return frame.width <= 2 && cell.glyph.part == .disc && !areas[grounds.area(cell.ground)].isPage
            && !isVeil(cell.ink)
    }

    /// Takes away the rest of a ring of two columns where a disc takes one of them: all of it lies behind that.
    mutating func openRing(_ x: Int, _ y: Int) {
        let old = cell(x, y)
        guard let part = old.glyph.part, part.isCap, inks[old.ink].role == .line else { return }
        let other = part == .capLeft ? x + 1 : x - 1
        guard clip.contains(x: other, y: y), let end = cell(other, y).glyph.part, end.isCap, end != part,
            cell(other, y).ink == old.ink
        else { return }
        let place = y * columns + other
        cells[place].glyph = cells[place].ground == 0 ? .blank : .fill
    }

    /// Draws a part of an outline. Text beats it.
    ///
    /// - Parameter isOfSide: whether it lies on a side of something. That beats the blanks on which nothing is written.
    mutating func line(_ part: LinePart, _ x: Int, _ y: Int, _ number: UInt16, isOfSide: Bool = false) {
        guard clip.contains(x: x, y: y) else { return }
        let old = cell(x, y)
        let isOnBlank = isOfSide && old.glyph.isUnwritten
        guard !old.glyph.isText || old.glyph.isFree || isOnBlank else { return }
        let part = isOnBlank ? .vertical : part
        let below = grounds.area(old.ground)
        if below > 0 { hold(x..<x + 1, y, on: below, isText: false) }
        let joined = part == .vertical && old.glyph.part == .horizontal ? tee(x, y) : part
        put(Cell(glyph: Glyph(joined), ink: number, ground: old.ground), x, y)
    }

    /// What a line downwards becomes that is drawn over a line from left to right: they meet where that one ends.
    private func tee(_ x: Int, _ y: Int) -> LinePart {
        let goesOn = (left: cell(x - 1, y).glyph.part == .horizontal, right: cell(x + 1, y).glyph.part == .horizontal)
        return goesOn.left == goesOn.right ? .vertical : goesOn.right ? .teeLeft : .teeRight
    }

    /// Whether a cell shows a thin fill that lies along a part of a line: it is thicker than that.
    private func hasBar(along part: LinePart, _ x: Int, _ y: Int) -> Bool {
        let cell = cell(x, y)
        return cell.glyph.isFill && isBar(areas[grounds.area(cell.ground)], along: part)
    }

    /// Whether a fill is thin and lies along a part of a line.
    private func isBar(_ area: Filled, along part: LinePart) -> Bool {
        area.thinAxis.map { part == ($0 == .vertical ? .vertical : .horizontal) } ?? false
    }

    /// The ink of a part of an outline where that takes the place of a bar that lies along it, as an accent at the edge of a card
    /// does: it has the bar's colour. Nil elsewhere.
    ///
    /// - Parameter number: the number of the outline's own ink.
    mutating func number(ofAccentAlong part: LinePart, _ x: Int, _ y: Int, on number: UInt16) -> UInt16? {
        let cell = cell(x, y)
        guard cell.glyph.isFill else { return nil }
        let area = areas[grounds.area(cell.ground)]
        let isColumn = part == .vertical && area.frame.width == 1 && area.frame.height > 1 && !area.isPage
        guard isColumn || hasBar(along: part, x, y) else { return nil }
        var ink = inks[number]
        ink.paint = inks[grounds.ink(cell.ground)].paint
        return inks.number(of: ink)
    }

    /// Draws the edge of a fill, in the fill's own ink: its rounded corners and ends.
    mutating func edge(_ part: LinePart, _ x: Int, _ y: Int, _ number: UInt16, _ ink: Ink) {
        guard clip.contains(x: x, y: y) else { return }
        grow(to: y + 1)
        adopt(cell(x, y).ground)
        if areas[area].isThin, cell(x, y).glyph.isText { return }
        guard !ink.paint.isSeenThrough, !isBehindLines else { return glaze(part, x, y, number) }
        cover(x..<x + 1, y)
        let old = cell(x, y)
        let ground = grounds.number(of: number, over: old.ground, area: area)
        put(Cell(glyph: Glyph(part), ink: number, ground: ground), x, y)
    }

    /// Notes for the legend how something looks that is no text. What needs no word has none.
    ///
    /// - Parameter fill: the ink of an area that is filled, by its number.
    /// - Returns: its place in the marks; nil where nothing was noted.
    @discardableResult
    mutating func mark(_ subject: String, _ look: String, in rect: Rect, fill: UInt16? = nil) -> Int? {
        let visible = rect.intersection(clip)
        guard !look.isEmpty, !visible.isEmpty else { return nil }
        marks.append(Mark(subject: subject, look: look, place: visible.origin, fill: fill, owner: owner))
        return marks.count - 1
    }

    /// Notes for the legend how a shape looks, also where it has the plain foreground: its form may be hidden.
    ///
    /// - Returns: its place in the marks; nil where nothing was noted.
    mutating func mark(_ outline: Outline, _ number: UInt16, in rect: Rect) -> Int? {
        let ink = inks[number]
        let look = ink.look.isEmpty ? "primary" : ink.look
        let mark = mark(
            outline.name.isEmpty ? "rectangle" : outline.name, look, in: rect,
            fill: ink.role == .fill ? number : nil)
        if let mark { marks[mark].isPlain = ink.look.isEmpty || ink.look == StrokeStyle.plainLook }
        return mark
    }

    /// Draws a line from left to right.
    public mutating func horizontal(from place: Point, length: Int, _ ink: Ink = .line) {
        let number = self.number(of: ink)
        let cells = absolute(Rect(origin: place, size: Size(width: length, height: 1))).intersection(clip)
        let mark = mark("line", inks[number].look, in: cells)
        note(.rectangle, in: cells, .rule(.horizontal), number, mark: mark)
        rule(.horizontal, in: cells, number)
    }

    /// Draws a line downwards.
    public mutating func vertical(from place: Point, length: Int, _ ink: Ink = .line) {
        let number = self.number(of: ink)
        let cells = absolute(Rect(origin: place, size: Size(width: 1, height: length))).intersection(clip)
        mark("line", inks[number].look, in: cells)
        note(.rectangle, in: cells, .rule(.vertical), number)
        rule(.vertical, in: cells, number)
    }

    /// Draws a line that meets the sides of an outline where it ends at them.
    private mutating func rule(_ part: LinePart, in cells: Rect, _ number: UInt16) {
        let (across, tees): (LinePart, (first: LinePart, last: LinePart)) =
            part == .horizontal ? (.vertical, (.teeLeft, .teeRight)) : (.horizontal, (.teeTop, .teeBottom))
        let (first, last) = (cells.origin, Point(x: cells.maxX - 1, y: cells.maxY - 1))
        if part == .horizontal, !cells.isEmpty {
            let below = grounds.area(cell(first.x, first.y).ground)
            if below > 0 { areas[below].rule(cells.columns, first.y) }
        }
        for y in cells.rows {
            for x in cells.columns {
                let place = Point(x: x, y: y)
                let tee = place == first ? tees.first : place == last ? tees.last : nil
                let old = cell(x, y).glyph
                // A thin fill that it lies along is thicker than it.
                if hasBar(along: part, x, y) { continue }
                line((old.part ?? old.edge) == across ? tee ?? part : part, x, y, number)
            }
        }
    }
}

extension ResolvedPaint {
    /// Whether what lies below it is seen through it, at least in some of its cells.
    fileprivate var isSeenThrough: Bool { alpha < 1 || gradient?.isSeenThrough == true }

    /// How much of what lies below it hides at most where text is read through it, 0...1.
    fileprivate var mostOfVeil: Double { isBlurring ? 0.5 : 0.75 }
}
