import Catalogue
import StyleEngine

/// Rows in a frame, with a line between them.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(ListFace(content: configuration.content, hasFrame: true))
    }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Rows in a frame, with a line between them.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension BuiltIns {
    static let insetGroupedListStyle = style(
        "InsetGroupedListStyle", "insetGrouped", "ListStyle", "Rows in a frame, with a line between them.",
        example: #"List { Text("Sun"); Text("Moon") }.listStyle(.insetGrouped)"#
    ) { InsetGroupedListStyle().erased }
}
