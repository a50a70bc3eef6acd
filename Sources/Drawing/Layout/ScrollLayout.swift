/// A view that may be larger than the space it gets, of which the beginning is shown: what `ScrollView` draws.
public struct ScrollLayout: Drawable {
    private let axes: Axis.Set

    public init(_ axes: Axis.Set = .vertical) { self.axes = axes }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(inside(proposal)) ?? .zero
        return Size(
            width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
            height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        subviews.first?.place(at: frame.origin, inside(proposal))
    }

    public func fillsRows(_ subviews: Subviews) -> Bool { axes.contains(.vertical) }

    public var isClipping: Bool { true }

    /// Where there is nothing to scroll to, the shadows stay that are cast beyond the end.
    public func reach(of extent: Rect, _ subviews: Subviews) -> Rect {
        guard let content = subviews.first, extent.union(content.frame) == extent, content.castsShadow else {
            return extent
        }
        let beside = Rect(
            origin: extent.origin, size: extent.size.outset(width: 1, height: 1))
        return extent.union(content.bounds.intersection(beside))
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.clipped(to: reach(of: frame, subviews)) { canvas in
            for child in subviews { child.paint(on: &canvas) }
        }
        // Across the axes nothing scrolls.
        let content = subviews.first?.frame.size ?? .zero
        canvas.note(
            hiddenOf: Size(
                width: axes.contains(.horizontal) ? content.width : 0,
                height: axes.contains(.vertical) ? content.height : 0), in: frame)
    }

    private func inside(_ proposal: Proposal) -> Proposal { proposal.ideal(along: axes) }
}
