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
