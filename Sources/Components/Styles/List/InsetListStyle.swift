import Catalogue
import StyleEngine

/// Rows with a line between them, and some room at the sides.
///
/// - Example: `List { Text("Sun"); Text("Moon") }.listStyle(.inset)`
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(RowsFace(configuration.content, RowsLook.inset.element))
    }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with a line between them, and some room at the sides.
    public static var inset: InsetListStyle { InsetListStyle() }
}
