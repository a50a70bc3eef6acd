import Drawing

/// A view at the leading end of a firm width.
struct FilledWidth: Drawable {
    var isModest: Bool { true }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(proposal) ?? .zero
        return Size(width: max(inner.width, proposal.growing(inner.width)), height: inner.height)
    }
}
