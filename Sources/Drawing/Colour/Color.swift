/// A colour as a value, with the names and initialisers of SwiftUI's `Color`.
///
///     Color.red.opacity(0.2).name    // "red 20%"
///     Color(white: 0.2).name         // "white 0.2"
public struct Color: Hashable, Sendable {
    /// The colour spaces that SwiftUI names. They differ by less than a terminal can show.
    public enum RGBColorSpace: Hashable, Sendable {
        /// They stand here so that SwiftUI code compiles; all give the same colour.
        case sRGB, sRGBLinear, displayP3
    }

    enum Base: Hashable, Sendable {
        case system(SystemColor)
        case white(Double)
        case rgb(Double, Double, Double)
        case asset(String)
        case accent
        case level(Int)
        indirect case mix(Color, Color, Double, Gradient.ColorSpace)
        indirect case dynamic(light: Color, dark: Color)
    }

    let base: Base
    /// How much of the colour there is, 0...1.
    let alpha: Double
    /// How many colours it is made of.
    private let count: Int

    init(_ base: Base, alpha: Double = 1) {
        self.base = base
        self.alpha = Self.part(alpha)
        count =
            switch base {
            case .mix(let one, let other, _, _), .dynamic(let one, let other): min(one.count + other.count, Self.most)
            default: 1
            }
    }

    /// What it takes to paint it, where it is made of others, in bytes: each of those is named at each step.
    package var byteCount: Int { count == 1 ? 0 : count << 10 }

    /// Beyond this many there is nothing to count: they are too many.
    private static let most = 1 << 32

    /// A grey between black (0) and white (1).
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(.white(Self.part(white)), alpha: opacity)
    }

    /// A colour from parts between 0 and 1.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.rgb(Self.part(red), Self.part(green), Self.part(blue)), alpha: opacity)
    }

    /// A colour from a hue, a saturation and a brightness between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (h, s, b) = (Self.part(hue) * 6, Self.part(saturation), Self.part(brightness))
        func part(_ n: Double) -> Double {
            let k = (n + h).truncatingRemainder(dividingBy: 6)
            return b - b * s * max(0, min(k, 4 - k, 1))
        }
        self.init(.rgb(part(5), part(3), part(1)), alpha: opacity)
    }

    /// A colour that an asset catalogue would hold. There is none here: it is shown by its name, in grey.
    package init(asset name: String) { self.init(.asset(name)) }

    /// A colour on a light ground, and another on a dark one.
    package init(light: Color, dark: Color) { self.init(.dynamic(light: light, dark: dark)) }

    /// What the colour is on a light or on a dark ground.
    package func resolved(for scheme: ColorScheme) -> Color {
        guard case .dynamic(let light, let dark) = base else { return self }
        return (scheme == .dark ? dark : light).opacity(alpha)
    }

    /// The same colour, thinner: 0 is nothing of it, 1 all of it. Opacities multiply.
    public func opacity(_ opacity: Double) -> Color { Color(base, alpha: alpha * Self.part(opacity)) }

    /// The same colour with this much of it, 0...1, whatever was said before.
    package func replacingOpacity(_ opacity: Double) -> Color { Color(base, alpha: Self.part(opacity)) }

    /// What a person calls the colour: `red`, `white 0.2`, `#336699`, `black 20%`.
    public var name: String {
        let plain =
            switch base {
            case .system(let color): color.rawValue
            case .white(let white): "white \(white.short)"
            case .rgb(let red, let green, let blue): RGB(red: red, green: green, blue: blue).hex
            case .asset(let name): name
            case .accent: "accent"
            case .level(let level): HierarchicalShapeStyle.name(of: level)
            case .dynamic(let light, let dark): light == dark ? light.name : "\(light.name) or \(dark.name)"
            case .mix(let one, let other, let fraction, let space):
                "\(space == .device ? "device " : "")mix of \(one.name) and \((fraction * 100).short)% \(other.name)"
            }
        return alpha < 1 ? "\(plain) \((alpha * 100).short)%" : plain
    }

    private static func part(_ value: Double) -> Double { value.isNaN ? 0 : max(0, min(1, value)) }
}

extension Color: CustomStringConvertible {
    /// The colour's name, by which styles that hold it are told apart in trees: `framed(red)`.
    public var description: String { name }
}

extension Double {
    /// The number with at most three decimals, without a trailing `.0`.
    public var short: String {
        guard isFinite else { return isNaN ? "nan" : self < 0 ? "-infinity" : "infinity" }
        guard abs(self) < 1e12 else { return "\(self)" }
        let thousandths = (self * 1000).rounded() / 1000
        return Int(exactly: thousandths).map { "\($0)" } ?? "\(thousandths)"
    }
}

extension RGB {
    /// `#rrggbb`.
    var hex: String {
        "#"
            + [red, green, blue].map { part in
                let digits = String(part, radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}
