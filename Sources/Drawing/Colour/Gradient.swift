/// Colours that run into each other: SwiftUI's `Gradient`.
public struct Gradient: Hashable, Sendable {
    /// A colour and its place between 0 and 1: SwiftUI's `Gradient.Stop`.
    public struct Stop: Hashable, Sendable {
        /// The colour at that place.
        public var color: Color
        /// The place: 0 is the start of the gradient, 1 its end.
        public var location: CGFloat

        /// A colour at a place between 0 and 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours, from the start of the gradient to its end.
    public var stops: [Stop]

    /// Colours, each at a place of its own.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = max(1, colors.count - 1)
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / Double(last)) }
    }
}

/// A gradient with its form. Its pattern is one pattern, its name tells its colours.
public struct GradientPaint: Hashable, Sendable {
    let form: String
    let gradient: Gradient

    func resolved(in context: PaintContext) -> ResolvedPaint {
        let names = gradient.stops.map(\.color.name).joined(separator: " to ")
        return ResolvedPaint(
            name: names.isEmpty ? form : "\(form) \(names)",
            color: gradient.stops.first?.color.resolved(in: context).color)
    }
}

/// A gradient along a line: SwiftUI's `LinearGradient`.
public struct LinearGradient: ShapeStyle, Hashable {
    public let paint: Paint

    /// A gradient from one point to another. Points with the same `x` make it run downwards, with the same `y`
    /// sideways.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        let form =
            startPoint.x == endPoint.x
            ? "gradient" : startPoint.y == endPoint.y ? "sideways gradient" : "diagonal gradient"
        paint = .gradient(GradientPaint(form: form, gradient: gradient))
    }

    /// Colours at equal distances from one point to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours, each at a place of its own between two points.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

/// A gradient outwards from a point: SwiftUI's `RadialGradient`.
public struct RadialGradient: ShapeStyle, Hashable {
    public let paint: Paint

    /// A gradient outwards from a point. The radii, in points, are accepted for SwiftUI's sake: one pattern stands
    /// for the whole.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        paint = .gradient(GradientPaint(form: "radial gradient", gradient: gradient))
    }

    /// Colours at equal distances outwards from a point.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient outwards from a point to the edges of what it fills: SwiftUI's `EllipticalGradient`.
public struct EllipticalGradient: ShapeStyle, Hashable {
    public let paint: Paint

    /// A gradient outwards from a point. The fractions are accepted for SwiftUI's sake: one pattern stands for the
    /// whole.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        paint = .gradient(GradientPaint(form: "elliptical gradient", gradient: gradient))
    }

    /// Colours at equal distances outwards from a point.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(gradient: Gradient(colors: colors), center: center)
    }
}

/// A gradient around a point: SwiftUI's `AngularGradient`.
public struct AngularGradient: ShapeStyle, Hashable {
    public let paint: Paint

    /// A gradient around a point. The angle is accepted for SwiftUI's sake: one pattern stands for the whole.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        paint = .gradient(GradientPaint(form: "angular gradient", gradient: gradient))
    }

    /// Colours at equal distances around a point.
    public init(colors: [Color], center: UnitPoint) { self.init(gradient: Gradient(colors: colors), center: center) }

    /// A gradient around a point, from one angle to another.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: gradient, center: center, angle: startAngle)
    }

    /// Colours at equal distances around a point, from one angle to another.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: startAngle)
    }
}

extension Gradient: ShapeStyle {
    public var paint: Paint { .gradient(GradientPaint(form: "gradient", gradient: self)) }
}

extension Color {
    /// A gentle gradient of the colour: SwiftUI's `Color.gradient`.
    public var gradient: some ShapeStyle {
        AnyShapeStyle(.gradient(GradientPaint(form: "gradient", gradient: Gradient(colors: [self]))))
    }
}
