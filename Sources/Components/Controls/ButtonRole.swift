import Catalogue
import StyleEngine

/// What a button is for.
public struct ButtonRole: Equatable, Sendable, NativeConvertible {
    private enum Purpose {
        case destructive, cancel
    }

    private let purpose: Purpose

    /// The button deletes something.
    public static let destructive = ButtonRole(purpose: .destructive)
    /// The button ends something without doing it.
    public static let cancel = ButtonRole(purpose: .cancel)
}

extension BuiltIns {
    static let buttonRole: [BuiltInGroup] = [
        BuiltInGroup(
            "struct ButtonRole: Equatable", "What a button is for.",
            example: #"Button("Delete", role: .destructive) {}"#,
            [
                BuiltIn("static let destructive: ButtonRole", "The button deletes something.") {
                    ButtonRole.destructive
                },
                BuiltIn("static let cancel: ButtonRole", "The button ends something without doing it.") {
                    ButtonRole.cancel
                },
            ])
    ]
}
