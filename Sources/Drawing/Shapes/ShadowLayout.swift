/// A view with a shadow: `shadow(color:radius:x:y:)`.
///
/// A box casts it on a column to its right and a row below, which are reserved; of other views the legend says it.
public struct ShadowLayout: Drawable {
    private let shadow: ShadowStyle

    public init(_ shadow: ShadowStyle) { self.shadow = shadow }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let edge = edge(subviews)
        let inner = subviews.first?.size(proposal.inset(width: edge, height: edge)) ?? .zero
        return inner.outset(width: edge, height: edge)
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let edge = edge(subviews)
        subviews.first?.place(at: frame.origin, proposal.inset(width: edge, height: edge))
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard let child = subviews.first else { return }
        if shadow.isInvisible { return child.paint(on: &canvas) }
        if child.isBox {
            child.paint(on: &canvas)
            return canvas.shadow(shadow, of: child.frame)
        }
        let outer = canvas.tone
        canvas.tone.textDetails.append(shadow.description)
        child.paint(on: &canvas)
        canvas.tone = outer
    }

    private func edge(_ subviews: Subviews) -> Int {
        subviews.first?.isBox == true && !shadow.isInvisible ? 1 : 0
    }
}

extension Canvas {
    /// Draws the shadow of a box.
    mutating func shadow(_ style: ShadowStyle, of frame: Rect) {
        guard !style.isInvisible else { return }
        shadow(of: frame, Ink(.shadow, details: [style.description]))
    }
}
