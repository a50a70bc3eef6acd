/// A view with room for all that shows of it: what lies behind or before it and is larger than it lies on nothing else.
public struct ExtentLayout: Drawable {
    public init() {}

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        subviews.first?.extent(for: proposal).size ?? .zero
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard let child = subviews.first else { return }
        let extent = child.extent(for: proposal)
        let x = Self.lead(extent.columns, of: child.frame.width)
        let y = Self.lead(extent.rows, of: child.frame.height)
        child.place(at: HalfPoint(x: 2 * frame.minX + x, y: 2 * frame.minY + y), proposal)
    }

    /// The half cells before a view of some length: half of what there is beside it, where it may stand in the middle.
    private static func lead(_ extent: Range<Int>, of length: Int) -> Int {
        let (before, after) = (-extent.lowerBound, extent.upperBound - length)
        return abs(after - before) <= 1 ? before + after : 2 * before
    }
}
