/// Something to be seen on a stage.
public enum StageEvent: Equatable, Sendable {
    /// The canvas was drawn: its picture, and its resolved tree as text. The shell shows the picture unless it is that
    /// of the step before.
    case drawing(picture: String, tree: String, isShown: Bool)
    /// A value, or a tree that was asked for.
    case text(String)

    /// What the shell shows of it.
    public var shownText: String? {
        switch self {
        case .drawing(let picture, _, let isShown): isShown ? picture : nil
        case .text(let text): text
        }
    }
}
