/// A line across a stack: what `Divider` draws.
public struct DividerLine: Drawable {
    let axis: Axis
    private let ink: Ink

    /// A line along an axis: horizontal in a column and outside stacks, vertical in a row.
    public init(along axis: Axis, _ ink: Ink = .line) {
        self.axis = axis
        self.ink = ink
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        Size(along: axis, proposal[axis] ?? 1, across: 1)
    }

    public func isRule(_ subviews: Subviews) -> Bool { true }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        switch axis {
        case .horizontal: canvas.horizontal(from: frame.origin, length: frame.width, ink)
        case .vertical: canvas.vertical(from: frame.origin, length: frame.height, ink)
        }
    }
}
