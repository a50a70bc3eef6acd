/// The characters that show quarters of a cell.
enum CellQuarters {
    /// The middles of the quarters, in parts of a cell: of the upper left, the upper right, the lower left and the lower right
    /// one.
    static let middles = [(x: 0.25, y: 0.25), (x: 0.75, y: 0.25), (x: 0.25, y: 0.75), (x: 0.75, y: 0.75)]

    /// The bits of all quarters.
    static let all = 15

    /// The bits of the quarters along each side.
    static let sides: [(side: Edge, quarters: Int)] = [
        (.top, upper), (.bottom, lower), (.leading, left), (.trailing, right),
    ]

    /// The bits of the quarters in each half.
    static let (upper, lower, left, right) = (0b0011, 0b1100, 0b0101, 0b1010)

    /// The bit of one of them.
    static func bit(isLower: Bool, isRight: Bool) -> Int { 1 << ((isLower ? 2 : 0) + (isRight ? 1 : 0)) }

    /// The character of some quarters by their bits; nil of all and of none.
    static func scalar(of quarters: Int) -> Unicode.Scalar? { scalars[quarters & all] }

    /// The quarters that a character shows, by their bits; nil of other characters than these.
    static func shown(by scalar: Unicode.Scalar) -> Int? {
        switch scalar {
        case " ": 0
        case "█": all
        default: scalars.firstIndex(of: scalar)
        }
    }

    private static let scalars: [Unicode.Scalar?] = [
        nil, "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", nil,
    ]
}

extension PictureRun {
    /// The colours of the quarters of its first cell: those that its character shows have that of characters.
    var quarters: [RGB?] {
        let shown = text.unicodeScalars.first.flatMap(CellQuarters.shown) ?? 0
        return CellQuarters.middles.indices.map { shown & 1 << $0 != 0 ? foreground : background }
    }
}
