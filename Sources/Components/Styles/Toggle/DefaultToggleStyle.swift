import StyleEngine

/// The look of a toggle on which no style was pushed: a switch, or a box in a menu (rule C8).
///
/// - Example: `Toggle("Sound", isOn: .constant(true)).toggleStyle(.automatic)`
public struct DefaultToggleStyle: ToggleStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ToggleFace(configuration, .automatic)
    }

    public var styleName: String { "automatic" }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The look of a toggle on which no style was pushed: a switch, or a box in a menu (rule C8).
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
