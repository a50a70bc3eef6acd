/// Empty cells around a view. Negative numbers let it stick out; those of two sides leave a cell between them.
public struct PaddingLayout: Drawable {
    private let top: Int
    private let leading: Int
    private let bottom: Int
    private let trailing: Int
    /// The rows that the insets above and below would take together, if rows had parts.
    private let height: Double

    /// Numbers of rows and columns. `height` says what the rows were rounded from, together.
    public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0, height: Double? = nil) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
        self.height = height ?? Double(top + bottom)
    }

    /// Insets in points.
    public init(_ insets: EdgeInsets, scale: Scale = .standard) {
        self.init(
            top: scale.rows(insets.top), leading: scale.columns(insets.leading), bottom: scale.rows(insets.bottom),
            trailing: scale.columns(insets.trailing), height: (insets.top + insets.bottom) / scale.row)
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let rows = rows(proposal, subviews)
        let inner = subviews.first?.size(inside(proposal, rows)) ?? .zero
        let size = inner.outset(width: leading + trailing, height: rows.top + rows.bottom)
        return Size(
            width: leading < 0 && trailing < 0 ? max(size.width, min(1, inner.width)) : size.width,
            height: top < 0 && bottom < 0 ? max(size.height, min(1, inner.height)) : size.height)
    }

    public func breadth(_ subviews: Subviews) -> Int { max(0, (subviews.first?.breadth ?? 0) + leading + trailing) }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard let child = subviews.first else { return }
        let rows = rows(proposal, subviews)
        var origin = Point(x: frame.minX + leading, y: frame.minY + rows.top)
        if isPulling {
            let (inner, size) = (child.size(inside(proposal, rows)), size(proposal, subviews))
            origin.x = frame.minX + Self.start(leading, trailing, of: inner.width, in: size.width)
            origin.y = frame.minY + Self.start(rows.top, rows.bottom, of: inner.height, in: size.height)
        }
        child.place(at: origin, inside(proposal, rows))
    }

    public var isPulling: Bool { min(top, leading, bottom, trailing) < 0 }

    /// Where a view begins in what insets leave of it: by the first inset, or by its share where both would take more.
    private static func start(_ first: Int, _ last: Int, of length: Int, in rest: Int) -> Int {
        guard first < 0, last < 0, length + first + last < rest else { return first }
        return (length - rest) * first / -(first + last)
    }

    /// The rows above and below. Insets that were rounded up leave a shape the rows that it would have without that.
    private func rows(_ proposal: Proposal, _ subviews: Subviews) -> (top: Int, bottom: Int) {
        let all = (top, bottom)
        guard let room = proposal.height, room < Size.infinity, top >= 0, bottom >= 0, room <= top + bottom,
            height < Double(top + bottom), subviews.first?.size(inside(proposal, all)).height == 0
        else { return all }
        let rest = room - Int((Double(room) - height + 0.5).rounded(.down))
        guard rest < room else { return all }
        let above = max(0, rest) * top / (top + bottom)
        return (above, max(0, rest) - above)
    }

    private func inside(_ proposal: Proposal, _ rows: (top: Int, bottom: Int)) -> Proposal {
        proposal.inset(width: leading + trailing, height: rows.top + rows.bottom)
    }
}

extension Drawable where Self == PaddingLayout {
    /// The same number of cells on all four sides.
    static func padding(_ cells: Int) -> PaddingLayout {
        PaddingLayout(top: cells, leading: cells, bottom: cells, trailing: cells)
    }
}
