/// Cells in rows and columns: what `Grid` draws.
///
/// A column is as wide as its widest cell, a row as high as its highest. Where there is less room, the least flexible
/// column takes its part first, as in a stack. What is no row goes across all columns, and cells may go across several.
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
        var y = 0
        for (index, line) in subviews.enumerated() {
            let height = tracks.rows[index]
            defer { y += height + gaps.height }
            let place = Rect(x: 0, y: y, width: tracks.width, height: height)
            if let row = line.drawing as? GridRowLayout {
                line.place(in: place) { self.place(tracks.cells[index], of: row, height, tracks) }
            } else {
                let offer = Proposal(place.size)
                line.place(at: place.origin(of: line.size(offer), alignment), offer)
            }
        }
    }

    private func place(_ cells: [Cell], of row: GridRowLayout, _ height: Int, _ tracks: Tracks) {
        let guide = (row.alignment ?? alignment.vertical).guide
        let offers = cells.map { cell in
            Proposal(width: Self.length(tracks.columns[cell.columns], gaps.width), height: height)
        }
        let level = zip(cells, offers).reduce(0) { max($0, $1.0.element.guide(guide, $1.1)) }
        for (cell, offer) in zip(cells, offers) {
            let before = tracks.columns[..<cell.columns.lowerBound]
            let left = before.reduce(0) { $0 + $1 + gaps.width }
            let place = Rect(x: left, y: 0, width: offer.width ?? 0, height: height)
            let size = cell.element.size(offer)
            var origin = place.origin(
                of: size,
                Alignment(
                    horizontal: tracks.alignments[cell.columns.lowerBound] ?? alignment.horizontal,
                    vertical: row.alignment ?? alignment.vertical))
            if guide.isUneven { origin.y = (level - cell.element.guide(guide, offer)) >> 1 }
            if let anchor = cell.wishes.anchor { origin = place.origin(of: size, at: anchor) }
            cell.element.place(at: origin, offer)
        }
    }

    /// A cell, and the columns that it goes across.
    private struct Cell {
        let element: Element
        let wishes: GridCellLayout.Wishes
        let columns: Range<Int>
    }

    private struct Tracks {
        var columns: [Int]
        var rows: [Int]
        var width: Int
        /// The cells of each line; none where it is no row.
        var cells: [[Cell]]
        /// The lines by which columns are aligned that say so themselves.
        var alignments: [Int: HorizontalAlignment]
    }

    private static func cells(of line: Element) -> [Cell] {
        guard line.drawing is GridRowLayout else { return [] }
        var next = 0
        return line.children.map { child in
            let wishes = child.cellWishes
            let first = next
            next += wishes.columns ?? 1
            return Cell(element: child, wishes: wishes, columns: first..<next)
        }
    }

    /// The widths of the columns and the heights of the rows.
    private func tracks(_ proposal: Proposal, _ subviews: Subviews) -> Tracks {
        let lines = subviews.map(Self.cells)
        let cells = lines.flatMap { $0 }
        let count = cells.reduce(0) { max($0, $1.columns.upperBound) }
        var columns: [[Element]] = Array(repeating: [], count: count)
        for cell in cells where cell.columns.count == 1 && !cell.wishes.unsizedAxes.contains(.horizontal) {
            columns[cell.columns.lowerBound].append(cell.element)
        }
        var widths = Self.share(proposal.width, count, gaps.width) { column, offer in
            columns[column].reduce(0) {
                max($0, $1.size(proposal.with(.horizontal, offer).ideal(along: .vertical)).width)
            }
        }
        // What goes across several columns widens them all where they are too narrow for it, as far as there is room.
        for cell in cells where cell.columns.count > 1 && !cell.wishes.unsizedAxes.contains(.horizontal) {
            let length = Self.length(widths[cell.columns], gaps.width)
            let room = proposal.width.map {
                $0 < Size.infinity ? length + max(0, $0 - Self.length(widths, gaps.width)) : $0
            }
            let offer = proposal.ideal(along: .vertical).with(.horizontal, room)
            let wanted = cell.element.size(offer).width
            let missing = max(0, wanted - length)
            for (index, column) in cell.columns.enumerated() {
                widths[column] += missing * (index + 1) / cell.columns.count - missing * index / cell.columns.count
            }
        }
        var width = Self.length(widths, gaps.width)
        for (line, cells) in zip(subviews, lines)
        where cells.isEmpty && !line.isRule && !line.cellWishes.unsizedAxes.contains(.horizontal) {
            width = max(width, line.size(proposal.ideal(along: .vertical)).width)
        }
        let heights = Self.share(proposal.height, subviews.count, gaps.height) { row, offer in
            guard subviews[row].drawing is GridRowLayout else {
                return subviews[row].size(Proposal(width: width, height: offer)).height
            }
            return lines[row].reduce(0) { height, cell in
                guard !cell.wishes.unsizedAxes.contains(.vertical) else { return height }
                let length = Self.length(widths[cell.columns], gaps.width)
                return max(height, cell.element.size(Proposal(width: length, height: offer)).height)
            }
        }
        let alignments = cells.compactMap { cell in
            cell.wishes.columnAlignment.map { (cell.columns.lowerBound, $0) }
        }
        return Tracks(
            columns: widths, rows: heights, width: width, cells: lines,
            alignments: Dictionary(alignments) { first, _ in first })
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

    private static func length(_ tracks: some RandomAccessCollection<Int>, _ gap: Int) -> Int {
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
