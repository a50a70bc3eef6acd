/// A cell's place: column and row from the upper left corner.
public struct Point: Hashable, Sendable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(x: 0, y: 0)
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
    public var origin: Point
    public var size: Size

    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    public var minX: Int { origin.x }
    public var minY: Int { origin.y }
    public var maxX: Int { origin.x + size.width }
    public var maxY: Int { origin.y + size.height }
    public var width: Int { size.width }
    public var height: Int { size.height }
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }

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

    /// The rectangle without some cells on each side.
    public func inset(by cells: Int) -> Rect {
        Rect(x: minX + cells, y: minY + cells, width: width - 2 * cells, height: height - 2 * cells)
    }

    /// Whether a cell lies inside.
    public func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

    /// Where a thing of some size begins when it is aligned inside; it may stick out on both sides.
    public func origin(of inner: Size, _ alignment: Alignment) -> Point {
        Point(
            x: minX + Self.offset(alignment.horizontal.guide, outer: size, inner: inner),
            y: minY + Self.offset(alignment.vertical.guide, outer: size, inner: inner))
    }

    private static func offset(_ guide: Guide, outer: Size, inner: Size) -> Int {
        // An arithmetic shift is a division that rounds down, also below zero.
        (guide.standard(in: outer) - guide.standard(in: inner)) >> 1
    }
}
