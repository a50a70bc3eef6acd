/// A place in both directions: SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
    /// The place from left to right.
    public var horizontal: HorizontalAlignment
    /// The place from top to bottom.
    public var vertical: VerticalAlignment

    /// An alignment from its two directions.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The upper left corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The upper right corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The middle of the left edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the right edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The lower left corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The lower right corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The left edge, on the first row of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The middle, on the first row of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The right edge, on the first row of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The left edge, on the last row of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The middle, on the last row of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The right edge, on the last row of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
