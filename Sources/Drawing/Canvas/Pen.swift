/// The characters of one kind of line.
struct Pen: Hashable, Sendable {
    /// The character of each part, by the part's number.
    private let scalars: [Unicode.Scalar]

    /// The character of a part.
    func scalar(of part: LinePart) -> Unicode.Scalar { scalars[Int(part.rawValue)] }

    /// Characters for straight pieces, for square corners (top left, top right, bottom left, bottom right), for round
    /// ones in the same order, and for both ends of a capsule, the two slants, a single cell and a joint.
    private init(_ straight: String, square: String, round: String, others: String) {
        scalars = Array((straight + square + round + others).unicodeScalars)
    }

    /// A pen with one character for everything but rounded corners.
    private init(_ character: Character, round: String, others: String) {
        self.init(
            String(repeating: character, count: 2), square: String(repeating: character, count: 4), round: round,
            others: others)
    }

    /// The characters of the pens that have one only, in the order in which they are given out.
    private static let letters = "*%&@oxvncszuemwabdfghijklpqrty" + String(String.UnicodeScalarView(Charset.others))

    // Slants of all pens but the first are drawn as what is upright: they show which line it is.
    static let ascii: [Pen] =
        [
            Pen("-|", square: "++++", round: "..''", others: "()/\\o+"),
            Pen("=#", square: "####", round: "..''", others: "()##o+"),
            Pen("~!", square: "!!!!", round: "..''", others: "()!!o+"),
        ] + letters.map { Pen($0, round: "..''", others: "()\($0)\($0)o+") }

    static let asciiDashes = Pen(".:", square: "..::", round: "..''", others: "()/\\o+")

    static let unicode: [Pen] =
        [
            Pen("─│", square: "┌┐└┘", round: "╭╮╰╯", others: "()╱╲○•"),
            Pen("━┃", square: "┏┓┗┛", round: "╭╮╰╯", others: "()┃┃○•"),
            Pen("═║", square: "╔╗╚╝", round: "╭╮╰╯", others: "()║║○•"),
        ] + letters.map { Pen($0, round: "╭╮╰╯", others: "()\($0)\($0)○•") }

    static let unicodeDashes = Pen("┄┆", square: "┌┐└┘", round: "╭╮╰╯", others: "()╱╲○•")
}
