import Catalogue
import StyleEngine

/// A button with a border: `[ Share ]`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(configuration, .bordered)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a border: `[ Share ]`.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension BuiltIns {
    static let borderedButtonStyle = style(
        "BorderedButtonStyle", "bordered", "PrimitiveButtonStyle", PrimitiveButtonStyleConfiguration.self,
        "A button with a border.", example: #"Button("Share") {}.buttonStyle(.bordered)"#
    ) { BorderedButtonStyle().erased }
}
