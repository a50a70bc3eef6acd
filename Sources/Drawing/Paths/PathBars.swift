/// A path of nothing but rectangles that are too thin for cells, as it draws some of the edges of a view: lines from left
/// to right and downwards.
struct PathBars {
    /// One of the rectangles.
    struct Bar {
        /// Whether it leads from left to right, or downwards.
        let axis: Axis
        /// The cells that it leads through.
        let cells: Rect
        /// How large it is in truth, and the point of its cells where it stands.
        let trueSize: TrueSize
        let stand: UnitPoint
    }

    let bars: [Bar]

    /// The bars of a path in points; nil where it has other parts as well.
    init?(_ path: Path, _ scale: Scale) {
        var bars: [Bar] = []
        var areBars = true
        path.forEachPolyline { line in
            let bar = Self.rectangle(line).flatMap { Self.bar($0, scale) }
            if let bar { bars.append(bar) } else { areBars = false }
            return areBars
        }
        guard areBars, !bars.isEmpty else { return nil }
        self.bars = bars
    }

    /// The part of an outline in each cell that a bar leads through: where several meet, a corner or a crossing.
    ///
    /// - Parameter visible: the cells that can be seen.
    func parts(in visible: Rect) -> [(place: Point, part: LinePart)] {
        var ways: [Point: Ways] = [:]
        for bar in bars {
            let cells = bar.cells.intersection(visible)
            for y in cells.rows {
                for x in cells.columns {
                    var way = ways[Point(x: x, y: y), default: []]
                    if bar.axis == .horizontal {
                        way.formUnion(Ways(.left, x > bar.cells.minX, .right, x < bar.cells.maxX - 1))
                    } else {
                        way.formUnion(Ways(.up, y > bar.cells.minY, .down, y < bar.cells.maxY - 1))
                    }
                    // One cell by itself leads to both sides.
                    if way.isEmpty { way = bar.axis == .horizontal ? [.left, .right] : [.up, .down] }
                    ways[Point(x: x, y: y)] = way
                }
            }
        }
        return ways.sorted { ($0.key.y, $0.key.x) < ($1.key.y, $1.key.x) }.map { ($0.key, $0.value.part) }
    }

    /// The rectangle that a part of a path is; nil of all others.
    private static func rectangle(_ line: Polyline) -> CGRect? {
        let points = line.corners.map(\.point)
        guard points.count == 4 else { return nil }
        let hair = 1e-6
        let isUpright = (0..<4).allSatisfy { index in
            let (one, other) = (points[index], points[(index + 1) % 4])
            let isLevel = (index % 2 == 0) == (abs(points[0].y - points[1].y) < hair)
            return isLevel ? abs(one.y - other.y) < hair : abs(one.x - other.x) < hair
        }
        guard isUpright else { return nil }
        let (first, third) = (points[0], points[2])
        return CGRect(
            x: min(first.x, third.x), y: min(first.y, third.y), width: abs(first.x - third.x),
            height: abs(first.y - third.y))
    }

    /// The bar that a rectangle is; nil where it is at least about half a cell thick, or nothing.
    private static func bar(_ rect: CGRect, _ scale: Scale) -> Bar? {
        let (columns, rows) = (rect.width / scale.column, rect.height / scale.row)
        guard rect.width > 0, rect.height > 0, columns <= 0.5 || rows < 0.5 else { return nil }
        let axis: Axis = rect.width > rect.height ? .horizontal : .vertical
        guard axis == .horizontal ? rows < 0.5 : columns <= 0.5 else { return nil }
        let across = span(rect.minX / scale.column, rect.maxX / scale.column, isThin: axis == .vertical)
        let down = span(rect.minY / scale.row, rect.maxY / scale.row, isThin: axis == .horizontal)
        let cells = Rect(
            x: across.cells.lowerBound, y: down.cells.lowerBound, width: across.cells.count, height: down.cells.count)
        return Bar(
            axis: axis, cells: cells,
            trueSize: TrueSize(columns: columns, rows: rows, width: cells.width, height: cells.height),
            stand: UnitPoint(x: across.stand, y: down.stand))
    }

    /// The cells between two places on an axis, and the part of them at which what lies there stands: of a thin one the
    /// cell in which it has its middle.
    private static func span(_ from: Double, _ to: Double, isThin: Bool) -> (cells: Range<Int>, stand: Double) {
        let first = Int(clamped: isThin ? ((from + to) / 2).rounded(.down) : from.rounded())
        let end = isThin ? first + 1 : max(first + 1, Int(clamped: to.rounded()))
        let room = Double(end - first) - (to - from)
        return (first..<end, room > 0 ? max(0, min(1, (from - Double(first)) / room)) : 0.5)
    }

    /// The sides of a cell to which lines lead.
    private struct Ways: OptionSet {
        let rawValue: UInt8

        static let left = Ways(rawValue: 1)
        static let right = Ways(rawValue: 2)
        static let up = Ways(rawValue: 4)
        static let down = Ways(rawValue: 8)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ one: Ways, _ hasOne: Bool, _ other: Ways, _ hasOther: Bool) {
            self = (hasOne ? one : []).union(hasOther ? other : [])
        }

        var part: LinePart {
            switch self {
            case [.right, .down]: .topLeft
            case [.left, .down]: .topRight
            case [.right, .up]: .bottomLeft
            case [.left, .up]: .bottomRight
            case [.left, .right, .down]: .teeTop
            case [.left, .right, .up]: .teeBottom
            case [.up, .down, .right]: .teeLeft
            case [.up, .down, .left]: .teeRight
            case [.left, .right, .up, .down]: .cross
            default: isDisjoint(with: [.up, .down]) ? .horizontal : .vertical
            }
        }
    }
}
