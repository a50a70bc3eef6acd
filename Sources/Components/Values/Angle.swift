import Catalogue
import Drawing

extension Angle: NativeConvertible {}

extension BuiltIns {
    static let angle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Angle: Hashable, Comparable", "An angle.", example: #"Text("a").rotationEffect(.degrees(45))"#,
            [
                BuiltIn("init(degrees: Double)", "An angle in degrees.") { (degrees: Double) in
                    Angle(degrees: degrees)
                },
                BuiltIn("init(radians: Double)", "An angle in radians.") { (radians: Double) in
                    Angle(radians: radians)
                },
                BuiltIn("static func degrees(_ degrees: Double) -> Angle", "An angle in degrees.") {
                    (degrees: Double) in Angle(degrees: degrees)
                },
                BuiltIn(
                    "static func radians(_ radians: Double) -> Angle", "An angle in radians.",
                    example: #"Text("a").rotationEffect(.radians(1.5))"#
                ) { (radians: Double) in Angle(radians: radians)
                },
                BuiltIn("static var zero: Angle { get }", "No angle.", example: #"Text("a").rotationEffect(.zero)"#) {
                    Angle.zero
                },
                BuiltIn(
                    "var degrees: Double { get set }", "The angle in degrees.", example: "Angle.radians(1.5).degrees",
                    \Angle.degrees),
                BuiltIn(
                    "var radians: Double { get set }", "The angle in radians.", example: "Angle.degrees(90).radians",
                    \Angle.radians),
                BuiltIn("static func + (lhs: Angle, rhs: Angle) -> Angle", "Both angles together.") {
                    (left: Angle, right: Angle) in left + right
                },
                BuiltIn("static func - (lhs: Angle, rhs: Angle) -> Angle", "The first angle without the second.") {
                    (left: Angle, right: Angle) in left - right
                },
                BuiltIn(
                    "static prefix func - (operand: Angle) -> Angle", "The angle in the other direction.",
                    example: "-Angle.degrees(90)"
                ) { (angle: Angle) in -angle },
                BuiltIn("static func * (lhs: Angle, rhs: Double) -> Angle", "An angle so many times.") {
                    (angle: Angle, factor: Double) in angle * factor
                },
                BuiltIn("static func / (lhs: Angle, rhs: Double) -> Angle", "A part of an angle.") {
                    (angle: Angle, divisor: Double) in angle / divisor
                },
                BuiltIn("static func < (lhs: Angle, rhs: Angle) -> Bool", "Whether the first is smaller.") {
                    (left: Angle, right: Angle) in left < right
                },
            ])
    ]
}
