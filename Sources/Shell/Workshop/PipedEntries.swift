import LineEditing
import Playground

/// Entries that stand on standard input, asked for one after the other as at a prompt: an empty line is Enter.
final class PipedEntries {
    private var lines: ArraySlice<String>
    private let screen: Screen

    /// Takes a text apart as it is asked for.
    init(_ text: String, on screen: Screen) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        if lines.last?.isEmpty == true { lines.removeLast() }
        self.screen = screen
    }

    /// The next entry; the draft where the next line is empty.
    func next(draft: String, in session: SessionThread) -> LineEditor.Input {
        guard var entry = lines.popFirst() else { return .endOfInput }
        if entry.isEmpty { entry = draft }
        while !lines.isEmpty, case .incomplete? = session.read({ $0.completeness(of: entry) }) {
            entry += "\n" + lines.removeFirst()
        }
        screen.showEntry(entry)
        return .entry(entry)
    }
}
