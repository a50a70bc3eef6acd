import StyleEngine

/// A text field without a border. In a picture: `name______`.
///
/// - Example: `TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)`
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        TextFieldFace(configuration.entry.configuration, border: nil)
    }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field without a border. In a picture: `name______`.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
