/// A place in points: without Foundation there is no other `CGPoint`.
public struct CGPoint: Hashable, Sendable {
    /// How far to the right.
    public var x: CGFloat
    /// How far down.
    public var y: CGFloat

    /// The origin.
    public init() { (x, y) = (0, 0) }

    /// A place, so far to the right of the origin and so far below it.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = CGPoint()

    /// Whether both lengths are numbers that can be drawn.
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// The place at a part of the way to another one: 0 is this one, 1 the other.
    func toward(_ other: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}

extension CGPoint: CustomDebugStringConvertible {
    /// The numbers alone, as Core Graphics writes them.
    public var debugDescription: String { "(\(x), \(y))" }
}
