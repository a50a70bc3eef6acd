/// A run of stars, underscores or waves, which may begin or end an emphasis.
struct Delimiter {
    let mark: Character
    let canOpen: Bool
    let canClose: Bool
    /// How many of its characters are not used yet.
    private(set) var length: Int
    /// How many there were: rule 9 and 10 of CommonMark's emphasis count these.
    private let whole: Int
    /// Where the first unused character stands among what is shown.
    private var shown: Int

    /// A run between two neighbours; nil is the beginning or the end of the text.
    init(
        _ mark: Character, shown: Int, length: Int, before: InlineMarkdown.Atom?,
        after: InlineMarkdown.Atom?
    ) {
        self.mark = mark
        self.shown = shown
        self.length = length
        whole = length
        let (before, after) = (Neighbour(before), Neighbour(after))
        let isLeft = after != .space && (after != .punctuation || before != .letter)
        let isRight = before != .space && (before != .punctuation || after != .letter)
        // Within words an underscore is a letter.
        canOpen = isLeft && (mark != "_" || !isRight || before == .punctuation)
        canClose = isRight && (mark != "_" || !isLeft || after == .punctuation)
    }

    private enum Neighbour {
        case space, punctuation, letter

        init(_ atom: InlineMarkdown.Atom?) {
            switch atom {
            case nil: self = .space
            case .value: self = .letter
            case .character(let character):
                self =
                    character.isWhitespace
                    ? .space : character.isPunctuation || character.isSymbol ? .punctuation : .letter
            }
        }
    }

    /// What decides, of a run that ends an emphasis, which ones it fits.
    struct Kind: Hashable {
        let mark: Character
        let canOpen: Bool
        let length: Int
    }

    /// Of the lengths only the remainder counts, but for waves.
    var kind: Kind { Kind(mark: mark, canOpen: canOpen, length: mark == "~" ? whole : whole % 3) }

    /// Whether another run ends what this one begins.
    func opens(_ other: Delimiter) -> Bool {
        guard mark == other.mark, canOpen else { return false }
        if mark == "~" { return whole == other.whole }
        let isBoth = canClose || other.canOpen
        return !isBoth || (whole + other.whole) % 3 != 0 || whole % 3 == 0 && other.whole % 3 == 0
    }

    /// Takes characters from the end, the inner side of what begins; where they stand.
    mutating func takeEnd(_ count: Int) -> Int {
        length -= count
        return shown + length
    }

    /// Takes characters from the beginning, the inner side of what ends; where they stand.
    mutating func takeStart(_ count: Int) -> Int {
        defer { shown += count }
        length -= count
        return shown
    }
}
