import Catalogue
import StyleEngine

/// Rows alone.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(ListFace(content: configuration.content, hasFrame: false, hasRules: false))
    }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows alone.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension BuiltIns {
    static let sidebarListStyle = style(
        "SidebarListStyle", "sidebar", "ListStyle", "Rows alone.",
        example: #"List { Text("Sun"); Text("Moon") }.listStyle(.sidebar)"#
    ) { SidebarListStyle().erased }
}
