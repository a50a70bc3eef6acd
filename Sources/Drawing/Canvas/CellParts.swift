/// What colours show of cells of which something takes a part: of lines by quarters and at edges, of round fills, and of corners.
/// A class, so that what it knows is not copied for each cell.
final class CellParts {
    private let canvas: Canvas
    /// The inks of the canvas: of an element of an array one property can be read, and the rest isn't copied.
    private let inks: [Ink]
    private let charset: Charset
    private let page: Page
    private let looks: CellLooks
    /// What is drawn of lines by quarters of cells; nil where their edges are.
    private let quarterLines: QuarterLines?
    /// What is drawn of straight lines at the edges of cells; nil where their edges are.
    private let edgeLines: EdgeLines?
    /// What is drawn of round fills by squares.
    private let roundFills: RoundFills?

    init(of canvas: Canvas, _ charset: Charset, on page: Page) {
        self.canvas = canvas
        inks = canvas.inks.inks
        self.charset = charset
        self.page = page
        looks = CellLooks(canvas, on: page)
        quarterLines = charset != .ascii ? QuarterLines(of: canvas) : nil
        edgeLines = EdgeLines(of: canvas, in: charset)
        roundFills = charset != .ascii ? RoundFills(of: canvas, below: quarterLines) : nil
    }

    /// What is known of a row before its cells are drawn.
    struct Row {
        let looks: RowLooks
        let fills: [RoundFills.Fill]
        /// What clips leave of cells at their corners, by the columns.
        let cuts: [Int: CutCorner]
    }

    func row(_ y: Int) -> Row {
        Row(looks: looks.row(y), fills: roundFills?.row(y) ?? [], cuts: canvas.cutCorners[y] ?? [:])
    }

    /// Behind which column all that lines take of a row's cells ends.
    func end(of row: Int) -> Int { quarterLines?.end(of: row) ?? 0 }

    /// Whether lines take nothing of a row's cells.
    func isBare(_ row: Int) -> Bool { end(of: row) == 0 && edgeLines?.reaches(into: row) != true }

    /// What a cell shows of the lines in it; nil where none takes a part of it.
    ///
    /// - Parameter isAccent: whether it is one of an accent, which lies over the line at its edge.
    func line(of cell: Cell, at x: Int, in row: Row, isAccent: Bool) -> PictureRun? {
        quarters(of: cell, at: x, in: row)?.run ?? (isAccent ? nil : edge(of: cell, at: x, in: row))
    }

    /// A cell in the round corner of a fill, of which that takes a part; nil of others.
    func corner(of cell: Cell, at x: Int, in row: Row) -> PartedCell? {
        let looks = row.looks
        let isEdge = cell.glyph.part != nil && cell.glyph.part != .disc && canvas.inks[cell.ink].role == .fill
        let area = canvas.areas[canvas.grounds.area(cell.ground)]
        guard charset != .ascii, isEdge || cell.glyph.isFill else { return nil }
        if let cut = row.cuts[x], cut.ground == cell.ground {
            let below = looks.background(of: Cell(glyph: .fill, ink: 0, ground: cut.below), at: x)
            // A thin shape that lies along the upper or the lower edge ends at the corner; one along a side would be too short.
            if area.isLine, area.thinAxis == .vertical { return nil }
            let own = area.isLine ? looks.backgroundBelow(cell, at: x) : looks.ground(of: cell, at: x)
            return PartedCell(cut.quarters, own, on: below)
        }
        guard area.frame.height > 1, !area.isLine,
            let quarters = area.quarters(x, looks.y), quarters != CellQuarters.all
        else { return nil }
        return PartedCell(quarters, looks.ground(of: cell, at: x), on: looks.backgroundBelow(cell, at: x))
    }

    /// What a cell shows of a round fill that it belongs to, or that reaches into it; nil of others.
    func part(of cell: Cell, at x: Int, in row: Row) -> PartedCell? {
        let isEdge = cell.glyph.part != nil && canvas.inks[cell.ink].role == .fill
        let isEmpty = cell.glyph.isFill || cell.glyph.isBlank || cell.glyph.isFree || cell.glyph.isShadow
        guard isEdge || isEmpty, row.cuts[x]?.ground != cell.ground || cell.ground == 0 else { return nil }
        let (looks, y) = (row.looks, row.looks.y)
        for fill in row.fills.reversed() where fill.reach.columns.contains(x) {
            let number = canvas.grounds.area(cell.ground)
            let isOwn = number == fill.number && fill.shadow == nil
            let isTrack = fill.area.isKnob && number == fill.area.parent
            let isLater = number < fill.number + (fill.shadow == nil ? 0 : 1)
            let isRoom = isTrack || isLater && canvas.isRoom(cell, on: cell.ground)
            guard isOwn || isRoom else { continue }
            let quarters = fill.quarters(x, y)
            if quarters == 0, isOwn, fill.area.isKnob {
                // What it takes of its track is less than its cells.
                let ground = canvas.grounds.below(cell.ground)
                let lower = Cell(glyph: ground == 0 ? .blank : .fill, ink: 0, ground: ground)
                let track = part(of: lower, at: x, in: row) ?? corner(of: lower, at: x, in: row)
                return track ?? PartedCell(looks.ground(of: lower, at: x))
            }
            guard isOwn || quarters != 0 else { continue }
            var ground = isOwn ? canvas.grounds.below(cell.ground) : cell.ground
            // What is left of the cell may lie outside of the fill below, too.
            let rest = CellQuarters.all ^ quarters
            while rest != 0,
                let lower = row.fills.last(where: {
                    $0.shadow == nil && $0.number == canvas.grounds.area(ground)
                }), (lower.quarters(x, y) & rest).nonzeroBitCount * 2 < rest.nonzeroBitCount
            {
                ground = canvas.grounds.below(ground)
            }
            let below = color(beside: quarters, of: fill, x, y, in: row)
            return PartedCell(
                quarters, color(of: fill, x, y),
                on: below ?? looks.ground(of: Cell(glyph: .fill, ink: 0, ground: ground), at: x))
        }
        guard cell.glyph.isShadow, roundFills?.hasShadow(cell.ink, x, y) == true else { return nil }
        return PartedCell(looks.ground(of: cell, at: x))
    }

    /// The colour of a fill in a cell that it takes a part of.
    private func color(of fill: RoundFills.Fill, _ x: Int, _ y: Int) -> RGB? {
        if let shadow = fill.shadow {
            var ground = canvas.cell(x, y).ground
            while canvas.grounds.area(ground) > fill.number { ground = canvas.grounds.below(ground) }
            let cell = Cell(glyph: Glyph(shadow: .trailing, over: .fill), ink: shadow, ground: ground)
            return looks.row(y).run(of: cell, at: x).background
        }
        let frame = fill.area.frame
        let place = Point(x: max(frame.minX, min(x, frame.maxX - 1)), y: max(frame.minY, min(y, frame.maxY - 1)))
        return looks.row(place.y).ground(of: Cell(glyph: .fill, ink: 0, ground: fill.ground), at: place.x)
    }

    /// The colour of a path or a shadow that lies below a fill and takes most of what that leaves of a cell; nil where none does.
    private func color(
        beside quarters: Int, of fill: RoundFills.Fill, _ x: Int, _ y: Int, in row: Row
    ) -> RGB? {
        let rest = CellQuarters.all ^ quarters
        guard rest != 0 else { return nil }
        let lower = row.fills.last {
            $0.number < fill.number && $0.form != nil
                && ($0.quarters(x, y) & rest).nonzeroBitCount * 2 >= rest.nonzeroBitCount
        }
        return lower.flatMap { color(of: $0, x, y) }
    }

    /// What a cell shows of lines of quarters; nil where none of them is drawn in it.
    private func quarters(of cell: Cell, at x: Int, in row: Row) -> PartedCell? {
        guard let quarterLines, !cell.glyph.isText else { return nil }
        let (looks, y) = (row.looks, row.looks.y)
        let isEdge = cell.glyph.part != nil && quarterLines.draws(canvas.inks[cell.ink], x, y)
        let area = canvas.grounds.area(cell.ground)
        guard isEdge || quarterLines.covers(x, y, on: area) else { return nil }
        let under = fill(below: cell, at: x, in: row, isLine: isEdge)
        guard
            let colors = quarterLines.quarters(
                x, y, on: area, over: under.colors,
                { ink, color in
                    let (own, alpha) = looks.colorOfQuarterLine(ink, at: x)
                    return (own ?? page.letters).over(color ?? page.background, alpha)
                })
        else { return isEdge ? under : nil }
        // A cell has two colours: that of most of what the line on top leaves of it, or of what lies outside of that; the line
        // takes the rest, so that it has no gaps.
        let rest = colors.quarters.filter { $0 != colors.top }
        let outside = under.rest
        let back = rest.max { one, other in
            (rest.count { $0 == one }, one == outside ? 1 : 0) < (rest.count { $0 == other }, other == outside ? 1 : 0)
        }
        var covered = 0
        for (bit, color) in colors.quarters.enumerated() where rest.isEmpty || color != back { covered |= 1 << bit }
        return PartedCell(covered, colors.top, on: back ?? colors.top)
    }

    /// The cell of an accent at the edge of a card, where a line along that edge has taken its colour: it is the broader one of them.
    func accent(at x: Int, _ y: Int) -> Cell? {
        var cell = canvas.cell(x, y)
        guard cell.glyph.part != nil, cell.ground != 0, let part = edgeLines?.part(x, y), part.quarters == nil,
            inks[Int(cell.ink)].role == .line, !isDrawn(cell, by: part),
            inks[Int(cell.ink)].paint == inks[Int(canvas.grounds.ink(cell.ground))].paint
        else { return nil }
        cell.glyph = .fill
        return cell
    }

    /// Whether a cell is one of the line that takes a part of it.
    private func isDrawn(_ cell: Cell, by part: EdgeLines.Part) -> Bool {
        guard cell.glyph.part != nil, cell.ink != part.ink else { return cell.glyph.part != nil }
        var ink = inks[Int(cell.ink)]
        (ink.isOnLine, ink.veils) = (false, [])
        return ink == inks[Int(part.ink)]
    }

    /// What a cell shows but for the line in it.
    private func fill(below cell: Cell, at x: Int, in row: Row, isLine: Bool) -> PartedCell {
        var ground = cell.ground
        // A line that ends at another one doesn't fill the cell.
        while isLine, canvas.areas[canvas.grounds.area(ground)].isLine { ground = canvas.grounds.below(ground) }
        let lower = isLine ? Cell(glyph: ground == 0 ? .blank : .fill, ink: 0, ground: ground) : cell
        let below = lower.glyph.isBlank ? nil : row.looks.ground(of: lower, at: x)
        return part(of: lower, at: x, in: row) ?? corner(of: lower, at: x, in: row) ?? PartedCell(below)
    }

    /// What a cell shows of a line along its edge; nil where there is none.
    private func edge(of cell: Cell, at x: Int, in row: Row) -> PictureRun? {
        let looks = row.looks
        guard !cell.glyph.isText, let part = edgeLines?.part(x, looks.y) else { return nil }
        let isEdge = isDrawn(cell, by: part)
        let area = canvas.grounds.area(cell.ground)
        guard isEdge || cell.glyph.isFill && area > 0 && area <= part.area else { return nil }
        let under = fill(below: cell, at: x, in: row, isLine: isEdge)
        let line = Cell(glyph: Glyph(.vertical), ink: isEdge ? cell.ink : part.ink, ground: cell.ground)
        let color = looks.run(of: line, at: x).foreground(on: page) ?? page.letters
        let outside = part.beside.flatMap { place in
            self.looks.row(place.y).ground(of: canvas.cell(place.x, place.y), at: place.x)
        }
        return part.run(in: color, on: under, beside: outside)
    }
}
