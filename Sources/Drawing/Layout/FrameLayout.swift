/// A frame of a fixed width, height or both, in which a view is aligned: `frame(width:height:alignment:)`.
public struct FrameLayout: Drawable {
    private let width: Int?
    private let height: Int?
    private let alignment: Alignment

    /// Lengths in cells; nil, and a length without end, leave a direction to the view.
    public init(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) {
        self.width = width.flatMap { $0 < Size.infinity ? $0 : nil }
        self.height = height.flatMap { $0 < Size.infinity ? $0 : nil }
        self.alignment = alignment
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let inner = subviews.first?.size(inside(proposal)) ?? .zero
        return Size(width: width ?? inner.width, height: height ?? inner.height)
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let offer = inside(proposal)
        for child in subviews { child.place(at: frame.origin(of: child.size(offer), alignment), offer) }
    }

    private func inside(_ proposal: Proposal) -> Proposal {
        let offer = width.map { proposal.firm(width: $0) } ?? proposal
        return offer.with(.vertical, height ?? proposal.height)
    }
}
