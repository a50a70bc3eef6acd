/// An area that was filled: where it lies, and whether something stands on it.
///
/// What holds something is drawn as an outline, with nothing inside but that; only what is empty is shaded. An edge on
/// which text stands is left out, and the one opposite of it too.
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
    /// Whether it is a line: a rectangle of one row or one column.
    let isThin: Bool
    /// Whether another area lies on it, or beside it.
    var hasNeighbour = false
    /// Whether text stands on its upper or lower edge.
    var isOpenDown = false
    /// Whether text stands on its left or right edge.
    var isOpenAcross = false

    /// Whether it is drawn as a line.
    var isLine: Bool { isThin && !isPage && !isHolding && parent == nil && !hasNeighbour }

    /// Whether it is drawn as an outline.
    var isOutline: Bool { isPage ? hasShadow || parent != nil : isHolding }

    /// What is drawn of a part of its outline; nil where that edge is left out.
    func shown(_ part: LinePart) -> LinePart? {
        switch part {
        case .topLeft, .topRight, .bottomLeft, .bottomRight, .roundTopLeft, .roundTopRight, .roundBottomLeft,
            .roundBottomRight:
            if isOpenDown { return isOpenAcross ? nil : .vertical }
            return isOpenAcross ? .horizontal : part
        case .horizontal: return isOpenDown ? nil : part
        case .vertical, .capLeft, .capRight, .rising, .falling: return isOpenAcross ? nil : part
        case .dot, .joint, .disc: return part
        }
    }
}

extension Canvas {
    /// Begins an area: all that is filled until the next one belongs to it.
    mutating func beginArea(_ outline: Outline, in frame: Rect, _ paint: ResolvedPaint) {
        let isThin =
            outline == .rectangle && paint.gradient == nil
            && (frame.height == 1 && frame.width > 2 || frame.width == 1 && frame.height > 1)
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
            if y == frame.minY || y == frame.maxY - 1 { areas[next].isOpenDown = true }
            if columns.lowerBound <= frame.minX || columns.upperBound >= frame.maxX { areas[next].isOpenAcross = true }
            next = areas[next].parent ?? 0
        }
    }
}
