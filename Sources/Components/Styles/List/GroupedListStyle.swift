import Catalogue
import StyleEngine

/// Rows in a frame, with a line between them.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(ListFace(content: configuration.content, hasFrame: true))
    }
}

extension ListStyle where Self == GroupedListStyle {
    /// Rows in a frame, with a line between them.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension BuiltIns {
    static let groupedListStyle = style(
        "GroupedListStyle", "grouped", "ListStyle", "Rows in a frame, with a line between them.",
        example: #"List { Text("Sun"); Text("Moon") }.listStyle(.grouped)"#
    ) { GroupedListStyle().erased }
}
