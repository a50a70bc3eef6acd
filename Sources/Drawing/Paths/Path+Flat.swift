/// A part of a path as straight lines.
struct Polyline {
    /// A point, and whether the line has a sharp bend there.
    struct Corner {
        let point: CGPoint
        var isSharp: Bool
    }

    var corners: [Corner] = []
    /// Whether the last point leads back to the first.
    var isClosed = false
}

extension Path {
    /// The lines that a curve is drawn as.
    private static let pieces = 24
    /// How far from the origin a point is still drawn; beyond that nobody looks.
    private static let farthest = 100_000.0

    /// The parts of the path as straight lines. Cost: linear in the number of lines and curves.
    var polylines: [Polyline] {
        var lines: [Polyline] = []
        forEachPolyline {
            lines.append($0)
            return true
        }
        return lines
    }

    /// Hands out the parts of the path as straight lines, one after the other: all of them may be too many to be kept.
    ///
    /// - Parameter goesOn: takes a part, and answers whether the next one is wanted.
    func forEachPolyline(_ goesOn: (Polyline) -> Bool) {
        var line = Polyline()
        func near(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: max(-Self.farthest, min(Self.farthest, point.x)), y: max(-Self.farthest, min(Self.farthest, point.y))
            )
        }
        func end() -> Bool {
            defer { line = Polyline() }
            return line.corners.count > 1 ? goesOn(line.sharpened) : true
        }
        func add(_ point: CGPoint, isSharp: Bool = true) {
            let point = near(point)
            if line.corners.last?.point != point { line.corners.append(.init(point: point, isSharp: isSharp)) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                guard end() else { return }
                add(point)
            case .line(let point): add(point)
            case .curve(let point, let control1, let control2):
                let begin = line.corners.last?.point ?? point
                for piece in 1...Self.pieces {
                    let part = Double(piece) / Double(Self.pieces)
                    let (one, two) = (begin.toward(control1, part), control1.toward(control2, part))
                    let three = control2.toward(point, part)
                    let (left, right) = (one.toward(two, part), two.toward(three, part))
                    add(left.toward(right, part), isSharp: piece == Self.pieces)
                }
            case .close:
                guard let first = line.corners.first else { continue }
                if line.corners.count > 1, line.corners.last?.point == first.point { line.corners.removeLast() }
                line.isClosed = true
                guard end() else { return }
                // What follows begins where the part that was closed began.
                add(first.point)
            }
        }
        _ = end()
    }

    /// The smallest rectangle around all points of the edge; empty where there are none.
    public var boundingRect: CGRect {
        var bounds: (least: CGPoint, most: CGPoint)?
        forEachPolyline { line in
            for point in line.corners.lazy.map(\.point) {
                let (least, most) = bounds ?? (point, point)
                bounds = (
                    CGPoint(x: min(least.x, point.x), y: min(least.y, point.y)),
                    CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
                )
            }
            return true
        }
        guard let (least, most) = bounds else { return .zero }
        return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }

    /// The part of the path between two parts of its length, each 0...1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let lines = polylines.map { line in line.isClosed ? line.corners + line.corners.prefix(1) : line.corners }
        let length = lines.reduce(0) { $0 + Self.length(of: $1) }
        guard length > 0, from < to else { return Path() }
        let (begin, end) = (max(0, min(1, from)) * length, max(0, min(1, to)) * length)
        var path = Path()
        var walked = 0.0
        for corners in lines {
            for (one, other) in zip(corners, corners.dropFirst()) {
                let step = one.point.distance(to: other.point)
                defer { walked += step }
                guard step > 0, walked < end, walked + step > begin else { continue }
                let first = one.point.toward(other.point, max(0, (begin - walked) / step))
                let last = one.point.toward(other.point, min(1, (end - walked) / step))
                if path.currentPoint != first { path.move(to: first) }
                path.addLine(to: last)
            }
        }
        return path
    }

    private static func length(of corners: [Polyline.Corner]) -> Double {
        zip(corners, corners.dropFirst()).reduce(0) { $0 + $1.0.point.distance(to: $1.1.point) }
    }
}

extension CGPoint {
    /// How far away another point is.
    func distance(to other: CGPoint) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}

extension Polyline {
    /// The line with bends called sharp only where it changes its direction by more than a little: 25 degrees.
    fileprivate var sharpened: Polyline {
        var line = self
        for index in corners.indices where corners[index].isSharp {
            guard isClosed || index > 0 && index < corners.count - 1 else { continue }
            let before = corners[(index + corners.count - 1) % corners.count].point
            let (point, after) = (corners[index].point, corners[(index + 1) % corners.count].point)
            let (one, other) = ((point.x - before.x, point.y - before.y), (after.x - point.x, after.y - point.y))
            let lengths = before.distance(to: point) * point.distance(to: after)
            line.corners[index].isSharp = one.0 * other.0 + one.1 * other.1 < 0.9 * lengths
        }
        return line
    }
}
