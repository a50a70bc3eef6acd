import StyleEngine

/// A button without a border: its label.
///
/// - Example: `Button("Share") {}.buttonStyle(.borderless)`
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
