import Drawing

/// Gives rows a width of their own where nothing else does, so that those which fill what they get end together.
///
/// In an open width that is what they would take without end, as far as there is room. A firm width is theirs.
struct SnugLayout: Drawable {
    private let isScrolling: Bool

    /// Rows; those that scroll fill a firm width and a height, and of what is longer the beginning is shown.
    init(isScrolling: Bool = false) { self.isScrolling = isScrolling }

    var isClipping: Bool { isScrolling }

    var isModest: Bool { isScrolling }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let offer = snug(proposal, subviews)
        let inner = subviews.first?.size(offer) ?? .zero
        guard isScrolling else { return inner }
        return Size(
            width: offer.isOpen ? inner.width : offer.width ?? inner.width, height: proposal.height ?? inner.height)
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        subviews.first?.place(at: frame.origin, snug(proposal, subviews))
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard isScrolling else { return subviews.forEach { $0.paint(on: &canvas) } }
        canvas.clipped(to: frame) { canvas in
            for child in subviews { child.paint(on: &canvas) }
        }
        let content = subviews.first?.frame.size ?? .zero
        canvas.note(hiddenOf: Size(width: 0, height: content.height), in: frame)
    }

    private func snug(_ proposal: Proposal, _ subviews: Subviews) -> Proposal {
        let proposal = isScrolling ? proposal.ideal(along: .vertical) : proposal
        guard proposal.isOpen, let width = proposal.width, width < Size.infinity, let child = subviews.first else {
            return proposal
        }
        let wanted = child.size(proposal.with(.horizontal, Size.infinity)).width
        return proposal.firm(width: min(width, wanted))
    }
}
