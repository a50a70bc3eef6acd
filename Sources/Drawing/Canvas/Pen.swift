/// The characters of one kind of line.
struct Pen: Hashable, Sendable {
    /// The character of each part, by the part's number.
    let scalars: [Unicode.Scalar]

    /// The character of a part.
    func scalar(of part: LinePart) -> Unicode.Scalar { scalars[Int(part.rawValue)] }

    /// The characters of the parts, in the order of `LinePart`'s cases: corners are top left, top right, bottom left and
    /// bottom right, and tees are left, right, top and bottom.
    private init(
        _ straight: String, square: String, round: String, caps: String, slants: String, dot: String, joint: String,
        cross: String, disc: String, tees: String, edges: String
    ) {
        scalars = Array(
            [straight, square, round, caps, slants, dot, joint, cross, disc, tees, edges].joined().unicodeScalars)
    }

    /// The characters of other lines, each with the one that stands for it in plain text.
    static let plain: [Character: Character] = Dictionary(
        [(unicode, ascii), (unicodeDashes, ascii), (unicodeOnLine, asciiOnLine)].flatMap {
            zip($0.0.scalars, $0.1.scalars)
        }.map { (Character($0), Character($1)) }
    ) { first, _ in first }

    static let ascii = Pen(
        "-|", square: "++++", round: "..''", caps: "()", slants: "/\\", dot: "o", joint: "+",
        cross: "+", disc: "o", tees: "++++", edges: "_ ")
    static let asciiDashes = Pen(
        ".:", square: "..::", round: "..''", caps: "()", slants: "/\\", dot: "o", joint: "+",
        cross: "+", disc: "o", tees: "++++", edges: "_ ")
    static let asciiOnLine = Pen(
        "##", square: "####", round: "####", caps: "##", slants: "##", dot: "#", joint: "#",
        cross: "#", disc: "#", tees: "####", edges: "_ ")
    static let unicode = Pen(
        "─│", square: "┌┐└┘", round: "╭╮╰╯", caps: "()", slants: "╱╲", dot: "○", joint: "•",
        cross: "┼", disc: "●", tees: "├┤┬┴", edges: "▁▔")
    static let unicodeOnLine = Pen(
        "━┃", square: "┏┓┗┛", round: "╭╮╰╯", caps: "┃┃", slants: "╱╲", dot: "●", joint: "╋",
        cross: "╋", disc: "●", tees: "┣┫┳┻", edges: "▁▔")
    static let unicodeDashes = Pen(
        "┄┆", square: "┌┐└┘", round: "╭╮╰╯", caps: "()", slants: "╱╲", dot: "○", joint: "•",
        cross: "┼", disc: "●", tees: "├┤┬┴", edges: "▁▔")
}
