import Catalogue
import StyleEngine

/// A button that stays in: `[*Sound*]`. The button takes its style from the stack of buttons (rule C3).
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .transformEnvironment(\.enclosingButton) { $0 = .toggle(isOn: configuration.isOn) }
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays in: `[*Sound*]`. The button takes its style from the stack of buttons (rule C3).
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension BuiltIns {
    static let buttonToggleStyle = style(
        "ButtonToggleStyle", "button", "ToggleStyle", ToggleStyleConfiguration.self,
        "A button that stays in.", example: #"Toggle("Sound", isOn: .constant(true)).toggleStyle(.button)"#
    ) { ButtonToggleStyle().erased }
}
