/// The characters that show so many eighths of a cell at one of its sides.
enum CellEighths {
    /// The character for what lies along a side of a cell.
    ///
    /// - Parameters:
    ///   - eighths: how much of the cell lies there, 1...8.
    ///   - isOnPage: whether the rest of the cell has the colour of the page, which no character has: there are fewer characters
    ///     then.
    /// - Returns: the character, and whether it shows the rest of the cell.
    static func character(of eighths: Int, at side: Edge, isOnPage: Bool = false) -> (Character, isInverse: Bool) {
        let first = side == .leading || side == .trailing ? columns : rows
        let eighths = max(1, min(eighths, 8))
        if side == .leading || side == .bottom || eighths == 8 { return (first[eighths], false) }
        let last = side == .trailing ? right : upper
        if let character = last[isOnPage ? eighths < 3 ? 1 : 4 : eighths] { return (character, false) }
        return (first[8 - eighths], true)
    }

    /// From the left side and from the lower one on, by the eighths.
    private static let columns = Array(" ▏▎▍▌▋▊▉█")
    private static let rows = Array(" ▁▂▃▄▅▆▇█")
    /// At the other sides only some have a character.
    private static let right: [Int: Character] = [1: "▕", 4: "▐"]
    private static let upper: [Int: Character] = [1: "▔", 4: "▀"]
}
