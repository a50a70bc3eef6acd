import Catalogue
import StyleEngine

/// What a button is for.
///
/// - Example: `Button("Delete", role: .destructive) {}`
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
