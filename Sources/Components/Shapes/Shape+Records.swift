import Catalogue
import Drawing
import StyleEngine

/// A shape, painted or not, of which only the form and the layers are known.
private struct PaintedShape: ValueConvertible {
    let view: ShapeView<AnyShape>

    init?(_ value: Value) {
        guard case .native(let native) = value else { return nil }
        if let painted = native.any as? ShapeView<AnyShape> {
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
    static let shape: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol Shape: View", "A form that can be filled and drawn as a line.",
            example: "Circle().fill(.red).frame(width: 80, height: 48)",
            closure:
                "the built-in shapes are all there are; write a view that lays some of them over each other in a 'ZStack'"
        ),
        BuiltInGroup(
            "protocol InsettableShape: Shape", "A shape that can be drawn as a line inside its edge.",
            example: "Circle().strokeBorder(.red).frame(width: 80, height: 48)",
            closure:
                "the built-in shapes are all there are; write a view that lays some of them over each other in a 'ZStack'"
        ),
        BuiltInGroup(
            "struct ShapeView<Content: Shape>: View", "A shape that is painted.",
            example: "Capsule().fill(.yellow).stroke(.red).frame(width: 80, height: 48)",
            painting(of: "ShapeView<Content>") + lines("strokeBorder", of: "ShapeView<Content>")),
        BuiltInGroup("extension Shape", painting(of: "ShapeView<Self>")),
        BuiltInGroup("extension InsettableShape", lines("strokeBorder", of: "ShapeView<Self>")),
    ]

    private static func painting(of result: String) -> [BuiltIn] {
        [
            BuiltIn(
                "func fill<S: ShapeStyle>(_ content: S = ForegroundStyle()) -> \(result)",
                "The shape, filled with a style.", example: "Circle().fill(.red).frame(width: 80, height: 48)"
            ) { (shape: PaintedShape, style: AnyShapeStyle) in shape.view.fill(style) }
        ] + lines("stroke", of: result)
    }

    private static func lines(_ name: String, of result: String) -> [BuiltIn] {
        [
            BuiltIn(
                "func \(name)<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: CGFloat = 1) -> \(result)",
                "The shape as a line of a width in points.",
                example: "Circle().\(name)(.red, lineWidth: 2).frame(width: 80, height: 48)"
            ) { (shape: PaintedShape, style: AnyShapeStyle, width: Double) in
                shape.view.stroke(style, lineWidth: width)
            },
            BuiltIn(
                "func \(name)<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> \(result)",
                "The shape as a line of some style.",
                example:
                    "Circle().\(name)(.red, style: StrokeStyle(lineWidth: 1, dash: [4])).frame(width: 80, height: 48)"
            ) { (shape: PaintedShape, style: AnyShapeStyle, stroke: StrokeStyle) in
                shape.view.stroke(style, style: stroke)
            },
            BuiltIn(
                "func \(name)(style: StrokeStyle) -> \(result)", "The shape as a line of some style.",
                example: "Circle().\(name)(style: StrokeStyle(lineWidth: 1, dash: [4])).frame(width: 80, height: 48)"
            ) { (shape: PaintedShape, stroke: StrokeStyle) in shape.view.stroke(ForegroundStyle(), style: stroke) },
        ]
    }
}
