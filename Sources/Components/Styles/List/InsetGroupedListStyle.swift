import Catalogue
import StyleEngine

/// Sections in frames of their own, the header above them and the footer below.
///
/// - Example: `List { Text("Sun"); Text("Moon") }.listStyle(.insetGrouped)`
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(RowsFace(configuration.content, RowsLook.insetGrouped.element))
    }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections in frames of their own, the header above them and the footer below.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
