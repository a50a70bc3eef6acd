import Catalogue
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
    /// Places a view before this one.
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(OverlayModifier(other: overlay, alignment: alignment))
    }

    /// Places the views of a closure before this one, on top of each other.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(OverlayModifier(other: content(), alignment: alignment))
    }

    /// Fills the space before this view with a style.
    public func overlay<S: ShapeStyle>(_ style: S) -> some View { overlay(Rectangle().fill(style)) }

    /// Fills a shape before this view with a style.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(shape.fill(style, style: fillStyle))
    }

    /// Fills the space before this view with a style. A terminal has no safe area, so the edges say nothing.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View { overlay(style) }
}

extension BuiltIns {
    static let overlay: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View",
                    "Places a view before a view.",
                    example: #"Text("a").padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))"#
                ) { (content: AnyView, overlay: AnyView, alignment: Alignment) in
                    AnyView(content.overlay(overlay, alignment: alignment))
                },
                BuiltIn(
                    "func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)"
                        + " -> some View",
                    "Places views before a view.",
                    example: #"Text("Mail").padding().overlay(alignment: .topTrailing) { Text("3") }"#
                ) { (content: AnyView, alignment: Alignment, overlay: ViewClosure) in
                    AnyView(content.overlay(alignment: alignment) { overlay() })
                },
                BuiltIn(
                    "func overlay<S: ShapeStyle>(_ style: S) -> some View",
                    "Fills the space before a view with a style.",
                    example: #"Text("a").padding().overlay(.black.opacity(0.2))"#
                ) { (content: AnyView, style: AnyShapeStyle) in AnyView(content.overlay(style)) },
                BuiltIn(
                    "func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View",
                    "Fills the space before a view with a style.",
                    example: #"Text("a").padding().overlay(.black.opacity(0.2), ignoresSafeAreaEdges: .all)"#
                ) { (content: AnyView, style: AnyShapeStyle, edges: Edge.Set) in
                    AnyView(content.overlay(style, ignoresSafeAreaEdges: edges))
                },
                BuiltIn(
                    "func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, "
                        + "fillStyle: FillStyle = FillStyle()) -> some View",
                    "Fills a shape before a view with a style.",
                    example: #"Text("a").padding().overlay(.black.opacity(0.2), in: Capsule())"#
                ) { (content: AnyView, style: AnyShapeStyle, shape: AnyShape, fill: FillStyle) in
                    AnyView(content.overlay(style, in: shape, fillStyle: fill))
                },
            ])
    ]
}
