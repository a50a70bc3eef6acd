import StyleEngine

/// Controls that lead back and forth, each in a border of its own.
///
/// - Example: `ControlGroup { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(.navigation)`
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
