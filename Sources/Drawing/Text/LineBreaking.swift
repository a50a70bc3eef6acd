/// A line of a broken text.
struct TextLine {
    var text: Substring
    var width: Int
}

/// Breaks a paragraph into lines that are no wider than `width`, which is at least 1.
///
/// Lines end at spaces, which are dropped there, and beside wide characters; a word that is longer than a line is broken
/// between characters. A single wide character may stand out of a line of width 1. Cost: linear.
struct LineBreaking: Sequence, IteratorProtocol {
    private let paragraph: Substring
    private let width: Int
    private var start: Substring.Index
    private var isDone = false

    init(_ paragraph: Substring, width: Int) {
        self.paragraph = paragraph
        self.width = Swift.max(1, width)
        start = paragraph.startIndex
    }

    mutating func next() -> TextLine? {
        guard !isDone else { return nil }
        var columns = 0
        var index = start
        var isAfterSpace = false
        var isAfterWide = false
        // The last place where the line may end, what it takes up to there, and where the next line begins.
        var end: (text: Substring.Index, width: Int, next: Substring.Index)?
        while index < paragraph.endIndex {
            let character = paragraph[index]
            let next = paragraph.index(after: index)
            if character == " " {
                let last = isAfterSpace ? end : nil
                end = (last?.text ?? index, last?.width ?? columns, next)
                (isAfterSpace, isAfterWide) = (true, false)
                columns += 1
                index = next
                continue
            }
            let taken = GraphemeWidth.columns(of: character)
            if index > start, !isAfterSpace, taken == 2 || isAfterWide { end = (index, columns, index) }
            (isAfterSpace, isAfterWide) = (false, taken == 2)
            if columns + taken > width, index > start {
                let line = end ?? (text: index, width: columns, next: index)
                defer { start = line.next }
                return TextLine(text: paragraph[start..<line.text], width: line.width)
            }
            columns += taken
            index = next
        }
        isDone = true
        if columns > width, isAfterSpace, let end {
            return TextLine(text: paragraph[start..<end.text], width: end.width)
        }
        return TextLine(text: paragraph[start...], width: columns)
    }
}
