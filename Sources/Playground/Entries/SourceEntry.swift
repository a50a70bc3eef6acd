import Language

/// One entry, with where it comes from.
public struct SourceEntry: Equatable, Sendable {
    /// The entry's text, which may span lines.
    public var text: String
    /// Where its lines stand in the script.
    var placement: Placement
    /// The files that are being run, each loaded by the one before it, by their paths; empty where somebody typed it.
    public var files: [String] = []
    /// Whether it is only tried: where it is refused, nothing is kept of it.
    public internal(set) var isTried = false

    /// What its script is called in errors of later entries that are about this one; nil where it stands in none.
    public var script: String? {
        get { placement.name }
        set { placement.name = newValue }
    }

    /// The line of the script on which it begins, from 1.
    public var line: Int { placement.firstLine }

    /// Creates an entry at a line and a column of a script, both from 1.
    public init(text: String, line: Int, column: Int = 1) {
        self.text = text
        placement = Placement(line: line, column: column)
    }

    /// Creates an entry that stands in no script.
    ///
    /// - Parameter files: the files that are being run, each loaded by the one before it, by their paths.
    public init(_ text: String, from files: [String] = []) {
        self.text = text
        self.files = files
        placement = Placement()
    }
}
