import Catalogue
import Drawing
import StyleEngine

/// An oval that fills its space.
///
/// - Example: `Ellipse().stroke().frame(width: 80, height: 48)`
public struct Ellipse: InsettableShape, NativeConvertible {
    /// An ellipse as large as there is room for.
    public init() {}

    public var outline: Outline { .ellipse }

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Ellipse {
    /// An oval that fills its space.
    ///
    /// - Example: `Text("a").padding().background(.yellow, in: .ellipse)`
    public static var ellipse: Ellipse { Ellipse() }
}
