/// Where views stand beside each other when they share a vertical line: SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: Guide

    /// The left edge (pictures are drawn from left to right).
    public static let leading = HorizontalAlignment(guide: .leading)
    /// The middle; an odd column is left over on the right.
    public static let center = HorizontalAlignment(guide: .centerX)
    /// The right edge.
    public static let trailing = HorizontalAlignment(guide: .trailing)
    /// The leading edge of a row's separator: its leading edge.
    public static let listRowSeparatorLeading = HorizontalAlignment(guide: .leading)
    /// The trailing edge of a row's separator: its trailing edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(guide: .trailing)
}

/// Where views stand beside each other when they share a horizontal line: SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
    let guide: Guide

    /// The upper edge.
    public static let top = VerticalAlignment(guide: .top)
    /// The middle; an odd row is left over below.
    public static let center = VerticalAlignment(guide: .centerY)
    /// The lower edge.
    public static let bottom = VerticalAlignment(guide: .bottom)
    /// The row of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(guide: .firstBaseline)
    /// The row of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(guide: .lastBaseline)
}

/// A line that views are aligned by. Values of guides are measured in half cells, so that a centre is exact.
public enum Guide: UInt8, Hashable, Sendable {
    case leading, centerX, trailing
    case top, centerY, bottom, firstBaseline, lastBaseline

    /// Whether only text gives the guide a place of its own.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

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
        }
    }
}
