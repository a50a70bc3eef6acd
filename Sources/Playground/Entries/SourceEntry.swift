import Language

/// One entry of a script.
public struct SourceEntry: Equatable, Sendable {
    /// The entry's text, which may span lines.
    public var text: String
    /// Where its lines stand in the script.
    var placement: Placement

    /// The line of the script on which it begins, from 1.
    public var line: Int { placement.firstLine }

    /// Creates an entry at a line and a column of a script, both from 1.
    public init(text: String, line: Int, column: Int = 1) {
        self.text = text
        placement = Placement(line: line, column: column)
    }

    /// Whether it is a command, and no Swift.
    var isCommand: Bool { text.first == ":" }

    /// Both in one entry.
    func joined(with later: SourceEntry) -> SourceEntry {
        var entry = self
        let lines = 1 + text.utf8.count { $0 == UInt8(ascii: "\n") }
        entry.text += "\n" + later.text
        entry.placement.add(later.placement, atLine: lines + 1)
        return entry
    }
}
