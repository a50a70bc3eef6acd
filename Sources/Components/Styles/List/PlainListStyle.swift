import Catalogue
import StyleEngine

/// Rows from edge to edge with a line between them.
///
/// - Example: `List { Text("Sun"); Text("Moon") }.listStyle(.plain)`
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(RowsFace(configuration.content, RowsLook.plain.element))
    }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge with a line between them.
    public static var plain: PlainListStyle { PlainListStyle() }
}
