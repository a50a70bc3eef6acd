/// What is known of a line while it is filled: where it may end, and what must stay together.
struct LineFilling {
    /// A place where a line may end: what it takes up to there, and where the next one begins.
    struct Place {
        var text: Substring.Index
        var width: Int
        var next: Substring.Index
        var isHyphenated = false
    }

    /// What a character means for the lines around it.
    enum Kind {
        case other
        /// A line may end behind it, where a letter follows.
        case hyphen
        /// A line may end there with a hyphen.
        case softHyphen
        /// A mark with which no line begins.
        case closing
    }

    /// What was read last, as far as it says whether the line may end behind it.
    enum Before {
        case letter, space, wide, hyphen, softHyphen
    }

    /// The columns of all that was read.
    var columns = 0
    /// The last place where the line may end.
    private(set) var end: Place?
    /// Where what was read last begins: a word that is too long is broken there.
    private(set) var unit: Place
    private(set) var before = Before.letter

    private let start: Substring.Index

    init(at start: Substring.Index) {
        self.start = start
        unit = Place(text: start, width: 0, next: start)
    }

    /// Whether the line is too long if what was read last doesn't fit: spaces are dropped.
    var canOverflow: Bool { before != .space }

    /// The end of all that was read.
    var here: Place { Place(text: start, width: columns, next: start) }

    mutating func takeSpace(at index: Substring.Index, next: Substring.Index) {
        if before == .space {
            end?.next = next
        } else {
            end = Place(text: index, width: columns, next: next)
        }
        before = .space
    }

    /// - Parameter width: the columns of the line.
    mutating func take(
        _ character: Character, columns taken: Int, at index: Substring.Index, _ kind: Kind, of width: Int
    ) {
        guard kind != .softHyphen else {
            before = .softHyphen
            return
        }
        let isWide = taken > 1 && GraphemeWidth.isWide(character)
        // What must not begin a line keeps the letter before it, if both have room on a line.
        let isKept =
            kind != .other && before != .space && index > start && columns - unit.width + taken <= width
        if !isKept { unit = Place(text: index, width: columns, next: index) }
        if !isKept, mayEnd(before: character, isWide), unit.text > start {
            end = unit
        } else if before == .softHyphen, !isKept, columns < width, unit.text > start {
            end = Place(text: unit.text, width: unit.width + 1, next: unit.next, isHyphenated: true)
        }
        before = isWide ? .wide : kind == .hyphen ? .hyphen : .letter
    }

    /// Whether a line may end between what was read last and a character.
    private func mayEnd(before character: Character, _ isWide: Bool) -> Bool {
        switch before {
        case .space, .softHyphen: false
        case .wide: true
        case .hyphen: isWide || character.isLetter
        case .letter: isWide
        }
    }
}
