import Drawing
import StyleEngine

/// The label on the left and the content, in the secondary style, on the right of a row (rule C7).
///
/// - Example: `LabeledContent("Origin", value: "Kenya").labeledContentStyle(.automatic)`
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(
            label: configuration.label, content: configuration.content.foregroundStyle(AnyShapeStyle.usual(.secondary)))
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label on the left and the content on the right of a row.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
