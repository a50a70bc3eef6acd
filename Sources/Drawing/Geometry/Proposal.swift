/// The size, in cells, that a parent offers; a child answers with the size it takes.
///
/// `nil` asks for the ideal size, zero for the smallest, `Size.infinity` for the largest.
///
/// A width is firm or open. A firm one, such as that of a frame, is to be filled by what can grow. An open one, such as
/// that of the page, is room that nothing asks to be filled: controls take their ideal width in it, if it is enough.
public struct Proposal: Hashable, Sendable {
    // Two 32-bit numbers make one 64-bit key, which keeps the memory of answers small; -1 stands for nil.
    let rawWidth: Int32
    let rawHeight: Int32

    /// Marks an open width, above all bits of a length.
    private static let open: Int32 = 1 << 30

    /// The columns that are offered; nil asks for the ideal width.
    public var width: Int? { rawWidth < 0 ? nil : Int(rawWidth & ~Self.open) }
    /// Whether the width is room that nothing asks to be filled.
    public var isOpen: Bool { rawWidth >= Self.open }
    /// The rows that are offered; nil asks for the ideal height.
    public var height: Int? { rawHeight < 0 ? nil : Int(rawHeight) }

    /// Offers a width and a height; what is negative becomes zero, what is too large `Size.infinity`.
    public init(width: Int?, height: Int?, isOpen: Bool = false) {
        let raw = Self.raw(width)
        rawWidth = isOpen && raw >= 0 ? raw | Self.open : raw
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

    /// The same offer with another length in one direction; a width is as open as it was.
    public func with(_ axis: Axis, _ length: Int?) -> Proposal {
        Proposal(
            width: axis == .horizontal ? length : width, height: axis == .vertical ? length : height, isOpen: isOpen)
    }

    /// The same offer with a width that is to be filled.
    public func firm(width: Int?) -> Proposal { Proposal(width: width, height: height) }

    /// The same offer, asking for the ideal lengths along some axes.
    public func ideal(along axes: Axis.Set) -> Proposal {
        Proposal(
            width: axes.contains(.horizontal) ? nil : width, height: axes.contains(.vertical) ? nil : height,
            isOpen: isOpen)
    }

    /// The width of something that fills a firm width, and in an open one takes its ideal as far as there is room.
    public func growing(_ ideal: Int) -> Int {
        guard let width else { return ideal }
        return isOpen ? min(ideal, width) : width
    }

    /// What is left when a border or a padding has taken its part.
    public func inset(width dx: Int, height dy: Int) -> Proposal {
        Proposal(
            width: width.map { $0 == Size.infinity ? $0 : $0 - dx },
            height: height.map { $0 == Size.infinity ? $0 : $0 - dy }, isOpen: isOpen)
    }

    var key: UInt64 { UInt64(UInt32(bitPattern: rawWidth)) << 32 | UInt64(UInt32(bitPattern: rawHeight)) }

    private static func raw(_ length: Int?) -> Int32 {
        guard let length else { return -1 }
        return Int32(truncatingIfNeeded: max(0, min(length, Size.infinity)))
    }
}
