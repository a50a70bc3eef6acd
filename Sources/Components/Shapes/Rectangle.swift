import Catalogue
import Drawing
import StyleEngine

/// A rectangle.
///
/// - Example: `Rectangle().stroke().frame(width: 80, height: 48)`
public struct Rectangle: InsettableShape, NativeConvertible {
    /// A rectangle as large as there is room for.
    public init() {}

    public var outline: Outline { .rectangle }

    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    ///
    /// - Example: `Text("a").padding().background(.yellow, in: .rect)`
    public static var rect: Rectangle { Rectangle() }
}
