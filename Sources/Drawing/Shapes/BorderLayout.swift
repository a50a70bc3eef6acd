/// A view with a line around it, for which one cell is reserved on each side: `border`. Where that leaves nothing of the
/// view, the line is drawn on it. In drawings, which have room for the line on the edge of the view, it takes none, but for
/// rows of padding that has none.
///
/// What negative padding lets stick out stands inside the line too, which it would cover otherwise. What sticks out of a
/// frame doesn't: the line shows how large the frame is, lies on top, and stays whole. Below the picture stands which text
/// it hides. All other text that reaches the line, such as that of an overlay, interrupts it.
///
/// What fills all of the view goes on below the line, which lies on the edge of its view: nothing is free between them.
public struct BorderLayout: Drawable {
    private let outline: Outline
    private let ink: Ink
    private let width: Double
    /// The cells that are reserved on each side.
    private let cells: Int

    /// A line in a form and an ink around the one child, so many points wide where that can be drawn.
    public init(_ outline: Outline = .rectangle, _ ink: Ink = .line, width: Double = 1, in charset: Charset = .ascii) {
        self.outline = outline
        self.ink = ink
        self.width = width
        cells = charset == .drawn ? 0 : 1
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        guard let child = subviews.first else { return Size(width: 2 * cells, height: 2 * cells) }
        guard cells > 0 else {
            let rows = rows(around: child)
            return child.size(proposal.inset(width: 0, height: rows)).outset(width: 0, height: rows)
        }
        let room = room(for: child, in: proposal)
        return room.overhang.around(child.size(room.offer)).outset(width: 2 * cells, height: 2 * cells)
    }

    public func breadth(_ subviews: Subviews) -> Int { (subviews.first?.breadth ?? 0) + 2 * cells }

    /// A line around a single row counts as high where it takes none, so that a column keeps it apart from others.
    public func leastRows(_ subviews: Subviews) -> Int { max(2, (subviews.first?.leastRows ?? 0) + 2 * cells) }

    public func freeRows(_ subviews: Subviews) -> FreeRows { FreeRows() }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard let child = subviews.first else { return }
        guard cells > 0 else {
            let rows = rows(around: child)
            return child.place(
                at: HalfPoint(x: 2 * frame.minX, y: 2 * frame.minY + rows), proposal.inset(width: 0, height: rows))
        }
        let room = room(for: child, in: proposal)
        if room.overhang.around(child.size(room.offer)).isEmpty {
            child.place(at: frame.origin, Proposal(frame.size))
        } else {
            let origin = Point(x: frame.minX + cells + room.overhang.leading, y: frame.minY + cells + room.overhang.top)
            child.place(at: origin, room.offer)
        }
    }

    /// The rows for the padding above and below a view that has no cells for it, in drawings.
    private func rows(around child: Element) -> Int { Int(clamped: child.lostRows.rounded()) }

    private func room(for child: Element, in proposal: Proposal) -> (offer: Proposal, overhang: Overhang) {
        child.room(in: proposal.inset(width: 2 * cells, height: 2 * cells), framed: false)
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard cells > 0 else { return paintOnEdge(on: &canvas, in: frame, subviews) }
        let inside = frame.inset(by: cells)
        let isOnTop = subviews.contains { $0.isFramed && inside.union($0.wholeFrame) != inside }
        canvas.casting(from: outline, in: frame) { canvas in
            let first = canvas.mentions.count
            canvas.bordering(inside) { canvas in
                for child in subviews { child.paint(on: &canvas) }
            }
            if isOnTop { canvas.clear(outline, in: frame, ofMentionsFrom: first) }
            canvas.stroke(outline, in: frame, ink, width: width)
        }
    }

    /// Draws the line on the edge of the view, which is where a frame of points ends, and not its cells.
    private func paintOnEdge(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.casting(from: outline, in: frame) { canvas in
            for child in subviews { child.paint(on: &canvas) }
            let outer = canvas.trueSize
            canvas.trueSize = subviews.first?.framing?.trueSize(inside: outer) ?? outer
            canvas.stroke(outline, in: frame, ink, width: width, hasCells: false)
            canvas.trueSize = outer
        }
    }

    public func isBox(_ subviews: Subviews) -> Bool { true }

    public func drawsEdgeAroundFirst(_ subviews: Subviews) -> Bool { true }

    /// The line by itself.
    func painting(in scale: Scale) -> ShapePainting { ShapePainting(outline, line: ink, in: scale) }
}

extension Canvas {
    /// Draws what a border of one cell will lie around, in cells of what is painted.
    fileprivate mutating func bordering(_ inside: Rect, _ draw: (inout Canvas) -> Void) {
        let outer = bordered
        bordered = inside.isEmpty ? nil : absolute(inside)
        draw(&self)
        bordered = outer
    }

    /// The cells that a fill takes: where it reaches from one side to the other of what a border lies around, those of the
    /// border too.
    func filled(_ frame: Rect, by outline: Outline) -> Rect {
        guard let bordered, frame.intersection(bordered) == frame else { return frame }
        switch outline {
        case .rectangle, .rounded: break
        case .capsule, .circle, .ellipse, .path: return frame
        }
        let (x, y) = (frame.width == bordered.width ? 1 : 0, frame.height == bordered.height ? 1 : 0)
        return Rect(x: frame.minX - x, y: frame.minY - y, width: frame.width + 2 * x, height: frame.height + 2 * y)
    }

    /// Draws a shape as a line inside a rectangle.
    ///
    /// - Parameter hasCells: whether the line has cells of its own, in which other things interrupt it.
    public mutating func stroke(
        _ outline: Outline, in frame: Rect, _ ink: Ink = .line, width: Double = 1, hasCells: Bool = true
    ) {
        guard ink.paint.alpha > 0 else { return }
        let frame = absolute(frame)
        let visible = frame.intersection(clip)
        let shape = OutlineRows(outline, in: frame, isFilled: false)
        let number = self.number(of: ink)
        mark("border", inks[number].look, in: frame)
        noteGradient(of: ink, in: frame)
        note(
            outline, in: frame,
            .line(StrokeStyle(lineWidth: width, dash: ink.isDashed ? [4, 3] : []), isInside: true, hasCells: hasCells),
            number)
        for y in visible.rows {
            for (part, columns) in shape.row(y).edge {
                for x in columns.clamped(to: visible.minX..<visible.maxX) { line(part, x, y, number) }
            }
        }
    }

    /// Takes away the text on which the line of a shape will lie, and says which it was.
    fileprivate mutating func clear(_ outline: Outline, in frame: Rect, ofMentionsFrom first: Int) {
        let frame = absolute(frame)
        let visible = frame.intersection(clip)
        let shape = OutlineRows(outline, in: frame, isFilled: false)
        var cleared: Set<Point> = []
        for y in drawnRows(of: visible) {
            for x in shape.row(y).edge.flatMap(\.columns) where visible.columns.contains(x) {
                let old = cell(x, y)
                guard old.glyph.isText else { continue }
                if !old.glyph.isSpace { cleared.insert(Point(x: x, y: y)) }
                put(Cell(glyph: .free, ink: 0, ground: old.ground), x, y)
            }
        }
        guard !cleared.isEmpty else { return }
        for mention in mentions[first...] {
            let places = ([mention.first] + mention.others).flatMap { line in
                line.columns.map { Point(x: $0, y: line.minY) }
            }
            guard places.contains(where: cleared.contains) else { continue }
            let isGone = places.allSatisfy { place in
                let glyph = cell(place.x, place.y).glyph
                return !glyph.isText || glyph.isSpace
            }
            note("a border hides \(isGone ? "" : "part of ")\"\(Legend.short(Sign.plain(mention.text)))\"")
        }
    }
}
