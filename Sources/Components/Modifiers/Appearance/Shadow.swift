import Drawing
import StyleEngine

/// Casts a shadow: beside a box it is drawn, of other views it is told.
struct ShadowModifier: PrimitiveModifier {
    let shadow: ShadowStyle

    static func resolve(
        _ modifier: ShadowModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = KeptModifier(modifier) { place in
            ShadowLayout(modifier.shadow.checked { place.number($0, "shadow") ?? 0 })
        }
        content(resolver.open(TypeIdentity(ShadowModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Casts a shadow: beside a box it is drawn, of other views it is told.
    ///
    /// - Example: `Text("Card").padding().background(.white).shadow(radius: 4)`
    public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        -> some View
    {
        modifier(ShadowModifier(shadow: .drop(color: color, radius: radius, x: x, y: y)))
    }
}
