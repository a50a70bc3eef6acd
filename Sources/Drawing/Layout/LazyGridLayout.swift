/// Cells one after the other in lines of equal count: what `LazyVGrid` and `LazyHGrid` draw.
public struct LazyGridLayout: Drawable {
    /// How large one track is across the direction in which the grid grows.
    public enum Track: Sendable {
        /// So many cells.
        case fixed(Int)
        /// A share of what the others leave, between bounds.
        case flexible(min: Int, max: Int)
        /// As many tracks as fit, each at least as large as the first bound, which may have parts of cells: how many fit is
        /// counted by the lengths that were asked for.
        case adaptive(min: Double, max: Int)
    }

    /// One track as it was asked for: its size, the gap behind it, and how its cells stand in it.
    public struct Item: Sendable {
        let track: Track
        let spacing: Int?
        /// The spacing that was asked for, with parts of cells.
        let exactSpacing: Double?
        let alignment: Alignment?

        /// A track; without a spacing the usual one is kept behind it.
        ///
        /// - Parameters:
        ///   - spacing: the cells behind it.
        ///   - exactSpacing: the same with parts of cells, by which adaptive tracks are counted.
        public init(
            _ track: Track, spacing: Int? = nil, exactSpacing: Double? = nil, alignment: Alignment? = nil
        ) {
            self.track = track
            self.spacing = spacing
            self.exactSpacing = exactSpacing ?? spacing.map { Double($0) }
            self.alignment = alignment
        }
    }

    private let axis: Axis
    private let items: [Item]
    private let spacing: Int?
    private let alignment: Guide

    /// A grid that grows downwards, with tracks side by side. Lengths are in cells.
    public static func columns(
        _ items: [Item], alignment: HorizontalAlignment = .center, spacing: Int? = nil
    ) -> LazyGridLayout {
        LazyGridLayout(axis: .vertical, items: items, spacing: spacing, alignment: alignment.guide)
    }

    /// A grid that grows to the right, with tracks one below the other. Lengths are in cells.
    public static func rows(
        _ items: [Item], alignment: VerticalAlignment = .center, spacing: Int? = nil
    ) -> LazyGridLayout {
        LazyGridLayout(axis: .horizontal, items: items, spacing: spacing, alignment: alignment.guide)
    }

    /// The direction in which the tracks stand beside each other.
    var across: Axis { axis == .vertical ? .horizontal : .vertical }
    private var usualGap: Int { axis == .vertical ? 1 : 0 }
    /// The same with parts of cells: half a row.
    private var usualExactGap: Double { axis == .vertical ? 1 : 0.5 }

    /// The space behind each line but the last: the usual one is that of stacks, two lines at a time. What is high by its
    /// proportions counts, too.
    private func gaps(between lines: [Line], _ subviews: Subviews) -> [Int] {
        if let spacing { return lines.dropFirst().map { _ in spacing } }
        let areHigh = lines.map { line in
            axis == .horizontal
                || zip(line.tracks, subviews[line.cells]).allSatisfy { track, cell in
                    cell.isHigh || cell.isBox && size(of: cell, in: track).height > 1
                }
        }
        return zip(areHigh, areHigh.dropFirst()).map { $0 && $1 ? 1 : 0 }
    }

    /// The size of a cell in its track.
    private func size(of cell: Element, in track: Place) -> Size {
        cell.size(Proposal.unspecified.with(across, track.length))
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        guard !subviews.isEmpty else { return .zero }
        let tracks = tracks(proposal, subviews)
        let lines = lines(tracks, subviews)
        let length = lines.reduce(0) { $0 + $1.length } + gaps(between: lines, subviews).reduce(0, +)
        return Size(along: axis, length, across: Self.end(of: tracks))
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard !subviews.isEmpty else { return }
        let tracks = tracks(proposal, subviews)
        let lines = lines(tracks, subviews)
        let gaps = gaps(between: lines, subviews) + [0]
        let isDown = axis == .vertical
        let room = Size(along: axis, 0, across: frame.size[across])
        let used = Size(along: axis, 0, across: Self.end(of: tracks))
        let shift = (alignment.standard(in: room) - alignment.standard(in: used)) >> 1
        var start = isDown ? frame.minY : frame.minX
        for (line, gap) in zip(lines, gaps) {
            let length = line.length
            for (track, child) in zip(line.tracks, subviews[line.cells]) {
                let offset = (isDown ? frame.minX : frame.minY) + shift + track.start
                let place =
                    isDown
                    ? Rect(x: offset, y: start, width: track.length, height: length)
                    : Rect(x: start, y: offset, width: length, height: track.length)
                let offer = Proposal(place.size)
                child.place(aligned: track.alignment ?? line.alignment, in: place, offer)
            }
            start += length + gap
        }
    }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? { subviews.combined(guide) }

    private struct Place {
        var start: Int
        var length: Int
        var alignment: Alignment?
    }

    /// How long the tracks are in a direction, and what lies between them; nil where they don't stand beside each other in that.
    func tracks(_ proposal: Proposal, _ subviews: Subviews, along axis: Axis) -> (lengths: [Int], spacing: Int)? {
        guard axis == across, !subviews.isEmpty else { return nil }
        let tracks = tracks(proposal, subviews)
        return (tracks.map(\.length), Self.end(of: tracks) - tracks.reduce(0) { $0 + $1.length })
    }

    private static func end(of tracks: [Place]) -> Int { tracks.last.map { $0.start + $0.length } ?? 0 }

    /// The tracks, in the room that there is across the grid; without a bound each is as large as its cells like.
    private func tracks(_ proposal: Proposal, _ subviews: Subviews) -> [Place] {
        let items = items.isEmpty ? [Item(.flexible(min: 1, max: Size.infinity))] : items
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? usualGap) }
        let cells = subviews.filter { !($0.drawing is WholeLineLayout) }
        let ideal = cells.reduce(1) { max($0, $1.size(.unspecified)[across]) }
        let isBounded = (proposal[across] ?? Size.infinity) < Size.infinity
        var left = (isBounded ? proposal[across] ?? 0 : ideal * items.count + gaps) - gaps
        for case .fixed(let length) in items.map(\.track) { left -= length }
        var others = items.count { if case .fixed = $0.track { false } else { true } }
        var places: [Place] = []
        var start = 0
        for item in items {
            let gap = item.spacing ?? usualGap
            var lengths: [Int]
            switch item.track {
            case .fixed(let length): lengths = [length]
            case .flexible(let least, let most):
                let share = max(0, left) / others
                lengths = [max(least, min(share, most))]
                left -= lengths[0]
                others -= 1
            case .adaptive(let least, let most):
                let share = max(0, left) / others
                let count = count(of: item, least, in: share)
                // All are alike: what is left over stays free.
                let length = max(1, min((share - gap * (count - 1)) / count, most))
                lengths = Array(repeating: length, count: min(count, max(1, cells.count)))
                left -= share
                others -= 1
            }
            for length in lengths {
                places.append(Place(start: start, length: max(0, length), alignment: item.alignment))
                start += max(0, length) + gap
            }
        }
        return places
    }

    /// How many adaptive tracks fit, at least one.
    private func count(of item: Item, _ least: Double, in share: Int) -> Int {
        let gap = item.exactSpacing ?? usualExactGap
        let fitting = (Double(share) + gap) / max(least + gap, .leastNormalMagnitude)
        let cellGap = item.spacing ?? usualGap
        // Each takes a cell at least. What a sum of fractions lacks by its rounding is no cell.
        return max(1, min(Int(clamped: (fitting + 1e-9).rounded(.down)), (share + cellGap) / (1 + cellGap)))
    }

    /// One line: its cells, where they stand across the grid, and how long it is in the direction in which the grid grows.
    private struct Line {
        let cells: Range<Int>
        let tracks: [Place]
        let alignment: Alignment
        var length = 0
    }

    /// The lines: as many cells as there are tracks, or one that takes all of them.
    private func lines(_ tracks: [Place], _ subviews: Subviews) -> [Line] {
        var lines: [Line] = []
        var first = 0
        while first < subviews.count {
            var line: Line
            if subviews[first].drawing is WholeLineLayout {
                let whole = Place(start: 0, length: Self.end(of: tracks))
                line = Line(cells: first..<first + 1, tracks: [whole], alignment: wholeAlignment)
            } else {
                let rest = subviews[first...].prefix(tracks.count).prefix { !($0.drawing is WholeLineLayout) }
                line = Line(cells: rest.indices, tracks: tracks, alignment: .center)
            }
            line.length = zip(line.tracks, subviews[line.cells]).reduce(0) { longest, cell in
                max(longest, size(of: cell.1, in: cell.0)[axis])
            }
            first = line.cells.upperBound
            lines.append(line)
        }
        return lines
    }

    /// How a view stands that takes a line of its own.
    private var wholeAlignment: Alignment {
        switch alignment {
        case HorizontalAlignment.leading.guide: .leading
        case HorizontalAlignment.trailing.guide: .trailing
        case VerticalAlignment.top.guide: .top
        case VerticalAlignment.bottom.guide: .bottom
        default: .center
        }
    }
}

/// A view that takes a line of its own in a lazy grid, as the header of a section does; elsewhere it is drawn as it is.
public struct WholeLineLayout: Drawable {
    /// A view that takes a line of its own.
    public init() {}
}
