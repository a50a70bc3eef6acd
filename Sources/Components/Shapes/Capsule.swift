import Catalogue
import Drawing
import StyleEngine

/// A rectangle whose ends are half circles.
///
/// - Example: `Capsule().stroke().frame(width: 80, height: 48)`
public struct Capsule: InsettableShape, NativeConvertible {
    /// A capsule as large as there is room for; the form of its corners is the same on cells.
    public init(style: RoundedCornerStyle = .continuous) {}

    public var outline: Outline { .capsule }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}

extension Shape where Self == Capsule {
    /// A rectangle whose ends are half circles.
    ///
    /// - Example: `Text("a").padding().background(.yellow, in: .capsule)`
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose ends are half circles; the form of its corners is the same on cells.
    ///
    /// - Example: `Text("a").padding().background(.yellow, in: .capsule(style: .circular))`
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
