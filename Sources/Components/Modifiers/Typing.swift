import Catalogue
import StyleEngine

/// What a screen offers to somebody who types. A terminal has keys of its own, so that nothing of it is seen.
extension View {
    /// The keys that a screen offers for the fields inside.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// What the key says that ends a text.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Keeps a screen from correcting what is typed.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Keeps a screen from correcting what is typed, as programs wrote before `autocorrectionDisabled(_:)`.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Which letters a screen makes capitals while somebody types; nil leaves it to the screen.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// What the texts inside are about, so that a screen can suggest them; nil is nothing.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}

extension BuiltIns {
    static let typing: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func keyboardType(_ type: UIKeyboardType) -> some View",
                    "The keys that a screen offers for a field; a terminal has its own.",
                    example: #"TextField("Mail", text: .constant("")).keyboardType(.emailAddress)"#
                ) { (content: AnyView, type: UIKeyboardType) in content },
                BuiltIn(
                    "func submitLabel(_ submitLabel: SubmitLabel) -> some View",
                    "What the key says that ends a text; a terminal has its own.",
                    example: #"TextField("Name", text: .constant("")).submitLabel(.done)"#
                ) { (content: AnyView, label: SubmitLabel) in content },
                BuiltIn(
                    "func autocorrectionDisabled(_ disable: Bool = true) -> some View",
                    "Keeps a screen from correcting what is typed; a terminal never does.",
                    example: #"TextField("Name", text: .constant("")).autocorrectionDisabled()"#
                ) { (content: AnyView, isDisabled: Bool) in content },
                BuiltIn(
                    "func disableAutocorrection(_ disable: Bool?) -> some View",
                    "Keeps a screen from correcting what is typed, as programs wrote it before.",
                    example: #"TextField("Name", text: .constant("")).disableAutocorrection(true)"#
                ) { (content: AnyView, isDisabled: Bool?) in content },
                BuiltIn(
                    "func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View",
                    "Which letters a screen makes capitals; a terminal makes none.",
                    example: #"TextField("Mail", text: .constant("")).textInputAutocapitalization(.never)"#
                ) { (content: AnyView, capitals: TextInputAutocapitalization?) in content },
                BuiltIn(
                    "func textContentType(_ textContentType: UITextContentType?) -> some View",
                    "What a text is about, so that a screen can suggest it.",
                    example: #"TextField("Name", text: .constant("")).textContentType(.name)"#
                ) { (content: AnyView, type: UITextContentType?) in content },
            ])
    ]
}
