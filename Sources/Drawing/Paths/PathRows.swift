extension CGRect {
    /// All cells that a rectangle touches.
    func cells(_ scale: Scale) -> Rect {
        // A hair beyond the edge of a cell, as sines leave it, is no part of the next one.
        let hair = 1e-6
        let (left, top) = (
            Int(clamped: (minX / scale.column + hair).rounded(.down)),
            Int(clamped: (minY / scale.row + hair).rounded(.down))
        )
        let (right, bottom) = (
            Int(clamped: (maxX / scale.column - hair).rounded(.up)),
            Int(clamped: (maxY / scale.row - hair).rounded(.up))
        )
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// The cells that a path covers at least half: for each row of a rectangle the columns.
struct PathRows {
    private let spans: [[Range<Int>]]
    /// The rows that have any.
    let rows: Range<Int>

    /// The lines at which each row of cells is sampled.
    private static let samples = 4

    /// A straight line of the path that crosses sampled lines.
    private struct Edge {
        /// The sampled lines that it crosses, counted from the first visible one.
        let lines: Range<Int>
        /// Where it crosses the first of them, and how far on it crosses each further one.
        let x: Double
        let slope: Double
        /// 1 where the path leads down there, and -1 where it leads up.
        let turn: Int
    }

    /// What an edge takes, in steps of a layout; so it bounds the memory of all of them, too.
    private static let stepsOfEdge = 4
    /// The edges on a sampled line that take as long as a step.
    private static let edgesOfStep = 4

    /// The cells of a path, in the cells of its frame.
    ///
    /// Cost: linear in the number of the path's lines, each with the rows that it crosses. The memory that it takes is
    /// linear in the number of lines.
    ///
    /// - Parameters:
    ///   - path: the path in points, from the upper left corner of the frame.
    ///   - visible: the cells that can be seen.
    ///   - isEvenOdd: whether what lies inside two parts of the path lies outside of it.
    ///   - cancellation: what ends the work; some of the cells are missing then.
    init(_ path: Path, _ scale: Scale, in visible: Rect, isEvenOdd: Bool, _ cancellation: Cancellation? = nil) {
        let visible = visible.intersection(path.boundingRect.cells(scale))
        rows = visible.rows
        guard !visible.isEmpty else {
            spans = []
            return
        }
        let edges = Self.edges(of: path, scale, rows: visible.rows, cancellation)
        var covered = [[Double]](
            repeating: [Double](repeating: 0, count: visible.width), count: visible.height)
        var (next, active) = (0, [Edge]())
        for row in covered.indices.while(cancellation) {
            var coverage = Coverage(width: visible.width)
            for line in row * Self.samples..<(row + 1) * Self.samples {
                active.removeAll { $0.lines.upperBound <= line }
                while next < edges.count, edges[next].lines.lowerBound <= line {
                    active.append(edges[next])
                    next += 1
                }
                if cancellation?.endsStep(1 + active.count / Self.edgesOfStep) == true { break }
                let crossings = active.map { edge in
                    (x: edge.x + Double(line - edge.lines.lowerBound) * edge.slope, turn: edge.turn)
                }.sorted { $0.x < $1.x }
                var winding = 0
                for (one, next) in zip(crossings, crossings.dropFirst()) {
                    winding += one.turn
                    guard isEvenOdd ? winding % 2 != 0 : winding != 0 else { continue }
                    coverage.add(
                        from: one.x / scale.column - Double(visible.minX),
                        to: next.x / scale.column - Double(visible.minX))
                }
            }
            covered[row] = coverage.columns
        }
        // What is too thin for half of any cell still shows where it covers most.
        let most = covered.reduce(0) { $1.reduce($0, max) }
        let least = min(Double(Self.samples) / 2 - 0.001, most)
        spans = covered.map { row in
            most > 0 ? Self.spans(of: row, least: least, from: visible.minX) : []
        }
    }

    /// The columns of a row that belong to the form, from left to right.
    func spans(_ row: Int) -> [Range<Int>] { rows.contains(row) ? spans[row - rows.lowerBound] : [] }

    /// Whether the same cells are covered.
    func isAlike(_ other: PathRows) -> Bool {
        let (first, end) = (min(rows.lowerBound, other.rows.lowerBound), max(rows.upperBound, other.rows.upperBound))
        return (first..<end).allSatisfy { spans($0) == other.spans($0) }
    }

    /// The lines of the path that cross sampled lines, the uppermost first.
    private static func edges(
        of path: Path, _ scale: Scale, rows: Range<Int>, _ cancellation: Cancellation?
    ) -> [Edge] {
        var edges: [Edge] = []
        let (height, most) = (scale.row / Double(samples), rows.count * samples)
        func line(_ y: Double) -> Int { Int(clamped: (y / height - 0.5).rounded(.up)) - rows.lowerBound * samples }
        path.forEachPolyline { polyline in
            let points = polyline.corners.lazy.map(\.point)
            for (one, other) in zip(points, [points.dropFirst(), points.prefix(1)].joined()) where one.y != other.y {
                let (upper, lower) = one.y < other.y ? (one, other) : (other, one)
                let first = max(0, line(upper.y))
                let end = min(most, line(lower.y))
                guard first < end else { continue }
                if cancellation?.endsStep(stepsOfEdge) == true { return false }
                let slope = (lower.x - upper.x) / (lower.y - upper.y)
                let y = (Double(first + rows.lowerBound * samples) + 0.5) * height
                edges.append(
                    Edge(
                        lines: first..<end, x: upper.x + (y - upper.y) * slope, slope: height * slope,
                        turn: one.y < other.y ? 1 : -1))
            }
            return cancellation?.endsStep() != true
        }
        return edges.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    }

    /// How much of each cell of a row is covered, summed up over sampled lines.
    private struct Coverage {
        /// The cells that a part begins or ends in.
        private var ends: [Double]
        /// How many more parts cover a cell wholly than the cell on its left.
        private var steps: [Double]

        init(width: Int) {
            ends = [Double](repeating: 0, count: width)
            steps = [Double](repeating: 0, count: width + 1)
        }

        /// Adds a part of a line, in columns. The time that it takes doesn't depend on its length.
        mutating func add(from: Double, to: Double) {
            let (from, to) = (max(0, from), min(Double(ends.count), to))
            guard from < to else { return }
            let (first, last) = (Int(clamped: from), min(ends.count - 1, Int(clamped: to)))
            guard first < last else { return ends[first] += to - from }
            ends[first] += Double(first + 1) - from
            ends[last] += to - Double(last)
            steps[first + 1] += 1
            steps[last] -= 1
        }

        var columns: [Double] {
            var whole = 0.0
            return ends.indices.map { column in
                whole += steps[column]
                return ends[column] + whole
            }
        }
    }

    private static func spans(of row: [Double], least: Double, from start: Int) -> [Range<Int>] {
        var spans: [Range<Int>] = []
        for (column, part) in row.enumerated() where part >= least {
            let place = start + column
            if let last = spans.last, last.upperBound == place {
                spans[spans.count - 1] = last.lowerBound..<place + 1
            } else {
                spans.append(place..<place + 1)
            }
        }
        return spans
    }
}
