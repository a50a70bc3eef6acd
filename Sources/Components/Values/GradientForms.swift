import Catalogue
import Drawing
import StyleEngine

/// The records of the gradients with a form: each takes colours, stops or a gradient, as a type and as a static member.
extension BuiltIns {
    static let gradientForms: [BuiltInGroup] = [
        BuiltInGroup(
            "struct LinearGradient: ShapeStyle, View", "A gradient along a line.",
            example:
                "Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).frame(width: 80, height: 48)",
            [
                BuiltIn(
                    "init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)", "A gradient along a line.",
                    example:
                        "Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).frame(width: 80, height: 48)"
                ) { (colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) in
                    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
                },
                BuiltIn(
                    "init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)",
                    "A gradient along a line.",
                    example:
                        "Rectangle().fill(LinearGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)], startPoint: .top, endPoint: .bottom)).frame(width: 80, height: 48)"
                ) { (stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) in
                    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
                },
                BuiltIn(
                    "init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)", "A gradient along a line.",
                    example:
                        "Rectangle().fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)).frame(width: 80, height: 48)"
                ) { (gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) in
                    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
                },
            ]),
        BuiltInGroup(
            "extension ShapeStyle where Self == LinearGradient",
            [
                BuiltIn(
                    "static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient",
                    "A gradient along a line.",
                    example:
                        "Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).frame(width: 80, height: 48)"
                ) { (colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) in
                    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
                },
                BuiltIn(
                    "static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient",
                    "A gradient along a line.",
                    example:
                        "Rectangle().fill(.linearGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)], startPoint: .top, endPoint: .bottom)).frame(width: 80, height: 48)"
                ) { (stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) in
                    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
                },
                BuiltIn(
                    "static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient",
                    "A gradient along a line.",
                    example:
                        "Rectangle().fill(.linearGradient(Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)).frame(width: 80, height: 48)"
                ) { (gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) in
                    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
                },
            ]),
        BuiltInGroup(
            "struct RadialGradient: ShapeStyle, View", "A gradient outwards from a point.",
            example:
                "Rectangle().fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)).frame(width: 80, height: 48)",
            [
                BuiltIn(
                    "init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
                    "A gradient outwards from a point.",
                    example:
                        "Rectangle().fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)).frame(width: 80, height: 48)"
                ) { (colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) in
                    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
                },
                BuiltIn(
                    "init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
                    "A gradient outwards from a point.",
                    example:
                        "Rectangle().fill(RadialGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)], center: .center, startRadius: 0, endRadius: 9)).frame(width: 80, height: 48)"
                ) { (stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) in
                    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
                },
                BuiltIn(
                    "init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
                    "A gradient outwards from a point.",
                    example:
                        "Rectangle().fill(RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 9)).frame(width: 80, height: 48)"
                ) { (gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) in
                    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
                },
            ]),
        BuiltInGroup(
            "extension ShapeStyle where Self == RadialGradient",
            [
                BuiltIn(
                    "static func radialGradient(colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient",
                    "A gradient outwards from a point.",
                    example:
                        "Rectangle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)).frame(width: 80, height: 48)"
                ) { (colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) in
                    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
                },
                BuiltIn(
                    "static func radialGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient",
                    "A gradient outwards from a point.",
                    example:
                        "Rectangle().fill(.radialGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)], center: .center, startRadius: 0, endRadius: 9)).frame(width: 80, height: 48)"
                ) { (stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) in
                    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
                },
                BuiltIn(
                    "static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient",
                    "A gradient outwards from a point.",
                    example:
                        "Rectangle().fill(.radialGradient(Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 9)).frame(width: 80, height: 48)"
                ) { (gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) in
                    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
                },
            ]),
        BuiltInGroup(
            "struct EllipticalGradient: ShapeStyle, View", "A gradient outwards from a point to the edges.",
            example: "Rectangle().fill(EllipticalGradient(colors: [.red, .blue])).frame(width: 80, height: 48)",
            [
                BuiltIn(
                    "init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
                    "A gradient outwards from a point to the edges.",
                    example: "Rectangle().fill(EllipticalGradient(colors: [.red, .blue])).frame(width: 80, height: 48)"
                ) { (colors: [Color], center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double) in
                    EllipticalGradient(
                        colors: colors, center: center, startRadiusFraction: startRadiusFraction,
                        endRadiusFraction: endRadiusFraction)
                },
                BuiltIn(
                    "init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
                    "A gradient outwards from a point to the edges.",
                    example:
                        "Rectangle().fill(EllipticalGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)])).frame(width: 80, height: 48)"
                ) {
                    (stops: [Gradient.Stop], center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double)
                    in
                    EllipticalGradient(
                        stops: stops, center: center, startRadiusFraction: startRadiusFraction,
                        endRadiusFraction: endRadiusFraction)
                },
                BuiltIn(
                    "init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
                    "A gradient outwards from a point to the edges.",
                    example:
                        "Rectangle().fill(EllipticalGradient(gradient: Gradient(colors: [.red, .blue]))).frame(width: 80, height: 48)"
                ) { (gradient: Gradient, center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double) in
                    EllipticalGradient(
                        gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
                        endRadiusFraction: endRadiusFraction)
                },
            ]),
        BuiltInGroup(
            "extension ShapeStyle where Self == EllipticalGradient",
            [
                BuiltIn(
                    "static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient",
                    "A gradient outwards from a point to the edges.",
                    example: "Rectangle().fill(.ellipticalGradient(colors: [.red, .blue])).frame(width: 80, height: 48)"
                ) { (colors: [Color], center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double) in
                    EllipticalGradient(
                        colors: colors, center: center, startRadiusFraction: startRadiusFraction,
                        endRadiusFraction: endRadiusFraction)
                },
                BuiltIn(
                    "static func ellipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient",
                    "A gradient outwards from a point to the edges.",
                    example:
                        "Rectangle().fill(.ellipticalGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)])).frame(width: 80, height: 48)"
                ) {
                    (stops: [Gradient.Stop], center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double)
                    in
                    EllipticalGradient(
                        stops: stops, center: center, startRadiusFraction: startRadiusFraction,
                        endRadiusFraction: endRadiusFraction)
                },
                BuiltIn(
                    "static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient",
                    "A gradient outwards from a point to the edges.",
                    example:
                        "Rectangle().fill(.ellipticalGradient(Gradient(colors: [.red, .blue]))).frame(width: 80, height: 48)"
                ) { (gradient: Gradient, center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double) in
                    EllipticalGradient(
                        gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
                        endRadiusFraction: endRadiusFraction)
                },
            ]),
        BuiltInGroup(
            "struct AngularGradient: ShapeStyle, View", "A gradient around a point.",
            example:
                "Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))).frame(width: 80, height: 48)",
            [
                BuiltIn(
                    "init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
                    "A gradient around a point, from one angle to another.",
                    example:
                        "Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))).frame(width: 80, height: 48)"
                ) { (colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) in
                    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
                },
                BuiltIn(
                    "init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
                    "A gradient around a point, from one angle to another.",
                    example:
                        "Rectangle().fill(AngularGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)], center: .center, startAngle: .zero, endAngle: .degrees(180))).frame(width: 80, height: 48)"
                ) { (stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) in
                    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
                },
                BuiltIn(
                    "init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)",
                    "A gradient around a point, from one angle to another.",
                    example:
                        "Rectangle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero, endAngle: .degrees(180))).frame(width: 80, height: 48)"
                ) { (gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) in
                    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
                },
                BuiltIn(
                    "init(colors: [Color], center: UnitPoint, angle: Angle = .zero)", "A gradient all around a point.",
                    example:
                        "Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center)).frame(width: 80, height: 48)"
                ) { (colors: [Color], center: UnitPoint, angle: Angle) in
                    AngularGradient(colors: colors, center: center, angle: angle)
                },
                BuiltIn(
                    "init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)",
                    "A gradient all around a point.",
                    example:
                        "Rectangle().fill(AngularGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)], center: .center)).frame(width: 80, height: 48)"
                ) { (stops: [Gradient.Stop], center: UnitPoint, angle: Angle) in
                    AngularGradient(stops: stops, center: center, angle: angle)
                },
                BuiltIn(
                    "init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)",
                    "A gradient all around a point.",
                    example:
                        "Rectangle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)).frame(width: 80, height: 48)"
                ) { (gradient: Gradient, center: UnitPoint, angle: Angle) in
                    AngularGradient(gradient: gradient, center: center, angle: angle)
                },
            ]),
        BuiltInGroup(
            "extension ShapeStyle where Self == AngularGradient",
            [
                BuiltIn(
                    "static func angularGradient(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient",
                    "A gradient around a point, from one angle to another.",
                    example:
                        "Rectangle().fill(.angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180))).frame(width: 80, height: 48)"
                ) { (colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) in
                    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
                },
                BuiltIn(
                    "static func angularGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient",
                    "A gradient around a point, from one angle to another.",
                    example:
                        "Rectangle().fill(.angularGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)], center: .center, startAngle: .zero, endAngle: .degrees(180))).frame(width: 80, height: 48)"
                ) { (stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) in
                    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
                },
                BuiltIn(
                    "static func angularGradient(_ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient",
                    "A gradient around a point, from one angle to another.",
                    example:
                        "Rectangle().fill(.angularGradient(Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero, endAngle: .degrees(180))).frame(width: 80, height: 48)"
                ) { (gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) in
                    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
                },
                BuiltIn(
                    "static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient",
                    "A gradient all around a point.",
                    example:
                        "Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center)).frame(width: 80, height: 48)"
                ) { (colors: [Color], center: UnitPoint, angle: Angle) in
                    AngularGradient(colors: colors, center: center, angle: angle)
                },
                BuiltIn(
                    "static func conicGradient(stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient",
                    "A gradient all around a point.",
                    example:
                        "Rectangle().fill(.conicGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)], center: .center)).frame(width: 80, height: 48)"
                ) { (stops: [Gradient.Stop], center: UnitPoint, angle: Angle) in
                    AngularGradient(stops: stops, center: center, angle: angle)
                },
                BuiltIn(
                    "static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient",
                    "A gradient all around a point.",
                    example:
                        "Rectangle().fill(.conicGradient(Gradient(colors: [.red, .blue]), center: .center)).frame(width: 80, height: 48)"
                ) { (gradient: Gradient, center: UnitPoint, angle: Angle) in
                    AngularGradient(gradient: gradient, center: center, angle: angle)
                },
            ]),
    ]
}
