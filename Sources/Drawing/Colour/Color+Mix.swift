#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Gradient {
    /// How colours between others are found: SwiftUI's `Gradient.ColorSpace`.
    public enum ColorSpace: Hashable, Sendable {
        /// Part by part, as a screen takes them.
        case device
        /// As the eye sees them, in the colour space Oklab.
        case perceptual
    }
}

extension Color {
    /// A colour between this one and another: `fraction` of the other one, 0...1. Each is what it is at its place.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(self, rhs, fraction.isNaN ? 0 : max(0, min(1, fraction)), colorSpace))
    }
}

extension RGB {
    /// A colour between this one and another, of which it has `fraction`, 0...1.
    func mixed(with other: RGB, by fraction: Double, in space: Gradient.ColorSpace) -> RGB {
        switch space {
        case .device: other.over(self, fraction)
        case .perceptual: RGB(perceived.mixed(with: other.perceived, by: fraction))
        }
    }

    /// A colour as the eye sees it, in the colour space Oklab.
    struct Perceived {
        /// From black (0) to white (1).
        let lightness: Double
        /// From green to red.
        let redness: Double
        /// From blue to yellow.
        let yellowness: Double

        fileprivate init(_ parts: [Double]) { (lightness, redness, yellowness) = (parts[0], parts[1], parts[2]) }

        fileprivate var parts: [Double] { [lightness, redness, yellowness] }

        fileprivate func mixed(with other: Perceived, by fraction: Double) -> Perceived {
            Perceived(zip(parts, other.parts).map { one, other in one + (other - one) * fraction })
        }

        /// How strong it is; 0 of greys.
        var chroma: Double { (redness * redness + yellowness * yellowness).squareRoot() }

        /// How far it is from another one.
        ///
        /// - Parameter excess: how many times it counts more where the other one is stronger.
        func distance(to other: Perceived, excess weight: Double = 0) -> Double {
            let sides = (lightness - other.lightness, redness - other.redness, yellowness - other.yellowness)
            let excess = weight * max(0, other.chroma - chroma)
            return (sides.0 * sides.0 + sides.1 * sides.1 + sides.2 * sides.2 + excess * excess).squareRoot()
        }
    }

    /// How the eye sees it.
    var perceived: Perceived {
        let parts = [red, green, blue].map { Self.linear(Double($0) / 255) }
        return Perceived(Self.product(Self.fromCones, Self.product(Self.toCones, parts).map(cbrt)))
    }

    private init(_ perceived: Perceived) {
        let linear = Self.product(Self.ofCones, Self.product(Self.toCubes, perceived.parts).map { $0 * $0 * $0 })
        let screen = linear.map { $0 <= 0.0031308 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
        self.init(red: screen[0], green: screen[1], blue: screen[2])
    }

    private static func product(_ rows: [[Double]], _ parts: [Double]) -> [Double] {
        rows.map { row in zip(row, parts).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    /// From linear red, green and blue to what the cones of the eye take, and back.
    private static let toCones = [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
    private static let ofCones = [
        [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.7076147010],
    ]
    /// From the cube roots of that to Oklab, and back.
    private static let fromCones = [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
    private static let toCubes = [
        [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.2914855480],
    ]
}
