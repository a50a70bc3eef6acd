import Drawing

/// Signs to the left and to the right of a view, repeated on each of its rows: `[ Share ]`.
struct Brackets: Drawable {
    private let left: String
    private let right: String
    private let ink: Ink

    /// Signs of one column each character.
    init(_ left: String, _ right: String, _ ink: Ink = .text) {
        self.left = left
        self.right = right
        self.ink = ink
    }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(inside(proposal)) ?? .zero
        return Size(width: inner.width + left.count + right.count, height: max(1, inner.height))
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        subviews.first?.place(at: Point(x: frame.minX + left.count, y: frame.minY), inside(proposal))
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        // What is said about plain signs, such as that they are disabled, is said about what stands between them.
        let isNamed = subviews.isEmpty || ink != .text
        for y in canvas.visibleRows(of: frame) {
            canvas.write(left, at: Point(x: frame.minX, y: y), ink, isNamed: isNamed)
            canvas.write(right, at: Point(x: frame.maxX - right.count, y: y), ink, isNamed: isNamed)
        }
        for child in subviews { child.paint(on: &canvas) }
    }

    private func inside(_ proposal: Proposal) -> Proposal {
        proposal.with(.horizontal, proposal.inset(width: left.count + right.count, height: 0).width.map { max(1, $0) })
    }
}
