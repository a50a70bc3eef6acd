import StyleEngine

/// A button with a border that stands out. In a picture: `[[ Share ]]`.
///
/// - Example: `Button("Share") {}.buttonStyle(.borderedProminent)`
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(configuration, .prominent)
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button with a border that stands out. In a picture: `[[ Share ]]`.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
