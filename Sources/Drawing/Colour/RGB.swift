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
        let inCube = 16 + 36 * nearest(red) + 6 * nearest(green) + nearest(blue)
        let grey = 232 + max(0, min(23, ((Int(red) + Int(green) + Int(blue)) / 3 - 3) / 10))
        return difference(from: RGB(indexed: grey)) < difference(from: RGB(indexed: inCube)) ? grey : inCube
    }

    /// How far it is from another colour: the sum of the squares of what their parts differ by.
    func difference(from other: RGB) -> Int {
        let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
        return parts.reduce(0) { sum, part in
            let distance = Int(part.0) - Int(part.1)
            return sum + distance * distance
        }
    }

    private static func byte(_ part: Double) -> UInt8 {
        part.isNaN ? 0 : UInt8(clamping: Int(clamped: (max(0, min(1, part)) * 255).rounded()))
    }
}
