import Catalogue

extension StandardLibrary {
    /// `Int` and its operators.
    static let integers: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Int: Comparable, Hashable, CustomStringConvertible, Sendable", "A whole number of 64 bits.",
            example: "1 + 2 * 3",
            [
                BuiltIn("init(_ source: Double)", "The number without its fraction.", example: "Int(2.7)") {
                    (source: Double) in
                    guard let number = Int(exactly: source.rounded(.towardZero)) else { throw Fault.overflow }
                    return number
                },
                BuiltIn("init(_ source: Int)", "The number itself.", example: "Int(2)") { (source: Int) in source },
                BuiltIn("init?(_ text: String)", "The number that a text spells, or nil.", example: "Int(\"12\")") {
                    (text: String) in Int(text)
                },
                BuiltIn(
                    "init?(_ text: String, radix: Int)", "The number that a text spells to another base, or nil.",
                    example: "Int(\"ff\", radix: 16)"
                ) {
                    (text: String, radix: Int) in
                    guard (2...36).contains(radix) else { throw Fault.wrongArgument }
                    return Int(text, radix: radix)
                },
                BuiltIn("init()", "Zero.", example: "Int()") { 0 },
                BuiltIn("static var zero: Int { get }", "Zero.", example: "Int.zero") { 0 },
                BuiltIn("static var max: Int { get }", "The largest number.", example: "Int.max") { Int.max },
                BuiltIn("static var min: Int { get }", "The smallest number.", example: "Int.min") { Int.min },
                BuiltIn("var description: String { get }", "Its digits.", example: "1.description") {
                    (number: Int) in number.description
                },
                BuiltIn("var magnitude: Int { get }", "The number without its sign.", example: "(-2).magnitude") {
                    (number: Int) in try checked(number == .min ? (0, true) : (Swift.abs(number), false))
                },
                BuiltIn("func signum() -> Int", "-1, 0 or 1.", example: "(-2).signum()") { (number: Int) in
                    number.signum()
                },
                BuiltIn(
                    "func isMultiple(of other: Int) -> Bool", "Whether division leaves nothing.",
                    example: "4.isMultiple(of: 2)"
                ) { (number: Int, other: Int) in number.isMultiple(of: other) },
                BuiltIn(
                    "func quotientAndRemainder(dividingBy rhs: Int) -> (quotient: Int, remainder: Int)",
                    "Both results of a division.", example: "7.quotientAndRemainder(dividingBy: 2)"
                ) { (number: Int, divisor: Int) in
                    Value.tuple([.int(try divide(number, divisor)), .int(try remainder(number, divisor))])
                },
                BuiltIn("static func + (lhs: Int, rhs: Int) -> Int", "The sum.", example: "1 + 2") {
                    (one: Int, other: Int) in try checked(one.addingReportingOverflow(other))
                },
                BuiltIn("static func - (lhs: Int, rhs: Int) -> Int", "The difference.", example: "2 - 1") {
                    (one: Int, other: Int) in try checked(one.subtractingReportingOverflow(other))
                },
                BuiltIn("static func * (lhs: Int, rhs: Int) -> Int", "The product.", example: "2 * 3") {
                    (one: Int, other: Int) in try checked(one.multipliedReportingOverflow(by: other))
                },
                BuiltIn(
                    "static func / (lhs: Int, rhs: Int) -> Int", "The quotient, without its fraction.", example: "7 / 2"
                ) {
                    (one: Int, other: Int) in try divide(one, other)
                },
                BuiltIn("static func % (lhs: Int, rhs: Int) -> Int", "What a division leaves.", example: "7 % 2") {
                    (one: Int, other: Int) in try remainder(one, other)
                },
                BuiltIn("static func & (lhs: Int, rhs: Int) -> Int", "The bits of both.", example: "6 & 3") {
                    (one: Int, other: Int) in one & other
                },
                BuiltIn("static func | (lhs: Int, rhs: Int) -> Int", "The bits of either.", example: "6 | 3") {
                    (one: Int, other: Int) in one | other
                },
                BuiltIn("static func ^ (lhs: Int, rhs: Int) -> Int", "The bits of only one.", example: "6 ^ 3") {
                    (one: Int, other: Int) in one ^ other
                },
                BuiltIn("static func << (lhs: Int, rhs: Int) -> Int", "The bits moved up.", example: "1 << 3") {
                    (one: Int, other: Int) in one << other
                },
                BuiltIn("static func >> (lhs: Int, rhs: Int) -> Int", "The bits moved down.", example: "8 >> 1") {
                    (one: Int, other: Int) in one >> other
                },
                BuiltIn("prefix static func - (operand: Int) -> Int", "The number with the other sign.", example: "-1")
                {
                    (number: Int) in try checked((0).subtractingReportingOverflow(number))
                },
                BuiltIn("prefix static func + (operand: Int) -> Int", "The number itself.", example: "+1") {
                    (number: Int) in number
                },
                compound("+=", "Adds to a variable.", of: "Int") {
                    (one: Int, other: Int) in try checked(one.addingReportingOverflow(other))
                },
                compound("-=", "Subtracts from a variable.", of: "Int") {
                    (one: Int, other: Int) in try checked(one.subtractingReportingOverflow(other))
                },
                compound("*=", "Multiplies a variable.", of: "Int") {
                    (one: Int, other: Int) in try checked(one.multipliedReportingOverflow(by: other))
                },
                compound("/=", "Divides a variable.", of: "Int") { (one: Int, other: Int) in try divide(one, other) },
                compound("%=", "Leaves the remainder in a variable.", of: "Int") {
                    (one: Int, other: Int) in try remainder(one, other)
                },
                BuiltIn("static func == (lhs: Int, rhs: Int) -> Bool", "Whether both are the same.", example: "1 == 2")
                {
                    (one: Int, other: Int) in one == other
                },
                BuiltIn("static func != (lhs: Int, rhs: Int) -> Bool", "Whether they differ.", example: "1 != 2") {
                    (one: Int, other: Int) in one != other
                },
                BuiltIn("static func < (lhs: Int, rhs: Int) -> Bool", "Whether the first is smaller.", example: "1 < 2")
                {
                    (one: Int, other: Int) in one < other
                },
                BuiltIn("static func > (lhs: Int, rhs: Int) -> Bool", "Whether the first is larger.", example: "1 > 2")
                {
                    (one: Int, other: Int) in one > other
                },
                BuiltIn(
                    "static func <= (lhs: Int, rhs: Int) -> Bool", "Whether the first is not larger.", example: "1 <= 2"
                ) {
                    (one: Int, other: Int) in one <= other
                },
                BuiltIn(
                    "static func >= (lhs: Int, rhs: Int) -> Bool", "Whether the first is not smaller.",
                    example: "1 >= 2"
                ) {
                    (one: Int, other: Int) in one >= other
                },
                BuiltIn(
                    "static func ..< (minimum: Int, maximum: Int) -> Range<Int>", "The numbers up to the second.",
                    example: "0..<3"
                ) {
                    (one: Int, other: Int) in
                    guard one <= other else { throw Fault.invertedRange }
                    return one..<other
                },
                BuiltIn(
                    "static func ... (minimum: Int, maximum: Int) -> ClosedRange<Int>",
                    "The numbers up to and with the second.", example: "1...3"
                ) {
                    (one: Int, other: Int) in
                    guard one <= other else { throw Fault.invertedRange }
                    return one...other
                },
            ])
    ]

    /// A compound assignment such as `+=`, from what it computes.
    static func compound<Operand: ValueConvertible>(
        _ sign: String, _ summary: String, of type: String,
        _ compute: @escaping @Sendable (Operand, Operand) throws -> Operand
    ) -> BuiltIn {
        BuiltIn(
            "static func \(sign) (lhs: inout \(type), rhs: \(type))", summary,
            example: "var x = \(Operand.self == String.self ? "\"a\"" : "1")",
            implementation: .mutating { target, arguments in
                guard let one = Operand(target), let operand = arguments.first, let other = Operand(operand) else {
                    throw Fault.wrongArgument
                }
                target = try compute(one, other).value
                return .void
            })
    }

    static func checked(_ result: (Int, overflow: Bool)) throws -> Int {
        guard !result.overflow else { throw Fault.overflow }
        return result.0
    }

    static func divide(_ one: Int, _ other: Int) throws -> Int {
        guard other != 0 else { throw Fault.divisionByZero }
        return try checked(one.dividedReportingOverflow(by: other))
    }

    static func remainder(_ one: Int, _ other: Int) throws -> Int {
        guard other != 0 else { throw Fault.divisionByZero }
        return one.remainderReportingOverflow(dividingBy: other).partialValue
    }
}
