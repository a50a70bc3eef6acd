import Catalogue
import StyleEngine

/// Controls that lead back and forth, side by side in one border.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupFace(content: configuration.content)
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls that lead back and forth, side by side in one border.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension BuiltIns {
    static let navigationControlGroupStyle = style(
        "NavigationControlGroupStyle", "navigation", "ControlGroupStyle", ControlGroupStyleConfiguration.self,
        "Controls that lead back and forth, side by side in one border.",
        example: #"ControlGroup { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(.navigation)"#
    ) { NavigationControlGroupStyle().erased }
}
