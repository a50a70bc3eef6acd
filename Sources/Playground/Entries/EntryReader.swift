import Language

/// Takes texts apart as a session reads them at one moment, without the session.
public struct EntryReader {
    let settings: Settings

    /// The entries of a script or of a paste: each top-level item and each command, with its place in `text`.
    public func entries(in text: String) -> [SourceEntry] { Pieces(of: text, in: settings).entries }

    /// Whether a word such as `:goal` is a command.
    public func isCommand(_ word: String) -> Bool {
        word.first == ":" && (try? Command.named(String(word.dropFirst()))) != nil
    }

    /// Whether `text` can be run as it stands, needs more lines, or can never become right.
    public func completeness(of text: String) -> Completeness {
        guard text.first != ":", text.utf8.count <= Session.longestEntry, !MeantCommand.namesFolder(text),
            case .incomplete(let depth) = InputState(of: settings.reading(of: text))
        else {
            return .complete
        }
        return .incomplete(indentation: 2 * depth)
    }
}
