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

    /// The memory that its stops take, in bytes.
    package var byteCount: Int { stops.reduce(0) { $0 + MemoryLayout<Stop>.stride + $1.color.byteCount } }

    /// The names of the colours, with their places where those are not at equal distances.
    fileprivate var names: [String] {
        let isEven = stops.map(\.location) == Gradient(colors: stops.map(\.color)).stops.map(\.location)
        return stops.map { isEven ? $0.color.name : "\($0.color.name) at \(($0.location * 100).short)%" }
    }
}

/// A gradient with its form. Its pattern is one pattern, its name tells its colours.
public struct GradientPaint: Hashable, Sendable {
    let form: String
    let gradient: Gradient
    let course: GradientCourse
    /// What else there is to say: `bottom to top`, `radius 50`.
    var details: [String] = []
    /// Whether it begins with a lighter form of its colour.
    var isGentle = false

    func resolved(in context: PaintContext) -> ResolvedPaint {
        let names = gradient.names.joined(separator: " to ")
        let stops = fillStops(in: context)
        var paint = ResolvedPaint(
            name: ([names.isEmpty ? form : "\(form) \(names)"] + details).joined(separator: ", "),
            color: gradient.stops.first?.color.resolved(in: context).color)
        if stops.count > 1 { paint.gradient = GradientFill(stops: stops, course: course, scale: context.scale) }
        return paint
    }

    /// The colours that they are at a place.
    private func fillStops(in context: PaintContext) -> [GradientFill.Stop] {
        let stops = gradient.stops.map { stop in
            let (color, alpha) = stop.color.stop(in: context)
            return GradientFill.Stop(color: color, alpha: alpha, location: stop.location.isNaN ? 0 : stop.location)
        }
        guard isGentle, let stop = stops.first else { return stops }
        let light = GradientFill.Stop(color: RGB.white.over(stop.color, 0.2), alpha: stop.alpha, location: 0)
        return [light, GradientFill.Stop(color: stop.color, alpha: stop.alpha, location: 1)]
    }
}

/// A gradient along a line: SwiftUI's `LinearGradient`.
public struct LinearGradient: ShapeStyle, Hashable {
    public let paint: Paint

    package init(_ paint: Paint) { self.paint = paint }

    /// A gradient from one point to another. Points with the same `x` make it run downwards, with the same `y`
    /// sideways.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        let form =
            startPoint.x == endPoint.x
            ? "gradient" : startPoint.y == endPoint.y ? "sideways gradient" : "diagonal gradient"
        let usual: [(UnitPoint, UnitPoint)] = [
            (.top, .bottom), (.leading, .trailing), (.topLeading, .bottomTrailing),
        ]
        let isUsual = usual.contains { $0 == (startPoint, endPoint) }
        let details = isUsual ? [] : ["\(startPoint.words) to \(endPoint.words)"]
        paint = .gradient(
            GradientPaint(
                form: form, gradient: gradient, course: .line(from: startPoint, to: endPoint), details: details))
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

    package init(_ paint: Paint) { self.paint = paint }

    /// A gradient outwards from a point. One pattern stands for the whole; the radii, in points, are told.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        let start = startRadius == 0 ? "" : "\(startRadius.short) to "
        let details = ["radius \(start)\(endRadius.short)"] + center.details
        let course = GradientCourse.rings(around: center, from: startRadius, to: endRadius)
        paint = .gradient(
            GradientPaint(form: "radial gradient", gradient: gradient, course: course, details: details))
    }

    /// Colours at equal distances outwards from a point.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours, each at a place of its own outwards from a point.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient outwards from a point to the edges of what it fills: SwiftUI's `EllipticalGradient`.
public struct EllipticalGradient: ShapeStyle, Hashable {
    public let paint: Paint

    package init(_ paint: Paint) { self.paint = paint }

    /// A gradient outwards from a point. One pattern stands for the whole; other fractions than the usual are told.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        let isUsual = startRadiusFraction == 0 && endRadiusFraction == 0.5
        let (start, end) = ((startRadiusFraction * 100).short, (endRadiusFraction * 100).short)
        let details = (isUsual ? [] : ["radius \(start)% to \(end)%"]) + center.details
        let course = GradientCourse.ovals(around: center, from: startRadiusFraction, to: endRadiusFraction)
        paint = .gradient(
            GradientPaint(form: "elliptical gradient", gradient: gradient, course: course, details: details))
    }

    /// Colours at equal distances outwards from a point.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours, each at a place of its own outwards from a point.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

/// A gradient around a point: SwiftUI's `AngularGradient`.
public struct AngularGradient: ShapeStyle, Hashable {
    public let paint: Paint

    package init(_ paint: Paint) { self.paint = paint }

    /// A gradient around a point. One pattern stands for the whole; an angle is told, in degrees.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        let end = Angle(radians: angle.radians + 2 * .pi)
        self.init(
            gradient, .turn(around: center, from: angle, to: end), center,
            angle == .zero ? [] : ["from \(angle.degrees.short) degrees"])
    }

    private init(_ gradient: Gradient, _ course: GradientCourse, _ center: UnitPoint, _ details: [String]) {
        paint = .gradient(
            GradientPaint(
                form: "angular gradient", gradient: gradient, course: course, details: details + center.details))
    }

    /// Colours at equal distances around a point.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Colours, each at a place of its own around a point.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// A gradient around a point, from one angle to another.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient, .turn(around: center, from: startAngle, to: endAngle), center,
            ["from \(startAngle.degrees.short) to \(endAngle.degrees.short) degrees"])
    }

    /// Colours at equal distances around a point, from one angle to another.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours, each at a place of its own around a point, from one angle to another.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
}

extension Gradient: ShapeStyle {
    public var paint: Paint {
        .gradient(GradientPaint(form: "gradient", gradient: self, course: .line(from: .top, to: .bottom)))
    }
}

extension Color {
    /// A gentle gradient of the colour: SwiftUI's `Color.gradient`.
    public var gradient: some ShapeStyle {
        AnyShapeStyle(
            .gradient(
                GradientPaint(
                    form: "gradient", gradient: Gradient(colors: [self]), course: .line(from: .top, to: .bottom),
                    isGentle: true)))
    }
}

extension UnitPoint {
    /// The place in words: `top`, `bottomLeading`, `0.3 0.4`.
    var words: String {
        let names: [(UnitPoint, String)] = [
            (.topLeading, "topLeading"), (.top, "top"), (.topTrailing, "topTrailing"), (.leading, "leading"),
            (.center, "center"), (.trailing, "trailing"), (.bottomLeading, "bottomLeading"), (.bottom, "bottom"),
            (.bottomTrailing, "bottomTrailing"),
        ]
        return names.first { $0.0 == self }?.1 ?? "\(x.short) \(y.short)"
    }

    /// What is said of the middle of something, which mostly is its center.
    fileprivate var details: [String] { self == .center ? [] : ["at \(words)"] }
}
