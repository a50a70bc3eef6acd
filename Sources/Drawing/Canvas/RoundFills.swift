/// The round fills of a picture that colours show by square parts of cells, of which some lie beside the cells that a fill
/// takes: those of circles and their like, and of what stands half a cell beside the text in its middle.
struct RoundFills {
    /// A fill, and what lies around it.
    struct Fill {
        let area: Filled
        let number: Int
        /// The ground of its cells, and that of all others.
        let ground: UInt16
        let below: UInt16

        /// The quarters of a cell that it takes, by their bits.
        func quarters(_ x: Int, _ y: Int) -> Int {
            var quarters = 0
            for (bit, place) in CellQuarters.middles.enumerated()
            where area.covers(Double(x) + place.x, Double(y) + place.y, shift: area.shift) { quarters |= 1 << bit }
            return quarters
        }
    }

    private var fills: [Int: [Fill]] = [:]

    /// The round fills of a canvas. Cost: linear in their cells.
    init(of canvas: Canvas) {
        for (number, area) in canvas.areas.enumerated() {
            guard let fill = Self.fill(area, number, on: canvas) else { continue }
            for y in area.reach.rows { fills[y, default: []].append(fill) }
        }
    }

    /// Those that may show something in a row, the lower ones first.
    func row(_ y: Int) -> [Fill] { fills[y] ?? [] }

    private static func fill(_ area: Filled, _ number: Int, on canvas: Canvas) -> Fill? {
        guard area.isOval || area.shift != .none, area.frame.height > 1, !area.isPage, !area.isLine else { return nil }
        let reach = area.reach
        let middle = canvas.cell(area.frame.minX + area.frame.width / 2, area.frame.minY + area.frame.height / 2)
        guard reach.minX >= 0, reach.minY >= 0, reach.maxX <= canvas.columns,
            canvas.grounds.area(middle.ground) == number
        else { return nil }
        var below: UInt16?
        for y in reach.rows {
            for x in reach.columns {
                let cell = canvas.cell(x, y)
                guard canvas.grounds.area(cell.ground) != number else { continue }
                // A rectangle that is clipped to a shape has another form than its own.
                if area.corners?.rows == 0, area.frame.contains(x: x, y: y) { return nil }
                guard canvas.isRoom(cell, on: below ?? cell.ground) else { return nil }
                below = cell.ground
            }
        }
        return Fill(area: area, number: number, ground: middle.ground, below: below ?? 0)
    }
}

extension Canvas {
    /// Whether a cell shows nothing but what it stands on.
    func isRoom(_ cell: Cell, on ground: UInt16) -> Bool {
        (cell.glyph.isBlank || cell.glyph.isFree || cell.glyph.isFill) && cell.ground == ground
    }
}
