extension Canvas {
    /// In the cells of the canvas: draws something of which only what lies inside an outline is kept.
    ///
    /// A fill that ends at the outline takes its form, and its line in the legend tells the corners. Where there is none,
    /// the texts inside tell the form, and where there are none of these, the lines do.
    /// Cost: linear in the cells of the clip.
    mutating func cut(
        _ outline: Outline, _ frame: Rect, _ verb: String, isFormTold: Bool, _ draw: (inout Canvas) -> Void
    ) {
        let (visible, first) = (clip, mentions.count)
        comparing(in: visible, draw) { canvas, old in
            canvas.cut(outline, frame, verb, isFormTold: isFormTold, visible, over: old, mentionsFrom: first)
        }
    }

    private mutating func cut(
        _ outline: Outline, _ frame: Rect, _ verb: String, isFormTold: Bool, _ visible: Rect, over old: CellCopy,
        mentionsFrom first: Int
    ) {
        let shape = OutlineRows(outline, in: frame, isFilled: true)
        var formed: [UInt16: UInt16] = [:]
        for y in drawnRows(of: visible) {
            let row = shape.row(y)
            for x in visible.columns where !row.contains(x) { put(old[x, y], x, y) }
            mendHalves(in: visible.columns, y)
            for x in [row.columns.lowerBound, row.columns.upperBound - 1] where visible.columns.contains(x) {
                guard row.contains(x), let fill = newFill(x, y, over: old[x, y]), formed[fill] == nil else { continue }
                formed[fill] = inks.number(of: shaped(inks[fill], outline, isFormTold))
            }
            for (part, columns) in [row.edge.first, row.edge.last].compactMap({ $0 }) {
                for x in columns.clamped(to: visible.columns) { bend(x, y, over: old[x, y], to: part) }
            }
        }
        guard !formed.isEmpty else {
            return outline.name.isEmpty ? () : tell("\(verb) \(outline.words)", ofMentionsFrom: first, old)
        }
        for y in drawnRows(of: visible) {
            for x in shape.row(y).columns.clamped(to: visible.columns) {
                // Where the cells can't show the form, they don't show what it leaves free.
                if isFormTold { expose(x, y, below: formed, over: old[x, y]) }
                restain(y * columns + x, formed)
            }
        }
        for number in formed.values.sorted() { noteForm(of: inks[number], number, outline, in: frame) }
    }

    /// The ink of a fill as it looks in the form of an outline.
    private func shaped(_ ink: Ink, _ outline: Outline, _ isFormTold: Bool) -> Ink {
        var ink = outline.corner.map { tone.adding($0, to: ink) } ?? ink
        ink.form = outline.name
        ink.isFormTold = isFormTold
        return ink
    }

    /// The fill that a cell stands on since it was an old one.
    private func newFill(_ x: Int, _ y: Int, over old: Cell) -> UInt16? {
        let cell = cell(x, y)
        guard cell != old else { return nil }
        // Beside a bend of the fill itself the clip cuts what lies below.
        let isBent = cell.glyph.part?.showsInFill == true && cell.ink == grounds.ink(cell.ground)
        let fill = grounds.ink(isBent ? grounds.below(cell.ground) : cell.ground)
        return fill != 0 && inks[fill].role == .fill && !grounds.inks(old.ground).contains(fill) ? fill : nil
    }

    /// Gives a cell of a fill or a line the form of an edge. What was in the cell before is not clipped.
    private mutating func bend(_ x: Int, _ y: Int, over old: Cell, to part: LinePart) {
        let cell = cell(x, y)
        let fill = newFill(x, y, over: old)
        guard part.showsInFill, cell != old, fill != nil && cell.glyph.isFill || cell.glyph.part != nil else { return }
        put(Cell(glyph: Glyph(part), ink: ownInk(of: cell), ground: cell.ground), x, y)
        if let fill { expose(x, y, below: [fill: fill], over: old) }
    }

    /// Lets a cell of some fills stand on what it stood on before, which they leave free beside them.
    private mutating func expose(_ x: Int, _ y: Int, below fills: [UInt16: UInt16], over old: Cell) {
        let cell = cell(x, y)
        guard fills[grounds.ink(cell.ground)] != nil, grounds.below(cell.ground) == 0, !old.glyph.isText else { return }
        let below = ground(under: old)
        cells[y * columns + x].ground = grounds.number(of: grounds.ink(cell.ground), over: below)
    }

    /// Adds words to the look of the texts that were noted since there were so many, or of the lines that were drawn.
    private mutating func tell(_ words: String, ofMentionsFrom first: Int, _ old: CellCopy) {
        var isTold = false
        for index in first..<max(first, mentions.count) where firstPlace(of: mentions[index]) != nil {
            let mention = mentions[index]
            let told = inks.number(of: tone.adding(words, to: inks[mention.ink]))
            mentions[index].ink = told
            isTold = true
            for line in mention.lines {
                for x in line.columns where isSeen(mention, x, line.minY) { cells[line.minY * columns + x].ink = told }
            }
        }
        guard !isTold else { return }
        for y in drawnRows(of: clip) {
            for x in clip.columns {
                let cell = cell(x, y)
                guard cell.glyph.part != nil, cell != old[x, y] else { continue }
                cells[y * columns + x].ink = inks.number(of: tone.adding(words, to: inks[cell.ink]))
            }
        }
    }
}
