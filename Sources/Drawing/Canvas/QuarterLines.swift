/// Lines that are as wide as cells, and those that are not straight, such as rings, by the quarters of cells that they take: what
/// pictures in colour show of them.
struct QuarterLines {
    /// What lines take of a cell, the lower ones first: their inks, and quarters by their bits.
    private var covers: [Point: [(ink: UInt16, area: Int, quarters: Int)]] = [:]
    /// The inks of these lines, and the cells in which they are drawn so.
    private var inks: [Ink: [Rect]] = [:]
    /// What those surround that are closed, by the cells of which they are the edge.
    private var insides: [Rect: (outline: Outline, form: QuarterForm)] = [:]
    /// Behind which column all of a row's lines end.
    private var ends: [Int: Int] = [:]

    /// The points from which a line is wide: nearly two columns, and nearly a row.
    private static let leastWide = 10.0
    /// The points from which the half of a round line that lies outside is seen as such.
    private static let leastOutside = 13.0
    /// The points that a line takes at least across: a quarter of a cell.
    private static let leastWidth = (x: 4.0, y: 8.0)
    /// The rows from which a form shows more by quarters than by the parts of a line.
    private static let leastRows = 3
    /// The part of the line around a form with sides from which it is a circle.
    private static let mostOfSides = 0.95
    /// How often it is found out at most how far a quarter is from a part of a line: of what is left the edge is enough.
    private static let most = 4_000_000.0

    /// Those of a canvas; nil where it has none. Cost: linear in the forms and the points of their edges, and bounded for the
    /// quarters.
    init?(of canvas: Canvas) {
        var left = Self.most
        let ovals = Set(canvas.forms.lazy.filter(\.isOvalInOthers).flatMap { [$0.cells, $0.frame] })
        let fills = Set(canvas.areas.map(\.frame)).subtracting(ovals)
        for form in canvas.forms.while(canvas.cancellation) {
            guard case .line(let style, let isInside, hasCells: false) = form.coat, style.dash.isEmpty,
                !form.visible.isEmpty, let layers = LayerCuts(of: form.layer, on: canvas)
            else { continue }
            let isWide = style.lineWidth >= Self.leastWide
            guard isWide || form.cells.height >= Self.leastRows && canvas.isSeen(form) else { continue }
            let half = style.lineWidth / 2 * SketchGrid.column / 8
            let isInCells = fills.contains(form.cells) || fills.contains(form.frame)
            // Of a path far from its origin only the nearer part is looked at.
            let origin = form.frame.origin
            let start = SketchGrid.pixels(of: Rect(origin: origin, size: .zero)).origin
            let path = form.path(insetBy: isWide && isInside ? half : 0, isInCells: isInCells)
                .offsetBy(dx: -start.x, dy: -start.y)
            let box = SketchGrid.pixels(of: form.cells.moved(by: -origin))
            var lines = Self.lines(of: path)
            if !isWide {
                guard Self.areSlanted(lines, most: form.outline.hasSides ? Self.mostOfSides : 0.5) else { continue }
                lines = Self.lines(lines, movedInto: box, by: half)
            } else if !isInside, style.lineWidth < Self.leastOutside, Self.circle(of: lines) != nil {
                // What little of it lies outside would be a nub at the top and at the bottom.
                lines = Self.lines(lines, movedInto: box, by: half)
            }
            let cells = path.boundingRect.inset(dx: -half, dy: -half).cells(SketchGrid.scale).moved(by: origin)
                .union(form.cells).inset(by: -1)
            let parts = Nib(style.lineWidth).parts(of: lines, in: cells.moved(by: -origin))
            let work = parts.reduce(1) { $0 + Double($1.quarters.width) * Double($1.quarters.height) }
            guard work <= left else { continue }
            left -= work
            inks[canvas.inks[form.ink], default: []].append(cells)
            if !form.outline.isTrimmed {
                let inside = QuarterForm(
                    Path(lines).offsetBy(dx: start.x, dy: start.y), near: origin, in: form.visible,
                    isEvenOdd: form.outline.isEvenOdd, layers,
                    canvas.cancellation)
                insides[form.cells] = (form.outline, inside)
            }
            add(form, parts, from: origin, layers)
        }
        guard !inks.isEmpty else { return nil }
    }

    /// A straight part of a line, in parts of how far the line reaches to its sides, and the quarters of cells that it may take.
    private struct Part {
        let ends: [CGPoint]
        let quarters: Rect
        let nib: Nib

        /// Whether it takes a quarter: whether it reaches the middle of that.
        func takes(_ column: Int, _ row: Int) -> Bool {
            let middle = CGPoint(
                x: (Double(column) + 0.5) * SketchGrid.column / 2, y: (Double(row) + 0.5) * SketchGrid.row / 2)
            return nib.part(middle).isNear(ends, 1)
        }
    }

    /// What a line takes across.
    private struct Nib {
        /// How far it reaches to each side, in pixels.
        private let x, y: Double

        /// That of a line of some points.
        init(_ width: Double) {
            x = max(width, leastWidth.x) / 2 * SketchGrid.column / 8
            y = max(width, leastWidth.y) / 2 * SketchGrid.column / 8
        }

        /// A place in parts of how far it reaches.
        func part(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / x, y: point.y / y) }

        /// The straight parts of some lines that may take any of some cells.
        func parts(of lines: [[CGPoint]], in cells: Rect) -> [Part] {
            let all = CellQuarters.frame(of: cells)
            return lines.flatMap { line in
                zip(line, line.dropFirst()).compactMap { start, end in
                    let box = CGRect(
                        x: min(start.x, end.x) - x, y: min(start.y, end.y) - y,
                        width: abs(end.x - start.x) + 2 * x, height: abs(end.y - start.y) + 2 * y)
                    let quarters = box.cells(CellQuarters.scale).intersection(all)
                    return quarters.isEmpty ? nil : Part(ends: [part(start), part(end)], quarters: quarters, nib: self)
                }
            }
        }
    }

    /// Whether more than a part of some lines leads neither across nor down.
    private static func areSlanted(_ lines: [[CGPoint]], most part: Double) -> Bool {
        var (slanted, all) = (0.0, 0.0)
        for line in lines {
            for (start, end) in zip(line, line.dropFirst()) {
                let (x, y, length) = (abs(end.x - start.x), abs(end.y - start.y), start.distance(to: end))
                all += length
                if min(x, y) > length / 100 { slanted += length }
            }
        }
        return slanted > all * part
    }

    /// The circle that lines are, or a part of which; nil of all others.
    private static func circle(of lines: [[CGPoint]]) -> (middle: CGPoint, radius: Double)? {
        guard let line = lines.max(by: { $0.count < $1.count }), line.count > 2,
            let middle = CGPoint(between: line[0], line[line.count / 3], line[line.count * 2 / 3])
        else { return nil }
        let radius = middle.distance(to: line[0])
        let isCircle = lines.allSatisfy { $0.allSatisfy { abs($0.distance(to: middle) / radius - 1) < 0.01 } }
        return isCircle ? (middle, radius) : nil
    }

    /// Lines as much smaller than the box of their form as they reach out of it, and by a hair more: what touches two quarters
    /// takes the inner one.
    private static func lines(_ lines: [[CGPoint]], movedInto box: CGRect, by half: Double) -> [[CGPoint]] {
        let reach = half + 0.02
        var (middle, width, height) = (CGPoint(x: box.midX, y: box.midY), box.width / 2, box.height / 2)
        if let circle = circle(of: lines) { (middle, width, height) = (circle.middle, circle.radius, circle.radius) }
        guard width > reach, height > reach else { return lines }
        return lines.map { line in
            line.map { point in
                CGPoint(
                    x: middle.x + (point.x - middle.x) * (1 - reach / width),
                    y: middle.y + (point.y - middle.y) * (1 - reach / height))
            }
        }
    }

    /// The straight parts of a line, in pixels.
    private static func lines(of path: Path) -> [[CGPoint]] {
        path.polylines.map { line in
            line.corners.map(\.point) + (line.isClosed ? line.corners.prefix(1).map(\.point) : [])
        }
    }

    /// - Parameter origin: the cell from which the quarters of the parts are counted.
    private mutating func add(_ form: DrawnForm, _ parts: [Part], from origin: Point, _ layers: LayerCuts) {
        var taken: [Point: Int] = [:]
        for part in parts {
            for row in part.quarters.rows {
                for column in part.quarters.columns where part.takes(column, row) {
                    taken[Point(x: column >> 1, y: row >> 1) + origin, default: 0] |=
                        1 << (2 * (row & 1) + (column & 1))
                }
            }
        }
        // What is turned may reach out of what is seen by less than a cell.
        let isWhole = form.visible.union(form.cells) == form.visible
        for (place, quarters) in taken
        where place.x >= 0 && place.y >= 0 && (isWhole || form.visible.contains(x: place.x, y: place.y)) {
            let quarters = quarters & layers.quarters(place.x, place.y)
            guard quarters != 0 else { continue }
            covers[place, default: []].append((form.ink, form.area, quarters))
            ends[place.y] = max(ends[place.y] ?? 0, place.x + 1)
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

    /// What a line surrounds that leads along the edge of a fill; nil where none does.
    ///
    /// - Parameter outline: the form of the fill; nil where that was cut out of another one.
    func inside(of area: Filled, _ outline: Outline?) -> QuarterForm? {
        guard let inside = insides[area.frame] else { return nil }
        let isAlong =
            outline == inside.outline
            || area.corners != nil && area.corners == inside.outline.corners(in: area.frame.size)
        return isAlong ? inside.form : nil
    }

    /// Whether a line takes a part of a cell that stands on an area, which hides lines that were drawn before it.
    func covers(_ x: Int, _ y: Int, on area: Int) -> Bool {
        covers[Point(x: x, y: y)]?.contains { $0.area >= area } ?? false
    }

    /// The colours of the quarters of a cell, what the line on top takes of them, by their bits, and whether no other line lies
    /// beside that, but below it; nil where no line takes any.
    ///
    /// - Parameters:
    ///   - area: the area that the cell stands on, which hides lines that were drawn before it.
    ///   - below: the colours of the quarters of what lies below; nil is the page.
    ///   - color: the colour of an ink over another one.
    func quarters(
        _ x: Int, _ y: Int, on area: Int, over below: [RGB?], _ color: (UInt16, RGB?) -> RGB
    ) -> (colors: [RGB?], top: Int, isAlone: Bool)? {
        guard let covers = covers[Point(x: x, y: y)] else { return nil }
        var colors = below
        var top = 0
        for cover in covers where cover.area >= area {
            for (index, bit) in CellQuarters.bits.enumerated() where cover.quarters & bit != 0 {
                colors[index] = color(cover.ink, colors[index])
            }
            top = cover.quarters
        }
        return (colors, top, covers.allSatisfy { $0.area < area || $0.quarters & top != 0 })
    }
}

extension Canvas {
    /// Whether a line around something has another colour than what is seen on any side of that.
    func isSeen(_ form: DrawnForm) -> Bool {
        let (paint, cells) = (inks[form.ink].paint, form.cells)
        guard paint.alpha >= 1 else { return true }
        let (x, y) = (cells.minX + cells.width / 2, cells.minY + cells.height / 2)
        return [(x, cells.minY - 1), (x, cells.maxY), (cells.minX - 1, y), (cells.maxX, y)].contains { x, y in
            let isInside = 0..<columns ~= x && 0..<height ~= y
            let ground = isInside ? cell(x, y).ground : 0
            guard ground > 0 else { return !paint.isPage }
            let below = inks[grounds.ink(ground)].paint
            return paint.color == nil || below.alpha < 1 || below.color != paint.color
        }
    }
}

extension Outline {
    /// Whether it may have straight sides between its corners.
    fileprivate var hasSides: Bool {
        switch self {
        case .rectangle, .rounded, .capsule: true
        case .circle, .ellipse, .path: false
        }
    }
}

extension Path {
    /// Straight lines between points.
    fileprivate init(_ lines: [[CGPoint]]) {
        self.init()
        for line in lines { addLines(line) }
    }
}

extension CGPoint {
    /// The middle of the circle through three points; nil where they lie on a line.
    fileprivate init?(between one: CGPoint, _ two: CGPoint, _ three: CGPoint) {
        let (ax, ay, bx, by) = (two.x - one.x, two.y - one.y, three.x - one.x, three.y - one.y)
        let area = 2 * (ax * by - ay * bx)
        guard abs(area) > 1e-6 else { return nil }
        let (a, b) = (ax * ax + ay * ay, bx * bx + by * by)
        self.init(x: one.x + (a * by - b * ay) / area, y: one.y + (b * ax - a * bx) / area)
    }

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
