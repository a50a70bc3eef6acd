import Catalogue
import StyleEngine

/// A text field without a border: `name______`.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        TextFieldFace(configuration.entry.configuration, hasBorder: false)
    }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field without a border: `name______`.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension BuiltIns {
    static let plainTextFieldStyle = style(
        "PlainTextFieldStyle", "plain", "TextFieldStyle", "A text field without a border.",
        example: #"TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)"#
    ) { PlainTextFieldStyle().erased }
}
