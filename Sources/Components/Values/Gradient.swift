import Catalogue
import Drawing
import StyleEngine

extension Gradient: NativeConvertible {
    public var footprint: Int { byteCount }
}
extension Gradient.Stop: NativeConvertible {}
extension LinearGradient: FillingView, NativeConvertible {}
extension RadialGradient: FillingView, NativeConvertible {}
extension EllipticalGradient: FillingView, NativeConvertible {}
extension AngularGradient: FillingView, NativeConvertible {}

extension BuiltIns {
    static let gradient: [BuiltInGroup] =
        [
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
                    BuiltIn(
                        "var stops: [Gradient.Stop] { get set }", "The colours and their places.",
                        example: "Gradient(colors: [.red, .blue]).stops.count", \Gradient.stops),
                ]),
            BuiltInGroup(
                "struct Gradient.Stop: Hashable", "A colour and its place between 0 and 1.",
                example: "Gradient(stops: [Gradient.Stop(color: .red, location: 0)])",
                [
                    BuiltIn("init(color: Color, location: CGFloat)", "A colour and its place between 0 and 1.") {
                        (color: Color, location: Double) in Gradient.Stop(color: color, location: location)
                    },
                    BuiltIn(
                        "var color: Color { get set }", "The colour.",
                        example: "Gradient(colors: [.red, .blue]).stops[0].color", \Gradient.Stop.color),
                    BuiltIn(
                        "var location: CGFloat { get set }", "The colour's place between 0 and 1.",
                        example: "Gradient(colors: [.red, .blue]).stops[1].location", \Gradient.Stop.location),
                ]),
        ]
}
