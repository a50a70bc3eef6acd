import Catalogue
import StyleEngine

/// A button with a border that stands out: `[[ Share ]]`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(configuration, .prominent)
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button with a border that stands out: `[[ Share ]]`.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension BuiltIns {
    static let borderedProminentButtonStyle = style(
        "BorderedProminentButtonStyle", "borderedProminent", "PrimitiveButtonStyle",
        PrimitiveButtonStyleConfiguration.self,
        "A button with a border that stands out.", example: #"Button("Share") {}.buttonStyle(.borderedProminent)"#
    ) { BorderedProminentButtonStyle().erased }
}
