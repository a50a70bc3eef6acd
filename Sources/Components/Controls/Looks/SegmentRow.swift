import Drawing

/// Parts of one control side by side, with bars between them: `| Small |*Medium*| Large |`, `[ Cut | Paste ]`.
///
/// Where there is less room than they need, the longest are shortened first. Where too little would be left of them to
/// be read, they stand below each other:
///
///     | Small  |
///     |*Medium*|
///     | Large  |
struct SegmentRow: Drawable {
    /// What is left of a part that is shortened, with the columns of its signs.
    private static let least = 5

    private let ends: (left: String, right: String)

    /// A row with a sign of one column at either end.
    init(_ left: String, _ right: String) { ends = (Sign.bordering(left), Sign.bordering(right)) }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        guard !subviews.isEmpty else { return .zero }
        let widths = widths(proposal, subviews)
        let heights = zip(subviews, widths.each).map { $0.size(Proposal(width: $1, height: nil)).height }
        let width = widths.isStacked ? widths.each[0] + 2 : widths.each.reduce(1) { $0 + $1 + 1 }
        return Size(width: width, height: widths.isStacked ? heights.reduce(0, +) : heights.reduce(1, max))
    }

    func leastRows(_ subviews: Subviews) -> Int { 2 }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let widths = widths(proposal, subviews)
        var origin = Point(x: frame.minX + 1, y: frame.minY)
        for (child, width) in zip(subviews, widths.each) {
            let offer = Proposal(width: width, height: nil)
            let height = child.size(offer).height
            child.place(
                at: Point(x: origin.x, y: origin.y + (widths.isStacked ? 0 : (frame.height - height) / 2)), offer)
            if widths.isStacked { origin.y += height } else { origin.x += width + 1 }
        }
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        guard let first = subviews.first, let last = subviews.last else { return }
        let bar = Sign.bar.description
        let isStacked = subviews.count > 1 && first.frame.minX == last.frame.minX
        let signs = canvas.visibleRows(of: frame).flatMap { (y: Int) -> [(text: String, place: Point)] in
            let isFirst = !isStacked || y < first.frame.maxY
            let isLast = !isStacked || y >= last.frame.minY
            var signs = [(text: isFirst ? ends.left : bar, place: Point(x: frame.minX, y: y))]
            if !isStacked {
                signs += subviews.dropLast().map { (text: bar, place: Point(x: $0.frame.maxX, y: y)) }
            }
            return signs + [(text: isLast ? ends.right : bar, place: Point(x: frame.maxX - 1, y: y))]
        }
        canvas.write(signs, named: ends.left + ends.right) { canvas in
            for child in subviews { child.paint(on: &canvas) }
        }
    }

    private struct Widths {
        var each: [Int]
        var isStacked = false
    }

    private func widths(_ proposal: Proposal, _ subviews: Subviews) -> Widths {
        let ideal = subviews.map { $0.size(.unspecified).width }
        guard let width = proposal.width, ideal.reduce(1, { $0 + $1 + 1 }) > width else { return Widths(each: ideal) }
        let room = width - subviews.count - 1
        guard ideal.reduce(0, { $0 + min($1, SegmentRow.least) }) <= room else {
            let least = subviews.reduce(1) { max($0, $1.size(Proposal(width: 0, height: nil)).width) }
            let widest = max(least, min(ideal.reduce(1, max), width - 2))
            return Widths(each: ideal.map { _ in widest }, isStacked: true)
        }
        // Each gets its part of what is left, the shortest first, since they need less than that.
        var each = ideal
        var left = room
        for (done, index) in ideal.indices.sorted(by: { (ideal[$0], $1) < (ideal[$1], $0) }).enumerated() {
            each[index] = min(ideal[index], left / (ideal.count - done))
            left -= each[index]
        }
        return Widths(each: each)
    }
}
