import Catalogue
import StyleEngine

/// The look of a list on which no style was pushed: rows in a frame.
///
/// - Example: `List { Text("Sun"); Text("Moon") }.listStyle(.automatic)`
public struct DefaultListStyle: ListStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(RowsFace(configuration.content, RowsLook.framed.element))
    }

    public var styleName: String { "automatic" }
}

extension ListStyle where Self == DefaultListStyle {
    /// The look of a list on which no style was pushed: rows in a frame.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
