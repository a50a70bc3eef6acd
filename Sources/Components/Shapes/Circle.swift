import Catalogue
import Drawing
import StyleEngine

/// A circle as large as its space allows.
///
/// - Example: `Circle().stroke().frame(width: 80, height: 48)`
public struct Circle: InsettableShape, NativeConvertible {
    /// The largest circle that there is room for.
    public init() {}

    public var outline: Outline { .circle }

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}

extension Shape where Self == Circle {
    /// A circle as large as its space allows.
    ///
    /// - Example: `Text("a").padding().background(.yellow, in: .circle)`
    public static var circle: Circle { Circle() }
}
