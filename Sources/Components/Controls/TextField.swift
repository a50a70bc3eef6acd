import Catalogue
import StyleEngine

/// A control in which text is typed: `[name______]`.
public struct TextField<Label: View>: PrimitiveView {
    private let label: Label
    private let text: Binding<String>
    private let prompt: String?
    private var title: String?

    /// A text field with a label of its own, which says what to type where no prompt does.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.text = text
        self.prompt = prompt?.string
    }

    public static func _resolve(_ view: TextField, at inputs: Inputs, by resolver: Resolver) {
        TextEntry(
            type: TypeIdentity(TextField.self), label: AnyView(view.label), prompt: view.prompt, title: view.title,
            text: view.text, isSecure: false
        ).resolve(at: inputs, by: resolver)
    }
}

extension TextField where Label == Text {
    /// A text field with a title, which says what to type where no prompt does.
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        let title = String(title)
        self.init(text: text, prompt: prompt) { Text(verbatim: title) }
        self.title = title
    }
}

/// What text fields and secure fields have in common.
struct TextEntry {
    let type: TypeIdentity
    let label: AnyView
    let prompt: String?
    let title: String?
    let text: Binding<String>
    let isSecure: Bool

    func resolve(at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            type, family: TextFieldStyleConfiguration.family,
            configuration: TextFieldStyleConfiguration(label: label, prompt: prompt, text: text, isSecure: isSecure),
            defaultStyle: { DefaultTextFieldStyle().erased }, isReapplied: false, title: title,
            interaction: .edit(inputs.environment.isEnabled ? text : .constant(text.wrappedValue)), at: inputs)
    }
}

extension BuiltIns {
    static let textField: [BuiltInGroup] = [
        BuiltInGroup(
            "struct TextField<Label: View>: View", "A control in which text is typed.",
            example: #"TextField("Name", text: .constant("Ada"))"#,
            [
                BuiltIn(
                    "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)",
                    "A text field with a label of its own."
                ) { (text: Binding<String>, prompt: Text?, label: ViewClosure) in
                    AnyView(TextField(text: text, prompt: prompt) { label() })
                }
            ]),
        BuiltInGroup(
            "extension TextField where Label == Text",
            [
                BuiltIn(
                    "init(_ title: String, text: Binding<String>, prompt: Text? = nil)", "A text field with a title."
                ) { (title: String, text: Binding<String>, prompt: Text?) in
                    AnyView(TextField(title, text: text, prompt: prompt))
                }
            ]),
    ]
}
