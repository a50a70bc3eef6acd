import Catalogue
import Drawing
import StyleEngine

/// Leaves a view its place without drawing it.
struct HiddenModifier: PrimitiveModifier {

    static func resolve(
        _ modifier: HiddenModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Wrapper { _ in HiddenLayout() }
        content(resolver.open(TypeIdentity(HiddenModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// Leaves a view its place without drawing it.
    public func hidden() -> some View {
        modifier(HiddenModifier())
    }
}

extension BuiltIns {
    static let hidden: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func hidden() -> some View", "Leaves a view its place without drawing it.",
                    example: #"HStack { Text("a").hidden(); Text("b") }"#
                ) { (content: AnyView) in AnyView(content.hidden()) }
            ])
    ]
}
