import Catalogue
import Drawing
import StyleEngine

/// Draws a line around a view, for which a cell is reserved on each side.
struct BorderModifier: PrimitiveModifier {
    let style: AnyShapeStyle
    let width: CGFloat

    static func resolve(
        _ modifier: BorderModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Wrapper { place in
            var ink = place.lineInk(modifier.style)
            let width = place.number(modifier.width, "border") ?? 1
            if width != 1 { ink.details.append("line \(width.short)") }
            return width > 0 ? BorderLayout(.rectangle, ink) : nil
        }
        content(resolver.open(TypeIdentity(BorderModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Draws a line around the view. Its width in points is told in the legend where it is not 1.
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
        modifier(BorderModifier(style: AnyShapeStyle(content), width: width))
    }
}

extension BuiltIns {
    static let border: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View",
                    "Draws a line around a view.", example: #"Text("a").border(.red)"#
                ) { (content: AnyView, style: AnyShapeStyle, width: Double) in
                    AnyView(content.border(style, width: width))
                }
            ])
    ]
}
