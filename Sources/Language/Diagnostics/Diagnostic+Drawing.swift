extension Diagnostic {
    /// The message, the line of the text it is about, a caret under the place, and what else helps.
    ///
    ///     error: cannot find 'Txt' in scope; did you mean 'Text'?
    ///       Txt("a")
    ///       ^~~
    public var drawn: String {
        let place = excerpt.lines(width: 160, columns: { _ in 1 })
        return (["error: " + message] + (place + help).map { "  " + $0 }).joined(separator: "\n")
    }

    /// The line of the text that it is about, and the place in it.
    public var excerpt: Excerpt { Excerpt(of: told) }
}

/// A line that a diagnostic is about, and what is meant in it.
public struct Excerpt: Equatable, Sendable {
    private let line: String
    /// The characters before what is meant, and those up to its end.
    private let start, end: Int

    init(of diagnostic: Diagnostic) {
        line = String(diagnostic.position.source.lineText(diagnostic.line))
        start = diagnostic.column - 1
        let last = SourcePosition(
            diagnostic.position.source, textOffset: diagnostic.position.offset + max(0, diagnostic.length - 1))
        end = last.line == diagnostic.line ? last.column : .max
    }

    /// The line, and a caret under the place; empty where the line is blank.
    ///
    /// - Parameters:
    ///   - width: the columns that it may take; of a longer line only what stands around the place is shown.
    ///   - columns: how many columns a character takes.
    public func lines(width: Int, columns: (Character) -> Int) -> [String] {
        let shown = ShownExcerpt(line, start, end, width: max(20, width), columns: columns)
        guard !shown.text.allSatisfy(\.isWhitespace) else { return [] }
        let caret = "^" + String(repeating: "~", count: shown.underline)
        return [shown.text, String(repeating: " ", count: shown.indent) + caret]
    }
}

/// The part of a line that is drawn with a diagnostic.
private struct ShownExcerpt {
    /// The text, tabs as four columns.
    let text: String
    /// The columns before the caret.
    let indent: Int
    /// The columns after the caret that are underlined.
    let underline: Int

    init(_ whole: String, _ start: Int, _ end: Int, width: Int, columns: (Character) -> Int) {
        let line = Array(whole)
        let column = min(start, line.count)
        let last = min(end, line.count)
        func expanded(_ characters: ArraySlice<Character>) -> [Character] {
            characters.flatMap { $0 == "\t" ? [" ", " ", " ", " "] : [$0] }
        }
        func room(_ characters: ArraySlice<Character>) -> Int { characters.reduce(0) { $0 + columns($1) } }

        // A line may be of any length: of each part no more is looked at than a row could show.
        let before = expanded(line[..<column].suffix(width))
        let meant = expanded(line[column..<max(column, last)].prefix(width))
        var rest = expanded(line[max(column, last)...].prefix(width))
        let isLonger = line.count - max(column, last) > width
        while !isLonger, rest.last?.isWhitespace == true { rest.removeLast() }

        // What is meant comes first, then what leads to it, then what follows.
        let wanted = max(width / 3, width - room(meant[...]) - room(rest[...]) - 2)
        var left = wanted
        let shown = before.reversed().prefix { character in
            left -= columns(character)
            return left >= 0
        }.reversed()
        let isCutInFront = shown.count < before.count || column > width
        let front = (isCutInFront ? "\u{2026}" : "") + String(shown)
        indent = room(Array(shown)[...]) + (isCutInFront ? 1 : 0)
        let behind = meant + rest
        left = width - indent - (isLonger || indent + room(behind[...]) > width ? 1 : 0)
        let tail = behind.prefix { character in
            left -= columns(character)
            return left >= 0
        }
        let isCutBehind = isLonger || tail.count < behind.count
        text = front + String(tail) + (isCutBehind ? "\u{2026}" : "")
        underline = max(0, room(tail.prefix(meant.count)) - 1)
    }
}
