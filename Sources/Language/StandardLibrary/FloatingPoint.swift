import Catalogue

extension StandardLibrary {
    /// `Double`, which is `CGFloat` too.
    static let floatingPoint: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Double: Comparable, Hashable, CustomStringConvertible, Sendable", "A number with a fraction.",
            example: "1.5 * 2",
            [
                BuiltIn("init(_ source: Int)", "The same number.", example: "Double(2)") { (source: Int) in
                    Double(source)
                },
                BuiltIn("init(_ source: Double)", "The same number.", example: "Double(2.5)") { (source: Double) in
                    source
                },
                BuiltIn("init?(_ text: String)", "The number that a text spells, or nil.", example: "Double(\"1.5\")") {
                    (text: String) in Double(text)
                },
                BuiltIn("init()", "Zero.", example: "Double()") { 0.0 },
                BuiltIn("static var zero: Double { get }", "Zero.", example: "Double.zero") { 0.0 },
                BuiltIn("static var pi: Double { get }", "The circle's number.", example: "Double.pi") { Double.pi },
                BuiltIn("static var infinity: Double { get }", "More than any number.", example: "Double.infinity") {
                    Double.infinity
                },
                BuiltIn("static var nan: Double { get }", "No number.", example: "Double.nan") { Double.nan },
                BuiltIn("var isNaN: Bool { get }", "Whether it is no number.", example: "Double.nan.isNaN") {
                    (number: Double) in number.isNaN
                },
                BuiltIn(
                    "var isInfinite: Bool { get }", "Whether it is infinite.", example: "Double.infinity.isInfinite"
                ) {
                    (number: Double) in number.isInfinite
                },
                BuiltIn("var isFinite: Bool { get }", "Whether it is a finite number.", example: "1.5.isFinite") {
                    (number: Double) in number.isFinite
                },
                BuiltIn("var magnitude: Double { get }", "The number without its sign.", example: "(-1.5).magnitude") {
                    (number: Double) in number.magnitude
                },
                BuiltIn("var description: String { get }", "Its digits.", example: "1.5.description") {
                    (number: Double) in number.description
                },
                BuiltIn(
                    "func rounded() -> Double", "The nearest whole number; halves away from zero.",
                    example: "1.5.rounded()"
                ) {
                    (number: Double) in number.rounded()
                },
                BuiltIn("func squareRoot() -> Double", "The square root.", example: "2.0.squareRoot()") {
                    (number: Double) in number.squareRoot()
                },
                BuiltIn(
                    "func truncatingRemainder(dividingBy other: Double) -> Double", "What a division leaves.",
                    example: "7.5.truncatingRemainder(dividingBy: 2)"
                ) { (number: Double, other: Double) in number.truncatingRemainder(dividingBy: other) },
                BuiltIn("static func + (lhs: Double, rhs: Double) -> Double", "The sum.", example: "1.5 + 2") {
                    (one: Double, other: Double) in one + other
                },
                BuiltIn("static func - (lhs: Double, rhs: Double) -> Double", "The difference.", example: "1.5 - 1") {
                    (one: Double, other: Double) in one - other
                },
                BuiltIn("static func * (lhs: Double, rhs: Double) -> Double", "The product.", example: "1.5 * 2") {
                    (one: Double, other: Double) in one * other
                },
                BuiltIn("static func / (lhs: Double, rhs: Double) -> Double", "The quotient.", example: "1.5 / 2") {
                    (one: Double, other: Double) in one / other
                },
                BuiltIn(
                    "prefix static func - (operand: Double) -> Double", "The number with the other sign.",
                    example: "-1.5"
                ) {
                    (number: Double) in -number
                },
                BuiltIn("prefix static func + (operand: Double) -> Double", "The number itself.", example: "+1.5") {
                    (number: Double) in number
                },
                compound("+=", "Adds to a variable.", of: "Double") { (one: Double, other: Double) in one + other },
                compound("-=", "Subtracts from a variable.", of: "Double") { (one: Double, other: Double) in one - other
                },
                compound("*=", "Multiplies a variable.", of: "Double") { (one: Double, other: Double) in one * other },
                compound("/=", "Divides a variable.", of: "Double") { (one: Double, other: Double) in one / other },
                BuiltIn(
                    "static func == (lhs: Double, rhs: Double) -> Bool", "Whether both are the same.",
                    example: "1.5 == 2"
                ) {
                    (one: Double, other: Double) in one == other
                },
                BuiltIn(
                    "static func != (lhs: Double, rhs: Double) -> Bool", "Whether they differ.", example: "1.5 != 2"
                ) {
                    (one: Double, other: Double) in one != other
                },
                BuiltIn(
                    "static func < (lhs: Double, rhs: Double) -> Bool", "Whether the first is smaller.",
                    example: "1.5 < 2"
                ) {
                    (one: Double, other: Double) in one < other
                },
                BuiltIn(
                    "static func > (lhs: Double, rhs: Double) -> Bool", "Whether the first is larger.",
                    example: "1.5 > 2"
                ) {
                    (one: Double, other: Double) in one > other
                },
                BuiltIn(
                    "static func <= (lhs: Double, rhs: Double) -> Bool", "Whether the first is not larger.",
                    example: "1.5 <= 2"
                ) {
                    (one: Double, other: Double) in one <= other
                },
                BuiltIn(
                    "static func >= (lhs: Double, rhs: Double) -> Bool", "Whether the first is not smaller.",
                    example: "1.5 >= 2"
                ) {
                    (one: Double, other: Double) in one >= other
                },
                BuiltIn(
                    "static func ..< (minimum: Double, maximum: Double) -> Range<Double>",
                    "The numbers below the second.", example: "0.5..<3"
                ) {
                    (one: Double, other: Double) in
                    guard one <= other else { throw Fault.invertedRange }
                    return one..<other
                },
                BuiltIn(
                    "static func ... (minimum: Double, maximum: Double) -> ClosedRange<Double>",
                    "The numbers up to the second.", example: "0.5...3"
                ) {
                    (one: Double, other: Double) in
                    guard one <= other else { throw Fault.invertedRange }
                    return one...other
                },
            ])
    ]
}
