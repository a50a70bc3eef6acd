import Language

/// One session as a value: an entry goes in, text comes out.
///
/// A playground never touches a terminal or a file. What an entry asks of the world outside (to load or save a
/// file, to quit) comes back as a `Request`, which the host carries out or refuses.
///
/// Copies share the program that runs: use one of them, on one thread at a time.
public struct Playground {
    private var session: Session

    /// Starts a session in which nothing is declared.
    ///
    /// - Parameter isInterrupted: asked every few hundred steps of an evaluation whether to stop it.
    public init(isInterrupted: @escaping @Sendable () -> Bool = { false }) {
        session = Session(interpreter: Interpreter(isInterrupted: isInterrupted))
    }

    /// Runs one complete entry: a piece of Swift of one or more lines, or a command that starts with `:`.
    ///
    /// An entry that fails changes nothing.
    public mutating func enter(_ entry: String) -> Reply {
        session.enter(entry)
    }

    /// Whether `text` can be run as it stands, needs more lines, or can never become right.
    public func completeness(of text: String) -> Completeness {
        guard text.first != ":", case .incomplete(let depth) = InputState(of: session.settings.reading(of: text)) else {
            return .complete
        }
        return .incomplete(indentation: 2 * depth)
    }

    /// The entries of a script or of a paste: each top-level item and each command, with its place in `text`.
    public func entries(in text: String) -> [SourceEntry] {
        Pieces(of: text, in: session.settings).entries
    }

    /// What could stand at `offset` (in characters) of `text`, sorted; all replace the same range.
    public func completions(in text: String, at offset: Int) -> Completions {
        session.completions(in: text, at: offset)
    }
}
