/// An area that was filled: where it lies, and whether something stands on it.
///
/// What holds something is drawn as an outline, with nothing inside but that; only what is empty is shaded. An edge that
/// text stands in is left out, and the one opposite of it too: of the sides one that text covers for the most part.
struct Filled {
    /// The cells that it takes.
    let frame: Rect
    /// The area that it was drawn on, by its number.
    var parent: Int?
    /// Whether it has the colour of the page, so that it shows only on another area, or by its shadow.
    let isPage: Bool
    /// Whether it casts a shadow.
    let hasShadow: Bool
    /// Whether text or a line stands on it.
    var isHolding = false
    /// Whether it is a line: a rectangle or a capsule of one row or one column, and of no more than about half of that in points.
    let isThin: Bool
    /// Whether the area that it was drawn on is an outline, so that no shade lies around it.
    var standsInOutline = false
    /// Whether it is a line that leads through text, and so holds none.
    var isCrossing = false
    /// Whether another area lies on it, or beside it.
    var hasNeighbour = false
    /// How many cells of each of its edges text covers: of the upper and the lower one, of the left and the right one.
    private var covered = (top: 0, bottom: 0, leading: 0, trailing: 0)

    init(frame: Rect, isPage: Bool, hasShadow: Bool, isThin: Bool) {
        (self.frame, self.isPage, self.hasShadow, self.isThin) = (frame, isPage, hasShadow, isThin)
    }

    /// Whether its upper and its lower edge are left out.
    private var isOpenDown: Bool { Self.isText(max(covered.top, covered.bottom), of: frame.width - 2) }

    /// Whether so many letters on an edge are a text that it runs through, and not a badge on it.
    static func isText(_ letters: Int, of length: Int) -> Bool { letters > 0 && letters * 4 >= length }

    /// Whether its left and its right edge are left out.
    private var isOpenAcross: Bool {
        let covered = max(covered.leading, covered.trailing)
        // Between edges without anything inside of them one letter is enough.
        return covered > 0 && (frame.width <= 2 || covered * 2 >= frame.height - 2)
    }

    /// Notes that text covers some columns of a row. What stands on a corner covers no edge, unless there is nothing between
    /// the edges.
    mutating func cover(_ columns: Range<Int>, _ y: Int) {
        let isNarrow = min(frame.width, frame.height) <= 2
        let length = isNarrow ? columns.count : columns.clamped(to: frame.minX + 1..<frame.maxX - 1).count
        if y == frame.minY { covered.top += length }
        if y == frame.maxY - 1 { covered.bottom += length }
        guard isNarrow || y > frame.minY && y < frame.maxY - 1 else { return }
        if columns.lowerBound <= frame.minX { covered.leading += 1 }
        if columns.upperBound >= frame.maxX { covered.trailing += 1 }
    }

    /// Whether it is drawn as a line.
    var isLine: Bool {
        isThin && !isPage && (!isHolding || isCrossing) && (parent == nil || standsInOutline) && !hasNeighbour
    }

    /// Whether it is drawn as an outline.
    var isOutline: Bool { isPage ? hasShadow || parent != nil : isHolding }

    /// What is drawn of a part of its outline; nil where that edge is left out.
    func shown(_ part: LinePart) -> LinePart? {
        switch part {
        case .topLeft, .topRight, .bottomLeft, .bottomRight, .roundTopLeft, .roundTopRight, .roundBottomLeft,
            .roundBottomRight:
            if isOpenDown { return isOpenAcross ? nil : .vertical }
            return isOpenAcross && !part.isRoundCorner ? .horizontal : part
        case .horizontal: return isOpenDown ? nil : part
        case .vertical, .capLeft, .capRight, .rising, .falling: return isOpenAcross ? nil : part
        case .dot, .joint, .disc, .teeLeft, .teeRight, .teeTop, .teeBottom: return part
        }
    }
}

extension Canvas {
    /// Begins an area: all that is filled until the next one belongs to it.
    mutating func beginArea(_ outline: Outline, in frame: Rect, _ paint: ResolvedPaint) {
        let isThin =
            outline.isStraight && paint.gradient == nil
            && (frame.height == 1 && frame.width > 2 && thinAxes.contains(.vertical)
                || frame.width == 1 && frame.height > 1 && thinAxes.contains(.horizontal))
        areas.append(Filled(frame: frame, isPage: paint.isPage, hasShadow: isCasting, isThin: isThin))
    }

    /// The number of the area that was begun last.
    var area: Int { areas.count - 1 }

    /// Notes that something stands in some columns of a row, on an area and on all those that lie below it.
    ///
    /// Cost: linear in the areas for which that is new.
    mutating func hold(_ columns: Range<Int>, _ y: Int, on area: Int, isText: Bool = true) {
        var next = area
        while next > 0 {
            let frame = areas[next].frame
            let isInside =
                columns.lowerBound > frame.minX && columns.upperBound < frame.maxX && y > frame.minY
                && y < frame.maxY - 1
            // All around it lies further out, and knows of something on it already.
            if isInside, areas[next].isHolding { return }
            guard isText || isInside else { return }
            areas[next].isHolding = true
            areas[next].cover(columns, y)
            next = areas[next].parent ?? 0
        }
    }
}
