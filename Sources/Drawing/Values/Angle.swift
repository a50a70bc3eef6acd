/// An angle. SwiftUI's `Angle`.
///
/// - Example: `Text("a").rotationEffect(.degrees(45))`
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians; half a turn is pi.
    ///
    /// - Example: `Angle.degrees(90).radians`
    public var radians: Double

    /// The angle in degrees; a whole turn is 360.
    ///
    /// - Example: `Angle.radians(1.5).degrees`
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle.
    public init() { radians = 0 }

    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// No angle.
    ///
    /// - Example: `Text("a").rotationEffect(.zero)`
    public static let zero = Angle()

    /// An angle in radians.
    ///
    /// - Example: `Text("a").rotationEffect(.radians(1.5))`
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Whether the first is smaller.
    ///
    /// - Example: `Angle.zero < .degrees(45)`
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
    /// Both angles together.
    ///
    /// - Example: `Angle.degrees(30) + .degrees(45)`
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// The first angle without the second.
    ///
    /// - Example: `Angle.degrees(90) - .degrees(45)`
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// The angle in the other direction.
    ///
    /// - Example: `-Angle.degrees(90)`
    public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }

    /// An angle so many times.
    ///
    /// - Example: `Angle.degrees(30) * 3`
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// A part of an angle.
    ///
    /// - Example: `Angle.degrees(90) / 2`
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    /// Adds an angle.
    ///
    /// - Record: none
    public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

    /// Takes an angle away.
    ///
    /// - Record: none
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

    /// Makes an angle so many times as large.
    ///
    /// - Record: none
    public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

    /// Divides an angle.
    ///
    /// - Record: none
    public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
