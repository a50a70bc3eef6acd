// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let capsuleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Capsule: InsettableShape", "A rectangle whose ends are half circles.", example: "Capsule().stroke().frame(width: 80, height: 48)", [
            BuiltIn("init(style: RoundedCornerStyle = .continuous)", "A capsule as large as there is room for; the form of its corners is the same on cells.") { (style: RoundedCornerStyle) in Capsule(style: style) },
        ]),
        BuiltInGroup("extension Shape where Self == Capsule", [
            BuiltIn("static var capsule: Capsule { get }", "A rectangle whose ends are half circles.", example: "Text(\"a\").padding().background(.yellow, in: .capsule)") { Capsule.capsule },
            BuiltIn("static func capsule(style: RoundedCornerStyle) -> Capsule", "A rectangle whose ends are half circles; the form of its corners is the same on cells.", example: "Text(\"a\").padding().background(.yellow, in: .capsule(style: .circular))") { (style: RoundedCornerStyle) in Capsule.capsule(style: style) },
        ]),
    ]

    static let circleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Circle: InsettableShape", "A circle as large as its space allows.", example: "Circle().stroke().frame(width: 80, height: 48)", [
            BuiltIn("init()", "The largest circle that there is room for.") { Circle() },
        ]),
        BuiltInGroup("extension Shape where Self == Circle", [
            BuiltIn("static var circle: Circle { get }", "A circle as large as its space allows.", example: "Text(\"a\").padding().background(.yellow, in: .circle)") { Circle.circle },
        ]),
    ]

    static let ellipseRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Ellipse: InsettableShape", "An oval that fills its space.", example: "Ellipse().stroke().frame(width: 80, height: 48)", [
            BuiltIn("init()", "An ellipse as large as there is room for.") { Ellipse() },
        ]),
        BuiltInGroup("extension Shape where Self == Ellipse", [
            BuiltIn("static var ellipse: Ellipse { get }", "An oval that fills its space.", example: "Text(\"a\").padding().background(.yellow, in: .ellipse)") { Ellipse.ellipse },
        ]),
    ]

    static let rectangleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Rectangle: InsettableShape", "A rectangle.", example: "Rectangle().stroke().frame(width: 80, height: 48)", [
            BuiltIn("init()", "A rectangle as large as there is room for.") { Rectangle() },
        ]),
        BuiltInGroup("extension Shape where Self == Rectangle", [
            BuiltIn("static var rect: Rectangle { get }", "A rectangle.", example: "Text(\"a\").padding().background(.yellow, in: .rect)") { Rectangle.rect },
        ]),
    ]

    static let roundedRectangleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct RoundedRectangle: InsettableShape", "A rectangle with rounded corners.", example: "RoundedRectangle(cornerRadius: 8).stroke().frame(width: 80, height: 48)", [
            BuiltIn("var cornerRadius: CGFloat { get set }", "The radius of the corners in points; it is told in the legend where it is not 8.", \RoundedRectangle.cornerRadius),
            BuiltIn("var style: RoundedCornerStyle { get set }", "The form of the corners: the same on cells, and told in the legend where it is circular.", example: "RoundedRectangle(cornerRadius: 8).style", \RoundedRectangle.style),
            BuiltIn("init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)", "A rectangle whose corners have a radius in points.") { (cornerRadius: CGFloat, style: RoundedCornerStyle) in RoundedRectangle(cornerRadius: cornerRadius, style: style) },
            BuiltIn("init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)", "A rectangle whose corners have a size in points; on cells a corner is as wide as it is high, half of both.") { (cornerSize: CGSize, style: RoundedCornerStyle) in RoundedRectangle(cornerSize: cornerSize, style: style) },
        ]),
        BuiltInGroup("extension Shape where Self == RoundedRectangle", [
            BuiltIn("static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle", "A rectangle with corners of a radius in points.", example: "Text(\"a\").padding().background(.yellow, in: .rect(cornerRadius: 8))") { (cornerRadius: CGFloat, style: RoundedCornerStyle) in RoundedRectangle.rect(cornerRadius: cornerRadius, style: style) },
            BuiltIn("static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle", "A rectangle whose corners have a size in points; on cells a corner is as wide as it is high, half of both.", example: "Text(\"a\").padding().background(.yellow, in: .rect(cornerSize: CGSize(width: 8, height: 8)))") { (cornerSize: CGSize, style: RoundedCornerStyle) in RoundedRectangle.rect(cornerSize: cornerSize, style: style) },
        ]),
    ]
}
