import Catalogue
import StyleEngine

/// What text fields and secure fields have in common.
struct TextEntry {
    let label: AnyView
    let prompt: Text?
    let title: String?
    let text: Binding<String>
    let isSecure: Bool
    let isMultiline: Bool
    /// What is told true before a text is typed, and false after it.
    var onEditingChanged: (Bool) -> Void = { _ in }
    /// What runs after a text was typed.
    var onCommit: () -> Void = {}
    /// Whether it is the field that a style was handed, which takes the next style (rules B3, B6).
    private var isReapplied = false

    /// The field that a style was told about.
    init(_ configuration: TextFieldStyleConfiguration) {
        label = configuration.label
        prompt = configuration.prompt
        title = nil
        text = configuration.text
        isSecure = configuration.isSecure
        isMultiline = configuration.isMultiline
        isReapplied = true
    }

    /// What a style is told about the field.
    var configuration: TextFieldStyleConfiguration {
        TextFieldStyleConfiguration(
            label: label, prompt: prompt, text: text, isSecure: isSecure, isMultiline: isMultiline)
    }

    init(text: Binding<String>, prompt: Text?, label: some View, isSecure: Bool = false, isMultiline: Bool = false) {
        self.label = label is Text ? AnyView(label) : TextFieldStyleConfiguration.family.label(label)
        self.prompt = prompt
        title = (label as? Text)?.string
        self.text = text
        self.isSecure = isSecure
        self.isMultiline = isMultiline
    }

    func resolve(as type: TypeIdentity, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            type, family: TextFieldStyleConfiguration.family,
            configuration: configuration,
            defaultStyle: { DefaultTextFieldStyle().erased }, isReapplied: isReapplied, title: title, isLabelled: true,
            interaction: .edit(inputs.environment.isEnabled ? typed(in: inputs) : .constant(text.wrappedValue)),
            at: inputs)
    }
}

extension TextEntry {
    /// The text as a person types it, who ends it with Return.
    private func typed(in inputs: Inputs) -> Binding<String> {
        let submitted = inputs.environment.submitActions.actions
        if !submitted.isEmpty { EvaluationContext.note(.submitUnheard) }
        return Binding<String>(
            get: { text.wrappedValue },
            set: { typed in
                onEditingChanged(true)
                text.wrappedValue = typed
                onEditingChanged(false)
                onCommit()
                for action in submitted { action() }
            })
    }
}

extension BuiltIns {
    /// The records that text fields and secure fields have in common.
    ///
    /// - Parameters:
    ///   - type: the control's type.
    ///   - kind: what it is called in a sentence.
    ///   - summary: one sentence on what it is for.
    ///   - example: an entry that shows it.
    ///   - titled: makes one with a title.
    ///   - labeled: makes one with a label of its own.
    static func entry(
        _ type: String, _ kind: String, _ summary: String, example: String,
        titled: @escaping @Sendable (Text, Binding<String>, Text?) -> AnyView,
        labeled: @escaping @Sendable (Binding<String>, Text?, AnyView) -> AnyView
    ) -> [BuiltInGroup] {
        [
            BuiltInGroup(
                "struct \(type)<Label: View>: View", summary, example: example,
                [
                    BuiltIn(
                        "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)",
                        "A \(kind) with a label of its own."
                    ) { (text: Binding<String>, prompt: Text?, label: ViewClosure) in labeled(text, prompt, label()) }
                ]),
            BuiltInGroup(
                "extension \(type) where Label == Text",
                [
                    BuiltIn(
                        "init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)",
                        "A \(kind) with a title."
                    ) { (title: Text, text: Binding<String>, prompt: Text?) in titled(title, text, prompt) }
                ]),
        ]
    }
}
