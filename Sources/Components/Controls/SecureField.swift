import Catalogue
import StyleEngine

/// A control in which text is typed that nobody is to read: `[***_______]`.
public struct SecureField<Label: View>: PrimitiveView {
    private let entry: TextEntry

    /// A secure field with a label of its own, which says what to type where no prompt does.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        entry = TextEntry(text: text, prompt: prompt, label: label(), isSecure: true)
    }

    public static func _resolve(_ view: SecureField, at inputs: Inputs, by resolver: Resolver) {
        view.entry.resolve(as: TypeIdentity(SecureField.self), at: inputs, by: resolver)
    }
}

extension SecureField where Label == Text {
    /// A secure field with a title, which says what to type where no prompt does.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(Text(titleKey), text: text, prompt: prompt)
    }

    init(_ title: Text, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { title }
    }
}

extension BuiltIns {
    static let secureField = entry(
        "SecureField", "secure field", "A control in which text is typed that nobody is to read.",
        example: #"SecureField("Key", text: .constant("abc"))"#,
        titled: { AnyView(SecureField($0, text: $1, prompt: $2)) },
        labeled: { text, prompt, label in AnyView(SecureField(text: text, prompt: prompt) { label }) })
}
