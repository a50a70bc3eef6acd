import Catalogue
import StyleEngine

/// How text fields look. It builds on the style below: the text field that it is handed takes that one.
public protocol TextFieldStyle {
    /// The type of what the style makes.
    associatedtype _Body: View
    /// The label of the text field that a style is handed.
    typealias _Label = _TextFieldStyleLabel

    /// What a text field looks like; it is handed to the style as it was made.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the text field that a style is handed, its type erased.
public struct _TextFieldStyleLabel: ErasedContent {
    public let erased: AnyView
}

/// What a built-in style is told about a text field. The family of text fields is known by it (rule B2).
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
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: TextFieldStyleConfiguration.family) {
            (style, configuration: TextFieldStyleConfiguration) in
            style._body(configuration: TextField(configuration))
        }
    }
}

extension ErasedStyle {
    /// A style that is handed a text field as one that is told what the text field was made of.
    var handedTextFields: ErasedStyle {
        with { configuration, installation in
            guard let configuration = configuration as? TextFieldStyleConfiguration else { return AnyView(EmptyView()) }
            return makeBody(configuration: AnyView(TextField(configuration)), installation: installation)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the text fields inside (rule B1).
    ///
    /// - Record: by hand
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
            """
            protocol TextFieldStyle {
                associatedtype _Body: View
                typealias _Label = _TextFieldStyleLabel
                @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
            }
            """, "How text fields look.", example: ownTextFieldStyle,
            styleProtocol: StyleProtocol(
                "TextFieldStyle", requirement: "_body", family: TextFieldStyleConfiguration.self,
                configuration: AnyView.self
            ) { $0.handedTextFields }),
        BuiltInGroup(
            "struct _TextFieldStyleLabel: View", "The label of the text field that a style is handed.",
            example: ownTextFieldStyle),
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

    private static let ownTextFieldStyle = """
        struct Framed: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                configuration.padding(8).border(.blue)
            }
        }
        TextField("Name", text: .constant("Ada")).textFieldStyle(Framed())
        """
}
