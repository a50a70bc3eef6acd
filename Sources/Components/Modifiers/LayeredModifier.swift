import Drawing
import StyleEngine

/// A modifier that places another view behind or before a view, which alone decides the size.
protocol LayeredModifier: PrimitiveModifier {
    associatedtype Other: View

    var other: Other { get }
    var alignment: Alignment { get }
    /// Which of the two lies on top.
    static var layout: (Alignment) -> SecondaryLayout { get }
}

extension LayeredModifier {
    static func resolve(
        _ modifier: Self, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Layers(layout(modifier.alignment), modifier.alignment)
        let inner = resolver.open(TypeIdentity(Self.self), .modifier, payload: payload, at: inputs)
        content(inner.part(0))
        let secondary = resolver.open(TypeIdentity(Self.self), .secondary, at: inner.part(1))
        Other._resolve(modifier.other, at: secondary, by: resolver)
    }
}
