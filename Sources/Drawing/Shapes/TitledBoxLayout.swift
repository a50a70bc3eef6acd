/// A box with a title in its upper line: what a group box draws.
///
///     .- Title ---.
///     | content   |
///     '-----------'
///
/// With two children the first is the title and the second the content; one child is the content alone. A title of
/// several rows stands inside the box, above the content. The content keeps one column from the sides.
public struct TitledBoxLayout: Drawable {
    private let outline: Outline
    private let ink: Ink

    /// A box in a form and an ink.
    public init(_ outline: Outline = .rounded(8), _ ink: Ink = .line) {
        self.outline = outline
        self.ink = ink
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let parts = parts(proposal, subviews)
        let content = parts.content.map { $0.size(parts.offer) } ?? .zero
        let title = parts.title.map { $0.size(parts.titleOffer) } ?? .zero
        let rows = parts.isInside ? title.height : 0
        let width = max(content.width + 4, title.width + (parts.isInside ? 4 : 6))
        return Size(width: title.width > 0 ? width : content.width + 4, height: content.height + rows + 2)
    }

    public func breadth(_ subviews: Subviews) -> Int { subviews.reduce(0) { max($0, $1.breadth) } + 4 }

    public func leastRows(_ subviews: Subviews) -> Int { (subviews.last?.leastRows ?? 0) + 2 }

    public func freeRows(_ subviews: Subviews) -> FreeRows { FreeRows() }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let parts = parts(proposal, subviews)
        let rows = parts.isInside ? parts.title?.size(parts.titleOffer).height ?? 0 : 0
        let y = parts.isInside ? frame.minY + 1 : frame.minY
        parts.title?.place(at: Point(x: frame.minX + (parts.isInside ? 2 : 3), y: y), parts.titleOffer)
        parts.content?.place(at: Point(x: frame.minX + 2, y: frame.minY + 1 + rows), parts.offer)
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.casting(from: outline, in: frame) { canvas in
            canvas.drawingFace { $0.stroke(outline, in: frame, ink) }
            if subviews.count > 1, subviews[0].frame.minY == 0, !subviews[0].frame.isEmpty {
                let place = subviews[0].frame
                canvas.interrupt(Rect(x: place.minX - 1, y: place.minY, width: place.width + 2, height: 1))
            }
            for child in subviews { child.paint(on: &canvas) }
        }
    }

    public func isBox(_ subviews: Subviews) -> Bool { true }

    /// The columns and rows that the box keeps around one of its parts.
    func inset(around part: Element, _ proposal: Proposal, _ subviews: Subviews) -> (columns: Int, rows: Int) {
        let parts = parts(proposal, subviews)
        if part === parts.content { return (4, 2) }
        return parts.isInside ? (4, 2) : (6, 0)
    }

    /// Whether a title makes the box as wide as it is, and whether it takes rows of its own.
    func isShaped(
        byTitle title: Size, content: Size, _ proposal: Proposal, _ subviews: Subviews
    ) -> (width: Bool, rows: Bool) {
        guard !title.isEmpty else { return (false, false) }
        let isInside = parts(proposal, subviews).isInside
        return (title.width + (isInside ? 4 : 6) > content.width + 4, isInside)
    }

    private struct Parts {
        var title: Element?
        var content: Element?
        var offer: Proposal
        var titleOffer: Proposal
        var isInside: Bool
    }

    private func parts(_ proposal: Proposal, _ subviews: Subviews) -> Parts {
        let title = subviews.count > 1 ? subviews[0] : nil
        let offer = proposal.inset(width: 4, height: 2)
        let narrow = proposal.inset(width: 6, height: 0).ideal(along: .vertical)
        let isInside = (title?.size(narrow).height ?? 0) > 1
        return Parts(
            title: title, content: subviews.last, offer: offer,
            titleOffer: isInside ? offer.ideal(along: .vertical) : narrow, isInside: isInside)
    }
}

extension Canvas {
    /// Leaves a gap in a line; the fill that it is drawn on goes on behind the gap.
    fileprivate mutating func interrupt(_ rect: Rect) {
        let visible = absolute(rect).intersection(clip)
        for y in visible.rows {
            for x in visible.columns where cell(x, y).glyph.part != nil {
                let ground = cell(x, y).ground
                put(ground == 0 ? .blank : Cell(glyph: Glyph(" "), ink: 0, ground: ground), x, y)
            }
        }
    }
}
