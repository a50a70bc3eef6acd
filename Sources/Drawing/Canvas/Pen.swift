/// The characters of one kind of line.
struct Pen: Hashable, Sendable {
    let horizontal: Character
    let vertical: Character
    /// Square corners: top left, top right, bottom left, bottom right.
    let square: [Character]
    /// Rounded corners in the same order.
    let round: [Character]
    /// Both ends of a capsule, the two slants, and a single cell.
    let others: [Character]

    /// The character of a part.
    func character(_ part: LinePart) -> Character {
        switch part {
        case .horizontal: horizontal
        case .vertical: vertical
        case .topLeft: square[0]
        case .topRight: square[1]
        case .bottomLeft: square[2]
        case .bottomRight: square[3]
        case .roundTopLeft: round[0]
        case .roundTopRight: round[1]
        case .roundBottomLeft: round[2]
        case .roundBottomRight: round[3]
        case .capLeft: others[0]
        case .capRight: others[1]
        case .rising: others[2]
        case .falling: others[3]
        case .dot: others[4]
        }
    }

    private init(_ horizontal: Character, _ vertical: Character, square: String, round: String, others: String) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.square = Array(square)
        self.round = Array(round)
        self.others = Array(others)
    }

    /// A pen with one character for everything but rounded corners.
    private init(_ character: Character, round: String, others: String) {
        self.init(
            character, character, square: String(repeating: character, count: 4), round: round, others: others)
    }

    static let ascii: [Pen] =
        [
            Pen("-", "|", square: "++++", round: "..''", others: "()/\\o"),
            Pen("=", "#", square: "####", round: "..''", others: "()/\\o"),
            Pen("~", "!", square: "!!!!", round: "..''", others: "()/\\o"),
        ] + "*%&@oxvncszuemwabdfghijklpqrty".map { Pen($0, round: "..''", others: "()/\\o") }

    static let asciiDashes = Pen(".", ":", square: "..::", round: "..''", others: "()/\\o")

    static let unicode: [Pen] =
        [
            Pen("─", "│", square: "┌┐└┘", round: "╭╮╰╯", others: "()╱╲○"),
            Pen("━", "┃", square: "┏┓┗┛", round: "╭╮╰╯", others: "()╱╲○"),
            Pen("═", "║", square: "╔╗╚╝", round: "╭╮╰╯", others: "()╱╲○"),
        ] + "*%&@oxvncszuemwabdfghijklpqrty".map { Pen($0, round: "╭╮╰╯", others: "()╱╲○") }

    static let unicodeDashes = Pen("┄", "┆", square: "┌┐└┘", round: "╭╮╰╯", others: "()╱╲○")
}
