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
    /// Places a view behind a view.
    ///
    /// - Example: `Text("a").padding().background(Color.yellow)`
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(BackgroundModifier(other: background, alignment: alignment))
    }

    /// Places views behind a view.
    ///
    /// - Example: `Text("a").padding().background { RoundedRectangle(cornerRadius: 8).stroke() }`
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(BackgroundModifier(other: content(), alignment: alignment))
    }

    /// Fills the space behind a view with a style.
    ///
    /// - Example: `Text("a").padding().background(.yellow)`
    public func background<S: ShapeStyle>(_ style: S) -> some View { background(Rectangle().fill(style)) }

    /// Fills a shape behind a view with a style.
    ///
    /// - Example: `Text("Five Stars").padding().background(.green, in: Capsule())`
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(shape.fill(style, style: fillStyle))
    }

    /// Fills the space behind a view with a style. A terminal has no safe area, so the edges say nothing.
    ///
    /// - Example: `Text("a").padding().background(.yellow, ignoresSafeAreaEdges: .all)`
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
        background(style)
    }

    /// Fills the space behind a view with the background style.
    ///
    /// - Example: `Text("a").padding().background().backgroundStyle(.yellow)`
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(.background) }

    /// Fills a shape behind a view with the background style.
    ///
    /// - Example: `Text("a").padding().background(in: Capsule()).backgroundStyle(.yellow)`
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }
}
