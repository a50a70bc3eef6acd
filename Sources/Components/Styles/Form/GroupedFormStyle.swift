import StyleEngine

/// Rows that line up, each section in a frame.
///
/// - Example: `Form { LabeledContent("Origin", value: "Kenya") }.formStyle(.grouped)`
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        RowsFace(configuration.content, RowsLook.groupedForm.element)
    }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows that line up, each section in a frame.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
