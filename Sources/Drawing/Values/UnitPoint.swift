/// A place inside a rectangle, each side counted as 1. SwiftUI's `UnitPoint`.
///
/// - Example: `UnitPoint.top`
public struct UnitPoint: Hashable, Sendable {
    /// The part of the width: 0 is the left edge, 1 the right one.
    ///
    /// - Example: `UnitPoint.trailing.x`
    public var x: CGFloat
    /// The part of the height: 0 is the upper edge, 1 the lower one.
    ///
    /// - Example: `UnitPoint.bottom.y`
    public var y: CGFloat

    /// A place; what is left out is 0.
    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }

    /// The upper left corner.
    public static let zero = UnitPoint()
    /// The upper left corner.
    public static let topLeading = UnitPoint()
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The upper right corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The middle of the left edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the right edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The lower left corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The lower right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
