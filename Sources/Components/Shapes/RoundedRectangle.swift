import Catalogue
import Drawing
import StyleEngine

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, NativeConvertible {
    /// The radius of the corners in points; it is told in the legend where it is not 8.
    public var cornerRadius: CGFloat
    /// The form of the corners: the same on cells, and told in the legend where it is circular.
    public var style: RoundedCornerStyle

    /// A rectangle whose corners have a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
        self.style = style
    }

    /// A rectangle whose corners have a size in points; on cells a corner is as wide as it is high, half of both.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(cornerRadius: (cornerSize.width + cornerSize.height) / 2, style: style)
    }

    public var outline: Outline { .rounded(Corner(cornerRadius, isCircular: style == .circular)) }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension BuiltIns {
    static let roundedRectangle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct RoundedRectangle: InsettableShape", "A rectangle with rounded corners.",
            example: "RoundedRectangle(cornerRadius: 8).stroke().frame(width: 80, height: 48)",
            [
                BuiltIn(
                    "init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
                    "A rectangle with corners of a radius in points."
                ) { (radius: Double, style: RoundedCornerStyle) in
                    RoundedRectangle(cornerRadius: radius, style: style)
                },
                BuiltIn(
                    "init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
                    "A rectangle with corners of a size in points; on cells they are as wide as they are high."
                ) { (size: CGSize, style: RoundedCornerStyle) in RoundedRectangle(cornerSize: size, style: style) },
                BuiltIn(
                    "var cornerRadius: CGFloat { get set }", "The radius of the corners in points.",
                    \RoundedRectangle.cornerRadius),
            ]),
        BuiltInGroup(
            "extension Shape where Self == RoundedRectangle",
            [
                BuiltIn(
                    "static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)"
                        + " -> RoundedRectangle", "A rectangle with corners of a radius in points.",
                    example: #"Text("a").padding().background(.yellow, in: .rect(cornerRadius: 8))"#
                ) { (radius: Double, style: RoundedCornerStyle) in
                    RoundedRectangle(cornerRadius: radius, style: style)
                }
            ]),
    ]
}
