/// Cells in rows and columns: what `Grid` draws.
///
/// A column is as wide as its widest cell, a row as high as its highest. Where there is less room, the least flexible
/// column takes its part first, as in a stack. What is no row goes across all columns, and cells may go across several.
public struct GridLayout: Drawable {
    private let alignment: Alignment
    private let columnGap: Int
    private let rowGap: Int?

    /// A grid. Without spacings, one column is left between cells, and rows follow each other as in a column of views.
    public init(_ alignment: Alignment = .center, horizontalSpacing: Int? = nil, verticalSpacing: Int? = nil) {
        self.alignment = alignment
        columnGap = horizontalSpacing ?? 1
        rowGap = verticalSpacing
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        tracks(proposal, subviews).size
    }

    public func leastRows(_ subviews: Subviews) -> Int {
        let gaps = max(0, subviews.count - 1) * leastGaps(subviews).height
        return subviews.reduce(gaps) { $0 + $1.leastRows }
    }

    private func leastGaps(_ subviews: Subviews) -> Size {
        Size(width: columnGap, height: rowGap ?? (subviews.allSatisfy(\.isHigh) ? 1 : 0))
    }

    /// The tracks where this is proposed. As in a column, rows of what fills its room are kept apart where each has more
    /// than a row even so.
    private func tracks(_ offered: Proposal, _ subviews: Subviews) -> GridTracks {
        var proposal = offered
        var tracks = GridTracks(proposal, leastGaps(subviews), subviews)
        if offered.isOpen, subviews.contains(where: \.isModest) {
            // What takes its ideal width in an open room fills the columns that others have made wider.
            proposal = offered.firm(width: tracks.size.width)
            tracks = GridTracks(proposal, leastGaps(subviews), subviews)
        }
        guard rowGap == nil, tracks.gaps.height == 0, subviews.contains(where: \.mayBeHigh),
            subviews.allSatisfy({ $0.isHigh || $0.mayBeHigh })
        else { return tracks }
        let apart = GridTracks(proposal, Size(width: columnGap, height: 1), subviews)
        return apart.rows.allSatisfy { $0 > 1 } ? apart : tracks
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let tracks = tracks(proposal, subviews)
        var y = 0
        for (index, line) in subviews.enumerated() {
            let height = tracks.rows[index]
            defer { y += height + tracks.gaps.height }
            let row = line.drawing as? GridRowLayout
            guard row != nil else {
                place(tracks.lines[index], row, height, y, tracks)
                continue
            }
            line.place(in: Rect(x: 0, y: y, width: tracks.size.width, height: height)) {
                place(tracks.lines[index], row, height, 0, tracks)
            }
        }
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let outer = canvas.baseline
        canvas.align(by: alignment.vertical.guide)
        for line in subviews { line.paint(on: &canvas) }
        canvas.baseline = outer
    }

    /// Places the cells of a line so many rows below the top.
    private func place(_ cells: [GridTracks.Cell], _ row: GridRowLayout?, _ height: Int, _ y: Int, _ tracks: GridTracks)
    {
        let guide = (row?.alignment ?? alignment.vertical).guide
        let offers = cells.map { Proposal(width: tracks.width(of: $0.columns), height: height) }
        let level = zip(cells, offers).reduce(0) { max($0, $1.0.element.guide(guide, $1.1)) }
        for (cell, offer) in zip(cells, offers) {
            let place = Rect(x: tracks.start(of: cell.columns), y: y, width: offer.width ?? 0, height: height)
            let size = cell.element.size(offer)
            let horizontal = row == nil ? nil : tracks.alignments[cell.columns.lowerBound]
            var origin = place.halfOrigin(
                of: size,
                Alignment(
                    horizontal: horizontal ?? alignment.horizontal, vertical: row?.alignment ?? alignment.vertical))
            if guide.isUneven { origin.y = 2 * y + level - cell.element.guide(guide, offer) }
            if let anchor = cell.wishes.anchor {
                cell.element.place(at: place.origin(of: size, at: anchor), offer)
            } else {
                cell.element.place(at: origin, offer)
            }
        }
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

    public func breadth(_ subviews: Subviews) -> Int { row.breadth(subviews) }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        row.place(subviews, in: frame, proposal)
    }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let outer = canvas.baseline
        if let alignment { canvas.align(by: alignment.guide) }
        for cell in subviews { cell.paint(on: &canvas) }
        canvas.baseline = outer
    }
}
