/// Half cells by which something stands further to the right and further down than the cells that it was given.
///
/// What is in the middle of something may have its place between two cells. Characters stand in the first of them, and a
/// drawing, which has no cells, shows it where it is.
struct HalfCells: Hashable {
    var x: Int8
    var y: Int8

    static let none = HalfCells(x: 0, y: 0)

    /// Those along an axis.
    subscript(axis: Axis) -> Int8 {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    static func + (one: HalfCells, other: HalfCells) -> HalfCells {
        HalfCells(x: sum(one.x, other.x), y: sum(one.y, other.y))
    }

    /// Of very many things in each other's middles it is enough that none is far from its cells.
    private static func sum(_ one: Int8, _ other: Int8) -> Int8 { max(-most, min(most, one &+ other)) }

    private static let most: Int8 = 3

    /// The nearest cell to one beside which something stands so, and what is left of it.
    func settled(at origin: Point) -> (origin: Point, rest: HalfCells) {
        let cells = Point(x: Int(x / 2), y: Int(y / 2))
        return (origin + cells, HalfCells(x: x % 2, y: y % 2))
    }

    /// The pixels of it in a drawing.
    var pixels: CGPoint {
        CGPoint(x: Double(x) / 2 * SketchGrid.column, y: Double(y) / 2 * SketchGrid.row)
    }
}

/// A place in half cells from the upper left corner.
struct HalfPoint {
    var x: Int
    var y: Int
    /// Whether what sticks out by half a cell stands in the cells in which it would if what it sticks out of stood in its
    /// middle.
    var isAround = false

    /// The cell in which something stands there; an arithmetic shift is a division that rounds down, also below zero.
    var cell: Point { isAround ? Point(x: x / 2, y: y / 2) : Point(x: x >> 1, y: y >> 1) }
    /// What that takes away.
    var rest: HalfCells {
        HalfCells(x: Int8(truncatingIfNeeded: x - 2 * cell.x), y: Int8(truncatingIfNeeded: y - 2 * cell.y))
    }
}
