import Catalogue
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
    /// Makes the view another one when `id` changes, so that its state begins anew.
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: AnyHashable(id))) }
}

extension BuiltIns {
    static let identity: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .environment,
            [
                BuiltIn(
                    "func id<ID: Hashable>(_ id: ID) -> some View",
                    "Makes a view another one when a value changes, so that its state begins anew.",
                    example: #"Text("a").id(1)"#
                ) { (content: AnyView, id: Value) in AnyView(content.id(id)) }
            ])
    ]
}
