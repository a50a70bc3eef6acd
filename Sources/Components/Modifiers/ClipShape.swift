import Catalogue
import Drawing
import StyleEngine

/// Shows only what lies inside a shape.
struct ClipShapeModifier: PrimitiveModifier {
    let outline: Outline

    static func resolve(
        _ modifier: ClipShapeModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Wrapper { ClipLayout($0.checked(modifier.outline), aspect: $0.scale.aspect) }
        content(resolver.open(TypeIdentity(ClipShapeModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Shows only what lies inside a shape.
    public func clipShape<S: Shape>(_ shape: S) -> some View {
        modifier(ClipShapeModifier(outline: shape.outline))
    }

    /// Shows only what lies inside the view's frame.
    public func clipped() -> some View { modifier(ClipShapeModifier(outline: .rectangle)) }

    /// Rounds the corners of a view; the radius is in points.
    public func cornerRadius(_ radius: CGFloat) -> some View { modifier(ClipShapeModifier(outline: .rounded(radius))) }
}

extension BuiltIns {
    static let clipShape: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func clipShape<S: Shape>(_ shape: S) -> some View", "Shows only what lies inside a shape.",
                    example: #"Text("Card").padding().background(.yellow).clipShape(Capsule())"#
                ) { (content: AnyView, shape: AnyShape) in AnyView(content.clipShape(shape)) },
                BuiltIn(
                    "func clipped() -> some View", "Shows only what lies inside a view's frame.",
                    example: #"Text("long").fixedSize().frame(width: 16).clipped()"#
                ) { (content: AnyView) in AnyView(content.clipped()) },
                BuiltIn(
                    "func cornerRadius(_ radius: CGFloat) -> some View", "Rounds the corners of a view, in points.",
                    example: #"Text("Card").padding().background(.yellow).cornerRadius(8)"#
                ) { (content: AnyView, radius: Double) in AnyView(content.cornerRadius(radius)) },
            ])
    ]
}
