import Catalogue
import StyleEngine

/// Rows with a line between them.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(ListFace(content: configuration.content, hasFrame: false))
    }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows with a line between them.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension BuiltIns {
    static let plainListStyle = style(
        "PlainListStyle", "plain", "ListStyle", "Rows with a line between them.",
        example: #"List { Text("Sun"); Text("Moon") }.listStyle(.plain)"#
    ) { PlainListStyle().erased }
}
