import Catalogue
import Drawing
import StyleEngine

/// A rectangle with rounded corners.
///
/// - Example: `RoundedRectangle(cornerRadius: 8).stroke().frame(width: 80, height: 48)`
public struct RoundedRectangle: InsettableShape, NativeConvertible {
    /// The radius of the corners in points; it is told in the legend where it is not 8.
    public var cornerRadius: CGFloat
    /// The form of the corners: the same on cells, and told in the legend where it is circular.
    ///
    /// - Example: `RoundedRectangle(cornerRadius: 8).style`
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
    ///
    /// - Example: `Text("a").padding().background(.yellow, in: .rect(cornerRadius: 8))`
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// A rectangle whose corners have a size in points; on cells a corner is as wide as it is high, half of both.
    ///
    /// - Example: `Text("a").padding().background(.yellow, in: .rect(cornerSize: CGSize(width: 8, height: 8)))`
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
