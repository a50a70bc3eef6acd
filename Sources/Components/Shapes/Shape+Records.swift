import Catalogue
import Drawing
import StyleEngine

/// A shape, painted or not, of which only the form and the layers are known.
private struct PaintedShape: ValueConvertible {
    let view: ShapeView<AnyShape>

    init?(_ value: Value) {
        if case .native(let native) = value, let painted = native.any as? ShapeView<AnyShape> {
            view = painted
        } else if let shape = AnyShape(value) {
            view = ShapeView(shape: shape, layers: [])
        } else {
            return nil
        }
    }

    var value: Value { view.value }
}

extension ShapeView: NativeConvertible, ValueConvertible {}

extension BuiltIns {
    static let shape: [BuiltInGroup] =
        [
            BuiltInGroup(
                "protocol Shape: View { func path(in rect: CGRect) -> Path }",
                "A form that can be filled and drawn as a line.",
                example: """
                    struct Wedge: Shape {
                        func path(in rect: CGRect) -> Path {
                            var path = Path()
                            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                            path.closeSubpath()
                            return path
                        }
                    }
                    Wedge().fill(.red).frame(width: 120, height: 80)
                    """),
            BuiltInGroup(
                """
                protocol InsettableShape: Shape {
                    associatedtype InsetShape: InsettableShape
                    func inset(by amount: CGFloat) -> InsetShape
                }
                """, "A shape that can be drawn as a line inside its edge.",
                example: "Circle().strokeBorder(.red).frame(width: 80, height: 48)"),
            BuiltInGroup(
                "struct ShapeView<Content: Shape>: View", "A shape that is painted.",
                example: "Capsule().fill(.yellow).stroke(.red).frame(width: 80, height: 48)",
                painting(of: "ShapeView<Content>") + lines("strokeBorder", of: "ShapeView<Content>")),
            BuiltInGroup(
                "extension Shape",
                painting(of: "ShapeView<Self>") + [
                    BuiltIn(
                        "var body: some View { get }", "The shape, filled with the foreground style.",
                        example: "Circle().body.frame(width: 80, height: 48)"
                    ) { (shape: AnyShape) in AnyView(shape.fill()) }
                ]),
            BuiltInGroup(
                "extension InsettableShape",
                lines("strokeBorder", of: "ShapeView<Self>")),
        ] + requirements

    /// What the built-in shapes answer themselves, and a shape of one's own must.
    private static var requirements: [BuiltInGroup] {
        ["Circle", "Ellipse", "Rectangle", "Capsule", "RoundedRectangle", "UnevenRoundedRectangle", "AnyShape"].map {
            BuiltInGroup(
                "extension \($0)",
                [
                    BuiltIn(
                        "func path(in rect: CGRect) -> Path", "The edge of the form in a rectangle in points.",
                        example: "Circle().path(in: CGRect(x: 0, y: 0, width: 80, height: 48)).boundingRect.minX"
                    ) { (shape: AnyShape, rect: CGRect) in shape.path(in: rect) },
                    BuiltIn(
                        "func inset(by amount: CGFloat) -> some InsettableShape",
                        "The shape with its edge moved inwards, in points.",
                        example: "Circle().inset(by: 8).stroke().frame(width: 96, height: 96)"
                    ) { (shape: AnyShape, amount: Double) in AnyShape(shape.inset(by: amount)) },
                ])
        }
    }

    private static func painting(of result: String) -> [BuiltIn] {
        [
            BuiltIn(
                "func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> \(result)",
                "The shape, filled with a style.", example: "Circle().fill(.red).frame(width: 80, height: 48)"
            ) { (shape: PaintedShape, content: AnyShapeStyle, style: FillStyle) in
                shape.view.fill(content, style: style)
            }
        ] + lines("stroke", of: result)
    }

    private static func lines(_ name: String, of result: String) -> [BuiltIn] {
        // Whether edges are smoothed, cells do not show.
        let line: @Sendable (PaintedShape, AnyShapeStyle, StrokeStyle, Bool) -> ShapeView<AnyShape> = {
            shape, style, stroke, _ in
            name == "stroke" ? shape.view.stroke(style, style: stroke) : shape.view.strokeBorder(style, style: stroke)
        }
        return [
            BuiltIn(
                "func \(name)<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true) "
                    + "-> \(result)",
                "The shape as a line of a width in points.",
                example: "Circle().\(name)(.red, lineWidth: 2).frame(width: 80, height: 48)"
            ) { (shape: PaintedShape, style: AnyShapeStyle, width: Double, antialiased: Bool) in
                line(shape, style, StrokeStyle(lineWidth: width), antialiased)
            },
            BuiltIn(
                "func \(name)<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> \(result)",
                "The shape as a line of some style.",
                example:
                    "Circle().\(name)(.red, style: StrokeStyle(lineWidth: 1, dash: [4])).frame(width: 80, height: 48)",
                line),
            BuiltIn(
                "func \(name)(style: StrokeStyle, antialiased: Bool = true) -> \(result)",
                "The shape as a line of some style.",
                example: "Circle().\(name)(style: StrokeStyle(lineWidth: 1, dash: [4])).frame(width: 80, height: 48)"
            ) { (shape: PaintedShape, stroke: StrokeStyle, antialiased: Bool) in
                line(shape, AnyShapeStyle(ForegroundStyle()), stroke, antialiased)
            },
        ]
    }
}
