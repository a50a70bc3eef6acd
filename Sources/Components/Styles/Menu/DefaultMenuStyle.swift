import StyleEngine

/// The look of a menu on which no style was pushed: a button that opens it.
///
/// - Example: `Menu("Options") { Button("Share") {} }.menuStyle(.automatic)`
public struct DefaultMenuStyle: MenuStyle, NamedStyle {
    @State private var isOpen = false

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuColumn(isOpen: $isOpen, configuration: configuration)
    }

    public var styleName: String { "automatic" }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The look of a menu on which no style was pushed: a button that opens it.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
