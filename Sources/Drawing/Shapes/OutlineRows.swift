/// The cells of an outline inside a rectangle: for each row what belongs to its edge, and what lies inside.
struct OutlineRows {
    /// One row: the edge's parts, each over some columns, and the columns inside it.
    struct Row {
        var edge: [(part: LinePart, columns: Range<Int>)]
        var inside: Range<Int>
    }

    private let outline: Outline
    private let rect: Rect
    /// What all rows of a box are but the first and the last.
    private var middle: Row?

    init(_ outline: Outline, in rect: Rect) {
        self.outline = outline
        self.rect = rect
        if rect.height > 3, outline != .circle, outline != .ellipse { middle = row(rect.minY + 1) }
    }

    /// The parts of a row of the picture; nothing of an empty rectangle.
    func row(_ y: Int) -> Row {
        let row = y - rect.minY
        guard !rect.isEmpty, row >= 0, row < rect.height else { return Row(edge: [], inside: 0..<0) }
        if let middle, row > 0, row < rect.height - 1 { return middle }
        switch outline {
        case .rectangle:
            return box(row, [.topLeft, .topRight, .bottomLeft, .bottomRight], ends: (.vertical, .vertical))
        case .rounded(let radius) where !(radius > 0):
            return box(row, [.topLeft, .topRight, .bottomLeft, .bottomRight], ends: (.vertical, .vertical))
        case .rounded: return box(row, Self.round, ends: (.vertical, .vertical))
        case .capsule:
            let corners: [LinePart] = rect.height == 2 ? [.capLeft, .capRight, .capLeft, .capRight] : Self.round
            return box(row, corners, ends: (.capLeft, .capRight))
        case .circle, .ellipse: return oval(row)
        }
    }

    private static let round: [LinePart] = [.roundTopLeft, .roundTopRight, .roundBottomLeft, .roundBottomRight]

    private func box(_ row: Int, _ corners: [LinePart], ends: (LinePart, LinePart)) -> Row {
        let (left, right) = (rect.minX, rect.maxX - 1)
        guard rect.width > 1 else {
            return Row(edge: [(rect.height == 1 ? .dot : .vertical, left..<right + 1)], inside: left..<left)
        }
        let isRound = outline != .rectangle && corners[0] != .topLeft
        if rect.height == 1 {
            let caps = isRound ? (LinePart.capLeft, LinePart.capRight) : ends
            return Row(edge: [(caps.0, left..<left + 1), (caps.1, right..<right + 1)], inside: left + 1..<right)
        }
        let isTop = row == 0
        guard isTop || row == rect.height - 1 else {
            return Row(edge: [(ends.0, left..<left + 1), (ends.1, right..<right + 1)], inside: left + 1..<right)
        }
        return Row(
            edge: [
                (corners[isTop ? 0 : 2], left..<left + 1), (.horizontal, left + 1..<right),
                (corners[isTop ? 1 : 3], right..<right + 1),
            ], inside: left + 1..<left + 1)
    }

    private func oval(_ row: Int) -> Row {
        guard rect.height > 2, rect.width > 3 else {
            return box(row, [.rising, .falling, .falling, .rising], ends: (.capLeft, .capRight))
        }
        let margin = margin(row)
        let (left, right) = (rect.minX + margin, rect.maxX - margin)
        let isTop = row == 0
        if isTop || row == rect.height - 1 {
            let corners: [LinePart] = Array(isTop ? Self.round[..<2] : Self.round[2...])
            return Row(
                edge: [
                    (corners[0], left..<left + 1), (.horizontal, left + 1..<right - 1), (corners[1], right - 1..<right),
                ], inside: left + 1..<left + 1)
        }
        let isUpper = row < rect.height / 2
        // The neighbour nearer to the middle of the oval's height lies further out, the other one further in.
        let inner = self.margin(isUpper ? row - 1 : row + 1)
        let isStraight = inner == margin || rect.height == 3 || 2 * row + 1 == rect.height
        if isStraight {
            let ends: (LinePart, LinePart) = rect.height == 3 ? (.capLeft, .capRight) : (.vertical, .vertical)
            return Row(edge: [(ends.0, left..<left + 1), (ends.1, right - 1..<right)], inside: left + 1..<right - 1)
        }
        let reach = max(1, inner - margin)
        if reach < 3 {
            let ends: (LinePart, LinePart) = isUpper ? (.rising, .falling) : (.falling, .rising)
            return Row(edge: [(ends.0, left..<left + 1), (ends.1, right - 1..<right)], inside: left + 1..<right - 1)
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

    /// The columns that are free on each side of an oval's row.
    private func margin(_ row: Int) -> Int {
        let (a, b) = (Double(rect.width) / 2, Double(rect.height) / 2)
        let y = (Double(row) + 0.5 - b) / b
        let half = a * (1 - y * y).squareRoot()
        return min(max(0, Int((a - half).rounded())), max(0, (rect.width - 3) / 2))
    }
}
