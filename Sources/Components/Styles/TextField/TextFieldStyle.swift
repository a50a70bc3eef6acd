import Catalogue
import StyleEngine

/// How text fields look. The built-in styles are all there are: a text field has no configuration to build on.
public protocol TextFieldStyle {
    /// What a text field with this configuration looks like.
    func _makeBody(configuration: TextFieldStyleConfiguration) -> AnyView
}

/// What a style is told about a text field. The family of text fields is known by it (rule B2).
public struct TextFieldStyleConfiguration: StyleConfiguration {
    let label: AnyView
    let prompt: Text?
    let text: Binding<String>
    let isSecure: Bool
    /// Whether its text breaks into lines.
    let isMultiline: Bool

    public static var component: String { "TextField" }
}

extension TextFieldStyle {
    var erased: ErasedStyle {
        ErasedStyle(self, family: TextFieldStyleConfiguration.family) {
            (style, configuration: TextFieldStyleConfiguration) in style._makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the text fields inside (rule B1).
    public func textFieldStyle<S: TextFieldStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: TextFieldStyleConfiguration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}

extension BuiltIns {
    static let textFieldStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol TextFieldStyle", "How text fields look; the built-in styles are all there are.",
            example: #"TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)"#,
            closure: "the built-in styles are all there are; push one of them, and put modifiers around the field"),
        BuiltInGroup(
            "extension View", kind: .styles,
            [
                BuiltIn(
                    "func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View",
                    "Pushes a style on the stack of the text fields inside.",
                    example: #"TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)"#
                ) { (content: AnyView, style: StyleValue<TextFieldStyleConfiguration>) in
                    AnyView(content.modifier(StylePush(style)))
                }
            ]),
    ]
}
