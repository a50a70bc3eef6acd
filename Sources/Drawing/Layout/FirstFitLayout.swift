/// The first of several views that fits: what `ViewThatFits` draws.
public final class FirstFitLayout: Drawable {
    private let axes: Axis.Set
    /// Which of the views is shown, once they were placed.
    package private(set) var chosen: Int?

    /// Views of which one is shown. It fits where its ideal size is no larger than what is offered along `axes`.
    public init(in axes: Axis.Set) { self.axes = axes }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        choice(proposal, subviews).map { subviews[$0].size(proposal) } ?? .zero
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        chosen = choice(proposal, subviews)
        if let chosen { subviews[chosen].place(at: frame.origin, proposal) }
    }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        chosen.flatMap { subviews[$0].ownGuide(guide) }
    }

    public func shown(of subviews: Subviews) -> Subviews { chosen.map { [subviews[$0]] } ?? [] }

    private func choice(_ proposal: Proposal, _ subviews: Subviews) -> Int? {
        subviews.firstIndex { fits($0, proposal) } ?? subviews.indices.last
    }

    /// Whether a view's ideal size is no larger than what is offered.
    func fits(_ child: Element, _ proposal: Proposal) -> Bool {
        let width = axes.contains(.horizontal) ? nil : proposal.width
        let height = axes.contains(.vertical) ? nil : proposal.height
        let ideal = child.size(Proposal(width: width, height: height))
        return ideal.width <= proposal.width ?? Size.infinity && ideal.height <= proposal.height ?? Size.infinity
    }
}
