/// Lines that are as wide as cells, such as rings, by the quarters of cells that they take: what pictures in colour show of them.
struct WideLines {
    /// What lines take of a cell, the lower ones first: their inks, and quarters by their bits.
    private var covers: [Point: [(ink: UInt16, quarters: Int)]] = [:]
    /// The inks of these lines, and the cells in which they are drawn so.
    private var inks: [Ink: [Rect]] = [:]
    /// Behind which column all of a row's lines end.
    private var ends: [Int: Int] = [:]

    /// The points from which a line is wide: nearly two columns, and nearly a row.
    private static let least = 10.0
    /// How often it is found out at most how far a quarter is from a part of a line: of what is left the edge is enough.
    private static let most = 4_000_000.0

    /// The wide lines of a canvas; nil where it has none. Cost: linear in the forms, and bounded for wide lines.
    init?(of canvas: Canvas) {
        var left = Self.most
        for form in canvas.forms {
            guard case .line(let style, let isInside, hasCells: false) = form.coat, style.lineWidth >= Self.least,
                style.dash.isEmpty, !form.visible.isEmpty, let layers = LayerCuts(of: form.layer, on: canvas)
            else { continue }
            let reach = style.lineWidth / 2 * SketchGrid.column / 8
            let lines = Self.lines(of: form, insetBy: isInside ? reach : 0)
            let quarters = 4 * Double(form.frame.width) * Double(form.frame.height)
            let work = quarters * Double(lines.reduce(1) { $0 + $1.count })
            guard work <= left else { continue }
            left -= work
            inks[canvas.inks[form.ink], default: []].append(form.frame.inset(by: -1))
            add(form, lines, reach, layers)
        }
        guard !inks.isEmpty else { return nil }
    }

    /// The parts of a form's line, in pixels.
    private static func lines(of form: DrawnForm, insetBy inset: Double) -> [[CGPoint]] {
        SketchForm(form.outline, in: form.frame, insetBy: inset).path.polylines.map { line in
            let points = line.corners.map(\.point) + (line.isClosed ? line.corners.prefix(1).map(\.point) : [])
            return points.map { CGPoint(x: $0.x + form.rest.pixels.x, y: $0.y + form.rest.pixels.y) }
        }
    }

    private mutating func add(_ form: DrawnForm, _ lines: [[CGPoint]], _ reach: Double, _ layers: LayerCuts) {
        // What is turned may reach out of what is seen by less than a cell.
        let isWhole = form.visible.union(form.frame) == form.visible
        for y in form.frame.minY - 1...form.frame.maxY {
            for x in form.frame.minX - 1...form.frame.maxX
            where x >= 0 && y >= 0 && (isWhole || form.visible.contains(x: x, y: y)) {
                var quarters = 0
                for (bit, place) in CellQuarters.middles.enumerated() {
                    let point = CGPoint(
                        x: (Double(x) + place.x) * SketchGrid.column, y: (Double(y) + place.y) * SketchGrid.row)
                    if lines.contains(where: { point.isNear($0, reach) }) { quarters |= 1 << bit }
                }
                if quarters != 0 { quarters &= layers.quarters(x, y) }
                guard quarters != 0 else { continue }
                covers[Point(x: x, y: y), default: []].append((form.ink, quarters))
                ends[y] = max(ends[y] ?? 0, x + 1)
            }
        }
    }

    /// Behind which column the lines of a row end.
    func end(of row: Int) -> Int { ends[row] ?? 0 }

    /// Whether a line is drawn in a cell by quarters, and not by its edge.
    func draws(_ ink: Ink, _ x: Int, _ y: Int) -> Bool {
        var ink = ink
        ink.isOnLine = false
        return inks[ink]?.contains { $0.contains(x: x, y: y) } ?? false
    }

    /// The colours of the quarters of a cell; nil where no line takes any, and in it for what lies below.
    ///
    /// - Parameter color: the colour of an ink over another one; nil is what lies below.
    func quarters(_ x: Int, _ y: Int, _ color: (UInt16, RGB?) -> RGB) -> [RGB?]? {
        guard let covers = covers[Point(x: x, y: y)] else { return nil }
        var quarters = [RGB?](repeating: nil, count: CellQuarters.middles.count)
        for cover in covers {
            for bit in quarters.indices where cover.quarters & 1 << bit != 0 {
                quarters[bit] = color(cover.ink, quarters[bit])
            }
        }
        return quarters
    }
}

/// What clips and masks leave of what is drawn in a layer, by the quarters of cells.
private struct LayerCuts {
    private var clips: [(area: Filled, rows: OutlineRows)] = []
    private var masks: [Stencil] = []

    /// Those of a layer and of all around it; nil where something is turned by them, which quarters of cells can't show.
    init?(of layer: Int?, on canvas: Canvas) {
        var next = layer
        while let number = next {
            switch canvas.layers[number].effect {
            case .clip(let outline, let frame, _):
                clips.append((Filled(outline, in: frame), OutlineRows(outline, in: frame, isFilled: true)))
            case .mask(let stencil): if let stencil { masks.append(stencil) }
            case .faint, .blurred: break
            case .turned: return nil
            }
            next = canvas.layers[number].parent
        }
    }

    /// What they leave of a cell.
    func quarters(_ x: Int, _ y: Int) -> Int {
        guard masks.allSatisfy({ $0.covers(x, y) }) else { return 0 }
        return clips.reduce(CellQuarters.all) { quarters, clip in
            quarters & (clip.area.quarters(x, y) ?? (clip.rows.row(y).contains(x) ? CellQuarters.all : 0))
        }
    }
}

/// The characters that show quarters of a cell.
enum CellQuarters {
    /// The middles of the quarters, in parts of a cell: of the upper left, the upper right, the lower left and the lower right
    /// one.
    static let middles = [(x: 0.25, y: 0.25), (x: 0.75, y: 0.25), (x: 0.25, y: 0.75), (x: 0.75, y: 0.75)]

    /// The bits of all quarters.
    static let all = 15

    /// The character of some quarters by their bits; nil of all and of none.
    static func scalar(of quarters: Int) -> Unicode.Scalar? { scalars[quarters & all] }

    private static let scalars: [Unicode.Scalar?] = [
        nil, "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", nil,
    ]
}

extension CGPoint {
    /// Whether it is no further than some length from a line through points.
    func isNear(_ points: [CGPoint], _ reach: Double) -> Bool {
        zip(points, points.dropFirst()).contains { start, end in
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            let part = length > 0 ? max(0, min(1, ((x - start.x) * dx + (y - start.y) * dy) / length)) : 0
            return distance(to: CGPoint(x: start.x + part * dx, y: start.y + part * dy)) <= reach
        }
    }
}
