import Catalogue
import Drawing
import StyleEngine

/// The radii of the corners of a rectangle, in points: SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable, NativeConvertible {
    /// The radius of the upper left corner.
    public var topLeading: CGFloat
    /// The radius of the lower left corner.
    public var bottomLeading: CGFloat
    /// The radius of the lower right corner.
    public var bottomTrailing: CGFloat
    /// The radius of the upper right corner.
    public var topTrailing: CGFloat

    /// A radius for each corner; what is left out is 0, a square corner.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii clockwise from the upper left corner.
    var clockwise: [CGFloat] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }
}

/// A rectangle with four corners of their own.
public struct UnevenRoundedRectangle: InsettableShape, NativeConvertible {
    /// The radii of the corners in points.
    public var cornerRadii: RectangleCornerRadii
    /// The form of the corners: the same on cells.
    public var style: RoundedCornerStyle

    /// A rectangle by the radii of its corners.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle by the radii of its corners.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public var outline: Outline {
        let form = style == .circular ? "circular corners" : "corners"
        let radii = cornerRadii.clockwise
        let words = "\(form) \(radii.map(\.short).joined(separator: " "))"
        return .path(
            PathOutline(
                name: "UnevenRoundedRectangle", details: [words], cornerRadii: radii.map { Double($0) }, path: path))
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle by the radii of its corners.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle by the radii of its corners.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension BuiltIns {
    private static let radii =
        "topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, "
        + "topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous"
    private static let given = "cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous"

    private static func single(_ signature: String, _ example: String) -> BuiltIn {
        BuiltIn(signature, "A rectangle by the radii of its corners.", example: example) {
            (
                topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double,
                style: RoundedCornerStyle
            ) in
            UnevenRoundedRectangle(
                topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
                bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing, style: style)
        }
    }

    private static func together(_ signature: String, _ example: String) -> BuiltIn {
        BuiltIn(signature, "A rectangle by the radii of its corners.", example: example) {
            (radii: RectangleCornerRadii, style: RoundedCornerStyle) in
            UnevenRoundedRectangle(cornerRadii: radii, style: style)
        }
    }

    static let unevenRoundedRectangle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct UnevenRoundedRectangle: InsettableShape", "A rectangle with four corners of their own.",
            example: "UnevenRoundedRectangle(topLeadingRadius: 16).stroke().frame(width: 80, height: 48)",
            [
                single("init(\(radii))", ""), together("init(\(given))", ""),
                BuiltIn(
                    "var cornerRadii: RectangleCornerRadii { get set }", "The radii of the corners.",
                    example: "UnevenRoundedRectangle(topLeadingRadius: 16).cornerRadii.topLeading",
                    \UnevenRoundedRectangle.cornerRadii),
            ]),
        BuiltInGroup(
            "struct RectangleCornerRadii: Hashable", "The radii of the corners of a rectangle, in points.",
            example: "UnevenRoundedRectangle(cornerRadii: .init(topLeading: 16)).stroke().frame(width: 80, height: 48)",
            [
                BuiltIn(
                    "init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, "
                        + "topTrailing: CGFloat = 0)", "A radius for each corner."
                ) { (topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double) in
                    RectangleCornerRadii(
                        topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
                        topTrailing: topTrailing)
                },
                BuiltIn("var topLeading: CGFloat { get set }", "The upper left one.", \RectangleCornerRadii.topLeading),
                BuiltIn(
                    "var bottomLeading: CGFloat { get set }", "The lower left one.",
                    example: "RectangleCornerRadii(bottomLeading: 16).bottomLeading",
                    \RectangleCornerRadii.bottomLeading),
                BuiltIn(
                    "var bottomTrailing: CGFloat { get set }", "The lower right one.",
                    example: "RectangleCornerRadii(bottomTrailing: 16).bottomTrailing",
                    \RectangleCornerRadii.bottomTrailing),
                BuiltIn(
                    "var topTrailing: CGFloat { get set }", "The upper right one.",
                    example: "RectangleCornerRadii(topTrailing: 16).topTrailing", \RectangleCornerRadii.topTrailing),
            ]),
        BuiltInGroup(
            "extension Shape where Self == UnevenRoundedRectangle",
            [
                together(
                    "static func rect(\(given)) -> UnevenRoundedRectangle",
                    #"Text("a").padding().background(.yellow, in: .rect(cornerRadii: .init(topLeading: 16)))"#),
                single(
                    "static func rect(\(radii)) -> UnevenRoundedRectangle",
                    #"Text("a").padding().background(.yellow, in: .rect(topLeadingRadius: 16))"#),
            ]),
    ]
}
