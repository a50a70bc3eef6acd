/// A modifier that changes nothing.
public struct EmptyModifier: PrimitiveModifier, Sendable {
    /// Creates a modifier that changes nothing.
    public init() {}

    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    public static func resolve(
        _ modifier: EmptyModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) { content(inputs) }
}
