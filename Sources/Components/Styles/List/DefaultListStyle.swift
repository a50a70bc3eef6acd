import Catalogue
import StyleEngine

/// The look of a list on which no style was pushed: rows in a frame; sections are cards, but in ASCII.
///
/// - Example: `List { Text("Sun"); Text("Moon") }.listStyle(.automatic)`
public struct DefaultListStyle: ListStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func _makeBody(configuration: ListStyleConfiguration) -> AnyView {
        AnyView(
            RowsFace(configuration.content) { place, sections in
                let isDivided = sections.count > 1 || sections.contains { $0.header != nil || $0.footer != nil }
                let cards = isDivided ? RowsLook.cards(in: place.charset) : nil
                return (cards ?? .framed).element(at: place, of: sections)
            })
    }

    public var styleName: String { "automatic" }
}

extension ListStyle where Self == DefaultListStyle {
    /// The look of a list on which no style was pushed: rows in a frame; sections are cards, but in ASCII.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
