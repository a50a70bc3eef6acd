/// What the cells of one canvas stand on: an ink, and below it what it doesn't hide. Number 0 is nothing.
struct GroundTable {
    private struct Ground: Hashable {
        let ink: UInt16
        let below: UInt16
        let area: UInt32
        let depth: UInt8
    }

    /// Inks that are kept for a cell; of more only the uppermost.
    private static let deepest: UInt8 = 12

    private var table = NumberTable(Ground(ink: 0, below: 0, area: 0, depth: 0))

    /// Whether no cell stands on anything.
    var isEmpty: Bool { table.items.count == 1 }

    /// The number of the ink of an area that lies on a ground. When 65,535 are in use, every further one counts as the last.
    mutating func number(of ink: UInt16, over below: UInt16 = 0, area: Int) -> UInt16 {
        let area = UInt32(truncatingIfNeeded: area)
        let top = table.items[Int(below)]
        if below != 0, top.ink == ink, top.area == area { return below }
        let isDeep = top.depth >= Self.deepest
        return table.number(
            of: Ground(ink: ink, below: isDeep ? 0 : below, area: area, depth: isDeep ? 1 : top.depth + 1))
    }

    /// The number of the area on top; 0 is the page.
    func area(_ ground: UInt16) -> Int { Int(table.items[Int(ground)].area) }

    /// The ink that lies on top.
    func ink(_ ground: UInt16) -> UInt16 { table.items[Int(ground)].ink }

    /// What lies below the ink on top.
    func below(_ ground: UInt16) -> UInt16 { table.items[Int(ground)].below }

    /// The inks of the areas, by the numbers of these. Cost: linear in the grounds.
    var inksOfAreas: [Int: UInt16] {
        Dictionary(table.items.map { (Int($0.area), $0.ink) }) { first, _ in first }
    }

    /// The inks of a ground, the uppermost first.
    func inks(_ ground: UInt16) -> [UInt16] {
        var inks: [UInt16] = []
        var rest = ground
        while rest != 0 {
            inks.append(ink(rest))
            rest = below(rest)
        }
        return inks
    }
}

extension Canvas {
    /// The number of the ink that a cell shows: of its fill or of what is drawn in it.
    func ownInk(of cell: Cell) -> UInt16 { cell.glyph.isFill ? grounds.ink(cell.ground) : cell.ink }
}
