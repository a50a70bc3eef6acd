import Catalogue
import Drawing
import StyleEngine

/// A circle as large as its space allows.
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
    public static var circle: Circle { Circle() }
}

extension BuiltIns {
    static let circle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Circle: InsettableShape", "A circle as large as its space allows.",
            example: "Circle().stroke().frame(width: 80, height: 48)",
            [
                BuiltIn("init()", "A circle as large as its space allows.") { Circle() }
            ]),
        BuiltInGroup(
            "extension Shape where Self == Circle",
            [
                BuiltIn(
                    "static var circle: Circle { get }", "A circle as large as its space allows.",
                    example: #"Text("a").padding().background(.yellow, in: .circle)"#
                ) { Circle() }
            ]),
    ]
}
