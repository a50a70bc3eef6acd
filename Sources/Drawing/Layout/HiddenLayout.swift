/// A view that takes its place and is not drawn: `hidden()`.
public struct HiddenLayout: Drawable {
    /// Hides the one child.
    public init() {}

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {}

    public func isBox(_ subviews: Subviews) -> Bool { false }
}
