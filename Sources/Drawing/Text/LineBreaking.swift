/// A line of a broken text.
struct TextLine {
    var text: Substring
    var width: Int
    /// Whether a hyphen is drawn behind the text, because it is broken at a soft one. It counts in the width.
    var isHyphenated = false
    /// The characters in the place of its three dots, where one character says what they say, and the column of the first.
    var fineDots: (column: Int, letters: [Unicode.Scalar])?
}

/// Breaks a paragraph into lines that are no wider than `width`, which is at least 1.
///
/// Lines end at spaces, which are dropped there, behind the hyphens and dashes of words, at soft hyphens, and beside wide
/// characters, but not before their full stops and commas; a word that is longer than a line is broken between characters,
/// but not before its hyphen. The marks of letters stay with what they stand around. What can't be broken may stand out of its line: a wide character of
/// a line of width 1, or a letter with its marks. Cost: linear.
struct LineBreaking: Sequence, IteratorProtocol {
    /// A place at which a word may be broken, and which shows only then.
    static let softHyphen: Character = "\u{AD}"

    private let paragraph: Substring
    private let width: Int
    /// Whether lines end as soon as they may.
    private let isEager: Bool
    private var start: Substring.Index
    private var isDone = false
    private var progress: Progress

    init(_ paragraph: Substring, width: Int, _ cancellation: Cancellation? = nil) {
        self.init(paragraph, width: Swift.max(1, width), isEager: false, cancellation)
    }

    private init(_ paragraph: Substring, width: Int, isEager: Bool, _ cancellation: Cancellation?) {
        self.paragraph = paragraph
        self.width = width
        self.isEager = isEager
        progress = Progress(cancellation)
        start = paragraph.startIndex
    }

    /// The columns of the longest part of a paragraph that is broken only where it is longer than a line.
    static func longestPart(of paragraph: Substring, _ cancellation: Cancellation? = nil) -> Int {
        LineBreaking(paragraph, width: Size.infinity, isEager: true, cancellation).reduce(0) { Swift.max($0, $1.width) }
    }

    mutating func next() -> TextLine? {
        guard !isDone else { return nil }
        var line = LineFilling(at: start)
        var index = start
        while index < paragraph.endIndex {
            if progress.endsCharacter() {
                isDone = true
                return nil
            }
            let character = paragraph[index]
            let next = paragraph.index(after: index)
            let taken = GraphemeWidth.columns(of: character)
            if character == " " {
                line.takeSpace(at: index, next: next)
            } else {
                line.take(character, columns: taken, at: index, kind(at: index), of: width)
            }
            let isFull = isEager ? line.end != nil : line.columns + taken > width
            if isFull, line.canOverflow, line.unit.text > start {
                let end = line.end ?? line.unit
                defer { start = end.next }
                return shown(paragraph[start..<end.text], end)
            }
            line.columns += taken
            index = next
        }
        isDone = true
        if line.columns > width, line.before == .space, let end = line.end {
            return shown(paragraph[start..<end.text], end)
        }
        return shown(paragraph[start...], line.here)
    }

    /// A line up to a place: a soft hyphen at its end shows only where the line is broken at it.
    private func shown(_ text: Substring, _ end: LineFilling.Place) -> TextLine {
        var text = text
        while text.last == Self.softHyphen { text.removeLast() }
        return TextLine(text: text, width: end.width, isHyphenated: end.isHyphenated)
    }

    /// What a character means for the lines around it.
    private func kind(at index: Substring.Index) -> LineFilling.Kind {
        switch paragraph.unicodeScalars[index].value {
        // A hyphen that ends a part of a word, and no sign before a number or an option.
        case 0x2D, 0x2010, 0x2013, 0x2014:
            guard index > paragraph.startIndex else { return .other }
            let last = paragraph[paragraph.index(before: index)]
            return last.isLetter || last.isNumber ? .hyphen : .other
        case 0xAD: return .softHyphen
        // The full stops, commas and closing brackets of wide letters.
        case 0x3001, 0x3002, 0x300D, 0x300F, 0x3011, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
            return .closing
        default: return .other
        }
    }
}
