import Catalogue
import StyleEngine

/// How text fields look. The built-in styles are all there are: a text field has no configuration to build on.
public protocol TextFieldStyle: ClosedStyle where Told == TextFieldStyleConfiguration {}

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

extension View {
    /// Pushes a style on the stack of the text fields inside (rule B1).
    public func textFieldStyle<S: TextFieldStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        push(style, at: SourcePlace(file: file, line: line, column: column))
    }
}

extension BuiltIns {
    static let textFieldStyle = closedFamily(
        "TextFieldStyle", for: "text fields", told: TextFieldStyleConfiguration.self,
        push: #"TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)"#,
        advice: "push one of them, and put modifiers around the field")
}
