import Catalogue
import StyleEngine

/// Rows that line up, in a frame.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        FormFace(content: configuration.content, hasFrame: true)
    }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows that line up, in a frame.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension BuiltIns {
    static let groupedFormStyle = style(
        "GroupedFormStyle", "grouped", "FormStyle", FormStyleConfiguration.self,
        "Rows that line up, in a frame.",
        example: #"Form { LabeledContent("Origin", value: "Kenya") }.formStyle(.grouped)"#
    ) { GroupedFormStyle().erased }
}
