/// The cells of an outline inside a rectangle: for each row what belongs to its edge, and what lies inside.
struct OutlineRows {
    /// One row: the edge's parts, each over some columns, and the columns inside it.
    struct Row {
        var edge: [(part: LinePart, columns: Range<Int>)] = []
        var inside = 0..<0
        /// The columns of a form that is drawn without an edge of its own, from left to right.
        var spans: [Range<Int>]?

        /// All columns from edge to edge.
        var columns: Range<Int> {
            if let first = spans?.first, let last = spans?.last { return first.lowerBound..<last.upperBound }
            guard let left = edge.first, let right = edge.last else { return 0..<0 }
            return left.columns.lowerBound..<right.columns.upperBound
        }

        /// Whether a column belongs to the form.
        func contains(_ column: Int) -> Bool {
            spans?.contains { $0.contains(column) } ?? columns.contains(column)
        }
    }

    private let outline: Outline
    private let rect: Rect
    private let isFilled: Bool
    /// What all rows of a box are but the first and the last.
    private var middle: Row?
    /// The cells of a path.
    private var path: PathRows?
    /// The corners of a path that is a box but for them, each in one cell.
    private var corners: [LinePart]?

    /// An outline that is drawn as a line, or as the edge of a fill.
    ///
    /// - Parameter visible: the cells that matter where a path leads out of the rectangle; by default all of it.
    init(_ outline: Outline, in rect: Rect, isFilled: Bool, visible: Rect? = nil) {
        self.outline = outline
        self.rect = rect
        self.isFilled = isFilled
        if case .path(let path) = outline {
            corners = path.boxCorners(in: rect.size)
        }
        if case .path(let path) = outline, corners == nil {
            let cells = (visible ?? rect).moved(by: Point(x: -rect.minX, y: -rect.minY))
            self.path = PathRows(
                path.path(in: rect.size), path.scale, in: cells, isEvenOdd: path.isEvenOdd, path.cancellation)
        }
        if rect.height > 2, !isOval, path == nil { middle = row(rect.minY + 1) }
    }

    /// The rows of the picture that have any parts.
    var rows: Range<Int> {
        guard let path else { return rect.rows }
        return path.rows.lowerBound + rect.minY..<path.rows.upperBound + rect.minY
    }

    /// The parts of a row of the picture; nothing of an empty rectangle.
    func row(_ y: Int) -> Row {
        let row = y - rect.minY
        if let path {
            return Row(spans: path.spans(row).map { $0.lowerBound + rect.minX..<$0.upperBound + rect.minX })
        }
        guard !rect.isEmpty, row >= 0, row < rect.height else { return Row() }
        if let middle, row > 0, row < rect.height - 1 { return middle }
        switch outline {
        case .rounded(let corner) where corner.radius > 0:
            return isOval ? oval(row) : box(row, Self.round, ends: (.vertical, .vertical))
        case .rectangle, .rounded, .path: return box(row, corners ?? Self.square, ends: (.vertical, .vertical))
        case .capsule, .circle, .ellipse: return isOval ? oval(row) : capsule(row)
        }
    }

    /// The parts that an outline has in the cells of a row, also of a form that is drawn without an edge of its own.
    func edge(of row: Row, _ y: Int) -> [(part: LinePart, columns: Range<Int>)] {
        guard let spans = row.spans else { return row.edge }
        let (above, below) = (self.row(y - 1), self.row(y + 1))
        var edge: [(part: LinePart, columns: Range<Int>)] = []
        for span in spans where !span.isEmpty {
            for x in span where !above.contains(x) || !below.contains(x) { edge.append((.horizontal, x..<x + 1)) }
            let (left, right) = (span.lowerBound, span.upperBound - 1)
            if above.contains(left) || below.contains(left), !above.columns.isEmpty, !below.columns.isEmpty {
                edge.append((Self.slope(above.columns.lowerBound, below.columns.lowerBound), left..<left + 1))
            }
            if above.contains(right) || below.contains(right), !above.columns.isEmpty, !below.columns.isEmpty {
                edge.append((Self.slope(above.columns.upperBound, below.columns.upperBound), right..<right + 1))
            }
        }
        return edge
    }

    private static func slope(_ above: Int, _ below: Int) -> LinePart {
        above == below ? .vertical : above < below ? .falling : .rising
    }

    /// Whether there are cells enough for the sides to bulge.
    private var isOval: Bool {
        switch outline {
        case .rectangle, .path: false
        // The corners of a box take a cell each, unless nothing straight is left between them.
        case .rounded(let corner): rect.height > 3 && rect.width > 4 && margin(0) > 0 && corner.isWhole(in: rect.size)
        case .capsule: rect.height > 3 && rect.width > 4
        case .circle, .ellipse: rect.height > 2 && rect.width > 4
        }
    }

    private static let square: [LinePart] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    private static let round: [LinePart] = [.roundTopLeft, .roundTopRight, .roundBottomLeft, .roundBottomRight]
    private static let slants: [LinePart] = [.rising, .falling, .falling, .rising]
    private static let caps: [LinePart] = [.capLeft, .capRight, .capLeft, .capRight]

    private func box(_ row: Int, _ corners: [LinePart], ends: (left: LinePart, right: LinePart)) -> Row {
        let (left, right) = (rect.minX, rect.maxX - 1)
        guard rect.width > 1 else {
            return Row(edge: [(rect.height == 1 ? .dot : .vertical, left..<right + 1)], inside: left..<left)
        }
        let isTop = row == 0
        guard rect.height > 1, isTop || row == rect.height - 1 else {
            let isRoundEnd = rect.height == 1 && corners[0] != .topLeft
            let ends = isRoundEnd ? (left: LinePart.capLeft, right: LinePart.capRight) : ends
            return Row(edge: [(ends.left, left..<left + 1), (ends.right, right..<right + 1)], inside: left + 1..<right)
        }
        return Row(
            edge: [
                (corners[isTop ? 0 : 2], left..<left + 1), (.horizontal, left + 1..<right),
                (corners[isTop ? 1 : 3], right..<right + 1),
            ], inside: left + 1..<left + 1)
    }

    private func capsule(_ row: Int) -> Row {
        // The ends of two filled rows are drawn as those of one; a line needs corners that its upper edge can meet.
        if rect.height == 2 { return box(row, isFilled ? Self.caps : Self.round, ends: (.capLeft, .capRight)) }
        let isSlim = outline != .capsule && rect.width < 4
        return box(row, isSlim ? Self.slants : Self.round, ends: (.capLeft, .capRight))
    }

    private func oval(_ row: Int) -> Row {
        let margin = margin(row)
        let (left, right) = (rect.minX + margin, rect.maxX - margin)
        let isUpper = row < rect.height / 2
        if row == 0 || row == rect.height - 1 {
            let corners: [LinePart] = Array(isUpper ? Self.round[..<2] : Self.round[2...])
            return Row(
                edge: [
                    (corners[0], left..<left + 1), (.horizontal, left + 1..<right - 1), (corners[1], right - 1..<right),
                ], inside: left + 1..<left + 1)
        }
        // How far the neighbour further from the middle of the oval's height stands in: the edge leads up to it.
        let reach = self.margin(isUpper ? row - 1 : row + 1) - margin
        let isMiddle = 2 * row + 1 == rect.height
        guard reach > 1, !isMiddle else {
            let ends: (left: LinePart, right: LinePart) =
                if rect.height == 3 {
                    (.capLeft, .capRight)
                } else if reach < 1 || isMiddle {
                    (.vertical, .vertical)
                } else {
                    isUpper ? (.rising, .falling) : (.falling, .rising)
                }
            return Row(
                edge: [(ends.left, left..<left + 1), (ends.right, right - 1..<right)], inside: left + 1..<right - 1)
        }
        let (outer, inward): ([LinePart], [LinePart]) =
            isUpper
            ? ([.roundTopLeft, .roundTopRight], [.roundBottomRight, .roundBottomLeft])
            : ([.roundBottomLeft, .roundBottomRight], [.roundTopRight, .roundTopLeft])
        return Row(
            edge: [
                (outer[0], left..<left + 1), (.horizontal, left + 1..<left + reach - 1),
                (inward[0], left + reach - 1..<left + reach), (inward[1], right - reach..<right - reach + 1),
                (.horizontal, right - reach + 1..<right - 1), (outer[1], right - 1..<right),
            ], inside: left + reach..<right - reach)
    }

    /// The columns that are free on each side of an oval's row, or of a row with round corners.
    private func margin(_ row: Int) -> Int {
        let (a, b) = (radii.columns, radii.rows)
        guard b > 0 else { return 0 }
        let y = 1 - (Double(min(row, rect.height - 1 - row)) + 0.5) / b
        guard y > 0 else { return 0 }
        let half = a * (1 - y * y).squareRoot()
        return min(max(0, Int(clamped: (a - half).rounded())), max(0, (rect.width - 3) / 2))
    }

    /// How far an oval or a round corner bulges, in columns and in rows.
    private var radii: CornerReach { outline.corners(in: rect.size) ?? .square }
}
