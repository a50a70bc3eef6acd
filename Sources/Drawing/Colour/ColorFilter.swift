/// What is done to every colour of a view: `grayscale`, `hueRotation` and their like.
public struct ColorFilter: Hashable, Sendable {
    /// The kinds of filters.
    private enum Kind: Hashable {
        case brightness(Double), contrast(Double), saturation(Double), hue(Double), inverted, times(RGB)
    }

    private let kind: Kind
    /// What the legend says of it.
    let words: String
    /// The colour of what has none of its own.
    private let primary: RGB

    private init(_ kind: Kind, _ words: String, _ primary: RGB) {
        (self.kind, self.words, self.primary) = (kind, words, primary)
    }

    /// Lightens colours by a part of white, or darkens them.
    public static func brightness(_ amount: Double, primary: RGB) -> ColorFilter {
        ColorFilter(.brightness(amount), "brightness \(amount.short)", primary)
    }

    /// Sets colours so many times as far apart from grey.
    public static func contrast(_ amount: Double, primary: RGB) -> ColorFilter {
        ColorFilter(.contrast(amount), "contrast \(amount.short)", primary)
    }

    /// Makes colours so many times as strong.
    public static func saturation(_ amount: Double, primary: RGB) -> ColorFilter {
        ColorFilter(.saturation(amount), "saturation \(amount.short)", primary)
    }

    /// Takes a part out of colours, 0...1.
    public static func grayscale(_ amount: Double, primary: RGB) -> ColorFilter {
        ColorFilter(.saturation(1 - max(0, min(1, amount))), "grayscale \(amount.short)", primary)
    }

    /// Turns colours around the circle of hues, in degrees.
    public static func hue(_ degrees: Double, primary: RGB) -> ColorFilter {
        ColorFilter(.hue(degrees), "hue \(degrees.short)", primary)
    }

    /// Turns each colour into its opposite.
    public static func inverted(primary: RGB) -> ColorFilter { ColorFilter(.inverted, "inverted", primary) }

    /// Shows colours as through a glass of a colour.
    public static func times(_ color: Color, primary: RGB) -> ColorFilter {
        let paint = color.resolved(in: PaintContext())
        return ColorFilter(.times((paint.color ?? primary).over(.white, paint.alpha)), "times \(color.name)", primary)
    }

    /// A colour as it is seen through the filter.
    func applied(to color: RGB) -> RGB {
        let (red, green, blue) = (Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
        func each(_ change: (Double) -> Double) -> RGB {
            RGB(red: change(red), green: change(green), blue: change(blue))
        }
        switch kind {
        case .brightness(let amount): return each { $0 + amount }
        case .contrast(let amount): return each { ($0 - 0.5) * amount + 0.5 }
        case .saturation(let amount):
            let grey = Self.light.red * red + Self.light.green * green + Self.light.blue * blue
            return each { grey + ($0 - grey) * amount }
        case .hue(let degrees): return turned(red, green, blue, by: Angle(degrees: degrees))
        case .inverted: return each { 1 - $0 }
        case .times(let other):
            return RGB(
                red: red * Double(other.red) / 255, green: green * Double(other.green) / 255,
                blue: blue * Double(other.blue) / 255)
        }
    }

    /// How much each part of a colour adds to how light it is.
    private static let light = (red: 0.213, green: 0.715, blue: 0.072)

    /// A colour of another hue that is about as light.
    private func turned(_ red: Double, _ green: Double, _ blue: Double, by angle: Angle) -> RGB {
        let turn = CGAffineTransform(rotationAngle: angle.radians)
        let (cosine, sine) = (turn.a, turn.b)
        let light = Self.light
        let grey = light.red * red + light.green * green + light.blue * blue
        // The turn of the parts around the axis of greys, in which the three differ by how much each adds to the lightness.
        let (r, g, b) = (red - grey, green - grey, blue - grey)
        return RGB(
            red: grey + r * cosine + (-light.red * red - light.green * green + (1 - light.blue) * blue) * sine,
            green: grey + g * cosine + (0.143 * red + 0.140 * green - 0.283 * blue) * sine,
            blue: grey + b * cosine + (-(1 - light.red) * red + light.green * green + light.blue * blue) * sine)
    }

    /// A paint as it is seen through the filter. The page stays what it is; what has the plain foreground does where the
    /// filter leaves that alone.
    func applied(to paint: ResolvedPaint) -> ResolvedPaint {
        guard !paint.isPage else { return paint }
        var paint = paint
        let color = applied(to: paint.color ?? primary)
        if paint.color != nil || color != primary { paint.color = color }
        paint.weakness = paint.weakness.map { .init(color: applied(to: $0.color), part: $0.part) }
        paint.gradient = paint.gradient?.mapped(applied)
        return paint
    }
}

extension GradientFill {
    /// The gradient with other colours.
    func mapped(_ change: (RGB) -> RGB) -> GradientFill {
        let stops = stops.map { Stop(color: change($0.color), alpha: $0.alpha, location: $0.location) }
        return GradientFill(stops: stops, course: course, scale: scale, origin: origin)
    }
}
