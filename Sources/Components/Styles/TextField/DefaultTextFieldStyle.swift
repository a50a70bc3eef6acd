import StyleEngine

/// The look of a text field on which no style was pushed: a border, unless a background or another border is drawn around
/// the field.
///
/// - Example: `TextField("Name", text: .constant("Ada")).textFieldStyle(.automatic)`
public struct DefaultTextFieldStyle: TextFieldStyle, NamedStyle {
    /// Creates the style.
    public init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        TextFieldFace(configuration.entry.configuration, border: .onlyEdge)
    }

    public var styleName: String { "automatic" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The look of a text field on which no style was pushed: a border.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
