/// The characters of one kind of line.
struct Pen: Hashable, Sendable {
    /// The character of each part, by the part's number.
    private let scalars: [Unicode.Scalar]

    /// The character of a part.
    func scalar(of part: LinePart) -> Unicode.Scalar { scalars[Int(part.rawValue)] }

    /// Characters for straight pieces, for square corners (top left, top right, bottom left, bottom right), for round
    /// ones in the same order, for both ends of a capsule, the two slants, a single cell, a joint and a disc, for where a line
    /// ends at an outline (left, right, top, bottom), and for the lower and the upper edge of cells.
    private init(_ straight: String, square: String, round: String, others: String) {
        scalars = Array((straight + square + round + others).unicodeScalars)
    }

    /// The characters of other lines, each with the one that stands for it in plain text.
    static let plain: [Character: Character] = Dictionary(
        [(unicode, ascii), (unicodeDashes, ascii), (unicodeOnLine, asciiOnLine)].flatMap {
            zip($0.0.scalars, $0.1.scalars)
        }.map { (Character($0), Character($1)) }
    ) { first, _ in first }

    static let ascii = Pen("-|", square: "++++", round: "..''", others: "()/\\o+o++++_ ")
    static let asciiDashes = Pen(".:", square: "..::", round: "..''", others: "()/\\o+o++++_ ")
    static let asciiOnLine = Pen("##", square: "####", round: "####", others: "########_ ")
    static let unicode = Pen("─│", square: "┌┐└┘", round: "╭╮╰╯", others: "()╱╲○•●├┤┬┴▁▔")
    static let unicodeOnLine = Pen("━┃", square: "┏┓┗┛", round: "┏┓┗┛", others: "┃┃▞▚●╋●┣┫┳┻▁▔")
    static let unicodeDashes = Pen("┄┆", square: "┌┐└┘", round: "╭╮╰╯", others: "()╱╲○•●├┤┬┴▁▔")
}
