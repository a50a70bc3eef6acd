/// A shape, or what is clipped to one.
struct ConcentricShape {
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
    let line: Double?
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
