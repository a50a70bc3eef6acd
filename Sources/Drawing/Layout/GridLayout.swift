/// Cells in rows and columns: what `Grid` draws.
///
/// A column is as wide as its widest cell, a row as high as its highest. Where there is less room, the least flexible
/// column takes its part first, as in a stack. What is no row goes across all columns.
public struct GridLayout: Drawable {
    private let alignment: Alignment
    private let gaps: Size

    /// A grid. Without spacings, one column is left between cells, and rows follow each other.
    public init(_ alignment: Alignment = .center, horizontalSpacing: Int? = nil, verticalSpacing: Int? = nil) {
        self.alignment = alignment
        gaps = Size(width: horizontalSpacing ?? 1, height: verticalSpacing ?? 0)
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let tracks = tracks(proposal, subviews)
        return Size(width: tracks.width, height: Self.length(tracks.rows, gaps.height))
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let tracks = tracks(proposal, subviews)
        var y = frame.minY
        for (line, height) in zip(subviews, tracks.rows) {
            defer { y += height + gaps.height }
            guard let row = line.drawing as? GridRowLayout else {
                let place = Rect(x: frame.minX, y: y, width: tracks.width, height: height)
                let offer = Proposal(place.size)
                line.place(at: place.origin(of: line.size(offer), alignment), offer)
                continue
            }
            line.place(at: Point(x: frame.minX, y: y), Proposal(width: tracks.width, height: height))
            place(line.children, of: row, at: y, height, tracks.columns, frame.minX)
        }
    }

    private func place(
        _ cells: Subviews, of row: GridRowLayout, at y: Int, _ height: Int, _ columns: [Int], _ left: Int
    ) {
        let alignment = Alignment(
            horizontal: self.alignment.horizontal, vertical: row.alignment ?? self.alignment.vertical)
        let guide = alignment.vertical.guide
        let offers = columns.map { Proposal(width: $0, height: height) }
        let baseline = zip(cells, offers).reduce(0) { max($0, $1.0.guide(guide, $1.1)) }
        var x = left
        for (cell, offer) in zip(cells, offers) {
            let place = Rect(x: x, y: y, width: offer.width ?? 0, height: height)
            var origin = place.origin(of: cell.size(offer), alignment)
            if guide.isBaseline { origin.y = y + (baseline - cell.guide(guide, offer)) >> 1 }
            cell.place(at: origin, offer)
            x += place.width + gaps.width
        }
    }

    private struct Tracks {
        var columns: [Int]
        var rows: [Int]
        var width: Int
    }

    /// The widths of the columns and the heights of the rows.
    private func tracks(_ proposal: Proposal, _ subviews: Subviews) -> Tracks {
        let rows = subviews.map { $0.drawing is GridRowLayout ? $0.children : nil }
        let count = rows.reduce(0) { max($0, $1?.count ?? 0) }
        let columns = (0..<count).map { column in
            rows.compactMap { $0 }.compactMap { $0.count > column ? $0[column] : nil }
        }
        let widths = Self.share(proposal.width, count, gaps.width) { column, offer in
            columns[column].reduce(0) { max($0, $1.size(Proposal(width: offer, height: nil)).width) }
        }
        var width = Self.length(widths, gaps.width)
        for (line, cells) in zip(subviews, rows) where cells == nil && !line.isRule {
            width = max(width, line.size(Proposal(width: proposal.width, height: nil)).width)
        }
        let heights = Self.share(proposal.height, subviews.count, gaps.height) { row, offer in
            guard let cells = rows[row] else { return subviews[row].size(Proposal(width: width, height: offer)).height }
            return zip(cells, widths).reduce(0) { max($0, $1.0.size(Proposal(width: $1.1, height: offer)).height) }
        }
        return Tracks(columns: widths, rows: heights, width: width)
    }

    /// Divides a length among tracks: the least flexible takes its part first, each of an equal share of what is left.
    private static func share(
        _ length: Int?, _ count: Int, _ gap: Int, taken: (_ index: Int, _ offer: Int?) -> Int
    ) -> [Int] {
        guard let length, length < Size.infinity else { return (0..<count).map { taken($0, length) } }
        var left = length - gap * max(0, count - 1)
        var result = Array(repeating: 0, count: count)
        let flexibility = (0..<count).map { taken($0, Size.infinity) - taken($0, 0) }
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (done, index) in order.enumerated() {
            result[index] = taken(index, max(0, left) / (count - done))
            left -= result[index]
        }
        return result
    }

    private static func length(_ tracks: [Int], _ gap: Int) -> Int {
        tracks.reduce(0, +) + gap * max(0, tracks.count - 1)
    }
}

/// The cells of one row of a grid; outside of a grid they stand side by side.
public struct GridRowLayout: Drawable {
    /// How the cells stand beside each other; nil as the grid says.
    let alignment: VerticalAlignment?

    /// A row of cells.
    public init(_ alignment: VerticalAlignment? = nil) { self.alignment = alignment }

    private var row: StackLayout { .horizontal(alignment ?? .center) }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size { row.size(proposal, subviews) }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        row.place(subviews, in: frame, proposal)
    }
}
