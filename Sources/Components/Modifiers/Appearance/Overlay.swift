import Drawing
import StyleEngine

/// Places another view before a view, which alone decides the size.
struct OverlayModifier<Other: View>: LayeredModifier {
    let other: Other
    let alignment: Alignment

    static func layout(_ alignment: Alignment, at place: Surroundings) -> any Drawable {
        SecondaryLayout.overlay(alignment)
    }
}

extension View {
    /// Places a view before a view.
    ///
    /// - Example: `Text("a").padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))`
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(OverlayModifier(other: overlay, alignment: alignment))
    }

    /// Places views before a view.
    ///
    /// - Example: `Text("Mail").padding().overlay(alignment: .topTrailing) { Text("3") }`
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(OverlayModifier(other: content(), alignment: alignment))
    }

    /// Fills the space before a view with a style.
    ///
    /// - Example: `Text("a").padding().overlay(.black.opacity(0.2))`
    public func overlay<S: ShapeStyle>(_ style: S) -> some View { overlay(Rectangle().fill(style)) }

    /// Fills a shape before a view with a style.
    ///
    /// - Example: `Text("a").padding().overlay(.black.opacity(0.2), in: Capsule())`
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(shape.fill(style, style: fillStyle))
    }

    /// Fills the space before a view with a style. A terminal has no safe area, so the edges say nothing.
    ///
    /// - Example: `Text("a").padding().overlay(.black.opacity(0.2), ignoresSafeAreaEdges: .all)`
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View { overlay(style) }
}
