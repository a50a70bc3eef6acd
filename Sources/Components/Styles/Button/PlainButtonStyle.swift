import StyleEngine

/// A button that is shown as its label alone.
///
/// - Example: `Button("Share") {}.buttonStyle(.plain)`
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
