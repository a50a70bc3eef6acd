import Catalogue
import StyleEngine

/// A text field with a border: `[name______]`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        TextFieldFace(configuration.entry.configuration, hasBorder: true)
    }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field with a border: `[name______]`.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension BuiltIns {
    static let roundedBorderTextFieldStyle = style(
        "RoundedBorderTextFieldStyle", "roundedBorder", "TextFieldStyle", "A text field with a border.",
        example: #"TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)"#
    ) { RoundedBorderTextFieldStyle().erased }
}
