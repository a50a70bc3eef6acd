extension Diagnostic {
    /// The message, the line of the text it is about, a caret under the place, and what else helps.
    ///
    ///     error: cannot find 'Txt' in scope; did you mean 'Text'?
    ///       Txt("a")
    ///       ^~~
    public var drawn: String {
        var lines = ["error: " + message]
        let text = expandingTabs(position.source.lineText(line))
        if !text.allSatisfy(\.isWhitespace) {
            lines.append("  " + text)
            lines.append("  " + String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: underline))
        }
        if let help = problem.help {
            lines += help.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
        }
        return lines.joined(separator: "\n")
    }

    private var indent: Int {
        let before = position.source.lineText(line).prefix(max(0, column - 1))
        return before.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    }

    private var underline: Int {
        let end = SourcePosition(position.source, offset: position.offset + max(0, length - 1))
        let last = end.line == line ? end.column : position.source.lineText(line).count
        return max(0, last - column)
    }

    private func expandingTabs(_ line: Substring) -> String {
        var text = ""
        for character in line {
            if character == "\t" { text += "    " } else { text.append(character) }
        }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
