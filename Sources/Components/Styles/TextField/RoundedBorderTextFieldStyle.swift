import StyleEngine

/// A text field with a border. In a picture: `[name______]`.
///
/// - Example: `TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)`
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        TextFieldFace(configuration.entry.configuration, border: .always)
    }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field with a border. In a picture: `[name______]`.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
