import StyleEngine

/// A frame around the content, with the label inside its upper edge.
///
/// - Example: `GroupBox("Theme") { Text("Serif") }.groupBoxStyle(.automatic)`
public struct DefaultGroupBoxStyle: GroupBoxStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupBoxFrame(configuration: configuration)
    }

    public var styleName: String { "automatic" }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A frame around the content, with the label inside its upper edge.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
