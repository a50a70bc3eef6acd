/// The size, in cells, that a parent offers; a child answers with the size it takes.
///
/// `nil` asks for the ideal size, zero for the smallest, `Size.infinity` for the largest.
public struct Proposal: Hashable, Sendable {
    // Two 32-bit numbers make one 64-bit key, which keeps the memory of answers small; -1 stands for nil.
    let rawWidth: Int32
    let rawHeight: Int32

    /// The columns that are offered; nil asks for the ideal width.
    public var width: Int? { rawWidth < 0 ? nil : Int(rawWidth) }
    /// The rows that are offered; nil asks for the ideal height.
    public var height: Int? { rawHeight < 0 ? nil : Int(rawHeight) }

    /// Offers a width and a height; what is negative becomes zero, what is too large `Size.infinity`.
    public init(width: Int?, height: Int?) {
        rawWidth = Self.raw(width)
        rawHeight = Self.raw(height)
    }

    /// Offers exactly a size.
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }

    /// Asks for the ideal size.
    public static let unspecified = Proposal(width: nil, height: nil)
    /// Asks for the smallest size.
    public static let zero = Proposal(width: 0, height: 0)
    /// Asks for the largest size.
    public static let infinity = Proposal(width: Size.infinity, height: Size.infinity)

    /// The offer in one direction.
    public subscript(axis: Axis) -> Int? { axis == .horizontal ? width : height }

    /// The same offer with another length in one direction.
    public func with(_ axis: Axis, _ length: Int?) -> Proposal {
        axis == .horizontal ? Proposal(width: length, height: height) : Proposal(width: width, height: length)
    }

    /// What is left when a border or a padding has taken its part.
    public func inset(width dx: Int, height dy: Int) -> Proposal {
        Proposal(
            width: width.map { $0 == Size.infinity ? $0 : $0 - dx },
            height: height.map { $0 == Size.infinity ? $0 : $0 - dy })
    }

    var key: UInt64 { UInt64(UInt32(bitPattern: rawWidth)) << 32 | UInt64(UInt32(bitPattern: rawHeight)) }

    private static func raw(_ length: Int?) -> Int32 {
        guard let length else { return -1 }
        return Int32(truncatingIfNeeded: max(0, min(length, Size.infinity)))
    }
}
