import StyleEngine

/// Makes a view another one when a value changes, so that its state begins anew (rule E1).
struct IdentityModifier: PrimitiveModifier {
    let id: AnyHashable

    static func resolve(
        _ modifier: IdentityModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        content(inputs.part(identity: UInt64(truncatingIfNeeded: modifier.id.hashValue)))
    }
}

extension View {
    /// Makes a view another one when a value changes, so that its state begins anew.
    ///
    /// - Example: `Text("a").id(1)`
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: AnyHashable(id))) }
}
