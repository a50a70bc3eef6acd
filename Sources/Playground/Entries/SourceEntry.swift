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
}
