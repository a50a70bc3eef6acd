/// The lines around things, where colours show what is filled. A line lies on the edge of what it is drawn around: its cells
/// show what lies outside, as long as there are others that show what lies inside.
struct OutlinedFrames {
    private struct Outlined {
        let frame: Rect
        let visible: Rect
        /// The area that was begun last before it was drawn. Later ones lie over the line, as badges do.
        let area: Int
        /// Whether all of the line lies on what it surrounds.
        let isInside: Bool
    }

    /// A place beside a cell of an outline.
    struct Place {
        let x, y: Int
        /// Whether all of the line lies on what it surrounds, so that this is seen through it.
        let isOfInside: Bool
    }

    /// The outlines, the lower ones first.
    private var outlines: [Outlined] = []
    /// The cells around which they stand, and those of lines that have no cells inside of them.
    private var frames: Set<Rect> = []
    /// The places of those that have cells in a row, by the row.
    private var rows: [Int: [Int]] = [:]

    /// How far a place is looked for that nothing hides: as far as badges are wide. Along all of a side it would cost as much
    /// for each of its cells.
    private static let reach = 32

    /// The outlines of a canvas; nil where it has none. Cost: linear in their rows.
    init?(of canvas: Canvas) {
        for form in canvas.forms {
            let least = min(form.frame.width, form.frame.height)
            guard case .line(_, let isInside, let hasCells) = form.coat, !form.isPartOfFace, least > 1 else { continue }
            frames.insert(form.frame)
            guard least > 2 else { continue }
            let cells = form.frame.intersection(form.visible)
            for y in cells.rows { rows[y, default: []].append(outlines.count) }
            outlines.append(
                Outlined(
                    frame: form.frame, visible: form.visible, area: form.area, isInside: isInside || hasCells))
        }
        guard !frames.isEmpty else { return nil }
    }

    /// Whether a cell belongs to a line around the very fill that it stands on.
    func lies(on cell: Cell, _ canvas: Canvas) -> Bool {
        guard cell.ground > 0, cell.glyph.part != nil, canvas.inks[cell.ink].role == .line else { return false }
        return frames.contains(canvas.areas[canvas.grounds.area(cell.ground)].frame)
    }

    /// The place beside a cell of an outline, outside of what that surrounds; nil of all other cells.
    ///
    /// What was drawn later hides what lies there. Then it is the nearest place along the same side that shows it.
    func outside(of cell: Cell, _ x: Int, _ y: Int, on canvas: Canvas) -> Place? {
        guard cell.ground > 0, let part = cell.glyph.part, canvas.inks[cell.ink].role == .line else { return nil }
        for index in (rows[y] ?? []).reversed() where outlines[index].visible.contains(x: x, y: y) {
            let outlined = outlines[index]
            let frame = outlined.frame
            var step = Point.zero
            if !part.isLevel { step.x = x == frame.minX ? -1 : x == frame.maxX - 1 ? 1 : 0 }
            if !part.isUpright { step.y = y == frame.minY ? -1 : y == frame.maxY - 1 ? 1 : 0 }
            guard frame.columns.contains(x), step != .zero else { continue }
            let along = step.y == 0 ? Point(x: 0, y: 1) : Point(x: 1, y: 0)
            let length = step.y == 0 ? frame.height : frame.width
            for distance in 0..<min(length, Self.reach) {
                for sign in distance == 0 ? [1] : [-1, 1] {
                    let place = Point(
                        x: x + step.x + sign * distance * along.x, y: y + step.y + sign * distance * along.y)
                    let isBeside = step.y == 0 ? frame.rows.contains(place.y) : frame.columns.contains(place.x)
                    let area = canvas.grounds.area(canvas.cell(place.x, place.y).ground)
                    guard isBeside || distance == 0, area <= outlined.area else { continue }
                    return isOnLine(place, besides: Point(x: x, y: y))
                        ? nil : Place(x: place.x, y: place.y, isOfInside: outlined.isInside)
                }
            }
        }
        return nil
    }

    /// Whether a place lies on an outline that another place lies outside of: what that outline surrounds lies beside none of it.
    private func isOnLine(_ place: Point, besides other: Point) -> Bool {
        (rows[place.y] ?? []).contains { index in
            let frame = outlines[index].frame
            let inside = Rect(
                x: frame.minX + 1, y: frame.minY + 1, width: frame.width - 2, height: frame.height - 2)
            return frame.contains(x: place.x, y: place.y) && !inside.contains(x: place.x, y: place.y)
                && !frame.contains(x: other.x, y: other.y)
        }
    }
}

extension LinePart {
    /// Whether it is a part of the upper or the lower side of an outline, and of no other one.
    fileprivate var isLevel: Bool { [.horizontal, .teeTop, .teeBottom].contains(self) }

    /// Whether it is a part of the left or the right side of an outline, and of no other one.
    fileprivate var isUpright: Bool { [.vertical, .teeLeft, .teeRight].contains(self) }
}
