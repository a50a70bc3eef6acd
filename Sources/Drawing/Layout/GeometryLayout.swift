/// A view that takes all the room that it is offered, and whose content stands in the upper left corner of it: what
/// `GeometryReader` draws. Nothing inside it has a say in where and how large it is.
public struct GeometryLayout: Drawable {
    private let ideal: Size

    /// - Parameter ideal: the size along axes on which nothing is offered.
    public init(ideal: Size) { self.ideal = ideal }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        for child in subviews { child.place(at: frame.origin, Proposal(frame.size)) }
    }

    public func fillsRows(_ subviews: Subviews) -> Bool { true }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? { nil }

    public var isEnclosed: Bool { true }

    public func isRule(_ subviews: Subviews) -> Bool { false }
}
