/// A view whose middle stands at a point of all the space that is offered: `position(x:y:)`. One cell stands on the cell
/// in which the point lies; a point between two cells lies in the second one.
public struct PositionLayout: Drawable {
    private let x: Int
    private let y: Int
    /// The point in parts of columns and rows too, as drawings show it; nil where cells do.
    private let exact: (columns: Double, rows: Double)?

    /// A point in half cells, counted from the upper left corner of what is offered, so that a middle is exact.
    ///
    /// - Parameter exact: the same in parts of columns and rows, for drawings.
    public init(x: Int, y: Int, exactly exact: (columns: Double, rows: Double)? = nil) {
        self.exact = exact
        self.x = max(-2 * Scale.longest.width, min(x, 2 * Scale.longest.width))
        self.y = max(-2 * Scale.longest.height, min(y, 2 * Scale.longest.height))
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(proposal) ?? .zero
        return Size(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        for child in subviews {
            let size = child.size(proposal)
            child.place(
                at: Point(x: frame.minX + (x - size.width + 1) >> 1, y: frame.minY + (y - size.height + 1) >> 1),
                proposal)
        }
    }

    /// A drawing shows the middle at the very point, and what stands there as large as it is: nothing stands beside it.
    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard let exact, canvas.pose == nil else { return subviews.forEach { $0.paint(on: &canvas) } }
        let outer = (canvas.trueSize, canvas.stand)
        for child in subviews {
            let cells = child.frame
            let end = canvas.beginMove(
                columns: exact.columns - Double(cells.minX) - Double(cells.width) / 2,
                rows: exact.rows - Double(cells.minY) - Double(cells.height) / 2, cells)
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
