import Catalogue
import StyleEngine

/// Controls side by side in one border: `[ Cut | Copy ]`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupFace(content: configuration.content)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Controls side by side in one border: `[ Cut | Copy ]`.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension BuiltIns {
    static let automaticControlGroupStyle = style(
        "AutomaticControlGroupStyle", "automatic", "ControlGroupStyle", ControlGroupStyleConfiguration.self,
        "Controls side by side in one border.",
        example: #"ControlGroup { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(.automatic)"#
    ) { AutomaticControlGroupStyle().erased }
}
