/// Finds the slips that single characters show: quotes, spaces and placeholders outside string literals and comments.
struct SlipFinder {
    /// The quotes that may open a literal, each with those that may close it, the likeliest first.
    private static let quotes: [Character: [Character]] = [
        "\u{201C}": ["\u{201D}", "\"", "\u{201C}"], "\u{201D}": ["\u{201D}", "\"", "\u{201C}"],
        "\u{201E}": ["\u{201C}", "\u{201D}", "\""], "\u{2018}": ["\u{2019}"],
    ]

    /// How far apart two curly quotes may stand, in characters.
    private static let longestLiteral = 500

    /// Spaces, ends of lines and marks that Swift doesn't know, and what they are taken for outside of literals.
    private static let spaces: [Unicode.Scalar: String] = {
        var spaces: [Unicode.Scalar: String] = [:]
        for space in ["\u{A0}", "\u{202F}", "\u{205F}", "\u{3000}"] as [Unicode.Scalar] { spaces[space] = " " }
        for value in UInt32(0x2000)...0x200A {
            if let space = Unicode.Scalar(value) { spaces[space] = " " }
        }
        for end in ["\u{85}", "\u{2028}", "\u{2029}"] as [Unicode.Scalar] { spaces[end] = "\n" }
        for mark in ["\u{AD}", "\u{200B}", "\u{200C}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}"]
            as [Unicode.Scalar]
        {
            spaces[mark] = ""
        }
        return spaces
    }()

    /// The character of ASCII whose wide form, as keyboards of East Asia give it, another one is; nil for all else.
    static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        0xFF01...0xFF5E ~= scalar.value ? Unicode.Scalar(scalar.value - 0xFEE0) : nil
    }

    /// Whether a character is a bracket or sign in its wide form. Letters and digits in theirs are parts of names, and
    /// what stands between two wide quotes is not searched for.
    private static func isWideSign(_ scalar: Unicode.Scalar) -> Bool {
        guard let narrow = narrow(scalar), narrow != "\"" else { return false }
        return !narrow.properties.isAlphabetic && narrow.properties.numericType == nil
    }

    private let text: String
    private var index: String.Index
    private var edits: [Reading.Edit] = []

    /// Whether a text holds any character that may be a slip.
    static func mayHaveSlips(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            !scalar.isASCII
                && (spaces[scalar] != nil || quotes[Character(scalar)] != nil || scalar == "\u{2026}"
                    || isWideSign(scalar))
        } || text.holds(word: "...")
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
            } else if let scalar = rest.unicodeScalars.first, let space = Self.spaces[scalar] {
                // A mark may stand in one character with the letter before it, so that scalars are looked at.
                replace(index..<text.unicodeScalars.index(after: index), with: space, .strangeSpaces)
            } else if let wide = rest.unicodeScalars.first, Self.isWideSign(wide), let sign = Self.narrow(wide) {
                replace(index..<text.unicodeScalars.index(after: index), with: String(sign), .wideForms)
            } else if rest.hasPrefix("..."), isAlone(3) {
                replace(index..<text.index(index, offsetBy: 3), with: "", .placeholder("..."))
            } else if rest.first == "\u{2026}", isAlone(1) || isLast(1) {
                replace(index..<text.index(after: index), with: "", .placeholder("\u{2026}"))
            } else {
                index = text.unicodeScalars.index(after: index)
            }
        }
    }

    /// Goes past a string literal, which may say whatever it wants. One that does not end on its line, but holds one
    /// curly quote, ends there.
    private mutating func skipLiteral() {
        let rest = text[index...]
        if rest.hasPrefix("\"\"\"") {
            index = rest.dropFirst(3).firstRange(of: "\"\"\"")?.upperBound ?? text.endIndex
            return
        }
        index = text.index(after: index)
        var closing: [String.Index] = []
        while index < text.endIndex, !text[index].isNewline {
            let character = text[index]
            if character == "\u{201D}" || character == "\u{201C}" { closing.append(index) }
            index = text.index(after: index)
            if character == "\"" { return }
            if character == "\\", index < text.endIndex { index = text.index(after: index) }
        }
        if closing.count == 1 { replace(closing[0]..<text.index(after: closing[0]), with: "\"", .curlyQuotes) }
    }

    /// Reads curly quotes as straight ones where there are two of them on the line.
    private mutating func straighten(closedBy closing: [Character]) {
        let start = index
        let after = text[text.index(after: start)...]
        if text[start] != "\u{2018}", after.hasPrefix(String(repeating: text[start], count: 2)) {
            straightenLines()
            return
        }
        let inside = after.prefix(Self.longestLiteral).prefix { !$0.isNewline }
        guard let end = closing.lazy.compactMap({ inside.firstIndex(of: $0) }).first else {
            index = text.index(after: start)
            return
        }
        replace(start..<text.index(after: start), with: "\"", .curlyQuotes)
        if text[end] != "\"" { replace(end..<text.index(after: end), with: "\"", .curlyQuotes) }
        index = text.index(after: end)
    }

    /// Reads three curly quotes, and the next three, as those around a text of several lines.
    private mutating func straightenLines() {
        let opening = index..<text.index(index, offsetBy: 3)
        let rest = text[opening.upperBound...]
        guard
            let end = ["\u{201D}", "\u{201C}", "\""].lazy.compactMap({
                rest.firstRange(of: String(repeating: $0, count: 3))
            }).first
        else {
            index = opening.upperBound
            return
        }
        replace(opening, with: "\"\"\"", .curlyQuotes)
        replace(end, with: "\"\"\"", .curlyQuotes)
    }

    private mutating func replace(_ range: Range<String.Index>, with replacement: String, _ slip: Slip) {
        let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let length = text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        edits.append(Reading.Edit(offset: offset, length: length, replacement: replacement, slip: slip))
        index = range.upperBound
    }

    /// Whether the next characters end the line, with a space before them.
    private func isLast(_ count: Int) -> Bool {
        let after = text[index...].dropFirst(count).first { $0.isNewline || !$0.isWhitespace }
        return text[..<index].last?.isWhitespace == true && after?.isNewline ?? true
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
