import Catalogue
import Drawing
import StyleEngine

extension Gradient: NativeConvertible {}
extension Gradient.Stop: NativeConvertible {}
extension LinearGradient: FillingView, NativeConvertible {}
extension RadialGradient: FillingView, NativeConvertible {}
extension EllipticalGradient: FillingView, NativeConvertible {}
extension AngularGradient: FillingView, NativeConvertible {}
extension UnitPoint: NativeConvertible {}

extension BuiltIns {
    static let gradient: [BuiltInGroup] =
        gradientMembers + [
            BuiltInGroup(
                "struct Gradient: ShapeStyle, Hashable", "Colours that run into each other.",
                example: "Rectangle().fill(Gradient(colors: [.red, .blue])).frame(width: 80, height: 48)",
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
                example: """
                    Rectangle()
                        .fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                        .frame(width: 80, height: 48)
                    """,
                [
                    BuiltIn(
                        "init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)", "A gradient along a line."
                    ) { (colors: [Color], start: UnitPoint, end: UnitPoint) in
                        LinearGradient(colors: colors, startPoint: start, endPoint: end)
                    },
                    BuiltIn(
                        "init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)",
                        "A gradient along a line."
                    ) { (gradient: Gradient, start: UnitPoint, end: UnitPoint) in
                        LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
                    },
                    BuiltIn(
                        "init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)",
                        "A gradient along a line."
                    ) { (stops: [Gradient.Stop], start: UnitPoint, end: UnitPoint) in
                        LinearGradient(stops: stops, startPoint: start, endPoint: end)
                    },
                ]),
            BuiltInGroup(
                "struct RadialGradient: ShapeStyle, View", "A gradient outwards from a point.",
                example: """
                    Circle()
                        .fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
                        .frame(width: 80, height: 48)
                    """,
                [
                    BuiltIn(
                        "init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
                        "A gradient outwards from a point."
                    ) { (colors: [Color], center: UnitPoint, start: Double, end: Double) in
                        RadialGradient(colors: colors, center: center, startRadius: start, endRadius: end)
                    },
                    BuiltIn(
                        "init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
                        "A gradient outwards from a point."
                    ) { (gradient: Gradient, center: UnitPoint, start: Double, end: Double) in
                        RadialGradient(gradient: gradient, center: center, startRadius: start, endRadius: end)
                    },
                ]),
            BuiltInGroup(
                "struct EllipticalGradient: ShapeStyle, View", "A gradient outwards from a point to the edges.",
                example: "Ellipse().fill(EllipticalGradient(colors: [.red, .blue])).frame(width: 80, height: 48)",
                [
                    BuiltIn(
                        "init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, "
                            + "endRadiusFraction: CGFloat = 0.5)", "A gradient outwards from a point to the edges."
                    ) { (colors: [Color], center: UnitPoint, start: Double, end: Double) in
                        EllipticalGradient(colors: colors, center: center)
                    }
                ]),
            BuiltInGroup(
                "struct AngularGradient: ShapeStyle, View", "A gradient around a point.",
                example:
                    "Circle().fill(AngularGradient(colors: [.red, .blue], center: .center)).frame(width: 80, height: 48)",
                [
                    BuiltIn("init(colors: [Color], center: UnitPoint)", "A gradient around a point.") {
                        (colors: [Color], center: UnitPoint) in AngularGradient(colors: colors, center: center)
                    },
                    BuiltIn(
                        "init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)",
                        "A gradient around a point."
                    ) { (gradient: Gradient, center: UnitPoint, angle: Angle) in
                        AngularGradient(gradient: gradient, center: center, angle: angle)
                    },
                    BuiltIn(
                        "init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
                        "A gradient around a point, from one angle to another."
                    ) { (colors: [Color], center: UnitPoint, start: Angle, end: Angle) in
                        AngularGradient(colors: colors, center: center, startAngle: start, endAngle: end)
                    },
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

    /// The static members that stand for gradients.
    private static var gradientMembers: [BuiltInGroup] {
        [
            BuiltInGroup(
                "extension ShapeStyle where Self == LinearGradient",
                [
                    BuiltIn(
                        "static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)"
                            + " -> LinearGradient", "A gradient along a line.",
                        example: """
                            Capsule()
                                .fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                                .frame(width: 80, height: 48)
                            """
                    ) { (colors: [Color], start: UnitPoint, end: UnitPoint) in
                        LinearGradient(colors: colors, startPoint: start, endPoint: end)
                    },
                    BuiltIn(
                        "static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)"
                            + " -> LinearGradient", "A gradient along a line.",
                        example: """
                            let sunset = Gradient(colors: [.red, .blue])
                            Capsule()
                                .fill(.linearGradient(sunset, startPoint: .top, endPoint: .bottom))
                                .frame(width: 80, height: 48)
                            """
                    ) { (gradient: Gradient, start: UnitPoint, end: UnitPoint) in
                        LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
                    },
                ]),
            BuiltInGroup(
                "extension ShapeStyle where Self == RadialGradient",
                [
                    BuiltIn(
                        "static func radialGradient(colors: [Color], center: UnitPoint = .center, "
                            + "startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient",
                        "A gradient outwards from a point.",
                        example: """
                            Circle()
                                .fill(.radialGradient(colors: [.red, .blue], startRadius: 0, endRadius: 9))
                                .frame(width: 80, height: 48)
                            """
                    ) { (colors: [Color], center: UnitPoint, start: Double, end: Double) in
                        RadialGradient(colors: colors, center: center, startRadius: start, endRadius: end)
                    }
                ]),
            BuiltInGroup(
                "extension ShapeStyle where Self == EllipticalGradient",
                [
                    BuiltIn(
                        "static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, "
                            + "startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)"
                            + " -> EllipticalGradient", "A gradient outwards from a point to the edges.",
                        example:
                            "Ellipse().fill(.ellipticalGradient(colors: [.red, .blue])).frame(width: 80, height: 48)"
                    ) { (colors: [Color], center: UnitPoint, start: Double, end: Double) in
                        EllipticalGradient(colors: colors, center: center)
                    }
                ]),
            BuiltInGroup(
                "extension ShapeStyle where Self == AngularGradient",
                [
                    BuiltIn(
                        "static func angularGradient(colors: [Color], center: UnitPoint = .center, "
                            + "startAngle: Angle, endAngle: Angle) -> AngularGradient", "A gradient around a point.",
                        example: "Circle().fill(.angularGradient(colors: [.red, .blue], startAngle: .zero, "
                            + "endAngle: .degrees(180)))"
                    ) { (colors: [Color], center: UnitPoint, start: Angle, end: Angle) in
                        AngularGradient(colors: colors, center: center, startAngle: start, endAngle: end)
                    },
                    BuiltIn(
                        "static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero)"
                            + " -> AngularGradient", "A gradient all around a point.",
                        example: "Circle().fill(.conicGradient(colors: [.red, .blue])).frame(width: 80, height: 48)"
                    ) { (colors: [Color], center: UnitPoint, angle: Angle) in
                        AngularGradient(gradient: Gradient(colors: colors), center: center, angle: angle)
                    },
                ]),
        ]
    }
}
