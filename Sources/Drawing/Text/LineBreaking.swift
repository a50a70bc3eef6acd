/// A line of a broken text.
struct TextLine {
    var text: Substring
    var width: Int
}

/// Breaks a paragraph into lines that are no wider than `width`, which is at least 1.
///
/// Lines end at spaces, which are dropped there, behind the hyphens of words, and beside wide characters; a word that is
/// longer than a line is broken between characters. The marks of letters stay with what they stand around. What can't be
/// broken may stand out of its line: a wide character of a line of width 1, or a letter with its marks. Cost: linear.
struct LineBreaking: Sequence, IteratorProtocol {
    private let paragraph: Substring
    private let width: Int
    private let hasMarks: Bool
    private var start: Substring.Index
    private var isDone = false

    init(_ paragraph: Substring, width: Int) {
        self.paragraph = paragraph
        self.width = Swift.max(1, width)
        hasMarks = TextMark.mayBe(in: paragraph)
        start = paragraph.startIndex
    }

    mutating func next() -> TextLine? {
        guard !isDone else { return nil }
        var line = LineFilling(at: start)
        var index = start
        while index < paragraph.endIndex {
            let character = paragraph[index]
            let next = paragraph.index(after: index)
            let mark = hasMarks ? TextMark(character) : nil
            let taken = GraphemeWidth.columns(of: character)
            switch mark {
            case .opening: line.open(at: index)
            case .closing: line.close()
            case nil where character == " ": line.takeSpace(at: index, next: next)
            case nil: line.take(character, columns: taken, at: index, isHyphen: isHyphen(character, at: index))
            }
            if line.canOverflow, line.columns + taken > width, line.unit.text > start {
                let end = line.end ?? line.unit
                defer { start = end.next }
                return TextLine(text: paragraph[start..<end.text], width: end.width)
            }
            line.columns += taken
            index = next
        }
        isDone = true
        if line.columns > width, line.before == .space, let end = line.end {
            return TextLine(text: paragraph[start..<end.text], width: end.width)
        }
        return TextLine(text: paragraph[start...], width: line.columns)
    }

    /// Whether a character is a hyphen that ends a part of a word, and no sign before a number or an option.
    private func isHyphen(_ character: Character, at index: Substring.Index) -> Bool {
        guard character == "-" || character == "\u{2010}", index > paragraph.startIndex else { return false }
        let last = paragraph[paragraph.index(before: index)]
        return last.isLetter || last.isNumber
    }
}
