/// A shape, filled or as a line: what `Rectangle`, `Circle`, `Color` and their like draw.
public struct ShapePainting: Drawable {
    /// What is done with the shape.
    public enum Mode: Hashable, Sendable {
        /// The area.
        case fill
        /// A line along the edge. On cells each lies inside the area.
        case stroke(StrokeStyle, isInside: Bool = false)
    }

    /// The width in points from which a line is thick.
    private static let leastHeavyLine = 2.0

    let outline: Outline
    private let mode: Mode
    private(set) var ink: Ink
    /// What it is called, where that is not what is drawn.
    private var named: Outline?
    private let scale: Scale
    private var aspect: Int { scale.aspect }

    /// A shape in a paint; the scale says how points become cells.
    public init(_ outline: Outline, _ mode: Mode, _ paint: ResolvedPaint, in scale: Scale = .standard) {
        self.outline = outline
        self.mode = mode
        self.scale = scale
        switch mode {
        case .fill: ink = Ink(.fill, paint: paint, details: outline.details, form: outline.name)
        case .stroke(let style, let isInside):
            let details = style.details + (isInside ? ["inside"] : []) + outline.details
            ink = Ink(.line, paint: paint, details: details, form: outline.name, isDashed: !style.dash.isEmpty)
            ink.isHeavy = style.lineWidth >= Self.leastHeavyLine
        }
    }

    /// A line around something, in an ink.
    init(_ outline: Outline, line ink: Ink, in scale: Scale) {
        (self.outline, mode, self.ink, self.scale) = (outline, .stroke(StrokeStyle()), ink, scale)
    }

    /// A shape has no size of its own: it takes what is proposed, and 10 points where nothing is.
    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let offered = Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
        return outline.size(in: offered, aspect: aspect)
    }

    public func fillsRows(_ subviews: Subviews) -> Bool { true }

    /// What can't be seen, as the fill of a row that is not chosen, has the edge that it would have otherwise: nothing moves
    /// when that appears.
    public func hasEdge(_ subviews: Subviews) -> Bool {
        switch outline {
        case .rectangle, .rounded, .capsule: return true
        case .circle, .ellipse, .path: return false
        }
    }

    /// A path may lead out of its frame.
    public func reach(of extent: Rect, _ subviews: Subviews) -> Rect {
        var reach = extent
        if case .path(let path) = outline, max(extent.width, extent.height) <= Scale.longest.width {
            let cells = isFilled ? path.cells(in: extent.size) : path.line(in: extent.size).bounds
            reach = extent.union(cells.intersection(extent.inset(by: -PathOutline.reach(of: extent.size))))
        }
        return ownShadow.map { reach.union(extent.moved(by: $0.direction)) } ?? reach
    }

    /// The points from its edge to the inner one of the line that it is drawn as; nil where it is filled.
    var lineInside: Double? {
        guard case .stroke(let style, let isInside) = mode else { return nil }
        return isInside ? style.lineWidth : style.lineWidth / 2
    }

    /// The shape, where it is filled and nothing is seen through it.
    var opaque: Outline? { isFilled && ink.paint.alpha >= 1 && ink.paint.gradient == nil ? outline : nil }

    /// The shape with the form that it has where it is turned or scaled: with lines as much wider, and with a gradient that
    /// runs another way, which the legend tells.
    func turned(_ outline: Outline, by pose: Pose, from cells: Rect, to box: Rect) -> ShapePainting {
        let change = pose.transform
        var mode = mode
        if case .stroke(var style, let isInside) = mode, abs(change.growth - 1) > 1e-9 {
            style.lineWidth *= change.growth
            style.dash = style.dash.map { $0 * change.growth }
            mode = .stroke(style, isInside: isInside)
        }
        var paint = ink.paint
        if paint.name.contains("gradient"), !paint.name.hasPrefix("radial"), !change.words.isEmpty {
            paint.name += " " + change.words
        }
        paint.gradient?.origin = pose.origin(of: box, from: cells)
        var painting = ShapePainting(outline, mode, paint, in: scale)
        if mode == self.mode { painting.ink.details = ink.details }
        return painting
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard isBox(subviews) else { return }
        let shadow = ownShadow
        let own = canvas.absolute(frame)
        let fitted = canvas.concentric.cells(of: canvas.element, in: own)
        let isFitted = fitted != own
        let frame = isFitted ? fitted.moved(by: -canvas.origin) : frame
        canvas.toned({ if let shadow { $0.cast(shadow) } }) { canvas in
            canvas.casting(from: outline, in: frame, opacity: ink.paint.alpha) { canvas in
                let cells = canvas.absolute(frame)
                if let words = canvas.wordsInFront, let room = room(around: cells, behind: words) {
                    return pill.paint(on: &canvas, in: room, noted: words.frame.intersection(room))
                }
                // What is larger than it is shows behind the lines that it would stand on.
                canvas.isBehindLines = isFitted && fitted.union(own) == fitted
                paint(
                    on: &canvas, in: isFilled ? canvas.filled(cells, by: outline) : cells, noted: isFitted ? own : nil)
                canvas.isBehindLines = false
            }
        }
    }

    /// The cells of a circle or a capsule behind a line of a few letters, which hold these: as high as the line it would be
    /// narrower than they are, and with their padding it has room for them. Nil for all else.
    func room(around cells: Rect, behind words: WordsInFront) -> Rect? {
        let room = words.room
        guard outline == .circle || outline == .capsule, cells.height == 1, room.height == 1, room.minY == cells.minY,
            (1...2).contains(room.width - cells.width)
        else { return nil }
        return room
    }

    /// The shape with half circles for its ends, which is told as what it is.
    private var pill: ShapePainting {
        var pill = ShapePainting(.capsule, mode, ink.paint, in: scale)
        (pill.ink, pill.named) = (ink, outline)
        return pill
    }

    /// The shadow that its paint casts: `.fill(.white.shadow(.drop(radius: 6)))`.
    private var ownShadow: ShadowStyle? {
        guard isFilled, let shadow = ink.paint.shadow, shadow.kind == .drop, !shadow.isInvisible else { return nil }
        return shadow
    }

    /// - Parameter noted: the cells that drawings show it in, where those are others.
    private func paint(on canvas: inout Canvas, in frame: Rect, noted: Rect? = nil) {
        let visible = (isPath ? frame.inset(by: -PathOutline.reach(of: frame.size)) : frame).intersection(canvas.clip)
        if let bars = bars(in: frame.size) { return paint(bars, on: &canvas, in: frame, visible) }
        let number = canvas.number(of: ink)
        let mark = canvas.mark(named ?? outline, number, in: noted ?? visible)
        if isFilled { canvas.beginArea(outline, in: frame, ink.paint, isFitted: noted != nil && named == nil) }
        canvas.note(
            outline, in: noted ?? frame, fitted: noted == nil ? nil : frame,
            inOthers: canvas.inOthers ?? canvas.concentric.stand(of: canvas.element, in: noted ?? frame),
            coat(on: canvas),
            number, mark: mark)
        canvas.noteGradient(of: ink, in: frame)
        if isFilled, !canvas.isVeil(number) { canvas.coverBeside() }
        if isFilled, outline.isRound, frame.height == 1, frame.width <= 2 {
            // Of one that is cut in two, what is left is a disc as well.
            let x = frame.width == 2 && canvas.rest.x > 0 ? frame.minX + 1 : frame.minX
            let place = max(visible.minX, min(x, visible.maxX - 1))
            canvas.openRing(place, frame.minY)
            return canvas.edge(.disc, place, frame.minY, number, ink)
        }
        if case .path(let path) = outline, !isFilled { return paint(path, number, on: &canvas, in: frame, visible) }
        if !isFilled, outline.isRound, frame.height == 1, canvas.hasDisc(in: frame) { return }
        if !isFilled, outline == .rectangle, let axis = canvas.thinAxis(of: outline, in: frame) {
            return paint(alongOne: axis, number, on: &canvas, in: frame, visible)
        }
        let shape = OutlineRows(outline, in: frame, isFilled: isFilled, visible: visible)
        let dashes = dashes(
            of: shape.rows.lazy.flatMap { y in
                shape.row(y).edge.flatMap { $0.columns.map { Point(x: $0 - frame.minX, y: y - frame.minY) } }
            }, in: frame.size)
        for y in shape.rows.clamped(to: visible.rows) {
            let row = shape.row(y)
            if isFilled {
                fill(row, y, number, &canvas, visible.columns)
                for (part, columns) in shape.edge(of: row, y) {
                    canvas.bound(columns.clamped(to: visible.columns), y, by: part)
                }
                roundCorners(of: row, y, in: shape.rows, number, &canvas, visible.columns)
            } else {
                for (part, columns) in row.edge {
                    for x in columns.clamped(to: visible.columns)
                    where dashes?.contains(Point(x: x - frame.minX, y: y - frame.minY)) != false {
                        let number = canvas.number(ofAccentAlong: part, x, y, on: number) ?? number
                        canvas.line(
                            part, x, y, number, isOfSide: shape.rows.count > 1 && columns.count == 1 && part != .dot)
                    }
                }
            }
        }
    }

    /// Draws the outline of a frame that is a line itself: both long sides are that line.
    private func paint(
        alongOne axis: Axis, _ number: UInt16, on canvas: inout Canvas, in frame: Rect, _ visible: Rect
    ) {
        let (length, part): (Int, LinePart) =
            axis == .horizontal ? (frame.width, .horizontal) : (frame.height, .vertical)
        func cell(_ place: Int) -> Point {
            Point(x: axis == .horizontal ? place : 0, y: axis == .horizontal ? 0 : place)
        }
        let dashes = dashes(of: (0..<length).lazy.map(cell), in: frame.size)
        let seen = visible.moved(by: Point(x: -frame.minX, y: -frame.minY))
        for place in axis == .horizontal ? seen.columns : seen.rows where dashes?.contains(cell(place)) != false {
            canvas.line(part, frame.minX + cell(place).x, frame.minY + cell(place).y, number)
        }
    }

    /// What a filled path is where all of it is too thin for cells.
    private func bars(in size: Size) -> PathBars? {
        guard isFilled, case .path(let path) = outline, ink.paint.gradient == nil else { return nil }
        return PathBars(path.path(in: size), path.scale)
    }

    private func paint(_ bars: PathBars, on canvas: inout Canvas, in frame: Rect, _ visible: Rect) {
        var ink = ink
        ink.role = .line
        let number = canvas.number(of: ink)
        let (trueSize, stand) = (canvas.trueSize, canvas.stand)
        for bar in bars.bars {
            if canvas.cancellation?.endsStep() == true { return }
            (canvas.trueSize, canvas.stand) = (bar.trueSize, bar.stand)
            let cells = bar.cells.moved(by: frame.origin)
            let mark = canvas.mark(outline, number, in: cells.intersection(visible))
            canvas.note(.rectangle, in: cells, .bar(bar.axis), number, mark: mark)
        }
        (canvas.trueSize, canvas.stand) = (trueSize, stand)
        let inside = visible.moved(by: Point(x: -frame.minX, y: -frame.minY))
        for (place, part) in bars.parts(in: inside) {
            canvas.line(part, frame.minX + place.x, frame.minY + place.y, number)
        }
    }

    /// Draws a path as a line. A part of an edge that lies on the whole of it is drawn as lying there.
    private func paint(
        _ path: PathOutline, _ number: UInt16, on canvas: inout Canvas, in frame: Rect, _ visible: Rect
    ) {
        let marks = path.line(in: frame.size).marks
        let dashes = dashes(of: marks.lazy.map { Point(x: $0.x, y: $0.y) }, in: frame.size)
        let drawn = marks.filter { mark in
            dashes?.contains(Point(x: mark.x, y: mark.y)) != false
                && visible.contains(x: frame.minX + mark.x, y: frame.minY + mark.y)
        }
        var number = number
        if path.isTrimmed, drawn.allSatisfy({ canvas.hasOutline(frame.minX + $0.x, frame.minY + $0.y) }) {
            var ink = ink
            ink.isOnLine = true
            number = canvas.number(of: ink)
        }
        for mark in drawn { canvas.line(mark.part, frame.minX + mark.x, frame.minY + mark.y, number) }
    }

    /// How the shape is drawn where its area, if it is one, was begun last.
    private func coat(on canvas: Canvas) -> DrawnForm.Coat {
        guard case .stroke(let style, let isInside) = mode else { return .fill(area: canvas.area) }
        return .line(style, isInside: isInside, hasCells: false)
    }

    /// The cells of a line, in those of its frame, that are drawn; nil for all, as where its gaps are too short for cells.
    private func dashes(of cells: some Sequence<Point>, in size: Size) -> Set<Point>? {
        guard case .stroke(let style, _) = mode, let dashes = Dashes(style) else { return nil }
        let room = scale.points(of: Rect(origin: .zero, size: size))
        return dashes.cells(of: Set(cells), outline.path(in: room), in: room, scale)
    }

    var isFilled: Bool { mode == .fill }

    private var isPath: Bool {
        if case .path = outline { true } else { false }
    }

    public func isBox(_ subviews: Subviews) -> Bool {
        if case .stroke(let style, _) = mode, !(style.lineWidth > 0) { return false }
        return ink.paint.alpha > ResolvedPaint.unseen
    }

    /// Draws the round corners of a path that is a rectangle but for them, on more than one row.
    private func roundCorners(
        of row: OutlineRows.Row, _ y: Int, in rows: Range<Int>, _ number: UInt16, _ canvas: inout Canvas,
        _ visible: Range<Int>
    ) {
        guard case .path(let path) = outline, !path.roundCorners.isEmpty, rows.count > 1,
            y == rows.lowerBound || y == rows.upperBound - 1
        else { return }
        let isTop = y == rows.lowerBound
        let corners: [(part: LinePart, x: Int)] = [
            (isTop ? .roundTopLeft : .roundBottomLeft, row.columns.lowerBound),
            (isTop ? .roundTopRight : .roundBottomRight, row.columns.upperBound - 1),
        ]
        for (part, x) in corners where path.roundCorners.contains(part) && visible.contains(x) {
            canvas.edge(part, x, y, number, ink)
        }
    }

    private func fill(
        _ row: OutlineRows.Row, _ y: Int, _ number: UInt16, _ canvas: inout Canvas, _ visible: Range<Int>
    ) {
        for span in row.spans ?? [] { canvas.fill(span.clamped(to: visible), y, number, ink) }
        guard let left = row.edge.first, let right = row.edge.last else { return }
        let ends = [left, right].filter { $0.part.showsInFill }
        var inside = row.columns
        for end in ends {
            inside =
                end.columns.lowerBound == inside.lowerBound
                ? end.columns.upperBound..<inside.upperBound : inside.lowerBound..<end.columns.lowerBound
        }
        canvas.fill(inside.clamped(to: visible), y, number, ink)
        // Of the slope of a wide oval only the outermost cell is drawn as an edge.
        for (part, columns) in ends {
            for x in columns.clamped(to: visible) { canvas.edge(part, x, y, number, ink) }
        }
    }
}

extension LinePart {
    /// Whether the edge of a fill is drawn by this part; by all others it is filled like the inside.
    var showsInFill: Bool {
        switch self {
        case .horizontal, .vertical, .topLeft, .topRight, .bottomLeft, .bottomRight, .dot, .disc: false
        default: true
        }
    }
}
