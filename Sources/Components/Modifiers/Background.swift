import Catalogue
import Drawing
import StyleEngine

/// Places another view behind a view, which alone decides the size.
struct BackgroundModifier<Other: View>: LayeredModifier {
    let other: Other
    let alignment: Alignment

    static func layout(_ alignment: Alignment, at place: Surroundings) -> any Drawable {
        SecondaryLayout.background(alignment)
    }
}

extension View {
    /// Places a view behind this one.
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(BackgroundModifier(other: background, alignment: alignment))
    }

    /// Places the views of a closure behind this one, on top of each other.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(BackgroundModifier(other: content(), alignment: alignment))
    }

    /// Fills the space behind this view with a style.
    public func background<S: ShapeStyle>(_ style: S) -> some View { background(Rectangle().fill(style)) }

    /// Fills a shape behind this view with a style.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(shape.fill(style, style: fillStyle))
    }

    /// Fills the space behind this view with a style. A terminal has no safe area, so the edges say nothing.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
        background(style)
    }

    /// Fills the space behind this view with the background style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(.background) }

    /// Fills a shape behind this view with the background style.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }
}

extension BuiltIns {
    static let background: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func background<Background: View>(_ background: Background, alignment: Alignment = .center)"
                        + " -> some View",
                    "Places a view behind a view.", example: #"Text("a").padding().background(Color.yellow)"#
                ) { (content: AnyView, background: AnyView, alignment: Alignment) in
                    AnyView(content.background(background, alignment: alignment))
                },
                BuiltIn(
                    "func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)"
                        + " -> some View",
                    "Places views behind a view.",
                    example: #"Text("a").padding().background { RoundedRectangle(cornerRadius: 8).stroke() }"#
                ) { (content: AnyView, alignment: Alignment, background: ViewClosure) in
                    AnyView(content.background(alignment: alignment) { background() })
                },
                BuiltIn(
                    "func background<S: ShapeStyle>(_ style: S) -> some View",
                    "Fills the space behind a view with a style.", example: #"Text("a").padding().background(.yellow)"#
                ) { (content: AnyView, style: AnyShapeStyle) in AnyView(content.background(style)) },
                BuiltIn(
                    "func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, "
                        + "fillStyle: FillStyle = FillStyle()) -> some View",
                    "Fills a shape behind a view with a style.",
                    example: #"Text("Five Stars").padding().background(.green, in: Capsule())"#
                ) { (content: AnyView, style: AnyShapeStyle, shape: AnyShape, fill: FillStyle) in
                    AnyView(content.background(style, in: shape, fillStyle: fill))
                },
                BuiltIn(
                    "func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View",
                    "Fills the space behind a view with a style.",
                    example: #"Text("a").padding().background(.yellow, ignoresSafeAreaEdges: .all)"#
                ) { (content: AnyView, style: AnyShapeStyle, edges: Edge.Set) in
                    AnyView(content.background(style, ignoresSafeAreaEdges: edges))
                },
                BuiltIn(
                    "func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View",
                    "Fills the space behind a view with the background style.",
                    example: #"Text("a").padding().background().backgroundStyle(.yellow)"#
                ) { (content: AnyView, edges: Edge.Set) in AnyView(content.background(ignoresSafeAreaEdges: edges)) },
                BuiltIn(
                    "func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View",
                    "Fills a shape behind a view with the background style.",
                    example: #"Text("a").padding().background(in: Capsule()).backgroundStyle(.yellow)"#
                ) { (content: AnyView, shape: AnyShape, fill: FillStyle) in
                    AnyView(content.background(in: shape, fillStyle: fill))
                },
            ])
    ]
}
