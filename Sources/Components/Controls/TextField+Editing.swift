import Catalogue
import StyleEngine

/// Text fields that say themselves what happens when somebody types, as programs wrote them before `onSubmit(of:_:)`.
extension TextField where Label == Text {
    /// A text field with a title that is told true before a text is typed and false after it, and runs an action then.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(Text(titleKey), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// A text field with a title that runs an action after a text was typed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    init(
        _ title: Text, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        entry.onEditingChanged = onEditingChanged
        entry.onCommit = onCommit
    }
}

extension BuiltIns {
    static let textFieldEditing: [BuiltInGroup] = [
        BuiltInGroup(
            "extension TextField where Label == Text",
            [
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, text: Binding<String>, "
                        + "onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {})",
                    "A text field that is told true before a text is typed and false after it.",
                    example: #"TextField("Name", text: .constant("Ada"), onEditingChanged: { print($0) })"#
                ) { (title: Text, text: Binding<String>, editing: Action, commit: Action) in
                    AnyView(
                        TextField(
                            title, text: text, onEditingChanged: { editing(.bool($0)) }, onCommit: { commit() }))
                },
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)",
                    "A text field that runs an action after a text was typed.",
                    example: #"TextField("Name", text: .constant("Ada"), onCommit: { print("done") })"#
                ) { (title: Text, text: Binding<String>, commit: Action) in
                    AnyView(TextField(title, text: text, onEditingChanged: { _ in }, onCommit: { commit() }))
                },
            ])
    ]
}
