import Catalogue
import StyleEngine

/// Controls that lead back and forth, each in a border of its own.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupFace(content: configuration.content, arrangement: .apart)
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls that lead back and forth, each in a border of its own.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension BuiltIns {
    static let navigationControlGroupStyle = style(
        "NavigationControlGroupStyle", "navigation", "ControlGroupStyle", ControlGroupStyleConfiguration.self,
        "Controls that lead back and forth, each in a border of its own.",
        example: #"ControlGroup { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(.navigation)"#
    ) { NavigationControlGroupStyle().erased }
}
