import Catalogue
import Drawing
import StyleEngine

/// An oval that fills its space.
public struct Ellipse: InsettableShape, NativeConvertible {
    /// An ellipse as large as there is room for.
    public init() {}

    public var outline: Outline { .ellipse }

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Ellipse {
    /// An oval that fills its space.
    public static var ellipse: Ellipse { Ellipse() }
}

extension BuiltIns {
    static let ellipse: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Ellipse: InsettableShape", "An oval that fills its space.",
            example: "Ellipse().stroke().frame(width: 80, height: 48)",
            [
                BuiltIn("init()", "An oval that fills its space.") { Ellipse() }
            ]),
        BuiltInGroup(
            "extension Shape where Self == Ellipse",
            [
                BuiltIn(
                    "static var ellipse: Ellipse { get }", "An oval that fills its space.",
                    example: #"Text("a").padding().background(.yellow, in: .ellipse)"#
                ) { Ellipse() }
            ]),
    ]
}
