import Catalogue
import Drawing
import StyleEngine

/// Puts a view into a frame of a fixed size.
struct FrameModifier: PrimitiveModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    static func resolve(
        _ modifier: FrameModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Wrapper { place in
            FrameLayout(
                width: modifier.width.map { max(0, place.columns($0)) },
                height: modifier.height.map { max(0, place.rows($0)) }, alignment: modifier.alignment)
        }
        content(resolver.open(TypeIdentity(FrameModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Puts the view into a frame of a fixed width, height or both, in points.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }
}

extension BuiltIns {
    static let frame: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .layout,
            [
                BuiltIn(
                    "func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)"
                        + " -> some View",
                    "Puts a view into a frame of a fixed size, in points.",
                    example: #"Text("a").frame(width: 80, alignment: .leading).border(.primary)"#
                ) { (content: AnyView, width: Double?, height: Double?, alignment: Alignment) in
                    AnyView(content.frame(width: width, height: height, alignment: alignment))
                }
            ])
    ]
}
