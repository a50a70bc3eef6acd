/// Where a text stands in the file, or in the paste, that it was taken from.
///
/// A text that was put together has several parts. Each begins on a line of its own.
public struct Placement: Equatable, Sendable {
    /// The file; nil where that is known from elsewhere.
    public var name: String?
    private var parts: [Part]

    private struct Part: Equatable {
        /// The line of the text on which it begins, from 1.
        let line: Int
        /// Where that stands in the file, from 1.
        let fileLine: Int
        let fileColumn: Int
    }

    /// The place of a text that is taken from one piece of a file.
    public init(line: Int = 1, column: Int = 1, in name: String? = nil) {
        self.name = name
        parts = [Part(line: 1, fileLine: line, fileColumn: column)]
    }

    /// The line of the file on which the text begins.
    public var firstLine: Int { parts[0].fileLine }

    /// Adds a part that begins on a line of the text.
    public mutating func add(atLine line: Int, fileLine: Int, column: Int) {
        // What goes on as the file does is no part of its own.
        if column == 1, place(line: line, column: 1) == (fileLine, 1) { return }
        parts.append(Part(line: line, fileLine: fileLine, fileColumn: column))
    }

    /// Where in the file a line and a column of the text stand.
    public func place(line: Int, column: Int) -> (line: Int, column: Int) {
        guard let part = parts.last(where: { $0.line <= line }) ?? parts.first else { return (line, column) }
        let isFirst = part.line == line
        return (part.fileLine + line - part.line, isFirst ? part.fileColumn + column - 1 : column)
    }

    /// The place of the text without its first lines.
    public func dropping(_ lines: Int) -> Placement {
        guard lines > 0 else { return self }
        var result = self
        let start = place(line: lines + 1, column: 1)
        result.parts =
            [Part(line: 1, fileLine: start.line, fileColumn: start.column)]
            + parts.filter { $0.line > lines + 1 }.map {
                Part(line: $0.line - lines, fileLine: $0.fileLine, fileColumn: $0.fileColumn)
            }
        return result
    }
}
