import StyleEngine

/// The look of a form on which no style was pushed: rows that line up; sections are cards, but in ASCII.
///
/// - Example: `Form { LabeledContent("Origin", value: "Kenya") }.formStyle(.automatic)`
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        RowsFace(configuration.content) { place, sections in
            (RowsLook.cards(in: place.charset) ?? .form).element(at: place, of: sections)
        }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The look of a form on which no style was pushed: rows that line up; sections are cards, but in ASCII.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
