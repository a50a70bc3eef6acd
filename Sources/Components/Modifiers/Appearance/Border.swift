import Drawing
import StyleEngine

/// Draws a line around a view, for which a cell is reserved on each side, but for drawings.
struct BorderModifier: PrimitiveModifier {
    let style: AnyShapeStyle
    let width: CGFloat

    static func resolve(
        _ modifier: BorderModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = KeptModifier(modifier) { place in
            var ink = place.lineInk(modifier.style)
            let width = place.number(modifier.width, "border") ?? 1
            if width != 1 { ink.details.append("line \(width.short)") }
            return width > 0 ? BorderLayout(.rectangle, ink, width: min(width, 8), in: place.charset) : nil
        }
        content(resolver.open(TypeIdentity(BorderModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Draws a line around the view. Its width in points is told in the legend where it is not 1.
    ///
    /// The line shows how large the view is, and takes a cell on each side (rule H11), but none in a drawing. What negative
    /// padding lets stick out stands inside it. On what sticks out of a frame it lies on top, and the text that it hides is
    /// told below the picture.
    ///
    /// - Example: `Text("a").border(.red)`
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(BorderModifier(style: AnyShapeStyle(content), width: width))
    }
}
