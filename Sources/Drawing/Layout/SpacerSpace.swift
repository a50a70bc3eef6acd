/// Space that grows: what `Spacer` draws.
public struct SpacerSpace: Drawable {
    private let axis: Axis?
    private let minimum: Int?

    /// Grows along the stack that it stands in, or in both directions outside a stack. `minimum` is in cells; without
    /// one it is the stack's usual spacing.
    public init(along axis: Axis?, minimum: Int? = nil) {
        self.axis = axis
        self.minimum = minimum
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        Size(
            width: axis == .vertical ? 0 : max(minimum ?? 1, proposal.width ?? 0),
            height: axis == .horizontal ? 0 : max(minimum ?? 0, proposal.height ?? 0))
    }

    /// A spacer takes what all others leave.
    public var priority: Double? { -.infinity }

    public var isSpacer: Bool { true }

    public func leastRows(_ subviews: Subviews) -> Int { 0 }
}
