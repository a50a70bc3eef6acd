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
