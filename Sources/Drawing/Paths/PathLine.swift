/// A path as a line of one cell's width.
struct PathLine {
    /// One cell of the line.
    struct Mark: Hashable {
        let x: Int
        let y: Int
        var part: LinePart
    }

    private(set) var marks: [Mark] = []
    /// Where in the list the mark of a cell stands.
    private var places: [Point: Int] = [:]
    /// Where in the list the marks stand at which a level and an upright piece meet.
    private var meetings: Set<Int> = []

    /// The cells through which a path leads, in the cells of its frame.
    ///
    /// The edges of its room, in points, lie in the middle of the outermost cells, so that what leads along them is seen.
    ///
    /// - Parameter cancellation: what ends the work; some of the cells are missing then.
    init(_ path: Path, in room: CGRect, _ scale: Scale, _ cancellation: Cancellation? = nil) {
        let across = Self.shrinking(room.width / scale.column) / scale.column
        let down = Self.shrinking(room.height / scale.row) / scale.row
        let middle = CGPoint(x: room.midX / scale.column - 0.5, y: room.midY / scale.row - 0.5)
        for line in path.polylines {
            var trail = Trail(middle: middle)
            let corners = line.corners.map {
                Polyline.Corner(
                    point: CGPoint(
                        x: middle.x + ($0.point.x - room.midX) * across, y: middle.y + ($0.point.y - room.midY) * down),
                    isSharp: $0.isSharp)
            }
            for (one, other) in zip(corners, corners.dropFirst()) { if trail.walk(one, other, cancellation) { return } }
            if line.isClosed, let last = corners.last, let first = corners.first, trail.walk(last, first, cancellation)
            {
                return
            }
            for mark in trail.marks(isClosed: line.isClosed) { add(mark) }
        }
        for place in meetings { marks[place].part = meeting(at: marks[place]) }
    }

    /// The cells of a box of more than one column and row, of which some corners are round, in a cell each.
    init(boxOf size: Size, _ corners: [LinePart]) {
        let (right, bottom) = (size.width - 1, size.height - 1)
        let places = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
        marks = zip(places, corners).map { Mark(x: $0.0, y: $0.1, part: $1) }
        for x in 1..<max(1, right) { marks += [0, bottom].map { Mark(x: x, y: $0, part: .horizontal) } }
        for y in 1..<max(1, bottom) { marks += [0, right].map { Mark(x: $0, y: y, part: .vertical) } }
    }

    /// The cells of a form through which a part of its edge leads.
    init(_ path: Path, partOf form: Outline, in size: Size, _ scale: Scale) {
        let rows = OutlineRows(form.standing(in: scale), in: Rect(origin: .zero, size: size), isFilled: false)
        let whole = rows.rows.flatMap { y in
            rows.row(y).edge.flatMap { part, columns in columns.map { Mark(x: $0, y: y, part: part) } }
        }
        let room = scale.points(of: Rect(origin: .zero, size: size))
        let cells = Dashes.cells(
            of: Set(whole.map { Point(x: $0.x, y: $0.y) }), nearest: Dashes.points(on: path), in: room, scale)
        marks = whole.filter { cells.contains(Point(x: $0.x, y: $0.y)) }
    }

    /// The cells of parts of a circle.
    init(_ ring: Ring) { marks = ring.marks }

    /// How much closer to the middle the edges of a length in cells are drawn.
    private static func shrinking(_ cells: Double) -> Double { cells > 1 ? (cells - 1) / cells : 0 }

    /// The cells of all marks.
    var bounds: Rect { Self.bounds(of: marks) }

    /// The cells of some marks.
    static func bounds(of marks: [Mark]) -> Rect {
        marks.reduce(Rect(x: 0, y: 0, width: 0, height: 0)) {
            $0.union(Rect(x: $1.x, y: $1.y, width: 1, height: 1))
        }
    }

    /// Adds a mark. Bends that two lines have in one cell are a straight piece where both lead out to the same side.
    private mutating func add(_ mark: Mark) {
        let cell = Point(x: mark.x, y: mark.y)
        guard let place = places[cell] else {
            places[cell] = marks.count
            marks.append(mark)
            return
        }
        switch Set([marks[place].part, mark.part]) {
        case [.horizontal, .vertical]: meetings.insert(place)
        case [.roundTopLeft, .roundBottomLeft], [.roundTopRight, .roundBottomRight]: marks[place].part = .horizontal
        case [.roundTopLeft, .roundTopRight], [.roundBottomLeft, .roundBottomRight]: marks[place].part = .vertical
        default:
            meetings.remove(place)
            // A straight piece goes on through the bend of another line.
            let isStraight = marks[place].part == .horizontal || marks[place].part == .vertical
            if !isStraight || !mark.part.isBend { marks[place].part = mark.part }
        }
    }

    /// What is drawn where a level and an upright piece meet: they cross, or one ends at the other.
    private func meeting(at mark: Mark) -> LinePart {
        func goesOn(_ x: Int, _ y: Int) -> Bool { places[Point(x: mark.x + x, y: mark.y + y)] != nil }
        return switch (goesOn(-1, 0), goesOn(1, 0), goesOn(0, -1), goesOn(0, 1)) {
        case (true, true, false, true): .teeTop
        case (true, true, true, false): .teeBottom
        case (false, true, true, true): .teeLeft
        case (true, false, true, true): .teeRight
        case (false, true, false, true): .topLeft
        case (true, false, false, true): .topRight
        case (false, true, true, false): .bottomLeft
        case (true, false, true, false): .bottomRight
        case (true, true, false, false): .horizontal
        case (false, false, true, true): .vertical
        default: .cross
        }
    }
}

/// The cells that a line passes, one after the other.
private struct Trail {
    /// One cell, and what of the line lies in it.
    struct Visit {
        let x: Int
        let y: Int
        var entry: CGPoint
        var exit: CGPoint
        var length = 0.0
        /// Whether the line has a sharp bend in the cell, and no other cell shares it.
        var isSharp = false
        /// Whether the line has a sharp bend in the cell or on its edge.
        var isBend = false

        /// How the line leads through the cell.
        private var slope: LinePart { .slope(exit.x - entry.x, exit.y - entry.y) }

        /// Whether a line leads across to another cell, through a corner of a third.
        func isSlanted(to other: Visit, by corner: Visit, isReversed: Bool) -> Bool {
            guard abs(other.x - x) == 1, abs(other.y - y) == 1, corner.length < 0.75, !corner.isBend else {
                return false
            }
            // From a level piece to an upright one it leads around the corner.
            if !isBend, !other.isBend, Set([slope, other.slope]) == [.horizontal, .vertical] { return false }
            let (from, to) = isReversed ? (other.entry, exit) : (entry, other.exit)
            return LinePart.slope(to.x - from.x, to.y - from.y).isSlant
        }
    }

    private var visits: [Visit] = []
    /// The middle of the frame.
    private let middle: CGPoint

    init(middle: CGPoint) { self.middle = middle }

    /// The parts that a cell's length of the line is looked at in.
    private static let fineness = 16.0

    /// Steps along the line that take as long as a step of a layout.
    private static let pointsOfStep = 64

    /// - Returns: whether it was ended.
    mutating func walk(_ from: Polyline.Corner, _ to: Polyline.Corner, _ cancellation: Cancellation?) -> Bool {
        let reach = max(abs(to.point.x - from.point.x), abs(to.point.y - from.point.y))
        let steps = max(1, Int(clamped: (reach * Self.fineness).rounded(.up)))
        if cancellation?.endsStep(1 + steps / Self.pointsOfStep) == true { return true }
        let length =
            ((to.point.x - from.point.x) * (to.point.x - from.point.x)
            + (to.point.y - from.point.y) * (to.point.y - from.point.y)).squareRoot() / Double(steps)
        for step in 0...steps {
            let isEnd = step == 0 && from.isSharp || step == steps && to.isSharp
            let point = from.point.toward(to.point, Double(step) / Double(steps))
            // A bend between two cells belongs to both, each with its own line.
            let own = step == 0 ? point.toward(to.point, 1e-4) : step == steps ? point.toward(from.point, 1e-4) : point
            visit(point, at: own, step == 0 ? 0 : length, isBend: isEnd)
        }
        return false
    }

    private mutating func visit(_ point: CGPoint, at own: CGPoint, _ length: Double, isBend: Bool) {
        let isSharp = isBend && !point.isBetweenCells
        // A place between two cells belongs to the one nearer to the middle, so that both halves look alike.
        let inner = own.toward(middle, 1e-6)
        let (x, y) = (Int(clamped: (inner.x - 1e-9).rounded()), Int(clamped: (inner.y - 1e-9).rounded()))
        if let last = visits.last, last.x == x, last.y == y {
            visits[visits.count - 1].exit = point
            visits[visits.count - 1].length += length
            if isSharp { visits[visits.count - 1].isSharp = true }
            if isBend { visits[visits.count - 1].isBend = true }
        } else {
            visits.append(Visit(x: x, y: y, entry: point, exit: point, isSharp: isSharp, isBend: isBend))
        }
    }

    /// The cells with the parts that are drawn in them.
    func marks(isClosed: Bool) -> [PathLine.Mark] {
        var cells = visits
        if isClosed, cells.count > 1, let first = cells.first, let last = cells.last, first.x == last.x,
            first.y == last.y
        {
            cells[0].entry = last.entry
            cells[0].length += last.length
            cells[0].isSharp = first.isSharp || last.isSharp
            cells[0].isBend = first.isBend || last.isBend
            cells.removeLast()
        }
        cells = Self.thinned(cells, isClosed: isClosed)
        return cells.indices.map { index in
            let isFirst = index == 0 && !isClosed
            let isLast = index == cells.count - 1 && !isClosed
            let cell = cells[index]
            let part = Self.part(
                of: cell, after: isFirst ? nil : cells[(index + cells.count - 1) % cells.count],
                before: isLast ? nil : cells[(index + 1) % cells.count])
            return PathLine.Mark(x: cell.x, y: cell.y, part: part)
        }
    }

    /// The cells without those that a slanted line only touches on its way from one to the next but one. A line that is
    /// nearly level or upright goes from row to row, or from column to column, by bends.
    ///
    /// Each part that leads up or down without turning back is looked at from its upper end, so that both sides of what is
    /// symmetric look alike.
    private static func thinned(_ cells: [Visit], isClosed: Bool) -> [Visit] {
        // The line that leads back to where it began does so as any other part.
        let rest = isClosed ? fromTop(cells) : cells
        let cells = isClosed ? rest + rest.prefix(1) : rest
        var isKept = Array(repeating: true, count: cells.count)
        var start = 0
        while start + 1 < cells.count {
            var (end, way) = (start, 0)
            while end + 1 < cells.count, end == start || !cells[end].isBend {
                let step = (cells[end + 1].y - cells[end].y).signum()
                guard step == 0 || way == 0 || step == way else { break }
                if step != 0 { way = step }
                end += 1
            }
            let part = way < 0 ? Array((start...end).reversed()) : Array(start...end)
            var last = part[0]
            for (index, next) in zip(part.dropFirst(), part.dropFirst(2)) {
                if cells[last].isSlanted(to: cells[next], by: cells[index], isReversed: way < 0) {
                    isKept[index] = false
                } else {
                    last = index
                }
            }
            start = end
        }
        return zip(rest, isKept).compactMap { $1 ? $0 : nil }
    }

    /// The cells of a closed line from the first of its uppermost row.
    private static func fromTop(_ cells: [Visit]) -> [Visit] {
        guard let top = cells.lazy.map(\.y).min() else { return cells }
        let first = cells.indices.first { cells[$0].y == top && cells[($0 + cells.count - 1) % cells.count].y > top }
        return first.map { Array(cells[$0...] + cells[..<$0]) } ?? cells
    }

    /// What is drawn in a cell between the one before it and the one after it.
    private static func part(of cell: Visit, after previous: Visit?, before next: Visit?) -> LinePart {
        let back = previous.map { (x: ($0.x - cell.x).signum(), y: ($0.y - cell.y).signum()) }
        let ahead = next.map { (x: ($0.x - cell.x).signum(), y: ($0.y - cell.y).signum()) }
        guard let back, let ahead else {
            guard let way = back ?? ahead else { return .dot }
            return .slope(Double(way.x), Double(way.y))
        }
        let exits = [back, ahead]
        if exits.allSatisfy({ $0.y == 0 }), back.x != ahead.x { return .horizontal }
        if exits.allSatisfy({ $0.x == 0 }), back.y != ahead.y { return .vertical }
        if let side = exits.first(where: { $0.y == 0 }), let upright = exits.first(where: { $0.x == 0 }) {
            let index = (upright.y > 0 ? 0 : 2) + (side.x > 0 ? 0 : 1)
            return (cell.isSharp ? square : round)[index]
        }
        if cell.isSharp { return .joint }
        let (dx, dy) = (cell.exit.x - cell.entry.x, cell.exit.y - cell.entry.y)
        guard abs(dx) + abs(dy) > 0.3 else { return .slope(Double(ahead.x - back.x), Double(ahead.y - back.y)) }
        let slope = LinePart.slope(dx, dy)
        // A level piece that goes on slanted bends there, and where it turns down on its way to that.
        guard !slope.isSlant, let side = exits.first(where: { $0.y == 0 }),
            let slant = exits.first(where: { $0.y != 0 })
        else { return slope }
        return round[(slant.y > 0 ? 0 : 2) + (side.x > 0 ? 0 : 1)]
    }

    private static let square: [LinePart] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    private static let round: [LinePart] = [.roundTopLeft, .roundTopRight, .roundBottomLeft, .roundBottomRight]
}

extension LinePart {
    /// A piece in a direction, in cells.
    static func slope(_ dx: Double, _ dy: Double) -> LinePart {
        if abs(dy) <= 0.7 * abs(dx) { return .horizontal }
        if abs(dy) >= 2.5 * abs(dx) { return .vertical }
        return (dx < 0) == (dy < 0) ? .falling : .rising
    }

    fileprivate var isSlant: Bool { self == .rising || self == .falling }

    fileprivate var isBend: Bool {
        [.roundTopLeft, .roundTopRight, .roundBottomLeft, .roundBottomRight].contains(self)
    }
}

extension CGPoint {
    /// Whether a point in cells lies on the edge of one.
    fileprivate var isBetweenCells: Bool {
        [x, y].contains { abs(abs($0 - $0.rounded()) - 0.5) < 0.01 }
    }
}
