/// The corners of a rounded rectangle.
public struct Corner: Hashable, Sendable {
    /// The radius in points.
    public var radius: Double
    /// Whether the corners are quarters of a circle, and don't begin gently.
    public var isCircular: Bool
    /// How points become cells where the shape stands.
    var scale = Scale.standard

    /// Corners of a radius in points.
    public init(_ radius: Double, isCircular: Bool = false) {
        self.radius = radius
        self.isCircular = isCircular
    }

    /// Corners of a radius in points, where points become cells by a scale.
    init(_ radius: Double, in scale: Scale) {
        self.init(radius)
        self.scale = scale
    }

    /// What the legend says about them. A radius of 8, a column, needs no word.
    var words: String? {
        let form = isCircular ? "circular corner" : "corner"
        return radius == 8 ? (isCircular ? form : nil) : "\(form) \(radius.short)"
    }

    /// Whether they reach to the middle of a side of a rectangle of some size.
    func isWhole(in size: Size) -> Bool {
        radius >= min(Double(size.width) * scale.column, Double(size.height) * scale.row) / 2
    }

    /// How far they reach in a rectangle of some size, in columns and in rows: at most to the middle of its shorter sides.
    func radii(in size: Size) -> (columns: Double, rows: Double) {
        let most = min(Double(size.width) * scale.column, Double(size.height) * scale.row) / 2
        let radius = min(self.radius, most)
        return (radius / scale.column, radius / scale.row)
    }
}

extension Corner: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Corners of a radius in points.
    public init(floatLiteral radius: Double) { self.init(radius) }

    /// Corners of a radius in points.
    public init(integerLiteral radius: Int) { self.init(Double(radius)) }
}
