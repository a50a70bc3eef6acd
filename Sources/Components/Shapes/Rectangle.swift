import Catalogue
import Drawing
import StyleEngine

/// A rectangle.
public struct Rectangle: InsettableShape, NativeConvertible {
    /// A rectangle as large as there is room for.
    public init() {}

    public var outline: Outline { .rectangle }

    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension BuiltIns {
    static let rectangle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Rectangle: InsettableShape", "A rectangle.",
            example: "Rectangle().stroke().frame(width: 80, height: 48)",
            [
                BuiltIn("init()", "A rectangle.") { Rectangle() }
            ]),
        BuiltInGroup(
            "extension Shape where Self == Rectangle",
            [
                BuiltIn(
                    "static var rect: Rectangle { get }", "A rectangle.",
                    example: #"Text("a").padding().background(.yellow, in: .rect)"#
                ) { Rectangle() }
            ]),
    ]
}
