/// Shapes with one middle, such as a disc in a ring, and the cells in which they are drawn.
///
/// What has an even number of columns or rows can't stand in the middle of what has an odd one: it would lie half a cell beside
/// that, and on a part of its line. It is drawn some cells smaller or larger, and drawings, which have no cells, show it as it
/// is.
struct ConcentricShapes {
    /// The cells that their elements are drawn in, where those are others than their own.
    private var fitted: [ObjectIdentifier: Rect] = [:]
    /// How those in others stand, where cells have parts.
    private var stands: [ObjectIdentifier: Stand] = [:]

    private struct Stand {
        /// The middle of all of them, in half cells.
        let middle: Point
        /// Its size, in parts of that in its cells.
        let scale: CGSize
        /// The same in quarters of cells.
        let quarters: CGSize
    }
    /// Whether there are none.
    private(set) var isEmpty = true

    /// The shapes that are looked at in a view.
    fileprivate static let most = 12

    /// Fits the shapes of views that are drawn over each other. What lies around all of these has been fitted before.
    ///
    /// - Parameter secondary: the layout of a view and of others behind or before it; nil where none of them is the first.
    fileprivate mutating func add(_ subviews: Subviews, in secondary: SecondaryLayout? = nil, on canvas: Canvas) {
        guard canvas.pose == nil, subviews.lazy.filter(\.isBox).prefix(2).count > 1 else { return }
        var shapes: [ConcentricShape] = []
        let (origin, rest) = canvas.rest.settled(at: canvas.origin)
        let stand = ConcentricShape.Stand(origin: origin, rest: rest, size: canvas.trueSize)
        subviews.addShapes(to: &shapes, stand, in: secondary)
        guard shapes.count > 1 else { return }
        let ordered = shapes.indices.sorted { one, other in
            let (a, b) = (shapes[one], shapes[other])
            return (b.area, one) < (a.area, other)
        }
        var outer: (index: Int, cells: Rect, room: CGSize)?
        var middle: Point?
        var unit = CGSize(width: 1, height: 1)
        for index in ordered where !shapes[index].isPath || shapes[index].outline == .circle {
            let shape = shapes[index]
            guard let last = outer else {
                // What lies around this one has placed all of them.
                guard stands[shape.element] == nil else { return }
                outer = (index, shape.cells, shape.room)
                unit = shape.unit
                continue
            }
            let around = shapes[last.index]
            if shape.hasPlace(of: around), shape.hasSize(of: around) {
                stands[shape.element] = stands[around.element]
                fitted[shape.element] = fitted[around.element]
                continue
            }
            guard shape.middle == around.middle else { continue }
            middle =
                middle ?? Point(x: 2 * last.cells.minX + last.cells.width, y: 2 * last.cells.minY + last.cells.height)
            let size = shape.size(times: unit)
            let quarters = shape.quarters(in: around, last.room, size)
            // A ring of two rows is drawn along the edges of its cells, and a disc in it or below it takes whole ones.
            let isSmall = shape.cells.height < 3 && (around.isLine || !around.outline.isOval)
            if shape.columns <= around.columns, shape.rows <= around.rows, !isSmall {
                stands[shape.element] = middle.map {
                    Stand(middle: $0, scale: shape.scale(to: size), quarters: shape.scale(to: quarters))
                }
            }
            isEmpty = false
            // A part of a ring lies on the whole of it.
            let isKept = shapes.contains { $0.isPath && $0.hasPlace(of: shape) } || fitted[shape.element] != nil
            if !isKept { fitted[shape.element] = shape.fitted(in: around, last.cells, isLater: index > last.index) }
            outer = (index, fitted[shape.element] ?? shape.cells, quarters)
        }
    }

    /// How an element stands that has its middle in common with what lies around it; nil of all else.
    func stand(of element: ObjectIdentifier?, in cells: Rect) -> ConcentricStand? {
        element.flatMap { stands[$0] }.map {
            ConcentricStand(of: cells, around: $0.middle, scale: $0.scale, inQuarters: $0.quarters)
        }
    }

    /// The cells in which an element is drawn that stands in others of the canvas.
    func cells(of element: ObjectIdentifier?, in cells: Rect) -> Rect { element.flatMap { fitted[$0] } ?? cells }
}

extension Canvas {
    /// Fits the shapes of views that are drawn over each other. Where there are such, these stand in whole cells beside their own.
    ///
    /// - Parameter secondary: the layout of a view and of others behind or before it; nil where none of them is the first.
    mutating func fit(_ subviews: Subviews, in secondary: SecondaryLayout? = nil) {
        concentric.add(subviews, in: secondary, on: self)
        if !concentric.isEmpty { (origin, rest) = rest.settled(at: origin) }
    }
}

/// A shape, or what is clipped to one.
private struct ConcentricShape {
    /// Where an element stands on the canvas, and how large it is in points.
    struct Stand {
        var origin: Point
        var rest: HalfCells
        var size: TrueSize?
        /// Whether it is turned.
        var isTurned = false
        /// The elements around it.
        var depth = 0

        /// Elements that stand inside each other where shapes are looked for.
        static let deepest = 12
    }

    /// What it is drawn by.
    let element: ObjectIdentifier
    /// Its form; of a part of a circle that of the whole.
    let outline: Outline
    /// The points from its edge to the inner one of the line that it is drawn as; nil where it is filled.
    private let line: Double?
    /// The cells of the canvas in which it stands, and how it stands between them.
    let cells: Rect
    private let rest: HalfCells
    /// Whether it has a form that depends on its cells.
    let isPath: Bool
    /// The columns and rows that it takes in points.
    let columns, rows: Double

    init(_ element: Element, _ outline: Outline, line: Double? = nil, in cells: Rect, _ stand: Stand) {
        self.element = ObjectIdentifier(element)
        (self.outline, self.line) = (outline.isCircular ? .circle : outline, line)
        (self.cells, rest) = (cells, stand.rest)
        isPath = stand.isTurned || { if case .path = outline { true } else { false } }()
        let size = stand.size
        if let size, let columns = size.columns, let rows = size.rows, let width = size.width, let height = size.height,
            self.outline == .circle, Self.isNear(cells.size, circleIn: Size(width: width, height: height))
        {
            (self.columns, self.rows) = Self.circle(in: columns, rows)
            return
        }
        func exact(_ cells: Int, _ framed: Int?, _ exact: Double?) -> Double {
            guard let framed, let exact, abs(framed - cells) <= 1 else { return Double(cells) }
            return exact
        }
        columns = exact(cells.width, size?.width, size?.columns)
        rows = exact(cells.height, size?.height, size?.rows)
    }

    /// Whether a size is that of a circle in some cells, or but for what was rounded of a padding.
    private static func isNear(_ size: Size, circleIn cells: Size) -> Bool {
        let circle = Outline.circle.size(in: cells, aspect: Scale.standard.aspect)
        return 0...2 ~= circle.width - size.width && 0...1 ~= circle.height - size.height
    }

    var isLine: Bool { line != nil }

    /// Its middle in half cells.
    var middle: Point {
        Point(x: 2 * cells.minX + Int(rest.x) + cells.width, y: 2 * cells.minY + Int(rest.y) + cells.height)
    }

    /// The cells that it would take if these had parts.
    var area: Double { columns * rows }

    func hasPlace(of other: ConcentricShape) -> Bool { cells == other.cells && rest == other.rest }

    /// Whether it is as large as another one in points.
    func hasSize(of other: ConcentricShape) -> Bool {
        abs(columns - other.columns) < Self.least && abs(rows - other.rows) < Self.least
    }

    /// The part of a cell from which a difference of sizes is one.
    private static let least = 1e-6

    /// The columns and rows that it takes in drawings that know no points.
    private var drawn: (columns: Double, rows: Double) {
        let (columns, rows) = (Double(cells.width), Double(cells.height))
        return outline == .circle ? Self.circle(in: columns, rows) : (columns, rows)
    }

    /// The columns and rows that it takes as outermost of others: a line is a circle also in other cells.
    var room: CGSize {
        isLine
            ? CGSize(width: drawn.columns, height: drawn.rows)
            : CGSize(width: Double(cells.width), height: Double(cells.height))
    }

    /// The columns and rows of the largest circle in some: it is as wide as high.
    private static func circle(in columns: Double, _ rows: Double) -> (columns: Double, rows: Double) {
        let side = min(columns * Scale.standard.column, rows * Scale.standard.row)
        return (side / Scale.standard.column, side / Scale.standard.row)
    }

    /// How large it is drawn, in parts of its true size.
    var unit: CGSize {
        guard columns > 0, rows > 0 else { return CGSize(width: 1, height: 1) }
        return CGSize(width: drawn.columns / columns, height: drawn.rows / rows)
    }

    /// The columns and rows that it takes where what lies around all is larger by some parts than it is in points.
    func size(times unit: CGSize) -> CGSize {
        // A circle stays as wide as high.
        let least = min(unit.width, unit.height)
        let unit = outline == .circle ? CGSize(width: least, height: least) : unit
        return CGSize(width: columns * unit.width, height: rows * unit.height)
    }

    /// The size in which it is shown by quarters of cells in what lies around it. A disc on another one, or in a ring with a gap,
    /// leaves a quarter of a cell on each side, where there is room.
    ///
    /// - Parameter room: the size in which that is shown.
    func quarters(in outer: ConcentricShape, _ room: CGSize, _ size: CGSize) -> CGSize {
        guard outline.isOval, outer.outline.isOval, !isLine || !outer.isLine else { return size }
        let (column, row) = (Scale.standard.column, Scale.standard.row)
        let rim = min((outer.columns - columns) * column, (outer.rows - rows) * row) / 2
        var room = room
        if isLine, room.height < Self.leastRoomOfLine { return size }
        if isLine, rim < Self.leastRim { return rim > 0 ? room : size }
        if let line = outer.line {
            let gap = rim - line
            let across = CGSize(width: max(line / column, 0.5), height: max(line / row, 0.5))
            let rest = room.height - 2 * across.height
            let leastGap = rest < Self.broadRoom ? Self.leastGapOfSmall : Self.leastGap
            guard rest >= Self.leastRoom, gap >= leastGap else {
                // It reaches to the middle of the line.
                return CGSize(
                    width: max(size.width, room.width - across.width),
                    height: max(size.height, room.height - across.height))
            }
            room = CGSize(width: room.width - 2 * across.width, height: room.height - 2 * across.height)
        }
        guard room.height >= 2 else { return size }
        let height = min(size.height, room.height - 1)
        let widest = outline == .circle ? height * row / column * Self.mostWidth : .infinity
        return CGSize(width: min(size.width, room.width - 1, widest), height: height)
    }

    /// The points from which a gap in a ring is seen, and in a small one, which leaves less of the disc; and the rows in the ring
    /// from which there is room for it.
    private static let leastGap = 2.0
    private static let leastGapOfSmall = 4.0
    private static let leastRoom = 3.0
    private static let broadRoom = 4.0
    /// The points from which the edge of a disc is seen around a ring on it, and the rows in it from which there is room for both.
    private static let leastRim = 3.0
    private static let leastRoomOfLine = 2.5
    /// The width that a circle has at most there, in parts of its height.
    private static let mostWidth = 1.2

    /// A size in parts of that in which it is drawn.
    func scale(to size: CGSize) -> CGSize {
        guard drawn.columns > 0, drawn.rows > 0, size.width > 0, size.height > 0 else {
            return CGSize(width: 1, height: 1)
        }
        return CGSize(width: size.width / drawn.columns, height: size.height / drawn.rows)
    }

    /// Whether it is drawn as one character.
    var isDisc: Bool { !isLine && outline.isRound && cells.height == 1 && cells.width <= 2 }

    /// The cells in which it stands in the middle of a shape around it, and leaves that to be seen; nil where it does so in its
    /// own, or in none.
    func fitted(in outer: ConcentricShape, _ room: Rect, isLater: Bool) -> Rect? {
        guard cells.width <= room.width, cells.height <= room.height else { return nil }
        let isAside = middle(of: cells.size, in: room) != cells
        let hides = outer.isLine && !isLine && isLater
        let isAlike = outer.isLine || outline.isRound == outer.outline.isRound
        guard isAlike, isAside || hides, !fits(cells, in: outer, room) else { return nil }
        let widest = Self.nearest(cells.width, columns, in: room.width)
        let highest = Self.nearest(cells.height, rows, in: room.height)
        for height in stride(from: highest, to: 0, by: -2) {
            for width in stride(from: widest, to: 0, by: -2) {
                // A circle is about as wide as high, unless one row is all that there is.
                let isRound = 2 * height - 2...2 * height + 1 ~= width || height == 1
                guard outline != .circle || isRound else { continue }
                let size = Size(width: width, height: height)
                if let cells = middle(of: size, in: room), fits(cells, in: outer, room) { return cells }
            }
        }
        // Between the lines of what has no cells inside it shows behind them.
        return outer.isLine && !isLine && !isDisc && min(room.width, room.height) == 2 ? room : nil
    }

    /// The length nearest to one in points of which as much is left on both sides in a room.
    private static func nearest(_ length: Int, _ exact: Double, in room: Int) -> Int {
        guard (room - length) % 2 != 0 else { return length }
        let isShorter = exact - Double(length - 1) <= Double(length + 1) - exact || length >= room
        return isShorter && length > 1 ? length - 1 : length + 1
    }

    /// The cells in the middle of a room; nil where there is none.
    private func middle(of size: Size, in room: Rect) -> Rect? {
        let (x, y) = (room.width - size.width, room.height - size.height)
        guard x >= 0, y >= 0, x % 2 == 0, y % 2 == 0 else { return nil }
        return Rect(origin: Point(x: room.minX + x / 2, y: room.minY + y / 2), size: size)
    }

    /// Whether it lies in some cells inside of a shape around it: within its line, or so that it shows on all sides where it is
    /// a few points longer.
    private func fits(_ cells: Rect, in outer: ConcentricShape, _ room: Rect) -> Bool {
        let (own, around) = (
            OutlineRows(outline, in: cells, isFilled: !isLine), OutlineRows(outer.outline, in: room, isFilled: false)
        )
        if !outer.isLine {
            let isSame = (
                columns: cells.columns == room.columns && outer.columns - columns < Self.margin / Scale.standard.column,
                rows: cells.rows == room.rows && outer.rows - rows < Self.margin / Scale.standard.row
            )
            guard isSame.columns || cells.minX > room.minX && cells.maxX < room.maxX,
                isSame.rows || cells.minY > room.minY && cells.maxY < room.maxY
            else { return false }
        }
        return cells.rows.allSatisfy { y in
            let row = around.row(y)
            let inside = outer.isLine ? row.inside : row.columns
            return own.row(y).columns.clamped(to: inside) == own.row(y).columns
        }
    }

    /// The points on both sides together from which something is seen around a shape.
    private static let margin = 12.0
}

extension Subviews {
    /// Adds the shapes of views over each other to some, the lower ones first. What lies behind or before a view is as large as
    /// that, with its padding.
    fileprivate func addShapes(
        to shapes: inout [ConcentricShape], _ stand: ConcentricShape.Stand, in secondary: SecondaryLayout?
    ) {
        guard let secondary, let view = first else {
            for child in self { child.addShapes(to: &shapes, stand) }
            return
        }
        var others = stand
        others.size = view.trueSize(inside: stand.size) ?? stand.size
        if !secondary.isBehind { view.addShapes(to: &shapes, stand) }
        for child in dropFirst() { child.addShapes(to: &shapes, others) }
        if secondary.isBehind { view.addShapes(to: &shapes, stand) }
    }
}

extension Element {
    /// Adds the shapes to some that it comes down to, be they in frames or behind each other.
    fileprivate func addShapes(to shapes: inout [ConcentricShape], _ around: ConcentricShape.Stand) {
        guard isBox, around.depth < ConcentricShape.Stand.deepest, shapes.count < ConcentricShapes.most else { return }
        var stand = around
        stand.depth += 1
        stand.origin = around.origin + frame.origin
        (stand.origin, stand.rest) = (around.rest + rest).settled(at: stand.origin)
        let cells = Rect(origin: stand.origin, size: frame.size)
        switch drawing {
        case let painting as ShapePainting:
            shapes.append(ConcentricShape(self, painting.outline, line: painting.lineInside, in: cells, stand))
        case let clip as ClipLayout:
            let (cells, rest) = clip.shape(in: cells, stand.rest)
            stand.rest = rest
            stand.size = trueSize(inside: stand.size) ?? stand.size
            shapes.append(ConcentricShape(self, clip.outline, in: cells, stand))
        case is SecondaryLayout, is LayerLayout:
            children.addShapes(to: &shapes, stand, in: drawing as? SecondaryLayout)
        default:
            guard children.count == 1 else { return }
            if let frame = drawing as? FrameLayout { stand.size = frame.trueSize(inside: around.size) }
            if let padding = drawing as? PaddingLayout { stand.size = padding.trueSize(inside: around.size) }
            if drawing is TurnLayout { stand.isTurned = true }
            children[0].addShapes(to: &shapes, stand)
        }
    }

    /// How large the element is in truth by the frames that it comes down to, inside of something; nil where none says it.
    fileprivate func trueSize(inside outer: TrueSize?) -> TrueSize? {
        var element = self
        var paddings: [PaddingLayout] = []
        while true {
            if let frame = element.drawing as? FrameLayout {
                return paddings.reversed().reduce(frame.trueSize(inside: outer)) { $1.trueSize(around: $0) }
            }
            if let padding = element.drawing as? PaddingLayout { paddings.append(padding) }
            let isMeasured = element.drawing is SecondaryLayout || element.children.count == 1
            guard isMeasured, let view = element.children.first else { return nil }
            element = view
        }
    }
}
