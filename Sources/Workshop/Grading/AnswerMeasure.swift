import Drawing

/// What is asked for in a question, and which answers say it.
enum AnswerMeasure: Sendable {
    /// The tree on one line, such as `A[B x]`.
    case tree(String)
    /// A row of a picture, and what is asked, whose words an answer may say again.
    case row(String, asked: String)
    /// Some of these labels.
    case labels([AnswerLabel])

    /// Whether an answer says it. Case does not count, nor do quotes around texts, a full stop behind all, and how many
    /// brackets are closed at the end of a tree.
    func isRight(_ answer: String) -> Bool {
        switch self {
        case .tree(let tree): Self.outline(Self.bracketed(answer, like: tree)) == Self.outline(tree)
        case .row(let row, _) where Self.isDrawing(row): Self.drawing(answer, like: row) == Self.drawn(row)
        case .row(let row, let asked): Self.says(answer, row, asked)
        case .labels(let labels):
            LabelAnswer(answer).selection(of: labels) == Set(labels.indices.filter { labels[$0].isMeant })
        }
    }

    /// Whether an answer says nothing but the styles of a tree, in their order: it is on its way.
    func lacksContent(_ answer: String) -> Bool {
        guard case .tree(let tree) = self, !isRight(answer) else { return false }
        let wanted = Self.heads(tree)
        return !wanted.isEmpty && Self.words(in: answer) == wanted
    }

    /// Whether an answer says all that stands in a tree, in its order, and says by no bracket what stands in what.
    func lacksBrackets(_ answer: String) -> Bool {
        guard case .tree(let tree) = self, tree.contains("["), !answer.contains(where: "[({".contains) else {
            return false
        }
        func plain(_ text: String) -> [Substring] {
            Self.unquoted(text).lowercased().split { $0.isWhitespace || "[]".contains($0) }
        }
        return plain(answer) == plain(tree)
    }

    /// An answer with the brackets of trees: people write others, and styles as they are declared, `tagged("A")` for `A`.
    private static func bracketed(_ answer: String, like tree: String) -> String {
        guard !tree.contains("(") else { return answer }
        return answer.replacing(/\w+\("([^"()]*)"\)/) { $0.1 }
            .replacing("(", with: "[").replacing(")", with: "]")
    }

    /// The words that brackets stand behind.
    private static func heads(_ tree: String) -> [String] {
        tree.split(separator: "[", omittingEmptySubsequences: false).dropLast().compactMap {
            $0.split { $0.isWhitespace || $0 == "]" || $0 == "," }.last?.lowercased()
        }
    }

    /// Whether a row has more in it than words: then the blanks between its signs are part of what is asked for.
    static func isDrawing(_ row: String) -> Bool {
        row.contains { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
    }

    // MARK: Drawings

    /// A row in small letters, with the signs that every terminal has, and without the blanks around it.
    static func drawn(_ row: String) -> String {
        trimmed(row.lowercased().map { signs[$0] ?? PlainLines.character(for: $0) ?? $0 })
    }

    /// The same of an answer, which may stand between quotes, and end as a sentence does.
    private static func drawing(_ answer: String, like row: String) -> String {
        var answer = drawn(answer)
        for quote in ["\"", "`"] where answer.count > 1 && answer.hasPrefix(quote) && answer.hasSuffix(quote) {
            answer = trimmed(Array(answer.dropFirst().dropLast()))
        }
        return answer.hasSuffix(".") && answer != drawn(row) ? trimmed(Array(answer.dropLast())) : answer
    }

    /// What people write for lines and corners beside the characters of the shell.
    private static let signs: [Character: Character] = [
        "┃": "|", "║": "|", "¦": "|", "━": "-", "═": "-", "–": "-", "—": "-", "╔": "+", "╗": "+", "╚": "+", "╝": "+",
        "’": "'", "‘": "'", "\u{00A0}": " ",
    ]

    private static func trimmed(_ characters: [Character]) -> String {
        String(characters.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    // MARK: Words

    /// Whether an answer says the words of a row, or all of its numbers and no others; it may say again what was asked.
    private static func says(_ answer: String, _ row: String, _ asked: String) -> Bool {
        let wanted = numbered(words(in: row))
        let numbers = wanted.filter { Int($0) != nil }
        // `the second one shows 3`
        let said = numbered(words(in: answer).filter { $0 != "one" || numbers.contains("1") })
        if said == wanted || squeezed(answer) == squeezed(row) { return true }
        let known = Set(wanted + (numbers.isEmpty ? [] : words(in: asked)) + fillers).subtracting(LabelAnswer.doubts)
        let isSaid = numbers.isEmpty ? wanted.allSatisfy(said.contains) : said.filter { Int($0) != nil } == numbers
        return isSaid && said.allSatisfy { Int($0) != nil || known.contains($0) }
    }

    /// Words that say nothing by themselves.
    private static let fillers = [
        "a", "an", "the", "it", "its", "is", "in", "will", "would", "be", "show", "shows", "read", "reads", "say",
        "says",
        "there", "stands", "number", "value", "just", "only", "then", "that", "i", "think",
    ]

    /// Words with their numbers as digits.
    private static func numbered(_ words: [String]) -> [String] {
        words.map { word in LabelAnswer.number(word).map(String.init) ?? word }
    }

    /// The words of a text, without their case and what stands between them.
    static func words(in text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// A tree on one line without what says nothing about it.
    private static func outline(_ tree: String) -> String {
        String(squeezed(unquoted(tree)).reversed().drop { $0 == "]" }.reversed())
    }

    private static func unquoted(_ text: String) -> String {
        let text = text.filter { !"\"“”`,".contains($0) }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    private static func squeezed(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace } }
}
