/// A colour as a terminal shows it.
public struct RGB: Hashable, Sendable {
    /// The red part, 0...255.
    public let red: UInt8
    /// The green part, 0...255.
    public let green: UInt8
    /// The blue part, 0...255.
    public let blue: UInt8

    /// A colour from its parts, each 0...255.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// From parts between 0 and 1; what lies outside is cut off, NaN is 0.
    init(red: Double, green: Double, blue: Double) {
        self.init(Self.byte(red), Self.byte(green), Self.byte(blue))
    }

    /// This colour over another, as much of it as `amount` (0...1) says.
    func over(_ other: RGB, _ amount: Double) -> RGB {
        func mix(_ top: UInt8, _ bottom: UInt8) -> Double {
            (Double(top) * amount + Double(bottom) * (1 - amount)) / 255
        }
        return RGB(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// The parts of the colours in a terminal's cube of 6x6x6.
    private static let steps = [0, 95, 135, 175, 215, 255]

    /// One of a terminal's 256 colours, 16...255.
    private init(indexed number: Int) {
        if number >= 232 {
            let level = UInt8(clamping: 8 + 10 * (number - 232))
            self.init(level, level, level)
        } else {
            let parts = [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6].map {
                UInt8(clamping: Self.steps[$0])
            }
            self.init(parts[0], parts[1], parts[2])
        }
    }

    /// The colour that a terminal of 256 colours shows for it.
    var nearestIndexed: RGB { RGB(indexed: indexed) }

    /// The nearest of a terminal's 256 colours: the 6x6x6 cube or the 24 greys.
    var indexed: Int {
        let steps = Self.steps
        func nearest(_ value: UInt8) -> Int {
            steps.indices.min { abs(steps[$0] - Int(value)) < abs(steps[$1] - Int(value)) } ?? 0
        }
        func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
            (r - Int(red)) * (r - Int(red)) + (g - Int(green)) * (g - Int(green)) + (b - Int(blue)) * (b - Int(blue))
        }
        let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
        let grey = max(0, min(23, ((Int(red) + Int(green) + Int(blue)) / 3 - 3) / 10))
        let level = 8 + 10 * grey
        return distance(level, level, level) < distance(steps[r], steps[g], steps[b])
            ? 232 + grey : 16 + 36 * r + 6 * g + b
    }

    private static func byte(_ part: Double) -> UInt8 {
        part.isNaN ? 0 : UInt8(clamping: Int(clamped: (max(0, min(1, part)) * 255).rounded()))
    }
}
