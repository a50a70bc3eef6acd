/// The marks that stand around letters of some traits: `*bold*`, `/slanted/`, `_underlined_`, `~struck~`.
///
/// In a text they are signs, so that they are told apart from what is written.
enum TextMark {
    case opening, closing

    private static let signs: Signs = [
        (.bold, "bold", .boldStart, .boldEnd), (.italic, "italic", .italicStart, .italicEnd),
        (.underline, "underline", .underlineStart, .underlineEnd),
        (.strikethrough, "strikethrough", .strikethroughStart, .strikethroughEnd),
    ]

    /// The side of what it marks on which a character stands; nil for what is no mark.
    init?(_ character: Character) {
        guard let scalar = character.unicodeScalars.first, let sign = Sign(scalar) else { return nil }
        if Self.signs.contains(where: { $0.opening == sign }) {
            self = .opening
        } else if Self.signs.contains(where: { $0.closing == sign }) {
            self = .closing
        } else {
            return nil
        }
    }

    /// Whether there may be marks in a text: none is without the byte with which all signs begin.
    static func mayBe(in text: Substring) -> Bool { text.utf8.contains(0xF3) }

    /// A text between the marks of its traits. They stand in rows with letters: not around rows of spaces at its ends.
    static func marked(_ text: String, _ traits: Ink.Traits) -> String {
        let marks = signs.filter { traits.contains($0.trait) }
        let isSpace = { (character: Character) in character == " " || character == "\n" }
        guard let first = text.firstIndex(where: { !isSpace($0) }), let last = text.lastIndex(where: { !isSpace($0) })
        else { return text.contains("\n") ? text : around(text[...], marks) }
        let start = text[..<first].lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
        let end = text[last...].firstIndex(of: "\n") ?? text.endIndex
        return text[..<start] + around(text[start..<end], marks) + text[end...]
    }

    private typealias Signs = [(trait: Ink.Traits, word: String, opening: Sign, closing: Sign)]

    private static func around(_ text: Substring, _ marks: Signs) -> String {
        marks.map(\.opening.description).joined() + text + marks.reversed().map(\.closing.description).joined()
    }

    fileprivate static func words(_ traits: Ink.Traits) -> [String] {
        signs.filter { traits.contains($0.trait) }.map(\.word)
    }
}

extension Ink.Traits {
    /// What the traits are called: `bold`, `italic`.
    public var words: [String] { TextMark.words(self) }
}

extension Ink {
    /// The ink of letters without marks: the legend says what the marks would stand for.
    package var withoutMarks: Ink {
        var ink = self
        ink.notes += traits.words
        return ink
    }
}
