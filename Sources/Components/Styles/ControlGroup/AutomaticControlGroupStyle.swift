import StyleEngine

/// Controls side by side in one border. In a picture: `[ Cut | Copy ]`.
///
/// - Example: `ControlGroup { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(.automatic)`
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupFace(content: configuration.content)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Controls side by side in one border. In a picture: `[ Cut | Copy ]`.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
