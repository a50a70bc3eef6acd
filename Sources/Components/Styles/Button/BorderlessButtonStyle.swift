import Catalogue
import StyleEngine

/// A button without a border: its label.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(configuration, .none)
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button without a border: its label.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension BuiltIns {
    static let borderlessButtonStyle = style(
        "BorderlessButtonStyle", "borderless", "PrimitiveButtonStyle", PrimitiveButtonStyleConfiguration.self,
        "A button without a border.", example: #"Button("Share") {}.buttonStyle(.borderless)"#
    ) { BorderlessButtonStyle().erased }
}
