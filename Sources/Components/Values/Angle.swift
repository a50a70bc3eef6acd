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
                BuiltIn("static func radians(_ radians: Double) -> Angle", "An angle in radians.") {
                    (radians: Double) in Angle(radians: radians)
                },
                BuiltIn("static var zero: Angle { get }", "No angle.") { Angle.zero },
                BuiltIn("var degrees: Double { get set }", "The angle in degrees.", \Angle.degrees),
                BuiltIn("var radians: Double { get set }", "The angle in radians.", \Angle.radians),
                BuiltIn("static func < (lhs: Angle, rhs: Angle) -> Bool", "Whether the first is smaller.") {
                    (left: Angle, right: Angle) in left < right
                },
            ])
    ]
}
