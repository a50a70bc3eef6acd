import Drawing

/// Gives a view no more width than it can use, so that rows which fill all they get end where the widest one ends.
struct SnugLayout: Drawable {
    private let measure: Int?

    /// A view that takes whatever it is offered, as one in a frame without a largest width, gets all there is.
    static let usable = SnugLayout(measure: Size.infinity)
    /// A view gets its ideal width.
    static let ideal = SnugLayout(measure: nil)

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        subviews.first?.size(snug(proposal, subviews)) ?? .zero
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        subviews.first?.place(at: frame.origin, snug(proposal, subviews))
    }

    private func snug(_ proposal: Proposal, _ subviews: Subviews) -> Proposal {
        guard let width = proposal.width, width < Size.infinity, let child = subviews.first else { return proposal }
        let wanted = child.size(Proposal(width: measure, height: proposal.height)).width
        return Proposal(width: min(width, wanted), height: proposal.height)
    }
}
