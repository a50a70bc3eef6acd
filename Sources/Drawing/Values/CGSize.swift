/// A width and a height in points: without Foundation there is no other `CGSize`.
public struct CGSize: Hashable, Sendable {
    /// The width.
    public var width: CGFloat
    /// The height.
    public var height: CGFloat

    /// No width and no height.
    public init() { (width, height) = (0, 0) }

    /// A width and a height.
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// No width and no height.
    public static let zero = CGSize()
}

extension CGSize: CustomDebugStringConvertible {
    /// The numbers alone, as Core Graphics writes them.
    public var debugDescription: String { "(\(width), \(height))" }
}
