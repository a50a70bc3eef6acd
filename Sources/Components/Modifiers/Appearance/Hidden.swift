import Drawing
import StyleEngine

private enum IsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether nothing is drawn of the place, so that nothing there reacts to a person.
    package var isHidden: Bool {
        get { self[IsHiddenKey.self] }
        set { self[IsHiddenKey.self] = newValue }
    }
}

/// Leaves a view its place without drawing it.
struct HiddenModifier: PrimitiveModifier {

    static func resolve(
        _ modifier: HiddenModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Wrapper { _ in HiddenLayout() }
        var inner = resolver.open(TypeIdentity(HiddenModifier.self), .modifier, payload: payload, at: inputs)
        inner.environment.isHidden = true
        content(inner)
    }
}

extension View {
    /// Leaves a view its place without drawing it. What is hidden reacts to nobody.
    ///
    /// - Example: `HStack { Text("a").hidden(); Text("b") }`
    public func hidden() -> some View {
        modifier(HiddenModifier())
    }
}
