/// A view with a line around it, for which one cell is reserved on each side: `border`. Where that leaves nothing of the
/// view, the line is drawn on it.
public struct BorderLayout: Drawable {
    private let outline: Outline
    private let ink: Ink

    /// A line in a form and an ink around the one child.
    public init(_ outline: Outline = .rectangle, _ ink: Ink = .line) {
        self.outline = outline
        self.ink = ink
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let offer = proposal.inset(width: 2, height: 2)
        guard let child = subviews.first else { return Size(width: 2, height: 2) }
        return overhang(of: child, offer).around(child.size(offer)).outset(width: 2, height: 2)
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard let child = subviews.first else { return }
        let inner = proposal.inset(width: 2, height: 2)
        let overhang = overhang(of: child, inner)
        if overhang.around(child.size(inner)).isEmpty {
            child.place(at: frame.origin, Proposal(frame.size))
        } else {
            child.place(
                at: Point(x: frame.minX + 1 + overhang.leading, y: frame.minY + 1 + overhang.top), inner)
        }
    }

    /// What negative padding lets stick out stands inside the line too, which it would cover otherwise.
    private func overhang(of child: Element, _ proposal: Proposal) -> PaddingLayout.Overhang {
        (child.drawing as? PaddingLayout)?.overhang(proposal, child.children) ?? PaddingLayout.Overhang()
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.casting(from: outline, in: frame) { canvas in
            for child in subviews { child.paint(on: &canvas) }
            canvas.stroke(outline, in: frame, ink)
        }
    }

    public func isBox(_ subviews: Subviews) -> Bool { true }
}

extension Canvas {
    /// Draws a shape as a line inside a rectangle.
    public mutating func stroke(_ outline: Outline, in frame: Rect, _ ink: Ink = .line) {
        guard ink.paint.alpha > 0 else { return }
        let frame = absolute(frame)
        let visible = frame.intersection(clip)
        let shape = OutlineRows(outline, in: frame, isFilled: false)
        let number = self.number(of: ink)
        noteForm(of: ink, number, outline, in: frame)
        noteGradient(of: ink, in: frame)
        for y in visible.rows {
            for (part, columns) in shape.row(y).edge {
                for x in columns.clamped(to: visible.minX..<visible.maxX) { line(part, x, y, number) }
            }
        }
    }
}
