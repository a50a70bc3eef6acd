/// The characters that show quarters of a cell.
enum CellQuarters {
    /// The middles of the quarters, in parts of a cell: of the upper left, the upper right, the lower left and the lower right
    /// one.
    private static let middles = [(x: 0.25, y: 0.25), (x: 0.75, y: 0.25), (x: 0.25, y: 0.75), (x: 0.75, y: 0.75)]

    /// How many pixels a quarter takes.
    static let scale = Scale(column: SketchGrid.column / 2, row: SketchGrid.row / 2)

    /// Some cells, counted in quarters.
    static func frame(of cells: Rect) -> Rect {
        Rect(x: 2 * cells.minX, y: 2 * cells.minY, width: 2 * cells.width, height: 2 * cells.height)
    }

    /// The quarters whose middles something takes, by their bits.
    static func taken(_ takes: (_ x: Double, _ y: Double) -> Bool) -> Int {
        var quarters = 0
        for (bit, place) in zip(bits, middles) where takes(place.x, place.y) { quarters |= bit }
        return quarters
    }

    /// The bit of each quarter, in the order of their middles.
    static let bits = [1, 2, 4, 8]

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

    private static let scalars: [Unicode.Scalar?] = [
        nil, "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", nil,
    ]
}
