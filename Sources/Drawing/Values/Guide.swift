/// A line that views are aligned by. Values of guides are measured in half cells, so that a centre is exact.
public enum Guide: Hashable, Sendable {
    /// Upright lines.
    case leading, centerX, trailing
    /// Level lines; the baselines are the rows on which the first and the last line of text stand.
    case top, centerY, bottom, firstBaseline, lastBaseline
    /// A line of a program's own.
    case custom(CustomGuide)

    /// The direction in which the guide's values are counted.
    var axis: Axis {
        switch self {
        case .leading, .centerX, .trailing: .horizontal
        case .top, .centerY, .bottom, .firstBaseline, .lastBaseline: .vertical
        case .custom(let guide): guide.axis
        }
    }

    /// Whether only text gives the guide a place of its own.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The guide, where it is a program's own.
    var own: CustomGuide? {
        if case .custom(let guide) = self { guide } else { nil }
    }

    /// Whether views that share the guide may reach different lengths beyond it, though none says where it is.
    var isUneven: Bool { isBaseline || own != nil }

    /// Where the guide is in something of this size that says nothing about it, in half cells.
    func standard(in size: Size) -> Int {
        switch self {
        case .leading, .top: 0
        case .centerX: size.width
        case .trailing: size.width * 2
        case .centerY: size.height
        case .bottom: size.height * 2
        // A thing without text stands with its last row on the row of the text beside it.
        case .firstBaseline, .lastBaseline: max(0, size.height - 1) * 2
        case .custom(let guide): guide.standard(in: size) { $0.standard(in: size) }
        }
    }
}

/// A guide of a program's own: its direction, and where it is in a view that says nothing about it.
public final class CustomGuide: Hashable, Sendable {
    let axis: Axis
    private let key: AnyHashableSendable
    private let value: @Sendable (ViewDimensions) -> CGFloat

    /// - Parameters:
    ///   - axis: the direction in which it is counted.
    ///   - key: tells the guide apart from others.
    ///   - value: where it is in a view that says nothing about it, in points.
    init(_ axis: Axis, key: some Hashable & Sendable, value: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        self.axis = axis
        self.key = AnyHashableSendable(key)
        self.value = value
    }

    /// Where the guide is, in half cells, from where the other guides are.
    func standard(in size: Size, guide: @escaping (Guide) -> Int) -> Int {
        Scale.standard.halfCells(value(ViewDimensions(size, .standard, guide: guide)), along: axis)
    }

    /// Whether both stand for the same line.
    public static func == (one: CustomGuide, other: CustomGuide) -> Bool {
        one.axis == other.axis && one.key == other.key
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A key of any type that may cross threads.
private struct AnyHashableSendable: Hashable, Sendable {
    private let base: any Hashable & Sendable

    init(_ base: some Hashable & Sendable) { self.base = base }

    static func == (one: AnyHashableSendable, other: AnyHashableSendable) -> Bool {
        AnyHashable(one.base) == AnyHashable(other.base)
    }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
