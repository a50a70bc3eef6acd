/// A view at its ideal size, whatever is proposed: `fixedSize(horizontal:vertical:)`.
public struct FixedSizeLayout: Drawable {
    private let axes: Axis.Set

    public init(_ axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        subviews.first?.size(inside(proposal)) ?? .zero
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        subviews.first?.place(at: frame.origin, inside(proposal))
    }

    private func inside(_ proposal: Proposal) -> Proposal { proposal.ideal(along: axes) }
}
