/// Finds the slips that single characters show: quotes, spaces and placeholders outside string literals and comments.
struct SlipFinder {
    /// The quotes that may open a literal, each with those that may close it, the likeliest first.
    private static let quotes: [Character: [Character]] = [
        "\u{201C}": ["\u{201D}", "\"", "\u{201C}"], "\u{201D}": ["\u{201D}", "\""],
        "\u{201E}": ["\u{201C}", "\u{201D}", "\""],
    ]
    private static let strangeSpaces: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}", "\u{200B}", "\u{3000}"]

    private let text: String
    private var index: String.Index
    private var edits: [Reading.Edit] = []

    /// Whether a text holds any character that may be a slip.
    static func mayHaveSlips(_ text: String) -> Bool {
        text.contains { quotes[$0] != nil || strangeSpaces.contains($0) || $0 == "\u{2026}" }
            || text.contains("...")
    }

    /// The slips of a text, in order.
    static func edits(in text: String) -> [Reading.Edit] {
        var finder = SlipFinder(text: text, index: text.startIndex)
        finder.scan()
        return finder.edits
    }

    private mutating func scan() {
        while index < text.endIndex {
            let rest = text[index...]
            if rest.hasPrefix("//") {
                index = rest.firstIndex(where: \.isNewline) ?? text.endIndex
            } else if rest.hasPrefix("/*") {
                index = rest.dropFirst(2).firstRange(of: "*/")?.upperBound ?? text.endIndex
            } else if rest.first == "\"" {
                skipLiteral()
            } else if let closing = rest.first.flatMap({ Self.quotes[$0] }) {
                straighten(closedBy: closing)
            } else if let first = rest.first, Self.strangeSpaces.contains(first) {
                replace(index..<text.index(after: index), with: first == "\u{200B}" ? "" : " ", .strangeSpaces)
            } else if rest.hasPrefix("..."), isAlone(3) {
                replace(index..<text.index(index, offsetBy: 3), with: "", .placeholder("..."))
            } else if rest.first == "\u{2026}", isAlone(1) {
                replace(index..<text.index(after: index), with: "", .placeholder("\u{2026}"))
            } else {
                index = text.index(after: index)
            }
        }
    }

    /// Goes past a string literal, which may say whatever it wants.
    private mutating func skipLiteral() {
        let rest = text[index...]
        if rest.hasPrefix("\"\"\"") {
            index = rest.dropFirst(3).firstRange(of: "\"\"\"")?.upperBound ?? text.endIndex
            return
        }
        index = text.index(after: index)
        while index < text.endIndex, !text[index].isNewline {
            let character = text[index]
            index = text.index(after: index)
            if character == "\"" { return }
            if character == "\\", index < text.endIndex { index = text.index(after: index) }
        }
    }

    /// Reads curly quotes as straight ones where there are two of them on the line.
    private mutating func straighten(closedBy closing: [Character]) {
        let start = index
        let inside = text[text.index(after: start)...].prefix { !$0.isNewline }
        guard let end = closing.lazy.compactMap({ inside.firstIndex(of: $0) }).first else {
            index = text.index(after: start)
            return
        }
        replace(start..<text.index(after: start), with: "\"", .curlyQuotes)
        if text[end] != "\"" { replace(end..<text.index(after: end), with: "\"", .curlyQuotes) }
        index = text.index(after: end)
    }

    private mutating func replace(_ range: Range<String.Index>, with replacement: String, _ slip: Slip) {
        let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let length = text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        edits.append(Reading.Edit(offset: offset, length: length, replacement: replacement, slip: slip))
        index = range.upperBound
    }

    /// Whether the next characters are all that stands on the line, or between two braces on it.
    private func isAlone(_ count: Int) -> Bool {
        let before = text[..<index].reversed().first { $0.isNewline || !$0.isWhitespace }
        let after = text[index...].dropFirst(count).first { $0.isNewline || !$0.isWhitespace }
        let isAtStart = before.map { $0.isNewline || $0 == "{" } ?? true
        let isAtEnd = after.map { $0.isNewline || $0 == "}" } ?? true
        return isAtStart && isAtEnd
    }
}
