import StyleEngine

/// A button without a border that opens the menu.
///
/// - Example: `Menu("Options") { Button("Share") {} }.menuStyle(.borderlessButton)`
public struct BorderlessButtonMenuStyle: MenuStyle {
    @State private var isOpen = false

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuColumn(isOpen: $isOpen, configuration: configuration, isBorderless: true)
    }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border that opens the menu.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
