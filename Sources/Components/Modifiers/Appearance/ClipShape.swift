import Drawing
import StyleEngine

private enum ClippedModifier {}
private enum CornerRadiusModifier {}

/// Shows only what lies inside a shape.
struct ClipShapeModifier: PrimitiveModifier {
    let outline: Outline
    var isEvenOdd = false
    /// The type that trees name it by: the modifier as it was written.
    var written = TypeIdentity(ClipShapeModifier.self)

    static func resolve(
        _ modifier: ClipShapeModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = KeptModifier(modifier) {
            let outline = $0.checked(modifier.outline).standing(
                in: $0.scale, isEvenOdd: modifier.isEvenOdd, $0.texts.cancellation)
            return ClipLayout(outline, aspect: $0.scale.aspect)
        }
        content(resolver.open(modifier.written, .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Shows only what lies inside a shape. What lies inside two parts of it is shown too, or not as the style says.
    ///
    /// - Example: `Text("Card").padding().background(.yellow).clipShape(Capsule())`
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipShapeModifier(outline: shape.outline, isEvenOdd: style.isEOFilled))
    }

    /// Shows only what lies inside a view's frame. Cells show no smooth edges.
    ///
    /// - Example: `Text("long").fixedSize().frame(width: 16).clipped()`
    public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipShapeModifier(outline: .rectangle, written: TypeIdentity(ClippedModifier.self)))
    }

    /// Rounds the corners of a view, in points. Cells show no smooth edges.
    ///
    /// - Example: `Text("Card").padding().background(.yellow).cornerRadius(8)`
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(
            ClipShapeModifier(outline: .rounded(Corner(radius)), written: TypeIdentity(CornerRadiusModifier.self)))
    }
}
