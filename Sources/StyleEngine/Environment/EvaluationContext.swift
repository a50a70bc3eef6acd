/// What is told about the evaluation under way: the one place where a running body speaks to its surroundings.
///
/// It serves warnings about properties that are not installed and `_printChanges`, and nothing else.
public struct EvaluationContext: Sendable {
    /// Takes one warning or line.
    public let note: @Sendable (RuntimeWarning) -> Void

    /// Creates a context that hands every warning to `note`.
    public init(note: @escaping @Sendable (RuntimeWarning) -> Void) {
        self.note = note
    }

    /// The context of the evaluation under way.
    @TaskLocal public static var current: EvaluationContext?

    static func warn(_ warning: @autoclosure () -> RuntimeWarning) {
        current?.note(warning())
    }
}

/// A slip that shows only when a body runs.
public enum RuntimeWarning: Sendable {
    /// `@Environment` was read outside of a view or an installed style (rule D2).
    case environmentNotInstalled(valueType: Any.Type)
    /// `$state` was read outside of a view or an installed style (rule D2).
    case stateNotInstalled

    /// SwiftUI's own words.
    public var message: String {
        switch self {
        case .environmentNotInstalled(let type):
            "Accessing Environment<\(type)>'s value outside of being installed on a View. "
                + "This will always read the default value and will not update."
        case .stateNotInstalled:
            "Accessing State's value outside of being installed on a View. "
                + "This will result in a constant Binding of the initial value and will not update."
        }
    }
}
