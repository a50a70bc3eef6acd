#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Parts of a circle on the cells that the whole circle takes, so that rings of several parts lie on each other.
struct Ring {
    /// The cells of the parts.
    private(set) var marks: [PathLine.Mark] = []

    /// How far, in radians, a part may end before the middle of its last cell.
    private static let hair = 0.01

    /// The parts of a path in its room, in points; nil where they lie on no circle, or its cells are too few to be round.
    init?(_ path: Path, in room: CGRect, _ scale: Scale) {
        let middle = CGPoint(x: room.midX, y: room.midY)
        let radius = min(room.width, room.height) / 2
        let lines = path.polylines
        guard radius > 0, !lines.isEmpty, lines.allSatisfy({ $0.lies(on: radius, around: middle) }) else { return nil }
        let offered = Size(width: scale.columns(room.width + 1e-6), height: scale.rows(room.height + 1e-6))
        let size = Outline.circle.size(in: offered, aspect: scale.aspect)
        guard size.width > 4, size.height > 2, size.width <= Scale.longest.width else { return nil }
        func start(_ middle: Double, _ length: Int) -> Int {
            Int(clamped: (middle - Double(length) / 2 - 0.5 - 1e-6).rounded(.up))
        }
        let origin = Point(
            x: start(middle.x / scale.column, size.width), y: start(middle.y / scale.row, size.height))
        let circle = Self.cells(of: Rect(origin: origin, size: size))
        for line in lines {
            let (start, sweep) = line.angles(around: middle)
            let cells = circle.map { (mark: $0.mark, way: Self.way(from: start, to: $0.angle, sweep)) }
            let part = cells.filter { $0.way <= abs(sweep) + Self.hair }
            // What is shorter than a cell shows where it begins.
            let nearest = cells.min { $0.way < $1.way }
            marks += (part.isEmpty ? nearest.map { [$0] } ?? [] : part).map(\.mark)
        }
    }

    /// All cells of a circle, each with the direction from the middle in which it stands.
    private static func cells(of rect: Rect) -> [(mark: PathLine.Mark, angle: Double)] {
        let rows = OutlineRows(.circle, in: rect, isFilled: false)
        let (across, down) = (Double(rect.width) / 2, Double(rect.height) / 2)
        return rect.rows.flatMap { y in
            rows.row(y).edge.flatMap { part, columns in
                columns.map { x in
                    let (dx, dy) = (Double(x - rect.minX) + 0.5 - across, Double(y - rect.minY) + 0.5 - down)
                    return (PathLine.Mark(x: x, y: y, part: part), atan2(dy / down, dx / across))
                }
            }
        }
    }

    /// How far it is from one direction to another, 0 to a whole turn, on the way of a sweep.
    private static func way(from start: Double, to end: Double, _ sweep: Double) -> Double {
        let way = (sweep < 0 ? start - end : end - start).truncatingRemainder(dividingBy: 2 * .pi)
        let positive = way < 0 ? way + 2 * .pi : way
        // A hair before the beginning is no whole turn.
        return positive > 2 * .pi - hair ? 0 : positive
    }
}

extension Polyline {
    /// Whether all of the line is equally far from a middle, but for a little: its corners, and the middles between them,
    /// which for a polygon are closer.
    fileprivate func lies(on radius: Double, around middle: CGPoint) -> Bool {
        let points = (isClosed ? corners + corners.prefix(1) : corners).map(\.point)
        let between = zip(points, points.dropFirst()).map { $0.toward($1, 0.5) }
        return (points + between).allSatisfy { abs(hypot($0.x - middle.x, $0.y - middle.y) - radius) < radius / 50 }
    }

    /// The direction in which the line begins, seen from a middle, and how far it goes around it, in radians.
    fileprivate func angles(around middle: CGPoint) -> (start: Double, sweep: Double) {
        let angles = (isClosed ? corners + corners.prefix(1) : corners).map {
            atan2($0.point.y - middle.y, $0.point.x - middle.x)
        }
        let sweep = zip(angles, angles.dropFirst()).reduce(0.0) { sum, step in
            sum + (step.1 - step.0 + 3 * .pi).truncatingRemainder(dividingBy: 2 * .pi) - .pi
        }
        return (angles.first ?? 0, sweep)
    }
}
