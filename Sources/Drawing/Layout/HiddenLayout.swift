/// A view that takes its place and is not drawn: `hidden()`.
public struct HiddenLayout: Drawable {
    /// Hides the one child.
    public init() {}

    public func shown(of subviews: Subviews) -> Subviews { [] }

    public func isBox(_ subviews: Subviews) -> Bool { false }
}
