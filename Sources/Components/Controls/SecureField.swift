import Catalogue
import StyleEngine

/// A control in which text is typed that nobody is to read: `[***_______]`.
public struct SecureField<Label: View>: PrimitiveView {
    private let label: Label
    private let text: Binding<String>
    private let prompt: String?
    private var title: String?

    /// A secure field with a label of its own, which says what to type where no prompt does.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.text = text
        self.prompt = prompt?.string
    }

    public static func _resolve(_ view: SecureField, at inputs: Inputs, by resolver: Resolver) {
        TextEntry(
            type: TypeIdentity(SecureField.self), label: AnyView(view.label), prompt: view.prompt, title: view.title,
            text: view.text, isSecure: true
        ).resolve(at: inputs, by: resolver)
    }
}

extension SecureField where Label == Text {
    /// A secure field with a title, which says what to type where no prompt does.
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        let title = String(title)
        self.init(text: text, prompt: prompt) { Text(verbatim: title) }
        self.title = title
    }
}

extension BuiltIns {
    static let secureField: [BuiltInGroup] = [
        BuiltInGroup(
            "struct SecureField<Label: View>: View", "A control in which text is typed that nobody is to read.",
            example: #"SecureField("Key", text: .constant("abc"))"#,
            [
                BuiltIn(
                    "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)",
                    "A secure field with a label of its own."
                ) { (text: Binding<String>, prompt: Text?, label: ViewClosure) in
                    AnyView(SecureField(text: text, prompt: prompt) { label() })
                }
            ]),
        BuiltInGroup(
            "extension SecureField where Label == Text",
            [
                BuiltIn(
                    "init(_ title: String, text: Binding<String>, prompt: Text? = nil)", "A secure field with a title."
                ) { (title: String, text: Binding<String>, prompt: Text?) in
                    AnyView(SecureField(title, text: text, prompt: prompt))
                }
            ]),
    ]
}
