import Drawing

/// A view in its ideal width where there is room for it, so that nothing in it wraps that need not.
struct WholeLayout: Drawable {
    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        subviews.first?.size(whole(proposal, subviews)) ?? .zero
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        subviews.first?.place(at: frame.origin, whole(proposal, subviews))
    }

    private func whole(_ proposal: Proposal, _ subviews: Subviews) -> Proposal {
        guard let width = proposal.width, let child = subviews.first else { return proposal }
        let ideal = Proposal(width: nil, height: proposal.height)
        return child.size(ideal).width <= width ? ideal : proposal
    }
}
