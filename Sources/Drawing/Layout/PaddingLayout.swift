/// Empty cells around a view. Negative numbers let it stick out; those of two sides leave a cell between them.
public struct PaddingLayout: Drawable {
    private var cells: Cells
    /// The columns and the rows that the insets would take together, if cells had parts.
    let width: Double
    private let height: Double
    /// Whether a column on each side was added for an edge that is drawn there.
    private(set) var hasEdge = false

    /// The cells on each side.
    private struct Cells {
        var top: Int
        var leading: Int
        var bottom: Int
        var trailing: Int

        var columns: Int { leading + trailing }
        var rows: Int { top + bottom }
    }

    /// Numbers of rows and columns. `width` and `height` say what both were rounded from, together.
    public init(
        top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0, width: Double? = nil,
        height: Double? = nil
    ) {
        cells = Cells(top: top, leading: leading, bottom: bottom, trailing: trailing)
        self.width = width ?? Double(leading + trailing)
        self.height = height ?? Double(top + bottom)
    }

    /// Insets in points.
    public init(_ insets: EdgeInsets, scale: Scale = .standard) {
        self.init(
            top: scale.space(insets.top, along: .vertical), leading: scale.columns(insets.leading),
            bottom: scale.space(insets.bottom, along: .vertical), trailing: scale.columns(insets.trailing),
            width: (insets.leading + insets.trailing) / scale.column,
            height: (insets.top + insets.bottom) / scale.row)
    }

    /// What it leaves of the true size of what it stands in; nil where that has none.
    func trueSize(inside outer: TrueSize?) -> TrueSize? {
        outer.map { outer in
            TrueSize(
                columns: outer.columns.map { $0 - width }, rows: outer.rows.map { $0 - height },
                width: outer.width.map { $0 - cells.columns }, height: outer.height.map { $0 - cells.rows })
        }
    }

    /// The true size of it around something of a true size; nil where that has none.
    func trueSize(around inner: TrueSize?) -> TrueSize? {
        inner.map { inner in
            TrueSize(
                columns: inner.columns.map { $0 + width }, rows: inner.rows.map { $0 + height },
                width: inner.width.map { $0 + cells.columns }, height: inner.height.map { $0 + cells.rows })
        }
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let cells = cells(proposal, subviews)
        let inner = subviews.first?.size(inside(proposal, cells)) ?? .zero
        let size = inner.outset(width: cells.columns, height: cells.rows)
        return Size(
            width: cells.leading < 0 && cells.trailing < 0 ? max(size.width, min(1, inner.width)) : size.width,
            height: cells.top < 0 && cells.bottom < 0 ? max(size.height, min(1, inner.height)) : size.height)
    }

    public func breadth(_ subviews: Subviews) -> Int {
        max(0, (subviews.first?.breadth ?? 0) + cells.columns - spareColumns)
    }

    public func leastRows(_ subviews: Subviews) -> Int { max(0, (subviews.first?.leastRows ?? 0) + cells.rows) }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard let child = subviews.first else { return }
        let cells = cells(proposal, subviews)
        var origin = Point(x: frame.minX + cells.leading, y: frame.minY + cells.top)
        if isPulling {
            let (inner, size) = (child.size(inside(proposal, cells)), size(proposal, subviews))
            origin.x = frame.minX + Self.start(cells.leading, cells.trailing, of: inner.width, in: size.width)
            origin.y = frame.minY + Self.start(cells.top, cells.bottom, of: inner.height, in: size.height)
        }
        // Between equal insets, one of which there is no room for, a view stands between two columns.
        let isUneven = self.cells.leading == self.cells.trailing && cells.leading > cells.trailing
        child.place(at: HalfPoint(x: 2 * origin.x - (isUneven ? 1 : 0), y: 2 * origin.y), inside(proposal, cells))
    }

    public func hasEdge(_ subviews: Subviews) -> Bool { false }

    public func freeRows(_ subviews: Subviews) -> FreeRows {
        let inner = subviews.first?.freeRows ?? FreeRows()
        return FreeRows(top: cells.top > 0 || inner.top, bottom: cells.bottom > 0 || inner.bottom)
    }

    /// The rows above and below that insets would take together, and for which there are no cells.
    var lostRows: Double { cells.rows == 0 ? max(0, height) : 0 }

    /// Whether there are cells to the left or right.
    var hasColumns: Bool { (cells.leading, cells.trailing) != (0, 0) }

    /// The padding where something is drawn along its edges that takes cells of it: beside that a whole column is free.
    var besideEdge: PaddingLayout {
        var padding = self
        guard cells.leading == 1, cells.trailing == 1, width >= 2 else { return padding }
        (padding.cells.leading, padding.cells.trailing, padding.hasEdge) = (2, 2, true)
        return padding
    }

    public var isPulling: Bool { min(cells.top, cells.leading, cells.bottom, cells.trailing) < 0 }

    /// Where a view begins in what insets leave of it: by the first inset, or by its share where both would take more.
    private static func start(_ first: Int, _ last: Int, of length: Int, in rest: Int) -> Int {
        guard first < 0, last < 0, length + first + last < rest else { return first }
        return (length - rest) * first / -(first + last)
    }

    /// The cells on each side where a size is proposed. Insets that were rounded up leave a shape the rows, and a word the
    /// columns, that it would have without that.
    private func cells(_ proposal: Proposal, _ subviews: Subviews) -> Cells {
        var cells = cells
        if spareColumns > 0, let child = subviews.first, let room = proposal.width {
            let missing = child.breadth + cells.columns - room
            if missing > 0, missing <= spareColumns {
                cells.trailing -= min(cells.trailing, (missing + 1) / 2)
                cells.leading -= max(0, missing - (self.cells.trailing - cells.trailing))
            }
        }
        guard let room = proposal.height, room < Size.infinity, cells.top >= 0, cells.bottom >= 0, room <= cells.rows,
            height < Double(cells.rows), subviews.first?.size(inside(proposal, cells)).height == 0
        else { return cells }
        let rest = room - Int(clamped: (Double(room) - height + 0.5).rounded(.down))
        guard rest < room else { return cells }
        let above = max(0, rest) * cells.top / cells.rows
        (cells.top, cells.bottom) = (above, max(0, rest) - above)
        return cells
    }

    /// The columns by which the insets were rounded up together.
    private var spareColumns: Int {
        guard cells.leading >= 0, cells.trailing >= 0, width < Double(cells.columns) else { return 0 }
        return cells.columns - Int(clamped: max(0, width).rounded(.up))
    }

    private func inside(_ proposal: Proposal, _ cells: Cells) -> Proposal {
        proposal.inset(width: cells.columns, height: cells.rows)
    }
}

extension Drawable where Self == PaddingLayout {
    /// The same number of cells on all four sides.
    static func padding(_ cells: Int) -> PaddingLayout {
        PaddingLayout(top: cells, leading: cells, bottom: cells, trailing: cells)
    }
}
