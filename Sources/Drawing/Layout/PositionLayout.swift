/// A view whose middle stands at a point of all the space that is offered: `position(x:y:)`. One cell stands on the cell
/// in which the point lies; a point between two cells lies in the second one.
public struct PositionLayout: Drawable {
    private let x: Int
    private let y: Int

    /// A point in half cells, counted from the upper left corner of what is offered, so that a middle is exact.
    public init(x: Int, y: Int) {
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

    /// Something that is moved counts where it was.
    public func measured(of subviews: Subviews) -> Subviews { [] }
}
