import Catalogue
import StyleEngine

/// Sections between two lines from edge to edge, the header above them and the footer below.
///
/// - Example: `List { Text("Sun"); Text("Moon") }.listStyle(.grouped)`
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(RowsFace(configuration.content, RowsLook.grouped.element))
    }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections between two lines from edge to edge, the header above them and the footer below.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
