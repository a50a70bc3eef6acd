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
        /// Whether it takes all cells of its frame.
        let takesAll: Bool

        /// The quarters of a cell that it takes, by their bits.
        func quarters(_ x: Int, _ y: Int) -> Int {
            guard area.reach.contains(x: x, y: y) else { return 0 }
            return area.quarters(x, y, shift: area.shift) ?? CellQuarters.all
        }
    }

    private var fills: [Int: [Fill]] = [:]

    /// The round fills of a canvas. Cost: linear in their cells.
    init(of canvas: Canvas) {
        var fills: [Fill] = []
        var stuck: [(area: Filled, number: Int)] = []
        for (number, area) in canvas.areas.enumerated() where Self.hasOwnForm(area) {
            if let fill = Self.fill(area, number, on: canvas) {
                fills.append(fill)
            } else if area.shift != .none {
                stuck.append((area, number))
            }
        }
        // Where one of equal fills beside each other has no room to stand half a cell beside its cells, none does.
        var straight = Set(stuck.flatMap { EqualFills.around($0.area) })
        var count = -1
        while count != stuck.count {
            count = stuck.count
            fills.removeAll { fill in
                let lines = EqualFills.around(fill.area)
                guard fill.area.shift != .none, !straight.isDisjoint(with: lines) else { return false }
                straight.formUnion(lines)
                stuck.append((fill.area, fill.number))
                return true
            }
        }
        fills += stuck.compactMap { Self.fill($0.area.straightened, $0.number, on: canvas) }.filter { !$0.takesAll }
        fills.sort { $0.number < $1.number }
        for fill in fills {
            for y in fill.area.reach.rows { self.fills[y, default: []].append(fill) }
        }
    }

    private static func hasOwnForm(_ area: Filled) -> Bool {
        (area.isOval && area.frame.height > 1 || area.shift != .none) && !area.isLine
    }

    /// Those that may show something in a row, the lower ones first.
    func row(_ y: Int) -> [Fill] { fills[y] ?? [] }

    private static func fill(_ area: Filled, _ number: Int, on canvas: Canvas) -> Fill? {
        let reach = area.reach
        let seen = area.visible
        let middle = canvas.cell(seen.minX + seen.width / 2, seen.minY + seen.height / 2)
        guard reach.minX >= 0, reach.minY >= 0, reach.maxX <= canvas.columns,
            canvas.grounds.area(middle.ground) == number
        else { return nil }
        var below: UInt16?
        for y in reach.rows {
            for x in reach.columns {
                let cell = canvas.cell(x, y)
                let other = canvas.grounds.area(cell.ground)
                // What lies on it hides nothing of its form.
                if canvas.areas[other].parent == number, area.frame.contains(x: x, y: y) { continue }
                guard other != number else {
                    // A line along its edge shows its form, and nothing of it lies outside of that.
                    let isLine = cell.glyph.part != nil && canvas.inks[cell.ink].role == .line
                    if isLine, y == area.frame.minY { return nil }
                    continue
                }
                // What is cut by a shape or a mask has another form than its own.
                if area.frame.contains(x: x, y: y), area.quarters(x, y) ?? CellQuarters.all == CellQuarters.all {
                    return nil
                }
                // A knob at the end of its track covers parts of the corners of that.
                if area.isKnob, other == area.parent, !cell.glyph.isFill { continue }
                guard canvas.isRoom(cell, on: below ?? cell.ground) || area.isKnob && cell.glyph.isShadow else {
                    return nil
                }
                below = cell.ground
            }
        }
        // Where it takes all of its cells, what lies below is what they stand on.
        let ground = below ?? canvas.grounds.below(canvas.cell(seen.minX, seen.minY).ground)
        guard area.shift == .none || standsAlone(area, on: ground, canvas) else { return nil }
        return Fill(area: area, number: number, ground: middle.ground, below: ground, takesAll: below == nil)
    }

    /// Whether nothing but what it lies on touches it: half a cell beside its own it would leave a gap there, or lie on that.
    private static func standsAlone(_ area: Filled, on ground: UInt16, _ canvas: Canvas) -> Bool {
        let around = area.frame.inset(by: -1)
        return around.rows.clamped(to: 0..<canvas.height).allSatisfy { y in
            around.columns.clamped(to: 0..<canvas.columns).allSatisfy { x in
                let cell = canvas.cell(x, y)
                return area.frame.contains(x: x, y: y) || cell.ground == ground || cell.glyph.isShadow
            }
        }
    }
}

extension Canvas {
    /// Whether a cell shows nothing but what it stands on.
    func isRoom(_ cell: Cell, on ground: UInt16) -> Bool {
        (cell.glyph.isBlank || cell.glyph.isFree || cell.glyph.isFill) && cell.ground == ground
    }
}
