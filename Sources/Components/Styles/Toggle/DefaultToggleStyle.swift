import Catalogue
import StyleEngine

/// The look of a toggle on which no style was pushed: a switch.
public struct DefaultToggleStyle: ToggleStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ToggleFace(configuration, .switch)
    }

    public var styleName: String { "automatic" }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The look of a toggle on which no style was pushed: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension BuiltIns {
    static let defaultToggleStyle = style(
        "DefaultToggleStyle", "automatic", "ToggleStyle", ToggleStyleConfiguration.self,
        "The look of a toggle on which no style was pushed: a switch.",
        example: #"Toggle("Sound", isOn: .constant(true)).toggleStyle(.automatic)"#
    ) { DefaultToggleStyle().erased }
}
