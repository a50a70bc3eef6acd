import StyleEngine

/// A button with a border. In a picture: `[ Share ]`.
///
/// - Example: `Button("Share") {}.buttonStyle(.bordered)`
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(configuration, .bordered)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a border. In a picture: `[ Share ]`.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
