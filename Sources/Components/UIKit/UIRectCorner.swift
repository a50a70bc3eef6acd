import Catalogue

/// Corners of a rectangle: UIKit's `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable, Sendable, OptionSetValue {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners, in whatever there may be besides.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

extension BuiltIns {
    static let uiRectCorner: [BuiltInGroup] = [
        BuiltInGroup(
            "struct UIRectCorner: OptionSet", "Corners of a rectangle, as UIKit names them.",
            example: "let upper: UIRectCorner = [.topLeft, .topRight]\nupper.contains(.topLeft)",
            BuiltIn.options(
                "UIRectCorner", "Corners of a rectangle.",
                [
                    "topLeft": UIRectCorner.topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
                    "bottomRight": .bottomRight, "allCorners": .allCorners,
                ]))
    ]
}
