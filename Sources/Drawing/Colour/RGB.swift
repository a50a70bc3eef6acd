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

    /// What its parts are on average, 0...255.
    var level: Int { (Int(red) + Int(green) + Int(blue)) / 3 }

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
