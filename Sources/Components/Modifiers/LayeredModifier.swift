import Drawing
import StyleEngine

/// A modifier that places another view behind or before a view, which alone decides the size, or masks it with that.
protocol LayeredModifier: PrimitiveModifier {
    associatedtype Other: View

    var other: Other { get }
    var alignment: Alignment { get }
    /// What becomes of the two.
    static func layout(_ alignment: Alignment, at place: Surroundings) -> any Drawable
}

extension LayeredModifier {
    static func resolve(
        _ modifier: Self, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Layers { [alignment = modifier.alignment] in layout(alignment, at: $0) }
        let inner = resolver.open(TypeIdentity(Self.self), .modifier, payload: payload, at: inputs)
        content(inner.part(0))
        let secondary = resolver.open(TypeIdentity(Self.self), .secondary, at: inner.part(1))
        Other._resolve(modifier.other, at: secondary, by: resolver)
    }
}
