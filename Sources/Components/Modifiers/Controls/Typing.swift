import StyleEngine

/// What a screen offers to somebody who types. A terminal has keys of its own, so that nothing of it is seen.
extension View {
    /// The keys that a screen offers for a field; a terminal has its own.
    ///
    /// - Example: `TextField("Mail", text: .constant("")).keyboardType(.emailAddress)`
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// What the key says that ends a text; a terminal has its own.
    ///
    /// - Example: `TextField("Name", text: .constant("")).submitLabel(.done)`
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Keeps a screen from correcting what is typed; a terminal never does.
    ///
    /// - Example: `TextField("Name", text: .constant("")).autocorrectionDisabled()`
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Keeps a screen from correcting what is typed, as programs wrote it before.
    ///
    /// - Example: `TextField("Name", text: .constant("")).disableAutocorrection(true)`
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Which letters a screen makes capitals; a terminal makes none.
    ///
    /// - Example: `TextField("Mail", text: .constant("")).textInputAutocapitalization(.never)`
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// What a text is about, so that a screen can suggest it.
    ///
    /// - Example: `TextField("Name", text: .constant("")).textContentType(.name)`
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
