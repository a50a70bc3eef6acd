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
    private let inksOfAreas: [Int: UInt16]

    init(of canvas: Canvas, _ charset: Charset, on page: Page) {
        self.canvas = canvas
        inks = canvas.inks.inks
        self.charset = charset
        self.page = page
        looks = CellLooks(canvas, on: page)
        inksOfAreas = canvas.grounds.inksOfAreas
        quarterLines = charset != .ascii ? QuarterLines(of: canvas) : nil
        edgeLines = EdgeLines(of: canvas, in: charset)
        roundFills = charset != .ascii ? RoundFills(of: canvas, below: quarterLines, inks: inksOfAreas) : nil
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

    /// Behind which column all that lines may take of a row's cells ends.
    func end(of row: Int) -> Int { max(quarterLines?.end(of: row) ?? 0, edgeLines?.end(of: row) ?? 0) }

    /// What a cell shows of the lines in it; nil where none takes a part of it.
    ///
    /// - Parameter isAccent: whether it is one of an accent, which lies over the line at its edge.
    func line(of cell: Cell, at x: Int, in row: Row, isAccent: Bool) -> PictureRun? {
        quarters(of: cell, at: x, in: row)?.run ?? (isAccent ? nil : edge(of: cell, at: x, in: row))
    }

    /// What a cell shows of the fills that take a part of it, where any lies beside its own cells, or is no rectangle; nil of others.
    func part(of cell: Cell, at x: Int, in row: Row) -> PartedCell? {
        let isEdge = cell.glyph.part != nil && canvas.inks[cell.ink].role == .fill
        guard isEdge || cell.isEmpty, cell.glyph.part != .disc else { return nil }
        let isReached = row.fills.contains { $0.reach.columns.contains(x) }
        let layers = isReached ? layers(below: cell, at: x, in: row) : []
        guard layers.contains(where: \.hasOwnForm) else {
            guard cell.glyph.isShadow, roundFills?.hasShadow(cell.ink, x, row.looks.y) == true else { return nil }
            return PartedCell(row.looks.ground(of: cell, at: x))
        }
        // A line, a fill of one row, and one that takes a part of its first row, are signs on what lies below.
        let own = canvas.grounds.area(cell.ground)
        let isCovered = layers.last.map { $0.number > own } ?? false
        if !isCovered, canvas.areas[own].isLine { return nil }
        if let top = layers.last, !top.hasOwnForm, canvas.areas[top.number].isSign { return nil }
        return parted(layers)
    }

    /// A cell in the round corner of a fill, of which that takes a part; nil of others.
    func corner(of cell: Cell, at x: Int, in row: Row) -> PartedCell? {
        let isEdge = cell.glyph.part != nil && cell.glyph.part != .disc && canvas.inks[cell.ink].role == .fill
        guard charset != .ascii, isEdge || cell.glyph.isFill else { return nil }
        let isCut = cut(of: cell, at: x, in: row) != nil
        let area = canvas.areas[canvas.grounds.area(cell.ground)]
        // A thin shape that lies along the upper or the lower edge of a clip ends at its corner; one along a side would be too short.
        if area.isLine, area.thinAxis == .vertical || !isCut { return nil }
        let layers = layers(below: cell, at: x, in: row)
        return isCut || layers.contains { $0.quarters != CellQuarters.all } ? parted(layers) : nil
    }

    /// The colour of most of what lies below the fill that a cell is a part of, but for lines; nil is the page's.
    func colorBelow(_ cell: Cell, at x: Int, in row: Row) -> RGB? {
        let ground = groundBelowLines(canvas.grounds.below(cell.ground))
        let below = Cell(glyph: ground == 0 ? .blank : .fill, ink: 0, ground: ground)
        return fill(below: below, at: x, in: row, isLine: false).most
    }

    /// A fill or a shadow that takes a part of a cell, or all of it.
    private struct Layer {
        let number: Int
        let ink: UInt16
        var quarters: Int
        /// The cell whose colour of a gradient it has.
        let place: Point
        var isShadow = false
        /// Whether cells alone don't say which part of them it takes.
        var hasOwnForm = false
    }

    /// What takes a part of a cell, or all of it, the lower ones first.
    private func layers(below cell: Cell, at x: Int, in row: Row) -> [Layer] {
        let place = Point(x: x, y: row.looks.y)
        let fills = row.fills.filter { $0.reach.columns.contains(x) }
        let cut = cut(of: cell, at: x, in: row)
        var layers = cut.map { self.layers(in: $0, at: place, fills) } ?? []
        var ground = cut?.below ?? cell.ground
        while ground != 0 {
            add(canvas.grounds.area(ground), canvas.grounds.ink(ground), at: place, fills, to: &layers)
            ground = canvas.grounds.below(ground)
        }
        // Cells don't hold what lies below fills that hide it.
        while cut == nil, let lowest = layers.last, lowest.quarters != CellQuarters.all,
            let parent = canvas.areas[lowest.number].parent, let ink = inksOfAreas[parent],
            canvas.areas[parent].visible.contains(x: place.x, y: place.y), !canvas.areas[parent].isLine
        {
            add(parent, ink, at: place, fills, to: &layers)
        }
        layers.reverse()
        for fill in fills where fill.isShadow || !layers.contains(where: { $0.number == fill.number }) {
            let quarters = fill.quarters(place.x, place.y)
            guard quarters != 0 else { continue }
            let own = fill.area.frame
            let nearest = Point(
                x: max(own.minX, min(x, own.maxX - 1)), y: max(own.minY, min(place.y, own.maxY - 1)))
            let layer = Layer(
                number: fill.number, ink: fill.ink, quarters: quarters, place: fill.isShadow ? place : nearest,
                isShadow: fill.isShadow, hasOwnForm: true)
            layers.insert(layer, at: layers.lastIndex { $0.number <= fill.number }.map { $0 + 1 } ?? 0)
        }
        return layers
    }

    /// What a clip leaves of a cell at one of its corners; nil of other cells.
    private func cut(of cell: Cell, at x: Int, in row: Row) -> CutCorner? {
        guard let cut = row.cuts[x], cut.ground == cell.ground, cell.ground != 0 else { return nil }
        return cut
    }

    /// What a clip leaves of the layers in one of its corners, the uppermost first.
    private func layers(in cut: CutCorner, at place: Point, _ fills: [RoundFills.Fill]) -> [Layer] {
        var layers: [Layer] = []
        var ground = cut.ground
        while ground != 0, ground != cut.below {
            add(canvas.grounds.area(ground), canvas.grounds.ink(ground), at: place, fills, to: &layers)
            ground = canvas.grounds.below(ground)
        }
        for index in layers.indices { layers[index].quarters &= cut.quarters }
        return layers
    }

    /// Adds what a fill takes of a cell; nothing where that is a line, which characters show.
    private func add(
        _ number: Int, _ ink: UInt16, at place: Point, _ fills: [RoundFills.Fill], to layers: inout [Layer]
    ) {
        let area = canvas.areas[number]
        guard !area.isLine else { return }
        let fill = fills.first { $0.number == number && !$0.isShadow }
        // A cell outside of it that stands on it is all of it.
        let isInside = area.frame.contains(x: place.x, y: place.y)
        let own = area.frame.height > 1 && isInside ? area.quarters(place.x, place.y) : nil
        layers.append(
            Layer(
                number: number, ink: ink, quarters: fill?.quarters(place.x, place.y) ?? own ?? CellQuarters.all,
                place: place, hasOwnForm: fill != nil))
    }

    /// The cell that layers make. Of more than two colours it has that of the uppermost layer that takes a part of it, and that of
    /// most of the rest.
    private func parted(_ layers: [Layer]) -> PartedCell {
        let colors = CellQuarters.bits.map { bit in
            layers.reduce(nil as RGB?) { below, layer in
                guard layer.quarters & bit != 0 else { return below }
                let looks = looks.row(layer.place.y)
                return layer.isShadow
                    ? looks.shadow(layer.ink, over: below) : looks.fill(layer.ink, at: layer.place.x, over: below)
            }
        }
        return PartedCell(colors, showing: layers.reversed().map(\.quarters))
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
            let (colors, top, isAlone) = quarterLines.quarters(
                x, y, on: area, over: under.colors,
                { ink, color in
                    let (own, alpha) = looks.colorOfQuarterLine(ink, at: x)
                    return (own ?? page.letters).over(color ?? page.background, alpha)
                })
        else { return isEdge ? under : nil }
        return PartedCell(colors, showing: [top], isBroad: isAlone, beside: under.rest)
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

    /// What lines lie on.
    private func groundBelowLines(_ ground: UInt16) -> UInt16 {
        var ground = ground
        while ground != 0, canvas.areas[canvas.grounds.area(ground)].isLine { ground = canvas.grounds.below(ground) }
        return ground
    }

    /// What a cell shows but for the line in it.
    private func fill(below cell: Cell, at x: Int, in row: Row, isLine: Bool) -> PartedCell {
        // A line that ends at another one doesn't fill the cell.
        let ground = isLine ? groundBelowLines(cell.ground) : cell.ground
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
        guard isEdge || cell.isEmpty && area <= part.area else { return nil }
        let under = fill(below: cell, at: x, in: row, isLine: isEdge)
        let line = Cell(glyph: Glyph(.vertical), ink: isEdge ? cell.ink : part.ink, ground: cell.ground)
        let color = looks.run(of: line, at: x).foreground(on: page) ?? page.letters
        let outside = part.beside.flatMap { place in
            self.looks.row(place.y).ground(of: canvas.cell(place.x, place.y), at: place.x)
        }
        return part.run(in: color, on: under, beside: outside)
    }
}
