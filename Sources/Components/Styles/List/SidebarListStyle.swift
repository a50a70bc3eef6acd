import Catalogue
import StyleEngine

/// Rows alone, below the headers of their sections.
///
/// - Example: `List { Text("Sun"); Text("Moon") }.listStyle(.sidebar)`
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(RowsFace(configuration.content, RowsLook.sidebar.element))
    }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows alone, below the headers of their sections.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
