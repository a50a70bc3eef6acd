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
    /// The sampled lines that take as long as a step of a layout.
    private static let linesOfStep = 32

    /// The cells of a path, in the cells of its frame.
    ///
    /// Cost: linear in the number of the path's lines, each with the rows that it crosses.
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
        let crossings = Self.crossings(of: path, scale, rows: visible.rows, cancellation)
        var covered = [[Double]](
            repeating: [Double](repeating: 0, count: visible.width), count: visible.height)
        for (line, crossings) in crossings.enumerated().while(cancellation) {
            let sorted = crossings.sorted { $0.x < $1.x }
            var winding = 0
            for (one, next) in zip(sorted, sorted.dropFirst()) {
                winding += one.turn
                guard isEvenOdd ? winding % 2 != 0 : winding != 0 else { continue }
                Self.cover(
                    &covered[line / Self.samples], from: one.x / scale.column - Double(visible.minX),
                    to: next.x / scale.column - Double(visible.minX))
            }
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

    /// Where the path crosses each sampled line, and whether it leads down there.
    private static func crossings(
        of path: Path, _ scale: Scale, rows: Range<Int>, _ cancellation: Cancellation?
    ) -> [[(x: Double, turn: Int)]] {
        var crossings = [[(x: Double, turn: Int)]](repeating: [], count: rows.count * samples)
        let height = scale.row / Double(samples)
        func line(_ y: Double) -> Int { Int(clamped: (y / height - 0.5).rounded(.up)) - rows.lowerBound * samples }
        for polyline in path.polylines {
            let points = polyline.corners.map(\.point)
            for (one, other) in zip(points, points.dropFirst() + points.prefix(1)) where one.y != other.y {
                let (upper, lower) = one.y < other.y ? (one, other) : (other, one)
                let first = max(0, line(upper.y))
                let end = min(crossings.count, line(lower.y))
                guard first < end else { continue }
                if cancellation?.endsStep(1 + (end - first) / linesOfStep) == true { return crossings }
                for index in first..<end {
                    let y = (Double(index + rows.lowerBound * samples) + 0.5) * height
                    let x = upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
                    crossings[index].append((x, one.y < other.y ? 1 : -1))
                }
            }
        }
        return crossings
    }

    /// Adds the parts of cells between two places of a sampled line.
    private static func cover(_ row: inout [Double], from: Double, to: Double) {
        let (from, to) = (max(0, from), min(Double(row.count), to))
        guard from < to else { return }
        for column in Int(clamped: from)..<min(row.count, Int(clamped: to.rounded(.up))) {
            row[column] += min(to, Double(column + 1)) - max(from, Double(column))
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
