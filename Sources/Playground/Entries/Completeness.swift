/// Whether an entry can be run.
public enum Completeness: Equatable, Sendable {
    /// It can be run, if only to report an error.
    case complete
    /// More lines are needed; the next begins with this many spaces.
    case incomplete(indentation: Int)
}
