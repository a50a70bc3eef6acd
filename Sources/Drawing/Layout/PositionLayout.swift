/// A view whose middle stands at a point of all the space that is offered: `position(x:y:)`. One cell stands on the cell
/// in which the point lies; a point between two cells lies in the second one.
public struct PositionLayout: Drawable {
    private let point: (columns: Double, rows: Double)
    /// Whether it is shown at the very point, as drawings do.
    private let isExact: Bool

    /// A point in columns and rows and parts of them, counted from the upper left corner of what is offered.
    ///
    /// - Parameter isExact: whether it is drawn at the very point, and not in the cells that lie nearest.
    public init(columns: Double, rows: Double, isExact: Bool) {
        point = (columns, rows)
        self.isExact = isExact
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(proposal) ?? .zero
        return Size(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        for child in subviews {
            let size = child.size(proposal)
            child.place(
                at: Point(
                    x: frame.minX + Self.start(of: size.width, around: point.columns, .horizontal),
                    y: frame.minY + Self.start(of: size.height, around: point.rows, .vertical)),
                proposal)
        }
    }

    /// Where so many cells begin that have their middle as near to a point as cells can.
    private static func start(of length: Int, around middle: Double, _ axis: Axis) -> Int {
        let longest = Scale.longest[axis]
        return max(-longest, min(Int(clamped: (middle - Double(length) / 2 + 0.5).rounded(.down)), longest))
    }

    /// A drawing shows the middle at the very point, and what stands there as large as it is: nothing stands beside it.
    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard isExact, canvas.pose == nil else { return subviews.forEach { $0.paint(on: &canvas) } }
        let outer = (canvas.trueSize, canvas.stand)
        for child in subviews {
            let cells = child.frame
            let end = canvas.beginMove(
                columns: point.columns - Double(cells.minX) - Double(cells.width) / 2,
                rows: point.rows - Double(cells.minY) - Double(cells.height) / 2, cells)
            if child.isAlone { (canvas.trueSize, canvas.stand) = (TrueSize(isFree: true), .center) }
            child.paint(on: &canvas)
            (canvas.trueSize, canvas.stand) = outer
            canvas.endTurn(end)
        }
    }

    /// Something that is moved counts where it was.
    public func measured(of subviews: Subviews) -> Subviews { [] }
}

extension Element {
    /// Whether nothing inside stands beside anything else.
    fileprivate var isAlone: Bool {
        var element = self
        while let view = element.children.first {
            guard element.children.count == 1 || element.drawing is SecondaryLayout else { return false }
            element = view
        }
        return true
    }
}
