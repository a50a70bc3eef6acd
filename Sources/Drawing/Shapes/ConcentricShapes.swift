/// Shapes with one middle, such as a disc in a ring, and the cells in which they are drawn.
///
/// What has an even number of columns or rows can't stand in the middle of what has an odd one: it would lie half a cell beside
/// that, and on a part of its line. It is drawn some cells smaller or larger, and drawings, which have no cells, show it as it
/// is.
struct ConcentricShapes {
    /// The cells of the canvas in which something stands, and how it stands between them.
    fileprivate struct Place: Hashable {
        let cells: Rect
        let rest: HalfCells

        /// Its middle in half cells.
        var middle: Point {
            Point(x: 2 * cells.minX + Int(rest.x) + cells.width, y: 2 * cells.minY + Int(rest.y) + cells.height)
        }
    }

    private var fitted: [Place: Rect] = [:]
    /// What those in others have in common, where cells have parts.
    private var stands: [Place: Stand] = [:]

    /// How a shape in others stands where cells have parts.
    private struct Stand {
        /// The middle of all of them, in half cells.
        let middle: Point
        /// Its size, in parts of that in its cells.
        let scale: CGSize
    }
    /// Whether there are none.
    private(set) var isEmpty = true

    /// The shapes that are looked at in a view.
    fileprivate static let most = 12

    /// Fits the shapes of views that are drawn over each other. What lies around all of these has been fitted before.
    ///
    /// - Parameter isFirstOnTop: whether the first one is drawn last.
    mutating func add(_ subviews: Subviews, isFirstOnTop: Bool = false, on canvas: Canvas) {
        guard canvas.pose == nil, subviews.lazy.filter(\.isBox).prefix(2).count > 1 else { return }
        var shapes: [ConcentricShape] = []
        for child in isFirstOnTop ? Array(subviews.dropFirst() + subviews.prefix(1)) : subviews {
            let stand = ConcentricShape.Stand(origin: canvas.origin, rest: canvas.rest, size: canvas.trueSize)
            child.addShapes(to: &shapes, stand)
        }
        guard shapes.count > 1 else { return }
        let ordered = shapes.indices.sorted { one, other in
            let (a, b) = (shapes[one].place.cells, shapes[other].place.cells)
            return (b.width * b.height, one) < (a.width * a.height, other)
        }
        var outer: (index: Int, cells: Rect)?
        var middle: Point?
        var unit = CGSize(width: 1, height: 1)
        for index in ordered where !shapes[index].isPath || shapes[index].outline == .circle {
            let shape = shapes[index]
            guard let last = outer else {
                outer = (index, shape.place.cells)
                unit = shape.unit
                continue
            }
            let around = shapes[last.index]
            if shape.place == around.place { stands[shape.place] = stands[around.place] }
            guard shape.place != around.place, shape.place.middle == around.place.middle else { continue }
            middle =
                middle ?? Point(x: 2 * last.cells.minX + last.cells.width, y: 2 * last.cells.minY + last.cells.height)
            if last.cells.union(shape.place.cells) == last.cells {
                stands[shape.place] = middle.map { Stand(middle: $0, scale: shape.scale(in: unit)) }
            }
            isEmpty = false
            // A part of a ring lies on the whole of it.
            let isKept = shapes.contains { $0.isPath && $0.place == shape.place } || fitted[shape.place] != nil
            if !isKept { fitted[shape.place] = shape.fitted(in: around, last.cells, isLater: index > last.index) }
            outer = (index, fitted[shape.place] ?? shape.place.cells)
        }
    }

    /// How many half cells beside its cells a shape in others has its middle in common with these; nil of all else.
    private func offset(of cells: Rect, _ rest: HalfCells) -> HalfCells? {
        guard !stands.isEmpty, let middle = stands[Place(cells: cells, rest: rest)]?.middle else { return nil }
        return HalfCells(
            x: Int8(clamping: middle.x - 2 * cells.minX - cells.width),
            y: Int8(clamping: middle.y - 2 * cells.minY - cells.height))
    }

    /// What puts a shape in others from its cells to where it has its middle in common with these, in its true size, in pixels of
    /// the picture; nil of all else.
    func change(of cells: Rect, _ rest: HalfCells) -> CGAffineTransform? {
        guard let offset = offset(of: cells, rest), let stand = stands[Place(cells: cells, rest: rest)] else {
            return nil
        }
        let (box, place) = (SketchGrid.pixels(of: cells), offset.pixels)
        let scale = stand.scale
        return CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: box.midX * (1 - scale.width) + place.x,
            ty: box.midY * (1 - scale.height) + place.y)
    }

    /// The cells in which a shape is drawn that stands in others of the canvas.
    func cells(of cells: Rect, _ rest: HalfCells) -> Rect {
        fitted.isEmpty ? cells : fitted[Place(cells: cells, rest: rest)] ?? cells
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

    /// Its form; of a part of a circle that of the whole.
    let outline: Outline
    let isLine: Bool
    let place: ConcentricShapes.Place
    /// Whether it has a form that depends on its cells.
    let isPath: Bool
    /// The columns and rows that it takes in points.
    let columns, rows: Double

    init(_ outline: Outline, isLine: Bool, in cells: Rect, _ stand: Stand) {
        (self.outline, self.isLine) = (outline.isCircular ? .circle : outline, isLine)
        place = ConcentricShapes.Place(cells: cells, rest: stand.rest)
        isPath = stand.isTurned || { if case .path = outline { true } else { false } }()
        let size = stand.size
        if let size, let columns = size.columns, let rows = size.rows, let width = size.width, let height = size.height,
            self.outline == .circle,
            Outline.circle.size(in: Size(width: width, height: height), aspect: Scale.standard.aspect) == cells.size
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

    /// The columns and rows that it takes in drawings that know no points.
    private var drawn: (columns: Double, rows: Double) {
        let (columns, rows) = (Double(place.cells.width), Double(place.cells.height))
        return outline == .circle ? Self.circle(in: columns, rows) : (columns, rows)
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

    /// Its true size, in parts of that in which it is drawn, where what lies around it is larger by some parts than it is in points.
    func scale(in unit: CGSize) -> CGSize {
        guard drawn.columns > 0, drawn.rows > 0, columns > 0, rows > 0 else { return CGSize(width: 1, height: 1) }
        return CGSize(width: columns * unit.width / drawn.columns, height: rows * unit.height / drawn.rows)
    }

    /// Whether it is drawn as one character.
    var isDisc: Bool { !isLine && outline.isRound && place.cells.height == 1 && place.cells.width <= 2 }

    /// The cells in which it stands in the middle of a shape around it, and leaves that to be seen; nil where it does so in its
    /// own, or in none.
    func fitted(in outer: ConcentricShape, _ room: Rect, isLater: Bool) -> Rect? {
        let cells = place.cells
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
            shapes.append(ConcentricShape(painting.outline, isLine: !painting.isFilled, in: cells, stand))
        case let clip as ClipLayout:
            let (cells, rest) = clip.shape(in: cells, stand.rest)
            stand.rest = rest
            shapes.append(ConcentricShape(clip.outline, isLine: false, in: cells, stand))
        case let layers as SecondaryLayout where layers.isBehind:
            for child in children.dropFirst() + children.prefix(1) { child.addShapes(to: &shapes, stand) }
        case is SecondaryLayout, is LayerLayout:
            for child in children { child.addShapes(to: &shapes, stand) }
        default:
            guard children.count == 1 else { return }
            if let frame = drawing as? FrameLayout { stand.size = frame.trueSize(inside: around.size) }
            if let padding = drawing as? PaddingLayout { stand.size = padding.trueSize(inside: around.size) }
            if drawing is TurnLayout { stand.isTurned = true }
            children[0].addShapes(to: &shapes, stand)
        }
    }
}
