import Catalogue
import StyleEngine

/// Rows with a line between them.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(ListFace(content: configuration.content, hasFrame: false))
    }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with a line between them.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension BuiltIns {
    static let insetListStyle = style(
        "InsetListStyle", "inset", "ListStyle", "Rows with a line between them.",
        example: #"List { Text("Sun"); Text("Moon") }.listStyle(.inset)"#
    ) { InsetListStyle().erased }
}
