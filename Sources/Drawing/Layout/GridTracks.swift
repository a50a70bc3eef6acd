/// How wide the columns of a grid are, and how high its rows.
///
/// Columns between which no cell begins or ends count as one, of their number's weight where room is divided, so that a
/// cell costs the same however many columns it goes across.
struct GridTracks {
    /// A cell, and the columns that it goes across.
    struct Cell {
        let element: Element
        let wishes: GridCellLayout.Wishes
        let columns: Range<Int>
    }

    /// The cells of each line; a line that is no row is one cell across all columns.
    private(set) var lines: [[Cell]]
    /// The heights of the lines.
    private(set) var rows: [Int] = []
    /// The lines by which columns are aligned that say so themselves.
    private(set) var alignments: [Int: HorizontalAlignment] = [:]
    private var columns: [Int] = []
    /// Where the columns begin.
    private var starts: [Int] = []
    /// How many columns of the grid each of these stands for.
    private let weights: [Int]
    /// The columns and rows that are left between tracks.
    let gaps: Size

    /// Measures the lines of a grid, between whose columns and rows so much is left.
    init(_ proposal: Proposal, _ gaps: Size, _ subviews: Subviews) {
        self.gaps = gaps
        (lines, weights) = GridTracks.cells(of: subviews)
        let cells = lines.joined()
        for cell in cells {
            guard let alignment = cell.wishes.columnAlignment else { continue }
            alignments[cell.columns.lowerBound] = alignments[cell.columns.lowerBound] ?? alignment
        }
        sizeColumns(cells.filter { !$0.wishes.unsizedAxes.contains(.horizontal) }, proposal)
        var start = 0
        for width in columns {
            starts.append(start)
            start += width + gaps.width
        }
        rows = GridTracks.share(
            proposal.height, Array(repeating: 1, count: subviews.count), gaps.height
        ) { [self] row, offer in
            lines[row].reduce(0) { height, cell in
                guard !cell.wishes.unsizedAxes.contains(.vertical) else { return height }
                return max(height, cell.element.size(Proposal(width: width(of: cell.columns), height: offer)).height)
            }
        }
    }

    var size: Size {
        Size(width: width(of: columns.indices), height: GridTracks.length(rows[...], gaps.height))
    }

    /// The width of neighbouring columns, with the gaps between them.
    func width(of columns: Range<Int>) -> Int { GridTracks.length(self.columns[columns], gaps.width) }

    /// Where the first of neighbouring columns begins.
    func start(of columns: Range<Int>) -> Int {
        starts.indices.contains(columns.lowerBound) ? starts[columns.lowerBound] : 0
    }

    /// The cells of all lines, and how many columns each of theirs stands for.
    private static func cells(of subviews: Subviews) -> (lines: [[Cell]], weights: [Int]) {
        var edges: Set<Int> = [0]
        let rows = subviews.map { line in
            guard line.drawing is GridRowLayout else { return [Cell]() }
            var next = 0
            return line.children.map { child in
                let wishes = child.cellWishes
                let first = next
                next += wishes.columns ?? 1
                edges.insert(next)
                return Cell(element: child, wishes: wishes, columns: first..<next)
            }
        }
        if edges.count == 1 { edges.insert(1) }
        let bounds = edges.sorted()
        let index = Dictionary(uniqueKeysWithValues: zip(bounds, bounds.indices))
        let lines = zip(subviews, rows).map { line, cells in
            guard line.drawing is GridRowLayout else {
                return [Cell(element: line, wishes: line.cellWishes, columns: 0..<bounds.count - 1)]
            }
            return cells.map { cell in
                let last = index[cell.columns.upperBound] ?? 0
                return Cell(
                    element: cell.element, wishes: cell.wishes, columns: (index[cell.columns.lowerBound] ?? 0)..<last)
            }
        }
        return (lines, zip(bounds, bounds.dropFirst()).map { $1 - $0 })
    }

    private mutating func sizeColumns(_ cells: [Cell], _ proposal: Proposal) {
        var own: [[Element]] = Array(repeating: [], count: weights.count)
        for cell in cells where cell.columns.count == 1 { own[cell.columns.lowerBound].append(cell.element) }
        // A column without cells of its own is given a part of those that go across it.
        var parts: [[Cell]] = Array(repeating: [], count: weights.count)
        for cell in cells where cell.columns.count > 1 {
            for column in cell.columns where own[column].isEmpty { parts[column].append(cell) }
        }
        let word = { (column: Int) in own[column].reduce(0) { max($0, $1.breadth) } }
        columns = GridTracks.share(proposal.width, weights, gaps.width, keeping: word) { column, offer in
            let width = own[column].reduce(0) { max($0, $1.width(proposal, offer)) }
            return parts[column].reduce(width) { max($0, part(of: $1, column, proposal, offer)) }
        }
        let across = cells.filter { $0.columns.count > 1 }
        guard !across.isEmpty else { return }
        let ideals = own.map { $0.reduce(0) { max($0, $1.width(proposal, nil)) } }
        for cell in across { widen(cell.columns.filter { own[$0].isEmpty }, for: cell, proposal, ideals) }
    }

    /// The part that a column has in a cell across several, by its weight.
    private func part(of cell: Cell, _ column: Int, _ proposal: Proposal, _ offer: Int?) -> Int {
        let inner = (cell.columns.count - 1) * gaps.width
        let weight = weights[cell.columns].reduce(0, +)
        let room = offer.map { $0 < Size.infinity ? $0 * weight / weights[column] + inner : $0 }
        return max(0, cell.element.width(proposal, room) - inner) * weights[column] / weight
    }

    /// Makes columns wider that are too narrow for a cell across them, as far as there is room: those without cells of
    /// their own, or else all that it goes across. Other columns that are wider than they would be by themselves give room.
    private mutating func widen(
        _ empty: [Int], for cell: Cell, _ proposal: Proposal, _ ideals: [Int]
    ) {
        let length = width(of: cell.columns)
        let firm = proposal.width.flatMap { $0 < Size.infinity ? $0 : nil }
        var rest = firm.map { max(0, $0 - width(of: columns.indices)) } ?? 0
        var missing = cell.element.width(proposal, firm == nil ? proposal.width : length + rest) - length
        let more = cell.element.width(proposal, nil) - length
        if firm != nil, more > max(missing, rest) {
            let spare = columns.indices.filter { !cell.columns.contains($0) && columns[$0] > ideals[$0] }
                .map { (column: $0, width: columns[$0] - ideals[$0]) }
            for (column, width) in spare.sorted(by: { ($1.width, $0.column) < ($0.width, $1.column) }) {
                let share = min(width, more - rest)
                columns[column] -= share
                rest += share
                if rest == more { break }
            }
            missing = max(missing, min(more, rest))
        }
        guard missing > 0 else { return }
        let wider = empty.isEmpty ? Array(cell.columns) : empty
        let weight = wider.reduce(0) { $0 + weights[$1] }
        var before = 0
        for column in wider {
            let after = before + weights[column]
            columns[column] += missing * after / weight - missing * before / weight
            before = after
        }
    }

    /// Divides a length among tracks: the least flexible takes its part first, each of what is left by its weight, but so
    /// that each can keep its longest word.
    private static func share(
        _ length: Int?, _ weights: [Int], _ gap: Int, keeping word: (_ index: Int) -> Int = { _ in 0 },
        taken: (_ index: Int, _ offer: Int?) -> Int
    ) -> [Int] {
        guard let length, length < Size.infinity else { return weights.indices.map { taken($0, length) } }
        var left = length - gap * max(0, weights.count - 1)
        var weight = weights.reduce(0, +)
        var result = Array(repeating: 0, count: weights.count)
        let largest = weights.indices.map { taken($0, Size.infinity) }
        let flexibility = weights.indices.map { largest[$0] - taken($0, 0) }
        var words = largest.reduce(0, +) > left ? weights.indices.map(word) : []
        var kept = words.reduce(0, +)
        if kept > left {
            words = StackShares.shortened(words, to: left)
            kept = words.reduce(0, +)
        }
        for index in weights.indices.sorted(by: { (flexibility[$0], $0) < (flexibility[$1], $1) }) {
            var share = max(0, left) * weights[index] / weight
            if !words.isEmpty {
                kept -= words[index]
                share = min(max(share, words[index]), left - kept)
            }
            result[index] = taken(index, share)
            left -= result[index]
            weight -= weights[index]
        }
        return result
    }

    private static func length(_ tracks: ArraySlice<Int>, _ gap: Int) -> Int {
        tracks.reduce(0, +) + gap * max(0, tracks.count - 1)
    }
}

extension Element {
    /// The width that is taken of a column, whatever the height.
    fileprivate func width(_ proposal: Proposal, _ offer: Int?) -> Int {
        size(proposal.with(.horizontal, offer).ideal(along: .vertical)).width
    }
}
