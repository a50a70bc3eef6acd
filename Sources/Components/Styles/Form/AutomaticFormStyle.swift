import Catalogue
import StyleEngine

/// The look of a form on which no style was pushed: rows that line up.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        RowsFace(configuration.content, RowsLook.form.element)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The look of a form on which no style was pushed: rows that line up.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension BuiltIns {
    static let automaticFormStyle = style(
        "AutomaticFormStyle", "automatic", "FormStyle", FormStyleConfiguration.self,
        "The look of a form on which no style was pushed: rows that line up.",
        example: #"Form { LabeledContent("Origin", value: "Kenya") }.formStyle(.automatic)"#
    ) { AutomaticFormStyle().erased }
}
