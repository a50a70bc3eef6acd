import Catalogue
import Drawing
import StyleEngine

extension Gradient: NativeConvertible {}
extension Gradient.Stop: NativeConvertible {}
extension LinearGradient: PrimitiveView, NativeConvertible {
    /// A gradient as a view fills all the space there is.
    public static func _resolve(_ view: LinearGradient, at inputs: Inputs, by resolver: Resolver) {
        let payload = ShapePayload(outline: .rectangle, layers: [ShapeLayer(.fill, view)])
        _ = resolver.open(TypeIdentity(LinearGradient.self), .primitive, payload: payload, at: inputs)
    }
}
extension RadialGradient: NativeConvertible {}
extension AngularGradient: NativeConvertible {}
extension UnitPoint: NativeConvertible {}

extension BuiltIns {
    static let gradient: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Gradient: ShapeStyle, Hashable", "Colours that run into each other.",
            example: "Rectangle().fill(Gradient(colors: [.red, .blue]))",
            [
                BuiltIn("init(colors: [Color])", "Colours at equal distances.") { (colors: [Color]) in
                    Gradient(colors: colors)
                },
                BuiltIn("init(stops: [Gradient.Stop])", "Colours at their places.") { (stops: [Gradient.Stop]) in
                    Gradient(stops: stops)
                },
            ]),
        BuiltInGroup(
            "struct Gradient.Stop: Hashable", "A colour and its place between 0 and 1.",
            example: "Gradient(stops: [Gradient.Stop(color: .red, location: 0)])",
            [
                BuiltIn("init(color: Color, location: CGFloat)", "A colour and its place between 0 and 1.") {
                    (color: Color, location: Double) in Gradient.Stop(color: color, location: location)
                }
            ]),
        BuiltInGroup(
            "struct LinearGradient: ShapeStyle, View", "A gradient along a line.",
            example: "Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))",
            [
                BuiltIn(
                    "init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)", "A gradient along a line."
                ) { (colors: [Color], start: UnitPoint, end: UnitPoint) in
                    LinearGradient(colors: colors, startPoint: start, endPoint: end)
                },
                BuiltIn(
                    "init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)", "A gradient along a line."
                ) { (gradient: Gradient, start: UnitPoint, end: UnitPoint) in
                    LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
                },
            ]),
        BuiltInGroup(
            "struct RadialGradient: ShapeStyle", "A gradient outwards from a point.",
            example:
                "Circle().fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))",
            [
                BuiltIn(
                    "init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
                    "A gradient outwards from a point."
                ) { (colors: [Color], center: UnitPoint, start: Double, end: Double) in
                    RadialGradient(colors: colors, center: center, startRadius: start, endRadius: end)
                }
            ]),
        BuiltInGroup(
            "struct AngularGradient: ShapeStyle", "A gradient around a point.",
            example: "Circle().fill(AngularGradient(colors: [.red, .blue], center: .center))",
            [
                BuiltIn("init(colors: [Color], center: UnitPoint)", "A gradient around a point.") {
                    (colors: [Color], center: UnitPoint) in AngularGradient(colors: colors, center: center)
                }
            ]),
        BuiltInGroup(
            "struct UnitPoint: Hashable", "A place inside a rectangle, each side counted as 1.",
            example: "UnitPoint.top",
            [
                BuiltIn("init(x: CGFloat, y: CGFloat)", "A place inside a rectangle.") { (x: Double, y: Double) in
                    UnitPoint(x: x, y: y)
                }
            ]
                + BuiltIn.constants(
                    "UnitPoint", "A place inside a rectangle.",
                    [
                        "zero": UnitPoint.zero, "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing,
                        "leading": .leading, "center": .center, "trailing": .trailing,
                        "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
                    ])),
    ]
}
