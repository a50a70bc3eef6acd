import Catalogue
import Drawing
import StyleEngine

/// A rectangle whose ends are half circles.
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
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose ends are half circles; the form of its corners is the same on cells.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension BuiltIns {
    static let capsule: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Capsule: InsettableShape", "A rectangle whose ends are half circles.",
            example: "Capsule().stroke().frame(width: 80, height: 48)",
            [
                BuiltIn(
                    "init(style: RoundedCornerStyle = .continuous)", "A rectangle whose ends are half circles."
                ) { (style: RoundedCornerStyle) in Capsule(style: style) }
            ]),
        BuiltInGroup(
            "extension Shape where Self == Capsule",
            [
                BuiltIn(
                    "static var capsule: Capsule { get }", "A rectangle whose ends are half circles.",
                    example: #"Text("a").padding().background(.yellow, in: .capsule)"#
                ) { Capsule() },
                BuiltIn(
                    "static func capsule(style: RoundedCornerStyle) -> Capsule",
                    "A rectangle whose ends are half circles.",
                    example: #"Text("a").padding().background(.yellow, in: .capsule(style: .circular))"#
                ) { (style: RoundedCornerStyle) in Capsule(style: style) },
            ]),
    ]
}
