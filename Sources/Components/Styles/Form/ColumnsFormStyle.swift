import StyleEngine

/// Labels in one column and what they belong to in another.
///
/// - Example: `Form { LabeledContent("Origin", value: "Kenya") }.formStyle(.columns)`
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        RowsFace(configuration.content, LabelColumns.element)
    }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column and what they belong to in another.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
