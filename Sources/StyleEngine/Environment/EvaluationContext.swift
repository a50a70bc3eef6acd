/// What is told about the evaluation under way: the one place where a running body speaks to its surroundings.
///
/// It serves the warnings about properties that are not installed and `_printChanges`, and nothing else.
public struct EvaluationContext: @unchecked Sendable {
    /// Takes one note; without it notes are printed.
    private let note: ((RuntimeNote) -> Void)?
    // Used on the thread of one resolution only.
    let body = CurrentBody()

    /// Creates a context.
    ///
    /// - Parameter note: takes each note; nil prints them.
    public init(note: ((RuntimeNote) -> Void)? = nil) {
        self.note = note
    }

    /// The context of the evaluation under way.
    @TaskLocal public static var current: EvaluationContext?

    static func warn(_ warning: @autoclosure () -> RuntimeNote) {
        guard let current else { return }
        current.tell(warning())
    }

    static func notePrintedChanges() {
        guard let current, let changes = current.body.changes else { return }
        current.tell(.changes(changes))
    }

    private func tell(_ message: RuntimeNote) {
        if let note { note(message) } else { print(message.text) }
    }
}

/// Something that is worth telling while a body is made.
public enum RuntimeNote: Sendable {
    /// `@Environment` was read outside of a view or an installed style (rule D2).
    case environmentNotInstalled(valueType: Any.Type)
    /// `$state` was read outside of a view or an installed style (rule D2).
    case stateNotInstalled
    /// What `_printChanges` says (rule F6).
    case changes(String)

    /// The note in SwiftUI's own words.
    public var text: String {
        switch self {
        case .environmentNotInstalled(let type):
            "Accessing Environment<\(type)>'s value outside of being installed on a View. "
                + "This will always read the default value and will not update."
        case .stateNotInstalled:
            "Accessing State's value outside of being installed on a View. "
                + "This will result in a constant Binding of the initial value and will not update."
        case .changes(let changes): changes
        }
    }
}
