/// A text whose letters stand further apart than usual, in drawings: it takes as many columns as it is wide.
///
/// Pictures of characters have one width of letters, and no such layout.
struct SpreadLayout: Drawable {
    /// How many times as wide as its columns the text is, more than 1.
    let spread: Double

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        guard let text = subviews.first else { return .zero }
        let size = text.size(inside(proposal))
        return Size(width: columns(size.width), height: size.height)
    }

    func breadth(_ subviews: Subviews) -> Int { columns(subviews.first?.breadth ?? 0) }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        for text in subviews { text.place(at: frame.origin, inside(proposal)) }
    }

    private func columns(_ width: Int) -> Int { Int(clamped: (Double(width) * spread).rounded(.up)) }

    private func inside(_ proposal: Proposal) -> Proposal {
        let width = proposal.width.map {
            $0 < Size.infinity ? max(min(1, $0), Int(clamped: (Double($0) / spread).rounded(.down))) : $0
        }
        return Proposal(width: width, height: proposal.height, isOpen: proposal.isOpen)
    }
}
