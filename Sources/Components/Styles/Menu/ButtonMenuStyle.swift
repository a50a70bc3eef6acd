import StyleEngine

/// A button that opens the menu; the button takes its style from the stack of buttons. The button takes its style from
/// the stack of buttons (rule C3).
///
/// - Example: `Menu("Options") { Button("Share") {} }.menuStyle(.button)`
public struct ButtonMenuStyle: MenuStyle {
    @State private var isOpen = false

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuColumn(isOpen: $isOpen, configuration: configuration)
    }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button that opens the menu. The button takes its style from the stack of buttons (rule C3).
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
