/// A size in cells, never negative and never larger than `Size.infinity`.
public struct Size: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// The length that stands for "without end". It fits into 32 bits with room for a sum.
    public static let infinity = 1 << 28

    /// A size; what is negative becomes zero, what is too large `Size.infinity`.
    public init(width: Int, height: Int) {
        self.width = max(0, min(width, Self.infinity))
        self.height = max(0, min(height, Self.infinity))
    }

    /// No cell.
    public static let zero = Size(width: 0, height: 0)

    /// Whether it has no cell.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// The length in one direction.
    public subscript(axis: Axis) -> Int { axis == .horizontal ? width : height }

    /// A size from a length along an axis and one across it.
    public init(along axis: Axis, _ main: Int, across cross: Int) {
        self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
    }

    /// The size with something added on the sides.
    public func outset(width dx: Int, height dy: Int) -> Size { Size(width: width + dx, height: height + dy) }

    var packed: UInt64 { UInt64(width) << 32 | UInt64(height) }

    init(packed: UInt64) {
        width = Int(packed >> 32)
        height = Int(packed & 0xFFFF_FFFF)
    }
}
