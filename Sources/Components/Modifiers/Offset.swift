import Catalogue
import Drawing
import StyleEngine

/// Draws a view elsewhere than where it stands, in points.
struct OffsetModifier: PrimitiveModifier {
    let x: CGFloat
    let y: CGFloat

    static func resolve(
        _ modifier: OffsetModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Wrapper { place in
            OffsetLayout(
                x: place.cells(modifier.x, along: .horizontal, "offset") ?? 0,
                y: place.cells(modifier.y, along: .vertical, "offset") ?? 0)
        }
        content(resolver.open(TypeIdentity(OffsetModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Draws a view elsewhere than where it stands, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(x: x, y: y))
    }
}

extension BuiltIns {
    static let offset: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .layout,
            [
                BuiltIn(
                    "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View",
                    "Draws a view elsewhere than where it stands, in points.", example: #"Text("a").offset(x: 16)"#
                ) { (content: AnyView, x: Double, y: Double) in AnyView(content.offset(x: x, y: y)) }
            ])
    ]
}
