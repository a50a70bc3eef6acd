/// An area that was filled: where it lies, and whether something stands on it.
///
/// What holds something is drawn as an outline, with nothing inside but that; only what is empty is shaded. An edge that
/// text runs through is left out: of the sides one that it covers for the most part, together with the other one.
struct Filled {
    /// The cells that it takes.
    private(set) var frame: Rect
    /// Those of them in which a clip lets it be seen.
    var visible: Rect
    /// The area that it was drawn on, by its number.
    var parent: Int?
    /// Whether it has the colour of the page, so that it shows only on another area, or by its shadow.
    let isPage: Bool
    /// Whether it casts a shadow.
    let hasShadow: Bool
    /// Whether text or a line stands on it.
    var isHolding = false
    /// The axis along which it is a line, as a rectangle or a capsule of one row or one column, and of no more than about half
    /// of that in points; nil of all else.
    let thinAxis: Axis?
    /// Whether the area that it was drawn on is an outline, so that no shade lies around it.
    var standsInOutline = false
    /// Whether it is a line, unless something stands on it or beside it.
    var isThin: Bool { thinAxis != nil }
    /// Whether it is a line that leads through text, and so holds none.
    var isCrossing = false
    /// What its cells show where it is a line.
    var linePart: LinePart { ownLinePart ?? (thinAxis == .vertical ? .vertical : .horizontal) }
    /// The part of a line that leads below or above text; nil of others.
    var ownLinePart: LinePart?
    /// Whether it is a line only where it leads through text: what is as short as a dot, and a gradient, are shown as fills.
    var isLineOnlyAtText = false
    /// Whether it is a line as short as a dot.
    fileprivate var isShort: Bool { thinAxis == .horizontal && frame.width <= 2 }
    /// Whether it is a line that is seen through, in a row with one that isn't.
    var isFaintLine = false
    /// Whether it is as short as that in points, too: no more than twice as wide as high.
    fileprivate var isDot: Bool {
        guard isShort, let eighthsAcross else { return isShort }
        return Double(frame.width) * Scale.standard.column <= Double(eighthsAcross) / 4 * Scale.standard.row
    }
    /// The eighths of a cell that a line takes across in points, 1...8; nil where that isn't known.
    var eighthsAcross: Int?
    /// Whether it is a line that is more than a quarter of a row high.
    var isBroad: Bool { thinAxis == .horizontal && eighthsAcross ?? 0 > 2 }
    /// Whether another area lies on it, or beside it.
    var hasNeighbour = false
    /// How many cells of each of its edges text covers: of the upper and the lower one, of the left and the right one.
    private var covered = (top: 0, bottom: 0, leading: 0, trailing: 0)
    /// The rows between its upper and its lower edge in which a line leads from side to side: text never covers the sides there.
    private(set) var ruled = 0
    /// The rows between which all text on it stands, and on what lies on it; nil where there is none.
    private var textRows: ClosedRange<Int>?

    /// Whether its corners are round by less than a cell, which a shade does not show.
    let hasFineCorners: Bool
    /// How far its corners reach, in columns and in rows; nil of a form that is no rectangle, circle or the like.
    var corners: CornerReach?
    /// Whether it is a circle, and no other shape that looks like one in its cells.
    fileprivate(set) var isCircle = false
    /// Whether its size was asked for, and not that of what stands on it.
    var isFixed = false
    /// Whether its cells are others than those that it would take by itself.
    var isFitted = false
    /// The half cells by which it stands further to the right and down than its cells.
    var rest = HalfCells.none
    /// The same of text on it, seen from there; nil where that is not the same of all.
    private var lead: HalfCells?
    private(set) var isLed = false
    /// The eighths of its first row that it takes, where it stands on its last one.
    var eighthsOnTop = 8
    /// Where it stands in colour as the knob of a track, in cells and halves of them; nil of all else.
    private var knob: CGRect?
    /// Whether it is a knob.
    var isKnob: Bool { knob != nil }

    init(frame: Rect, isPage: Bool, hasShadow: Bool, thinAxis: Axis? = nil, hasFineCorners: Bool = false) {
        (self.frame, self.isPage, self.hasShadow, self.thinAxis) = (frame, isPage, hasShadow, thinAxis)
        visible = frame
        self.hasFineCorners = hasFineCorners
    }

    /// What would be filled of an outline in some cells.
    init(_ outline: Outline, in frame: Rect) {
        self.init(frame: frame, isPage: false, hasShadow: false)
        corners = outline.corners(in: frame.size)
    }

    /// Whether the middle of a quarter of a cell lies on it.
    private func covers(_ column: Double, _ row: Double, _ reach: CornerReach, shift: HalfCells) -> Bool {
        let top = hasRoundTop && eighthsOnTop < 7 ? 0.5 : 0
        let (x, y) = (
            column - Double(frame.minX) - Double(shift.x) / 2, row - Double(frame.minY) - Double(shift.y) / 2 - top
        )
        let (width, height) = (Double(frame.width), Double(frame.height) - top)
        guard x > 0, y > 0, x < width, y < height else { return false }
        let reach = reach[isLower: y * 2 > height, isRight: x * 2 > width]
        guard reach.columns > 0 else { return true }
        let across = reach.columns - min(x, width - x)
        let down = reach.rows - min(y, height - y)
        guard across > 0, down > 0 else { return true }
        let (a, b) = (across / reach.columns, down / reach.rows)
        return a * a + b * b < 1 - 1e-9
    }

    /// The rows from which corners of a fill of two rows are round.
    private static let leastOfTwoRows = 0.85

    /// The quarters of a cell that lie on it, by their bits; nil of a form that has none.
    ///
    /// - Parameter shift: the half cells by which it is drawn further to the right and down.
    func quarters(_ x: Int, _ y: Int, shift: HalfCells = .none) -> Int? {
        if let knob { return Self.quarters(x, y, ofOvalIn: knob) }
        guard let corners else { return nil }
        // Of two rows corners that are less than the half of each would leave a cross.
        let isCross = frame.height == 2 && corners.areEqual && corners.rows < Self.leastOfTwoRows
        let reach = isCross ? .square : corners
        return CellQuarters.taken { covers(Double(x) + $0, Double(y) + $1, reach, shift: shift) }
    }

    /// The quarters of a cell that lie on an oval, by their bits.
    private static func quarters(_ x: Int, _ y: Int, ofOvalIn box: CGRect) -> Int {
        CellQuarters.taken {
            let across = (Double(x) + $0 - box.midX) / (box.width / 2)
            let down = (Double(y) + $1 - box.midY) / (box.height / 2)
            return across * across + down * down <= 1
        }
    }

    /// Whether a round part of its edge shows the shade of what it is filled with, and not its form: where corners are too fine
    /// for a form, and where no cell inside of the edge would be left to show the shade.
    func hasShade(_ part: LinePart, in charset: Charset) -> Bool {
        if part == .disc { return false }
        if part.isCap { return frame.width <= 2 }
        let isNarrow = charset == .ascii ? max(frame.width, frame.height) <= 2 : isNarrow
        return part.isRoundCorner ? hasFineCorners || isNarrow : charset != .ascii
    }

    /// Whether characters of their own show in its cells which part of these it takes.
    var isSign: Bool { frame.height == 1 && corners?.rows != 0 || eighthsOnTop < 8 }

    /// Whether some of its cells are drawn in part, so that what it lies on is seen in them.
    var leavesParts: Bool { isThin || eighthsOnTop < 8 || corners.map { $0.rows > 0 } ?? true }

    /// The side of what a line stands on along which it lies; nil of all else.
    func side(of parent: Filled) -> Edge? {
        guard !parent.isThin, !parent.isOval, isThin else { return nil }
        let (own, all) = (frame, parent.frame)
        if thinAxis == .vertical {
            guard all.width > 1 else { return nil }
            return own.minX == all.minX ? .leading : own.maxX == all.maxX ? .trailing : nil
        }
        guard all.height > 1 else { return nil }
        return own.minY == all.minY ? .top : own.maxY == all.maxY ? .bottom : nil
    }

    /// The column of its middle; of one that is cut in two the nearest one that is left.
    var middleColumn: Int { max(visible.minX, min(frame.minX + frame.width / 2, visible.maxX - 1)) }

    /// Whether its upper corners are round in colour, so that it begins at a row or in the middle of one.
    var hasRoundTop: Bool { frame.height > 1 && corners.map { $0.rows >= Self.leastRound } ?? false }

    /// The rows over which corners reach at least that quarters of cells show as round: those of 10 points.
    private static let leastRound = 0.625

    /// Whether its ends are round where it has one row. What a clip rounds has no corners of its own.
    var hasRoundEnds: Bool { corners.map { $0.rows == 0 || $0.rows >= 0.5 } ?? true }

    /// Whether its sides bulge.
    var isOval: Bool {
        corners.map { $0.rows > 0 && $0.rows * 2 >= Double(frame.height) && $0.areEqual } ?? false
    }

    /// The half cells by which it is drawn further to the right and down where cells have parts, so that text in the middle of
    /// it stands there.
    var shift: HalfCells {
        guard isFixed, !isFitted, corners != nil, let lead, abs(lead.x) <= 1, abs(lead.y) <= 1 else { return .none }
        // What is above and below it begins and ends in the same columns, but for what is round.
        return HalfCells(x: isOval ? -lead.x : 0, y: -lead.y)
    }

    /// The cells of which it is drawn, with those that it takes a part of. Nothing of what a clip cuts through lies outside of
    /// that.
    var reach: Rect {
        if let knob { return knob.cells(Scale(column: 1, row: 1)) }
        guard visible == frame else { return visible }
        let (x, y) = (Int(shift.x), Int(shift.y))
        return frame.union(frame.moved(by: Point(x: x, y: y)))
    }

    /// Whether it is drawn of the same squares as another one.
    func hasForm(of other: Filled) -> Bool {
        frame == other.frame && shift == other.shift && corners == other.corners && knob == other.knob
    }

    /// Takes the form that a clip with corners gives it, which may leave fewer cells.
    mutating func take(_ corners: CornerReach, in cells: Rect) {
        if frame != cells { isFitted = true }
        (self.corners, frame, visible) = (corners, cells, visible.intersection(cells))
    }

    /// Notes that text stands on it so many half cells further to the right and down than its cells.
    mutating func lead(text rest: HalfCells) {
        let own = HalfCells(x: rest.x - self.rest.x, y: rest.y - self.rest.y)
        if isLed, lead != own { lead = nil } else { (lead, isLed) = (own, true) }
    }

    /// Stands as a knob in its track: in the middle of the rows of that, between its ends, and lower by half a row above and below,
    /// however many cells it has.
    fileprivate mutating func stand(asKnobOf track: Filled) {
        guard !isLed, isCircle, !track.isCircle, track.frame.height <= Self.highestTrack, track.frame.height > 1,
            track.corners.map({ $0.rows * 2 >= Double(track.frame.height) - 0.5 }) == true,
            frame.width < track.frame.width, frame.height >= track.frame.height - 1,
            track.frame.rows.contains(frame.minY), track.frame.rows.contains(frame.maxY - 1),
            track.frame.inset(by: -1).union(frame) == track.frame.inset(by: -1)
        else { return }
        let height = track.frame.height - 1
        let width = min(frame.width - (frame.height - height), 2 * height + 1)
        let (first, last) = (2 * track.frame.minX + 1, 2 * (track.frame.maxX - width) - 1)
        var place = 2 * frame.minX + frame.width + Int(rest.x) - width
        // At an end it leaves as little of that as above and below.
        if place - first < last - place, place - first <= 2 { place = first }
        if last - place < place - first, last - place <= 2 { place = last }
        guard width > 0, first <= last, visible.intersection(track.visible) == visible || visible == frame else {
            return
        }
        knob = CGRect(
            x: Double(max(first, min(place, last))) / 2, y: Double(track.frame.minY) + 0.5, width: Double(width),
            height: Double(height))
    }

    /// The most rows of the track of a knob.
    private static let highestTrack = 3

    /// The same in its own cells.
    var straightened: Filled {
        var filled = self
        filled.lead = nil
        return filled
    }

    /// Stands so many half cells beside its cells along an axis, whatever is on it.
    mutating func stand(shiftedBy half: Int8, _ axis: Axis) {
        if half != 0, lead == nil { lead = HalfCells.none }
        lead?[axis] = -half
    }

    /// Whether its upper edge is left out.
    private var isOpenAbove: Bool { isOpen(covered.top, opposite: covered.bottom) }

    /// Whether its lower edge is left out.
    private var isOpenBelow: Bool { isOpen(covered.bottom, opposite: covered.top) }

    private func isOpen(_ letters: Int, opposite: Int) -> Bool {
        // Where no row lies between the two edges, all text stands in one of them, and none is a badge: the other one alone
        // would be a line below or above it.
        guard frame.height > 2 else { return letters > 0 || opposite > 0 }
        // An edge without sides, and with letters in it or in its opposite, would be read as a line of its own.
        if isOpenAcross, letters > 0 || opposite > 0 { return true }
        return Self.isOpen(letters, opposite: opposite, of: frame.width - 2)
    }

    /// Whether the upper or the lower edge of an outline is left out: where text runs through it. An edge without a letter is
    /// drawn, so that the outline is closed wherever it can be.
    ///
    /// - Parameters:
    ///   - letters: how many letters cover the edge.
    ///   - opposite: how many cover the opposite one. Where text runs through that, its other lines are no badges.
    ///   - length: how many letters have room in each.
    static func isOpen(_ letters: Int, opposite: Int, of length: Int) -> Bool {
        letters > 0 && isText(max(letters, opposite), of: length)
    }

    /// Whether so many letters on an edge are a text that it runs through, and not a badge on it.
    static func isText(_ letters: Int, of length: Int) -> Bool { letters > 0 && letters * 4 >= length }

    /// Whether its left and its right edge are left out.
    private var isOpenAcross: Bool {
        let letters = max(covered.leading, covered.trailing)
        // Between edges without anything inside of them one letter is enough, and between lines alone those in the edges are.
        return letters > 0 && (frame.width <= 2 || letters * 2 >= frame.height - 2 - ruled)
            || ruled > 0 && ruled == frame.height - 2 && min(covered.top, covered.bottom) > 0
    }

    /// Notes that text covers some columns of a row. What stands on a corner covers no edge, unless there is nothing between
    /// the edges.
    mutating func cover(_ columns: Range<Int>, _ y: Int) {
        let length = isNarrow ? columns.count : columns.clamped(to: inner).count
        reach(to: y...y)
        if y == frame.minY { covered.top += length }
        if y == frame.maxY - 1 { covered.bottom += length }
        guard isNarrow || y > frame.minY && y < frame.maxY - 1 else { return }
        if columns.lowerBound <= frame.minX { covered.leading += 1 }
        if columns.upperBound >= frame.maxX { covered.trailing += 1 }
    }

    /// Notes that a line leads through some columns of a row.
    mutating func rule(_ columns: Range<Int>, _ y: Int) {
        guard y > frame.minY, y < frame.maxY - 1, columns.lowerBound <= frame.minX, columns.upperBound >= frame.maxX
        else { return }
        ruled += 1
    }

    /// Notes that an area lies on it which text covers. Between sides of its own text doesn't run through an edge that it
    /// stands in, as that of a badge, as long as there is more of the edge.
    mutating func cover(_ other: Filled) {
        guard let rows = other.textRows else { return }
        reach(to: rows)
        let columns = other.frame.columns.clamped(to: inner)
        let isBadge = other.hasSides && !isNarrow && columns.count < inner.count
        guard !isBadge else { return }
        func letters(_ covered: Int, _ y: Int) -> Int {
            other.hasSides ? rows.contains(y) ? columns.count : 0 : covered
        }
        if other.frame.minY == frame.minY { covered.top += letters(other.covered.top, frame.minY) }
        if other.frame.maxY == frame.maxY { covered.bottom += letters(other.covered.bottom, frame.maxY - 1) }
        guard !other.hasSides else { return }
        let sides = other.frame.rows.clamped(to: isNarrow ? frame.rows : frame.minY + 1..<frame.maxY - 1).count
        if other.frame.minX == frame.minX { covered.leading += min(sides, other.covered.leading) }
        if other.frame.maxX == frame.maxX { covered.trailing += min(sides, other.covered.trailing) }
    }

    private mutating func reach(to rows: ClosedRange<Int>) {
        textRows = textRows.map { min($0.lowerBound, rows.lowerBound)...max($0.upperBound, rows.upperBound) } ?? rows
    }

    /// The columns between its sides.
    private var inner: Range<Int> { frame.minX + 1..<max(frame.minX + 1, frame.maxX - 1) }
    /// Whether there is nothing between its edges.
    private var isNarrow: Bool { min(frame.width, frame.height) <= 2 }
    /// Whether its sides are drawn.
    var hasSides: Bool { isOutline && !isOpenAcross }

    /// Whether it is drawn as a line.
    var isLine: Bool {
        isThin && !isPage && (!isHolding || isCrossing) && (parent == nil || standsInOutline) && !hasNeighbour
            && (isCrossing || !isLineOnlyAtText)
    }

    /// Whether it is drawn as an outline.
    var isOutline: Bool { isPage ? hasShadow || parent != nil : isHolding }

    /// Whether the edge is left out that lies in the upper or the lower part of it.
    private func isOpen(at y: Int) -> Bool { y - frame.minY < frame.maxY - 1 - y ? isOpenAbove : isOpenBelow }

    /// Whether an end that goes round through two rows has an edge in a row, and so a corner.
    private func isClosedEnd(at y: Int) -> Bool { frame.height == 2 && !isOpen(at: y) }

    /// The row of two in which all of its text stands: it has sides, and the other one nothing.
    private var onlyTextRow: Int? {
        guard frame.height == 2, (covered.top > 0) != (covered.bottom > 0) else { return nil }
        return covered.top > 0 ? frame.minY : frame.maxY - 1
    }

    /// What is drawn of a part of its outline in a row; nil where that edge is left out.
    func shown(_ part: LinePart, _ y: Int) -> LinePart? {
        if let onlyTextRow, y != onlyTextRow { return nil }
        switch part {
        case .capLeft where isClosedEnd(at: y): return y == frame.minY ? .roundTopLeft : .roundBottomLeft
        case .capRight where isClosedEnd(at: y): return y == frame.minY ? .roundTopRight : .roundBottomRight
        case .topLeft, .topRight, .bottomLeft, .bottomRight, .roundTopLeft, .roundTopRight, .roundBottomLeft,
            .roundBottomRight:
            if isOpen(at: y) { return isOpenAcross ? nil : .vertical }
            return isOpenAcross && !part.isRoundCorner ? .horizontal : part
        case .horizontal: return isOpen(at: y) ? nil : part
        case .vertical, .capLeft, .capRight, .rising, .falling: return isOpenAcross ? nil : part
        case .dot, .joint, .cross, .disc, .teeLeft, .teeRight, .teeTop, .teeBottom, .low, .high: return part
        }
    }
}

extension Canvas {
    /// Lets fills be drawn as colours show them.
    mutating func prepareForColors() {
        drawThinShapesAsLines()
        for area in areas.indices {
            if let track = areas[area].parent { areas[area].stand(asKnobOf: areas[track]) }
        }
        levelEqualFills()
        lowerDividers()
        closeLinesBetweenFills()
    }

    /// Draws all thin shapes as lines, also those on fills, on other lines and beside them, and gradients: where colours show what
    /// is filled, no shade lies around them, and each has its own colour.
    private mutating func drawThinShapesAsLines() {
        for area in areas.indices where areas[area].isThin {
            // One that crosses another one stands on what both lie on.
            while let parent = areas[area].parent, areas[parent].isThin { areas[area].parent = areas[parent].parent }
            areas[area].standsInOutline = areas[area].parent != nil
            areas[area].hasNeighbour = false
            areas[area].isLineOnlyAtText = areas[area].isDot
        }
    }

    /// The direction of the line that a shape is in a frame that is very thin; nil where it is none.
    func thinAxis(of outline: Outline, in frame: Rect) -> Axis? {
        guard outline.isStraight else { return nil }
        if frame.height == 1, thinAxes.contains(.vertical) { return .horizontal }
        let isColumn =
            frame.width == 1 && thinAxes.contains(.horizontal)
            && (frame.height > 1 || !thinAxes.contains(.vertical))
        return isColumn ? .vertical : nil
    }

    /// Begins an area: all that is filled until the next one belongs to it.
    mutating func beginArea(_ outline: Outline, in frame: Rect, _ paint: ResolvedPaint, isFitted: Bool = false) {
        let axis = thinAxis(of: outline, in: frame)
        var area = Filled(
            frame: frame, isPage: paint.isPage, hasShadow: isCasting, thinAxis: axis,
            hasFineCorners: outline.hasFineCorners)
        area.isLineOnlyAtText = paint.gradient != nil || area.isShort
        area.eighthsAcross = axis.flatMap { trueSize?.eighths(across: $0) }
        area.corners = outline.corners(in: frame.size)
        if let eighths = trueSize?.eighthsOnTop(in: frame, stand), outline.isStraight { area.eighthsOnTop = eighths }
        area.rest = rest
        area.isCircle = outline.isCircular
        area.isFitted = isFitted
        area.visible = frame.intersection(clip)
        area.isFixed = trueSize.map { $0.width != nil && $0.height != nil && $0.width == frame.width } ?? false
        areas.append(area)
    }

    /// The number of the area that was begun last.
    var area: Int { areas.count - 1 }

    /// Notes that something stands in some columns of a row, on an area and on all those that lie below it.
    ///
    /// Cost: linear in the areas for which that is new.
    mutating func hold(_ columns: Range<Int>, _ y: Int, on area: Int, isText: Bool = true) {
        if isText, area > 0 { areas[area].cover(columns, y) }
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
            next = areas[next].parent ?? 0
            // A line leads up to what lies on it.
            if areas[next].isThin { return }
        }
    }

    /// Lets each area know of text on those that lie on it.
    ///
    /// Cost: linear in the areas.
    mutating func coverAreas() {
        for area in areas.indices.reversed() {
            guard let parent = areas[area].parent, parent > 0 else { continue }
            areas[parent].cover(areas[area])
        }
    }
}
