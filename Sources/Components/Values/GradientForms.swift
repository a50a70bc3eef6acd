import Catalogue
import Drawing
import StyleEngine

/// The colours of a gradient, in each of the ways in which they can be given.
private struct GradientColors: ValueConvertible {
    let gradient: Gradient

    init?(_ value: Value) {
        if let gradient = Gradient(value) {
            self.gradient = gradient
        } else if let stops = [Gradient.Stop](value) {
            gradient = Gradient(stops: stops)
        } else if let colors = [Color](value) {
            gradient = Gradient(colors: colors)
        } else {
            return nil
        }
    }

    var value: Value { gradient.value }

    /// How a signature takes them, in an initializer and in a static function, and how a call gives them.
    static let ways = [
        (parameter: "colors: [Color]", unlabelled: "colors: [Color]", argument: "colors: [.red, .blue]"),
        (
            parameter: "stops: [Gradient.Stop]", unlabelled: "stops: [Gradient.Stop]",
            argument: "stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)]"
        ),
        (
            parameter: "gradient: Gradient", unlabelled: "_ gradient: Gradient",
            argument: "gradient: Gradient(colors: [.red, .blue])"
        ),
    ]
}

/// The way that a gradient takes: what it is called, and what says where it runs.
private struct GradientWay {
    let summary: String
    /// What an initializer takes beside the colours, and what a static function does.
    let parameters: String
    let memberParameters: String
    /// What an example says of it, behind a comma.
    let arguments: String
    /// The static function.
    let member: String

    /// The initializers of the gradient's type, one for each way to give its colours, and the static functions.
    func records<each Argument: ValueConvertible, Style: ValueConvertible>(
        of type: String, _ make: @escaping @Sendable (Gradient, repeat each Argument) -> Style
    ) -> (initializers: [BuiltIn], members: [BuiltIn]) {
        func record(_ signature: String, _ call: String) -> BuiltIn {
            BuiltIn(
                signature, summary, example: "Rectangle().fill(\(call)\(arguments))).frame(width: 80, height: 48)"
            ) { (colors: GradientColors, arguments: repeat each Argument) in
                make(colors.gradient, repeat each arguments)
            }
        }
        return (
            GradientColors.ways.map { record("init(\($0.parameter), \(parameters))", "\(type)(\($0.argument)") },
            GradientColors.ways.map { way in
                // A static function takes a gradient without a label.
                let label = way.parameter == way.unlabelled ? "" : "gradient: "
                return record(
                    "static func \(member)(\(way.unlabelled), \(memberParameters)) -> \(type)",
                    ".\(member)(\(way.argument.dropFirst(label.count))")
            }
        )
    }
}

/// A gradient with a form, which is no more than how it paints.
private protocol FormedGradient: ShapeStyle, ValueConvertible {
    init(_ paint: Paint)
}

extension LinearGradient: FormedGradient {}
extension RadialGradient: FormedGradient {}
extension EllipticalGradient: FormedGradient {}
extension AngularGradient: FormedGradient {}

/// The records of the gradients with a form: each takes colours, stops or a gradient, as a type and as a static member.
extension BuiltIns {
    static let gradientForms: [BuiltInGroup] =
        gradient(LinearGradient.self, "A gradient along a line.", [linear])
        + gradient(RadialGradient.self, "A gradient outwards from a point.", [radial])
        + gradient(EllipticalGradient.self, "A gradient outwards from a point to the edges.", [elliptical])
        + gradient(AngularGradient.self, "A gradient around a point.", [angular, conic])

    private typealias Records = (initializers: [BuiltIn], members: [BuiltIn])

    /// A type of gradients, and the static functions that make one.
    private static func gradient<Style: FormedGradient>(
        _ style: Style.Type, _ summary: String, _ ways: [Records]
    ) -> [BuiltInGroup] {
        let type = "\(style)"
        let example = ways.first?.initializers.first?.example ?? ""
        // As a view and as a style it is thinned by the same name: what is both serves either.
        let opacity = BuiltIn(
            "func opacity(_ opacity: Double) -> \(type)", "The gradient, thinner.",
            example: example.replacing(")).frame", with: ").opacity(0.5)).frame")
        ) { (style: Style, opacity: Double) in Style(.opacity(style.paint, opacity)) }
        return [
            BuiltInGroup(
                "struct \(type): ShapeStyle, View", summary, example: example, ways.flatMap(\.initializers) + [opacity]),
            BuiltInGroup("extension ShapeStyle where Self == \(type)", ways.flatMap(\.members)),
        ]
    }

    private static var linear: Records {
        GradientWay(
            summary: "A gradient along a line.", parameters: "startPoint: UnitPoint, endPoint: UnitPoint",
            memberParameters: "startPoint: UnitPoint, endPoint: UnitPoint",
            arguments: ", startPoint: .top, endPoint: .bottom", member: "linearGradient"
        ).records(of: "LinearGradient") { (gradient, start: UnitPoint, end: UnitPoint) in
            LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
        }
    }

    private static var radial: Records {
        GradientWay(
            summary: "A gradient outwards from a point.",
            parameters: "center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat",
            memberParameters: "center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat",
            arguments: ", center: .center, startRadius: 0, endRadius: 9", member: "radialGradient"
        ).records(of: "RadialGradient") { (gradient, center: UnitPoint, start: Double, end: Double) in
            RadialGradient(gradient: gradient, center: center, startRadius: start, endRadius: end)
        }
    }

    private static var elliptical: Records {
        let parameters =
            "center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5"
        return GradientWay(
            summary: "A gradient outwards from a point to the edges.", parameters: parameters,
            memberParameters: parameters, arguments: "", member: "ellipticalGradient"
        ).records(of: "EllipticalGradient") { (gradient, center: UnitPoint, start: Double, end: Double) in
            EllipticalGradient(gradient: gradient, center: center, startRadiusFraction: start, endRadiusFraction: end)
        }
    }

    private static var angular: Records {
        GradientWay(
            summary: "A gradient around a point, from one angle to another.",
            parameters: "center: UnitPoint, startAngle: Angle, endAngle: Angle",
            memberParameters: "center: UnitPoint = .center, startAngle: Angle, endAngle: Angle",
            arguments: ", center: .center, startAngle: .zero, endAngle: .degrees(180)", member: "angularGradient"
        ).records(of: "AngularGradient") { (gradient, center: UnitPoint, start: Angle, end: Angle) in
            AngularGradient(gradient: gradient, center: center, startAngle: start, endAngle: end)
        }
    }

    private static var conic: Records {
        GradientWay(
            summary: "A gradient all around a point.", parameters: "center: UnitPoint, angle: Angle = .zero",
            memberParameters: "center: UnitPoint = .center, angle: Angle = .zero", arguments: ", center: .center",
            member: "conicGradient"
        ).records(of: "AngularGradient") { (gradient, center: UnitPoint, angle: Angle) in
            AngularGradient(gradient: gradient, center: center, angle: angle)
        }
    }
}
