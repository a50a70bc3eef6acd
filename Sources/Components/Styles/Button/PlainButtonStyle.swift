import Catalogue
import StyleEngine

/// A button that is shown as its label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(configuration, .none, isPlain: true)
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button that is shown as its label alone.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension BuiltIns {
    static let plainButtonStyle = style(
        "PlainButtonStyle", "plain", "PrimitiveButtonStyle", PrimitiveButtonStyleConfiguration.self,
        "A button that is shown as its label alone.", example: #"Button("Share") {}.buttonStyle(.plain)"#
    ) { PlainButtonStyle().erased }
}
