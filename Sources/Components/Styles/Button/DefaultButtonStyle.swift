import StyleEngine

/// The look of a button on which no style was pushed (rule B14): its label, or a bordered one inside a toggle.
///
/// - Example: `Button("Share") {}.buttonStyle(.automatic)`
public struct DefaultButtonStyle: PrimitiveButtonStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(configuration, .automatic)
    }

    public var styleName: String { "automatic" }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look of a button on which no style was pushed (rule B14): its label, or a bordered one inside a toggle.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
