/// A rectangle in points: without Foundation there is no other `CGRect`.
public struct CGRect: Hashable, Sendable {
    /// The upper left corner, where the lengths are not negative.
    public var origin: CGPoint
    /// The width and the height.
    public var size: CGSize

    /// An empty rectangle at the origin.
    public init() { (origin, size) = (.zero, .zero) }

    /// A rectangle by a corner and its lengths.
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle by a corner and its lengths.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// An empty rectangle at the origin.
    public static let zero = CGRect()
    /// What there is in common of rectangles that have nothing in common: no rectangle.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// Whether it is no rectangle.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    /// The width, never negative.
    public var width: CGFloat { abs(size.width) }
    /// The height, never negative.
    public var height: CGFloat { abs(size.height) }
    /// The left edge.
    public var minX: CGFloat { min(origin.x, origin.x + size.width) }
    /// The middle between the left and the right edge.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right edge.
    public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    /// The upper edge.
    public var minY: CGFloat { min(origin.y, origin.y + size.height) }
    /// The middle between the upper and the lower edge.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The lower edge.
    public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
    /// Whether nothing lies inside.
    public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// The rectangle with its edges moved inwards: `dx` on the left and right, `dy` above and below. None where that is more than
    /// there is.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        let (width, height) = (width - 2 * dx, height - 2 * dy)
        guard !isNull, width >= 0, height >= 0 else { return .null }
        return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The same, but for an empty rectangle in its middle where that is more than there is.
    package func inset(dx: CGFloat, dy: CGFloat) -> CGRect {
        let (width, height) = (max(0, width - 2 * dx), max(0, height - 2 * dy))
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }

    /// The rectangle, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// What two rectangles have in common; none where that is nothing.
    public func intersection(_ r2: CGRect) -> CGRect {
        let (left, top) = (max(minX, r2.minX), max(minY, r2.minY))
        let (right, bottom) = (min(maxX, r2.maxX), min(maxY, r2.maxY))
        guard left <= right, top <= bottom, !isNull, !r2.isNull else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around two.
    public func union(_ r2: CGRect) -> CGRect {
        if isNull { return r2 }
        if r2.isNull { return self }
        let (left, top) = (min(minX, r2.minX), min(minY, r2.minY))
        return CGRect(x: left, y: top, width: max(maxX, r2.maxX) - left, height: max(maxY, r2.maxY) - top)
    }

    /// Whether a point lies inside; the right and the lower edge do not.
    public func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether another rectangle lies inside; it may touch the edges.
    public func contains(_ rect2: CGRect) -> Bool {
        rect2.isNull || rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
    }
}

extension CGRect {
    /// Rectangles are equal that take the same place, however their lengths are written.
    public static func == (lhs: CGRect, rhs: CGRect) -> Bool {
        lhs.minX == rhs.minX && lhs.minY == rhs.minY && lhs.width == rhs.width && lhs.height == rhs.height
    }

    public func hash(into hasher: inout Hasher) {
        for number in [minX, minY, width, height] { hasher.combine(number) }
    }
}

extension CGRect: CustomDebugStringConvertible {
    /// The numbers alone, as Core Graphics writes them.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
