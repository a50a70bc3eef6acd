/// A shape, filled or as a line: what `Rectangle`, `Circle`, `Color` and their like draw.
public struct ShapePainting: Drawable {
    /// What is done with the shape.
    public enum Mode: Hashable, Sendable {
        /// The area.
        case fill
        /// A line along the edge, inside the area.
        case stroke(StrokeStyle)
    }

    private let outline: Outline
    private let mode: Mode
    private let ink: Ink
    private let aspect: Int

    /// A shape in a paint. `aspect` is the number of columns that look as long as a row.
    public init(_ outline: Outline, _ mode: Mode, _ paint: ResolvedPaint, aspect: Int = 2) {
        self.outline = outline
        self.mode = mode
        self.aspect = aspect
        var details: [String] = []
        switch mode {
        case .fill:
            if let corner = outline.corner { details.append(corner) }
            ink = Ink(.fill, paint: paint, details: details, form: outline.name)
        case .stroke(let style):
            details = style.details
            if let corner = outline.corner { details.append(corner) }
            ink = Ink(.line, paint: paint, details: details, form: outline.name, isDashed: !style.dash.isEmpty)
        }
    }

    /// A shape has no size of its own: it takes what is proposed, and 10 points where nothing is.
    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let offered = Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
        return outline.size(in: offered, aspect: aspect)
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard isBox(subviews) else { return }
        canvas.casting(from: outline, in: frame) { paint(on: &$0, in: $0.absolute(frame)) }
    }

    private func paint(on canvas: inout Canvas, in frame: Rect) {
        let visible = (isPath ? frame.inset(by: -Self.reach) : frame).intersection(canvas.clip)
        var ink = self.ink
        ink.isFormTold = outline.isHidden(in: frame.size, aspect: aspect, isFilled: isFilled)
        let number = canvas.number(of: ink)
        canvas.noteForm(of: ink, number, outline, in: frame)
        if case .path(let path) = outline, !isFilled {
            for mark in PathLine(path.path(in: frame.size), in: frame.size, path.scale).marks
            where visible.contains(x: frame.minX + mark.x, y: frame.minY + mark.y) {
                canvas.line(mark.part, frame.minX + mark.x, frame.minY + mark.y, number)
            }
            return
        }
        let shape = OutlineRows(outline, in: frame, isFilled: isFilled, visible: visible)
        for y in shape.rows.clamped(to: visible.rows) {
            let row = shape.row(y)
            if isFilled {
                fill(row, y, number, &canvas, visible.columns)
            } else {
                for (part, columns) in row.edge {
                    for x in columns.clamped(to: visible.columns) { canvas.line(part, x, y, number) }
                }
            }
        }
    }

    private var isFilled: Bool { mode == .fill }

    /// How many cells a path may lead out of its frame; one that is lost further out would fill pages.
    private static let reach = 100

    private var isPath: Bool {
        if case .path = outline { true } else { false }
    }

    public func isBox(_ subviews: Subviews) -> Bool {
        if case .stroke(let style) = mode, !(style.lineWidth > 0) { return false }
        return ink.paint.alpha > 0
    }

    private func fill(
        _ row: OutlineRows.Row, _ y: Int, _ number: UInt16, _ canvas: inout Canvas, _ visible: Range<Int>
    ) {
        for span in row.spans ?? [] { canvas.fill(span.clamped(to: visible), y, number, ink) }
        guard let left = row.edge.first, let right = row.edge.last else { return }
        let ends = ink.paint.isPage ? [] : [left, right].filter { $0.part.showsInFill }
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
        case .horizontal, .vertical, .topLeft, .topRight, .bottomLeft, .bottomRight, .dot: false
        default: true
        }
    }
}
