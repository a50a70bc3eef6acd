import Drawing
import StyleEngine

/// Gives a view its ideal size, whatever is proposed.
struct FixedSizeModifier: PrimitiveModifier {
    let horizontal: Bool
    let vertical: Bool

    static func resolve(
        _ modifier: FixedSizeModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = KeptModifier(modifier) { _ in
            var axes: Axis.Set = []
            if modifier.horizontal { axes.insert(.horizontal) }
            if modifier.vertical { axes.insert(.vertical) }
            return FixedSizeLayout(axes)
        }
        content(resolver.open(TypeIdentity(FixedSizeModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Gives a view its ideal size, whatever is proposed.
    ///
    /// - Example: `Text("one two").fixedSize().frame(width: 24)`
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}
