/// A view of which only what lies inside a shape is seen: `clipShape`, `cornerRadius`, `clipped`. Of text from which the
/// shape takes nothing the legend tells it.
public struct ClipLayout: Drawable {
    private let outline: Outline
    private let aspect: Int

    /// A clip to a shape. `aspect` is the number of columns that look as long as a row.
    public init(_ outline: Outline = .rectangle, aspect: Int = 2) {
        self.outline = outline
        self.aspect = aspect
    }

    public var isClipping: Bool { true }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let frame = shape(in: frame)
        guard isBox(subviews) else { return cut(&canvas, frame, subviews) }
        canvas.casting(from: outline, in: frame) { cut(&$0, frame, subviews) }
    }

    /// The cells of the shape, which stands in the middle of the view. On one row nothing is round, and all is kept.
    private func shape(in frame: Rect) -> Rect {
        guard frame.height > 1 else { return frame }
        let size = outline.size(in: frame.size, aspect: aspect)
        return Rect(origin: frame.origin(of: size, .center), size: size)
    }

    private func cut(_ canvas: inout Canvas, _ frame: Rect, _ subviews: Subviews) {
        canvas.clipped(to: frame) { canvas in
            guard !outline.name.isEmpty else { return subviews.forEach { $0.paint(on: &canvas) } }
            let before = canvas.cells(in: canvas.clip)
            let first = canvas.mentions.count
            for child in subviews { child.paint(on: &canvas) }
            let isTold = outline.isHidden(in: frame.size, aspect: aspect, isFilled: true) || frame.height == 1
            if !canvas.cut(outline, canvas.absolute(frame), before, isFormTold: isTold) {
                canvas.tell("clipped to \(outline.words)", ofMentionsFrom: first)
            }
        }
    }
}

extension Canvas {
    /// The cells of a rectangle that has cells, row by row.
    fileprivate func cells(in rect: Rect) -> [Cell] {
        drawnRows(of: rect).flatMap { y in rect.columns.map { cell($0, y) } }
    }

    /// In the cells of the canvas: puts back what was outside an outline before, row by row of the clip, and gives the
    /// fills and lines on its edge the edge's form. Returns whether any of that can be seen.
    fileprivate mutating func cut(
        _ outline: Outline, _ frame: Rect, _ before: [Cell], isFormTold: Bool
    ) -> Bool {
        let visible = clip
        guard !visible.isEmpty else { return true }
        let shape = OutlineRows(outline, in: frame, isFilled: true)
        var shaped: [UInt16: UInt16] = [:]
        var isSeen = false
        for y in drawnRows(of: visible) {
            let row = shape.row(y)
            for x in visible.columns where !row.contains(x) {
                let place = (y - visible.minY) * visible.width + x - visible.minX
                let old = place < before.count ? before[place] : .blank
                let new = cell(x, y).glyph
                guard !old.glyph.isBlank || !new.isBlank else { continue }
                put(old, x, y)
                if new != old.glyph, !new.isSpace { isSeen = true }
            }
            mendHalves(in: visible.columns, y)
            for (part, columns) in [row.edge.first, row.edge.last].compactMap({ $0 }) {
                for x in columns.clamped(to: visible.columns) {
                    let place = (y - visible.minY) * visible.width + x - visible.minX
                    let old = place < before.count ? before[place] : .blank
                    if bend(x, y, over: old, to: part, outline, isFormTold, &shaped) { isSeen = true }
                }
            }
        }
        guard !shaped.isEmpty else { return isSeen }
        for y in drawnRows(of: visible) {
            for x in shape.row(y).columns.clamped(to: visible.columns) { restain(y * columns + x, shaped) }
        }
        for number in shaped.values.sorted() {
            noteForm(of: inks[number], number, outline, in: frame)
        }
        return true
    }

    /// Gives a cell of a fill or a line the form of an edge, and notes the ink that its fill has from now on. Returns
    /// whether the cell was drawn anew. What was in the cell before is not clipped.
    private mutating func bend(
        _ x: Int, _ y: Int, over old: Cell, to part: LinePart, _ outline: Outline, _ isFormTold: Bool,
        _ shaped: inout [UInt16: UInt16]
    ) -> Bool {
        let cell = cell(x, y)
        guard cell.glyph != old.glyph || cell.ink != old.ink || cell.ground != old.ground else { return false }
        // Beside a bend of the fill itself the clip cuts what lies below.
        let isBent = cell.glyph.part?.showsInFill == true && cell.ink == grounds.ink(cell.ground)
        let fill = grounds.ink(isBent ? grounds.below(cell.ground) : cell.ground)
        let isOwn = fill != 0 && !grounds.inks(old.ground).contains(fill)
        if isOwn, shaped[fill] == nil, inks[fill].role == .fill {
            var ink = inks[fill]
            if let corner = outline.corner { ink.details.append(corner) }
            ink.form = outline.name
            ink.isFormTold = isFormTold
            shaped[fill] = inks.number(of: ink)
        }
        guard part.showsInFill, isOwn && cell.glyph.isFill || cell.glyph.part != nil else { return false }
        put(Cell(glyph: Glyph(part), ink: ownInk(of: cell), ground: cell.ground), x, y)
        return true
    }

    /// Adds words to the look of the texts that were noted since there were so many.
    fileprivate mutating func tell(_ words: String, ofMentionsFrom first: Int) {
        for index in first..<max(first, mentions.count) {
            let mention = mentions[index]
            var ink = inks[mention.ink]
            ink.details.append(words)
            let told = inks.number(of: ink)
            mentions[index].ink = told
            for line in [mention.first] + mention.others {
                for x in line.columns {
                    let old = cell(x, line.minY)
                    if old.glyph.isText, old.ink == mention.ink { cells[line.minY * columns + x].ink = told }
                }
            }
        }
    }
}
