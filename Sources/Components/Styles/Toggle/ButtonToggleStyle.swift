import StyleEngine

/// A button that stays in. In a picture: `[*Sound*]`. The button takes its style from the stack of buttons (rule C3).
///
/// - Example: `Toggle("Sound", isOn: .constant(true)).toggleStyle(.button)`
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
    /// A button that stays in. In a picture: `[*Sound*]`. The button takes its style from the stack of buttons (rule C3).
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
