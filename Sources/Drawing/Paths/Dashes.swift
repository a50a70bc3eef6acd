/// The cells of a line in which a dash lies: of a line whose gaps are so long that cells can show them.
struct Dashes {
    /// The lengths of dashes and gaps in turn, in points, and where in them the line begins.
    private let lengths: [Double]
    private let phase: Double
    /// Whether a dash without a length has ends that are drawn.
    private let hasEnds: Bool

    /// The gaps that cells show: a row, or two columns.
    private static let shortestGap = 16.0
    /// The points between two looks at a dash.
    private static let step = 4.0
    /// How far from a dash the cell may stand that shows it: lines on cells leave out corners.
    private static let reach = 2

    /// The dashes of a line; nil where it is whole, or where no gap is longer than the dashes and as long as cells are.
    init?(_ style: StrokeStyle) {
        let lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        guard !lengths.isEmpty, style.dashPhase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
            return nil
        }
        let gaps = stride(from: 1, to: lengths.count, by: 2).map { lengths[$0] }
        let dashes = stride(from: 0, to: lengths.count, by: 2).map { lengths[$0] }
        guard let gap = gaps.min(), let dash = dashes.max(), gap >= Self.shortestGap, gap > dash else { return nil }
        self.lengths = lengths
        hasEnds = style.lineCap != .butt
        let whole = lengths.reduce(0, +)
        let rest = style.dashPhase.truncatingRemainder(dividingBy: whole)
        phase = rest < 0 ? rest + whole : rest
    }

    /// Those of a line's cells in which a dash lies.
    ///
    /// - Parameters:
    ///   - cells: the cells that the whole line takes.
    ///   - path: the line, in points.
    ///   - room: the rectangle of points, the edges of which lie in the middle of the outermost cells.
    ///   - scale: how points become cells.
    func cells(of cells: Set<Point>, _ path: Path, in room: CGRect, _ scale: Scale) -> Set<Point> {
        Self.cells(of: cells, nearest: points(on: path), in: room, scale)
    }

    /// Of a line's cells those that some points on it are nearest to.
    static func cells(
        of cells: Set<Point>, nearest points: [CGPoint], in room: CGRect, _ scale: Scale
    ) -> Set<Point> {
        var result: Set<Point> = []
        let (width, height) = (room.width / scale.column, room.height / scale.row)
        for point in points {
            let x = (point.x - room.minX) / scale.column * (width > 1 ? (width - 1) / width : 0)
            let y = (point.y - room.minY) / scale.row * (height > 1 ? (height - 1) / height : 0)
            let middle = Point(x: Int(clamped: x.rounded()), y: Int(clamped: y.rounded()))
            var nearest: (cell: Point, distance: Double)?
            for row in middle.y - reach...middle.y + reach {
                for column in middle.x - reach...middle.x + reach {
                    let cell = Point(x: column, y: row)
                    guard cells.contains(cell) else { continue }
                    let (across, down) = ((Double(column) - x) * scale.column, (Double(row) - y) * scale.row)
                    let distance = across * across + down * down
                    if distance < nearest?.distance ?? .infinity { nearest = (cell, distance) }
                }
            }
            if let nearest { result.insert(nearest.cell) }
        }
        return result
    }

    /// Points on all of a path, a step from each other at most.
    static func points(on path: Path) -> [CGPoint] {
        path.polylines.flatMap { line in
            let corners = (line.isClosed ? line.corners + line.corners.prefix(1) : line.corners).map(\.point)
            return zip(corners, corners.dropFirst()).flatMap { one, other in
                let looks = max(1, Int(clamped: (one.distance(to: other) / step).rounded(.up)))
                return (0..<looks).map { one.toward(other, (Double($0) + 0.5) / Double(looks)) }
            }
        }
    }

    /// Points on the dashes: the middle of each, and more on those that are longer than a step.
    private func points(on path: Path) -> [CGPoint] {
        var points: [CGPoint] = []
        for line in path.polylines {
            let corners = line.corners.map(\.point)
            let ends = corners.dropFirst() + (line.isClosed ? corners.prefix(1) : [])
            // Where the line is in the pattern.
            var (part, left) = start
            for (one, other) in zip(corners, ends) {
                let (dx, dy) = (other.x - one.x, other.y - one.y)
                let length = (dx * dx + dy * dy).squareRoot()
                guard length > 0 else { continue }
                var walked = 0.0
                // No gap is without a length, so that the line comes to an end.
                while true {
                    let piece = min(left, length - walked)
                    if part % 2 == 0, lengths[part] > 0 || hasEnds {
                        let looks = max(1, Int(clamped: (piece / Self.step).rounded(.up)))
                        for look in 0..<looks {
                            let place = walked + piece * (Double(look) + 0.5) / Double(looks)
                            points.append(one.toward(other, place / length))
                        }
                    }
                    walked += piece
                    left -= piece
                    guard left <= 0 else { break }
                    part = (part + 1) % lengths.count
                    left = lengths[part]
                }
            }
        }
        return points
    }

    /// The dash or gap with which a line begins, and what is left of it.
    private var start: (part: Int, left: Double) {
        var (part, rest) = (0, phase)
        while rest >= lengths[part], rest > 0 {
            rest -= lengths[part]
            part = (part + 1) % lengths.count
        }
        return (part, lengths[part] - rest)
    }
}
