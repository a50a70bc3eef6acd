import Catalogue
import StyleEngine

/// The look of a button on which no style was pushed (rule B14): its label, or a bordered one inside a toggle.
public struct DefaultButtonStyle: PrimitiveButtonStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonBehavior(configuration) { isPressed in
            configuration.label.modifier(ButtonLook(.automatic, role: configuration.role, isPressed: isPressed))
        }
    }

    public var styleName: String { "automatic" }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look of a button on which no style was pushed (rule B14): its label, or a bordered one inside a toggle.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension BuiltIns {
    static let defaultButtonStyle = style(
        "DefaultButtonStyle", "automatic", "PrimitiveButtonStyle", PrimitiveButtonStyleConfiguration.self,
        "The look of a button on which no style was pushed.", example: #"Button("Share") {}.buttonStyle(.automatic)"#
    ) { DefaultButtonStyle().erased }
}
