extension Diagnostic {
    /// The message, the line of the text it is about, a caret under the place, and what else helps.
    ///
    ///     error: cannot find 'Txt' in scope; did you mean 'Text'?
    ///       Txt("a")
    ///       ^~~
    ///
    /// Of a long line only what stands around the place is drawn.
    public var drawn: String {
        var lines = ["error: " + message]
        let told = told
        let excerpt = Excerpt(of: told)
        if !excerpt.text.allSatisfy(\.isWhitespace) {
            lines.append("  " + excerpt.text)
            let caret = "^" + String(repeating: "~", count: excerpt.underline)
            lines.append("  " + String(repeating: " ", count: excerpt.indent) + caret)
        }
        lines += help.map { "  " + $0 }
        return lines.joined(separator: "\n")
    }
}

/// The part of a line that is drawn with a diagnostic.
private struct Excerpt {
    /// The text, tabs as four columns.
    var text: String
    /// The columns before the caret.
    var indent: Int
    /// The columns after the caret that are underlined.
    var underline: Int

    /// The most columns that are drawn.
    private static let width = 160
    /// The columns before the caret that stay where the beginning is cut off.
    private static let lead = 60

    init(of diagnostic: Diagnostic) {
        let line = Array(diagnostic.position.source.lineText(diagnostic.line))
        let column = min(diagnostic.column - 1, line.count)
        let end = SourcePosition(
            diagnostic.position.source, textOffset: diagnostic.position.offset + max(0, diagnostic.length - 1))
        let last = end.line == diagnostic.line ? end.column - 1 : line.count - 1
        text = Excerpt.expanded(line[...])
        indent = Excerpt.expanded(line[..<column]).count
        underline = max(0, last - column)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        cut()
    }

    private mutating func cut() {
        guard text.count > Excerpt.width else { return }
        if indent > Excerpt.lead * 2 {
            let dropped = indent - Excerpt.lead
            text = "…" + text.dropFirst(dropped)
            indent -= dropped - 1
        }
        if text.count > Excerpt.width { text = text.prefix(Excerpt.width - 1) + "…" }
        underline = max(0, min(underline, text.count - indent - 1))
    }

    private static func expanded(_ characters: ArraySlice<Character>) -> String {
        characters.reduce(into: "") { text, character in
            if character == "\t" { text += "    " } else { text.append(character) }
        }
    }
}
