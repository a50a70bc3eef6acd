/// A cell's place: column and row from the upper left corner.
public struct Point: Hashable, Sendable {
    /// The column, counted from 0.
    public var x: Int
    /// The row, counted from 0.
    public var y: Int

    /// A place by its column and row; below zero lies left of the picture and above it.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The upper left corner.
    public static let zero = Point(x: 0, y: 0)

    /// A place as far from this one as another is from the upper left corner.
    static func + (place: Point, offset: Point) -> Point { Point(x: place.x + offset.x, y: place.y + offset.y) }

    /// The place as far on the other side of the upper left corner.
    static prefix func - (place: Point) -> Point { Point(x: -place.x, y: -place.y) }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
    /// Its first column and row.
    public var origin: Point
    /// Its columns and rows.
    public var size: Size

    /// A rectangle from its upper left corner and its size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle from its first column and row and its size, which is never negative.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The first column.
    public var minX: Int { origin.x }
    /// The first row.
    public var minY: Int { origin.y }
    /// The column behind the last one.
    public var maxX: Int { origin.x + size.width }
    /// The row behind the last one.
    public var maxY: Int { origin.y + size.height }
    /// The number of columns.
    public var width: Int { size.width }
    /// The number of rows.
    public var height: Int { size.height }
    /// Its columns; none where it has no cell.
    var columns: Range<Int> { isEmpty ? minX..<minX : minX..<maxX }
    /// Its rows; none where it has no cell.
    var rows: Range<Int> { isEmpty ? minY..<minY : minY..<maxY }
    /// Whether it has no cell.
    public var isEmpty: Bool { size.isEmpty }

    /// The part that two rectangles share.
    public func intersection(_ other: Rect) -> Rect {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        return Rect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
    }

    /// The smallest rectangle around two; an empty one counts for nothing.
    public func union(_ other: Rect) -> Rect {
        if other.isEmpty { return self }
        if isEmpty { return other }
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// The rectangle elsewhere.
    package func moved(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

    /// Whether two rectangles share a cell.
    func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && !isEmpty && !other.isEmpty
    }

    /// The rectangle without some cells on each side.
    public func inset(by cells: Int) -> Rect {
        Rect(x: minX + cells, y: minY + cells, width: width - 2 * cells, height: height - 2 * cells)
    }

    /// Whether a cell lies inside.
    public func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

    /// Where a thing of some size begins when it is aligned inside; it may stick out on both sides.
    public func origin(of inner: Size, _ alignment: Alignment) -> Point { halfOrigin(of: inner, alignment).cell }

    /// The same in half cells.
    func halfOrigin(of inner: Size, _ alignment: Alignment) -> HalfPoint {
        HalfPoint(
            x: 2 * minX + Self.offset(alignment.horizontal.guide, outer: size, inner: inner),
            y: 2 * minY + Self.offset(alignment.vertical.guide, outer: size, inner: inner))
    }

    /// Where a thing of some size begins when the same part of it and of the rectangle lie on each other; what can't be
    /// in the very middle stands further to the left and up.
    func origin(of inner: Size, at anchor: UnitPoint) -> Point {
        func offset(_ part: CGFloat, _ room: Int) -> Int {
            Int(clamped: (Double(room) * part).rounded(.down))
        }
        return Point(
            x: minX + offset(anchor.x, width - inner.width), y: minY + offset(anchor.y, height - inner.height))
    }

    private static func offset(_ guide: Guide, outer: Size, inner: Size) -> Int {
        guide.standard(in: outer) - guide.standard(in: inner)
    }
}
