/// The quarters of cells of which what a path surrounds takes at least half.
struct QuarterForm {
    /// The halves of rows, and of columns, from a cell of the picture.
    private let rows: PathRows
    private let origin: Point
    /// The cells of which it may take any.
    let reach: Rect
    /// What clips and masks leave of it.
    private let cuts: LayerCuts

    /// The rows of quarters that it may take.
    private var seen: Range<Int>
    /// The part of the width of an oval that its first and its last row take at least: less would be a tip.
    private static let leastEnd = 0.3

    /// - Parameters:
    ///   - path: the path in pixels, from the upper left corner of the picture.
    ///   - origin: a cell near it: of a path far from its origin only the nearer part is looked at.
    ///   - visible: the cells that can be seen.
    ///   - isEvenOdd: whether what lies inside two parts of the path lies outside of it.
    ///   - isOval: whether it is an ellipse, which has no tips.
    ///   - cuts: what clips and masks leave of it.
    ///   - cancellation: what ends the work; some of the quarters are missing then.
    init(
        _ path: Path, near origin: Point, in visible: Rect, isEvenOdd: Bool, isOval: Bool = false, _ cuts: LayerCuts,
        _ cancellation: Cancellation?
    ) {
        self.cuts = cuts
        let start = SketchGrid.pixels(of: Rect(origin: origin, size: .zero)).origin
        let path = path.offsetBy(dx: -start.x, dy: -start.y)
        let cells = path.boundingRect.cells(SketchGrid.scale).moved(by: origin)
        reach = cells.intersection(visible)
        let inside = reach.moved(by: -origin)
        rows = PathRows(
            path, CellQuarters.scale, in: CellQuarters.frame(of: inside), isEvenOdd: isEvenOdd, cancellation)
        self.origin = origin
        seen = rows.rows
        guard isOval, reach == cells else { return }
        let least = path.boundingRect.width / CellQuarters.scale.column * Self.leastEnd
        func isTip(_ row: Int) -> Bool {
            Double(rows.spans(row).reduce(0) { $0 + $1.count }) < least
        }
        while seen.count > 2, isTip(seen.lowerBound) { seen.removeFirst() }
        while seen.count > 2, isTip(seen.upperBound - 1) { seen.removeLast() }
    }

    /// The quarters of a cell, by their bits.
    func quarters(_ x: Int, _ y: Int) -> Int {
        guard reach.contains(x: x, y: y) else { return 0 }
        var quarters = 0
        let (left, top) = (2 * (x - origin.x), 2 * (y - origin.y))
        for row in 0...1 {
            guard seen.contains(top + row) else { continue }
            let spans = rows.spans(top + row)
            for column in 0...1 where spans.contains(where: { $0.contains(left + column) }) {
                quarters |= 1 << (2 * row + column)
            }
        }
        return quarters == 0 ? 0 : quarters & cuts.quarters(x, y)
    }

    /// Whether it takes the same quarters as another one.
    func isAlike(_ other: QuarterForm) -> Bool { origin == other.origin && rows.isAlike(other.rows) }
}
