import Catalogue

extension StandardLibrary {
    /// `Int` and the whole numbers of other sizes.
    static let integers: [BuiltInGroup] =
        numberProtocols
        + [
            whole("Int", Int.self, "A whole number of 64 bits.", "SignedInteger"),
            whole("Int8", Int8.self, "A whole number of 8 bits.", "SignedInteger"),
            whole("Int16", Int16.self, "A whole number of 16 bits.", "SignedInteger"),
            whole("Int32", Int32.self, "A whole number of 32 bits.", "SignedInteger"),
            whole("Int64", Int64.self, "A whole number of 64 bits.", "SignedInteger"),
            whole("UInt", UInt.self, "A whole number of 64 bits, never below zero.", "UnsignedInteger"),
            whole("UInt8", UInt8.self, "A whole number of 8 bits, never below zero.", "UnsignedInteger"),
            whole("UInt16", UInt16.self, "A whole number of 16 bits, never below zero.", "UnsignedInteger"),
            whole("UInt32", UInt32.self, "A whole number of 32 bits, never below zero.", "UnsignedInteger"),
            whole("UInt64", UInt64.self, "A whole number of 64 bits, never below zero.", "UnsignedInteger"),
        ]

    /// The protocols of numbers, so that functions can be written for all of them.
    private static let numberProtocols = [
        BuiltInGroup(
            """
            protocol AdditiveArithmetic: Equatable {
                static var zero: Self { get }
                static func + (lhs: Self, rhs: Self) -> Self
                static func - (lhs: Self, rhs: Self) -> Self
            }
            """, "A type whose values can be added.", example: "1 + 2"),
        BuiltInGroup(
            """
            protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
                associatedtype Magnitude: Comparable, Numeric
                init?<Source: BinaryInteger>(exactly source: Source)
                var magnitude: Magnitude { get }
                static func * (lhs: Self, rhs: Self) -> Self
            }
            """, "A type of numbers.", example: "2 * 3"),
        BuiltInGroup(
            "protocol SignedNumeric: Numeric { static prefix func - (operand: Self) -> Self; mutating func negate() }",
            "A type of numbers with a sign.", example: "-1"),
        BuiltInGroup(
            "extension SignedNumeric",
            [
                BuiltIn(
                    "static prefix func - (operand: Self) -> Self", "The number with the other sign.", example: "-1",
                    swift: "zero - operand"),
                BuiltIn(
                    "mutating func negate()", "Gives the number the other sign.",
                    example: "var x = 1\nx.negate()\nx", swift: "self = Self.zero - self"),
            ]),
        BuiltInGroup(
            "extension AdditiveArithmetic",
            [
                BuiltIn(
                    "static prefix func + (x: Self) -> Self", "The number as it is.", example: "+1", swift: "x")
            ]),
        BuiltInGroup(
            "extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral",
            [BuiltIn("static var zero: Self { get }", "Zero.", example: "Int.zero", swift: "0")]),
        BuiltInGroup("protocol Strideable: Comparable", "A type whose values stand at distances.", example: "1..<3"),
        BuiltInGroup(
            """
            protocol BinaryInteger: Numeric, Hashable, Strideable, CustomStringConvertible
                where Magnitude: BinaryInteger, Magnitude.Magnitude == Magnitude {
                init<Source: BinaryInteger>(_ source: Source)
                init<Source: BinaryFloatingPoint>(_ source: Source)
                init?<Source: BinaryFloatingPoint>(exactly source: Source)
                init<Source: BinaryInteger>(clamping source: Source)
                init<Source: BinaryInteger>(truncatingIfNeeded source: Source)
                var bitWidth: Int { get }
                var trailingZeroBitCount: Int { get }
                func signum() -> Self
                func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
                static func / (lhs: Self, rhs: Self) -> Self
                static func % (lhs: Self, rhs: Self) -> Self
                static func & (lhs: Self, rhs: Self) -> Self
                static func | (lhs: Self, rhs: Self) -> Self
                static func ^ (lhs: Self, rhs: Self) -> Self
                static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
                static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
                static prefix func ~ (x: Self) -> Self
                func isMultiple(of other: Self) -> Bool
            }
            """, "A type of whole numbers.", example: "7 / 2"),
        BuiltInGroup("extension BinaryInteger", comparisonsOfTypes),
        BuiltInGroup(
            """
            protocol FixedWidthInteger: BinaryInteger where Magnitude: FixedWidthInteger, Magnitude: UnsignedInteger {
                static var max: Self { get }
                static var min: Self { get }
                static var bitWidth: Int { get }
                static func &+ (lhs: Self, rhs: Self) -> Self
                static func &- (lhs: Self, rhs: Self) -> Self
                static func &* (lhs: Self, rhs: Self) -> Self
                static func &<< (lhs: Self, rhs: Self) -> Self
                static func &>> (lhs: Self, rhs: Self) -> Self
                init?<Source: StringProtocol>(_ text: Source, radix: Int)
                init?<Source: StringProtocol>(_ text: Source)
                var nonzeroBitCount: Int { get }
                var leadingZeroBitCount: Int { get }
                var bigEndian: Self { get }
                var littleEndian: Self { get }
                var byteSwapped: Self { get }
                func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
                func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
                func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
            }
            """, "A type of whole numbers of so many bits.", example: "Int.max"),
        BuiltInGroup(
            "protocol SignedInteger: BinaryInteger, SignedNumeric", "Whole numbers with a sign.", example: "-1"),
        BuiltInGroup("protocol UnsignedInteger: BinaryInteger", "Whole numbers without a sign.", example: "UInt8(1)"),
        BuiltInGroup(
            """
            protocol FloatingPoint: SignedNumeric, Hashable, Strideable where Magnitude == Self {
                static func / (lhs: Self, rhs: Self) -> Self
                init<Source: BinaryInteger>(_ source: Source)
                static var pi: Self { get }
                static var infinity: Self { get }
                static var nan: Self { get }
                static var greatestFiniteMagnitude: Self { get }
                static var leastNormalMagnitude: Self { get }
                static var leastNonzeroMagnitude: Self { get }
                static var ulpOfOne: Self { get }
                var isNaN: Bool { get }
                var isInfinite: Bool { get }
                var isFinite: Bool { get }
                var isZero: Bool { get }
                var sign: FloatingPointSign { get }
                var nextUp: Self { get }
                var nextDown: Self { get }
                mutating func round()
                mutating func round(_ rule: FloatingPointRoundingRule)
                func squareRoot() -> Self
                func rounded() -> Self
                func rounded(_ rule: FloatingPointRoundingRule) -> Self
                func truncatingRemainder(dividingBy other: Self) -> Self
                func remainder(dividingBy other: Self) -> Self
                static func minimum(_ x: Self, _ y: Self) -> Self
                static func maximum(_ x: Self, _ y: Self) -> Self
            }
            """, "A type of numbers with a fraction.", example: "1.5 / 2"),
        BuiltInGroup(
            "protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral { init<Source: BinaryFloatingPoint>(_ source: Source) }",
            "Numbers with a fraction.", example: "1.5"),
    ]

    /// A type of whole numbers.
    private static func whole<T: FixedWidthInteger & ValueConvertible>(
        _ name: String, _ type: T.Type, _ summary: String, _ sign: String
    ) -> BuiltInGroup {
        BuiltInGroup(
            "struct \(name): FixedWidthInteger, \(sign), Comparable, Hashable, CustomStringConvertible, "
                + "ExpressibleByIntegerLiteral, Sendable",
            summary,
            example: name == "Int" ? "1 + 2 * 3" : "\(name)(1) + 2",
            conversions(name, type) + properties(name, type) + arithmetic(name, type) + bits(name, type)
                + comparisons(name, type) + (T.isSigned ? negation(name, type) : []))
    }

    private static func conversions<T: FixedWidthInteger & ValueConvertible>(
        _ name: String, _ type: T.Type
    ) -> [BuiltIn] {
        let twin = T.isSigned ? "U" + name : String(name.dropFirst())
        return [
            BuiltIn("init(_ source: \(name))", "The number itself.", example: "\(name)(2)") { (source: T) in source },
            BuiltIn(
                "init(integerLiteral value: \(name))", "The number.", example: "\(name)(integerLiteral: 1)"
            ) { (number: T) in number },
            BuiltIn(
                "init<Source: BinaryInteger>(_ source: Source)", "The same number.", example: "\(name)(UInt8(2))"
            ) { (source: Whole) in
                guard let number = T(exactly: source.number) else { throw Fault.doesNotFit(name) }
                return number
            },
            BuiltIn(
                "init<Source: BinaryFloatingPoint>(_ source: Source)", "The number without its fraction.",
                example: "\(name)(2.7)"
            ) { (source: Fraction) in
                guard let number = T(exactly: source.number.rounded(.towardZero)) else { throw Fault.doesNotFit(name) }
                return number
            },
            BuiltIn(
                "init?<Source: BinaryInteger>(exactly source: Source)",
                "The same number, or nil where it does not fit.",
                example: "\(name)(exactly: 300)"
            ) { (source: Whole) in T(exactly: source.number) },
            BuiltIn(
                "init?<Source: BinaryFloatingPoint>(exactly source: Source)",
                "The same number, or nil where it has a fraction or does not fit.", example: "\(name)(exactly: 2.5)"
            ) { (source: Fraction) in T(exactly: source.number) },
            BuiltIn(
                "init<Source: BinaryInteger>(clamping source: Source)", "The nearest number that fits.",
                example: "\(name)(clamping: 300)"
            ) { (source: Whole) in T(clamping: source.number) },
            BuiltIn(
                "init<Source: BinaryInteger>(truncatingIfNeeded source: Source)", "The number's lowest bits.",
                example: "\(name)(truncatingIfNeeded: 300)"
            ) { (source: Whole) in T(truncatingIfNeeded: source.number) },
            BuiltIn(
                "init(bitPattern source: \(twin))", "The number whose bits are the same.",
                example: "\(name)(bitPattern: \(twin).max)"
            ) { (source: Whole) in T(truncatingIfNeeded: source.number) },
            BuiltIn(
                "init?<Source: StringProtocol>(_ text: Source)", "The number that a text spells, or nil.",
                example: "\(name)(\"12\")"
            ) { (text: TextValue) in T(text.text, radix: 10) },
            BuiltIn(
                "init?<Source: StringProtocol>(_ text: Source, radix: Int)",
                "The number that a text spells to another base, or nil.", example: "\(name)(\"f\", radix: 16)"
            ) { (text: TextValue, radix: Int) in
                guard (2...36).contains(radix) else { throw Fault.stopped("Radix not in range 2...36") }
                return T(text.text, radix: radix)
            },
            BuiltIn("init()", "Zero.", example: "\(name)()") { T.zero },
        ]
    }

    private static func properties<T: FixedWidthInteger & ValueConvertible>(
        _ name: String, _ type: T.Type
    ) -> [BuiltIn] {
        let one = name == "Int" ? "6" : "\(name)(6)"
        return [
            BuiltIn("static var zero: \(name) { get }", "Zero.", example: "\(name).zero") { T.zero },
            BuiltIn("static var max: \(name) { get }", "The largest number.", example: "\(name).max") { T.max },
            BuiltIn("static var min: \(name) { get }", "The smallest number.", example: "\(name).min") { T.min },
            BuiltIn("static var bitWidth: Int { get }", "How many bits it has.", example: "\(name).bitWidth") {
                T.bitWidth
            },
            BuiltIn("var bitWidth: Int { get }", "How many bits it has.", example: "\(one).bitWidth") { (_: T) in
                T.bitWidth
            },
            BuiltIn("var description: String { get }", "Its digits.", example: "\(one).description") { (number: T) in
                number.description
            },
            BuiltIn(
                "var magnitude: \(T.isSigned ? "U" + name : name) { get }", "The number without its sign.",
                example: "\(one).magnitude"
            ) { (number: T) in try Whole(number.magnitude).converted() },
            BuiltIn("func signum() -> \(name)", "-1, 0 or 1.", example: "\(one).signum()") { (number: T) in
                number.signum()
            },
            BuiltIn(
                "func isMultiple(of other: \(name)) -> Bool", "Whether division leaves nothing.",
                example: "\(one).isMultiple(of: 2)"
            ) { (number: T, other: T) in number.isMultiple(of: other) },
            BuiltIn(
                "func quotientAndRemainder(dividingBy rhs: \(name)) -> (quotient: \(name), remainder: \(name))",
                "Both results of a division.", example: "\(one).quotientAndRemainder(dividingBy: 4)"
            ) { (number: T, divisor: T) in
                Value.tuple([
                    try Arithmetic.quotient(number, divisor).value, try Arithmetic.remainder(number, divisor).value,
                ])
            },
            BuiltIn(
                "func advanced(by n: Int) -> \(name)", "The number so far away.", example: "\(one).advanced(by: 2)"
            ) { (number: T, distance: Int) in
                try Arithmetic.moved(number, by: distance)
            },
            BuiltIn(
                "func distance(to other: \(name)) -> Int", "How far another number is.",
                example: "\(one).distance(to: 9)"
            ) { (number: T, other: T) in try Arithmetic.distance(from: number, to: other) },
        ]
    }

    private static func arithmetic<T: FixedWidthInteger & ValueConvertible>(
        _ name: String, _ type: T.Type
    ) -> [BuiltIn] {
        let (six, three) = name == "Int" ? ("6", "3") : ("\(name)(6)", "3")
        func binary(
            _ sign: String, _ summary: String, _ compute: @escaping @Sendable (T, T) throws -> T
        ) -> [BuiltIn] {
            let assignment = compound(sign + "=", "Does so with a variable.", of: name, compute)
            return [
                BuiltIn(
                    "static func \(sign) (lhs: \(name), rhs: \(name)) -> \(name)", summary,
                    example: "\(six) \(sign) \(three)"
                ) { (one: T, other: T) in try compute(one, other) }, assignment,
            ]
        }
        func reporting(
            _ method: String, _ summary: String, _ compute: @escaping @Sendable (T, T) -> (T, Bool)
        ) -> BuiltIn {
            BuiltIn(
                "func \(method): \(name)) -> (partialValue: \(name), overflow: Bool)", summary,
                example: "\(six).\(method.replacing("_ rhs", with: "").replacing(" rhs", with: ": "))3)"
            ) { (one: T, other: T) in
                let result = compute(one, other)
                return Value.tuple([result.0.value, .bool(result.1)])
            }
        }
        return binary("+", "The sum.") { try Arithmetic.sum($0, $1) }
            + binary("-", "The difference.") { try Arithmetic.difference($0, $1) }
            + binary("*", "The product.") { try Arithmetic.product($0, $1) }
            + binary("/", "The quotient, without its fraction.") { try Arithmetic.quotient($0, $1) }
            + binary("%", "What a division leaves.") { try Arithmetic.remainder($0, $1) }
            + binary("&+", "The sum, its lowest bits where it does not fit.") { $0 &+ $1 }
            + binary("&-", "The difference, its lowest bits where it does not fit.") { $0 &- $1 }
            + binary("&*", "The product, its lowest bits where it does not fit.") { $0 &* $1 }
            + binary("&", "The bits of both.") { $0 & $1 } + binary("|", "The bits of either.") { $0 | $1 }
            + binary("^", "The bits of only one.") { $0 ^ $1 } + binary("<<", "The bits moved up.") { $0 << $1 }
            + binary(">>", "The bits moved down.") { $0 >> $1 }
            + [
                BuiltIn(
                    "static func << <RHS: BinaryInteger>(lhs: \(name), rhs: RHS) -> \(name)", "The bits moved up.",
                    example: "\(six) << UInt8(1)"
                ) { (one: T, distance: Whole) in one << distance.number },
                BuiltIn(
                    "static func >> <RHS: BinaryInteger>(lhs: \(name), rhs: RHS) -> \(name)", "The bits moved down.",
                    example: "\(six) >> UInt8(1)"
                ) { (one: T, distance: Whole) in one >> distance.number },
            ]
            + binary("&<<", "The bits moved up, by what is left of the distance by the width.") { $0 &<< $1 }
            + binary("&>>", "The bits moved down, by what is left of the distance by the width.") { $0 &>> $1 }
            + [
                reporting("addingReportingOverflow(_ rhs", "The sum, and whether it did not fit.") {
                    $0.addingReportingOverflow($1)
                },
                reporting("subtractingReportingOverflow(_ rhs", "The difference, and whether it did not fit.") {
                    $0.subtractingReportingOverflow($1)
                },
                reporting("multipliedReportingOverflow(by rhs", "The product, and whether it did not fit.") {
                    $0.multipliedReportingOverflow(by: $1)
                },
            ]
    }

    private static func bits<T: FixedWidthInteger & ValueConvertible>(_ name: String, _ type: T.Type) -> [BuiltIn] {
        let one = name == "Int" ? "6" : "\(name)(6)"
        return [
            BuiltIn("prefix static func ~ (x: \(name)) -> \(name)", "All bits turned round.", example: "~\(one)") {
                (number: T) in ~number
            },
            BuiltIn("var nonzeroBitCount: Int { get }", "How many bits are 1.", example: "\(one).nonzeroBitCount") {
                (number: T) in number.nonzeroBitCount
            },
            BuiltIn(
                "var leadingZeroBitCount: Int { get }", "How many of the highest bits are 0.",
                example: "\(one).leadingZeroBitCount"
            ) { (number: T) in number.leadingZeroBitCount },
            BuiltIn(
                "var trailingZeroBitCount: Int { get }", "How many of the lowest bits are 0.",
                example: "\(one).trailingZeroBitCount"
            ) { (number: T) in number.trailingZeroBitCount },
            BuiltIn(
                "var bigEndian: \(name) { get }", "The number whose bytes are in the order of the network.",
                example: "\(one).bigEndian"
            ) { (number: T) in number.bigEndian },
            BuiltIn(
                "var littleEndian: \(name) { get }", "The number whose bytes are in the order of most machines.",
                example: "\(one).littleEndian"
            ) { (number: T) in number.littleEndian },
            BuiltIn("var byteSwapped: \(name) { get }", "Its bytes turned round.", example: "\(one).byteSwapped") {
                (number: T) in number.byteSwapped
            },
        ]
    }

    private static func negation<T: FixedWidthInteger & ValueConvertible>(
        _ name: String, _ type: T.Type
    ) -> [BuiltIn] {
        let one = name == "Int" ? "1" : "\(name)(1)"
        return [
            BuiltIn(
                "prefix static func - (operand: \(name)) -> \(name)", "The number with the other sign.",
                example: "-\(one)"
            ) { (number: T) in try Arithmetic.negated(number) },
            BuiltIn(
                "prefix static func + (operand: \(name)) -> \(name)", "The number itself.", example: "+\(one)"
            ) { (number: T) in number },
            BuiltIn(
                "mutating func negate()", "Gives a variable the other sign.", example: "var x = 1",
                implementation: .mutating { target, _ in
                    guard let number = T(target) else { throw Fault.wrongArgument }
                    target = try Arithmetic.negated(number).value
                    return .void
                }),
        ]
    }

    /// The comparisons of a type of numbers.
    static func comparisons<T: Comparable & ValueConvertible>(_ name: String, _ type: T.Type) -> [BuiltIn] {
        func comparison(
            _ sign: String, _ summary: String, _ compare: @escaping @Sendable (T, T) -> Bool
        ) -> BuiltIn {
            BuiltIn(
                "static func \(sign) (lhs: \(name), rhs: \(name)) -> Bool", summary,
                example: "\(name)(1) \(sign) \(name)(2)"
            ) { (one: T, other: T) in compare(one, other) }
        }
        return [
            comparison("==", "Whether both are the same.") { $0 == $1 },
            comparison("!=", "Whether they differ.") { $0 != $1 },
            comparison("<", "Whether the first is smaller.") { $0 < $1 },
            comparison(">", "Whether the first is larger.") { $0 > $1 },
            comparison("<=", "Whether the first is not larger.") { $0 <= $1 },
            comparison(">=", "Whether the first is not smaller.") { $0 >= $1 },
            BuiltIn(
                "static func ..< (minimum: \(name), maximum: \(name)) -> Range<\(name)>",
                "The numbers up to the second.",
                example: "\(name)(0)..<\(name)(3)"
            ) { (one: T, other: T) in try ValueRange.make(one.value, other.value, isClosed: false) },
            BuiltIn(
                "static func ... (minimum: \(name), maximum: \(name)) -> ClosedRange<\(name)>",
                "The numbers up to and with the second.", example: "\(name)(1)...\(name)(3)"
            ) { (one: T, other: T) in try ValueRange.make(one.value, other.value, isClosed: true) },
        ]
    }

    /// A compound assignment such as `+=`, from what it computes.
    static func compound<Operand: ValueConvertible>(
        _ sign: String, _ summary: String, of type: String,
        _ compute: @escaping @Sendable (Operand, Operand) throws -> Operand
    ) -> BuiltIn {
        BuiltIn(
            "static func \(sign) (lhs: inout \(type), rhs: \(type))", summary,
            example: "var x = 1",
            implementation: .mutating { target, arguments in
                guard let one = Operand(target), let operand = arguments.first, let other = Operand(operand) else {
                    throw Fault.wrongArgument
                }
                target = try compute(one, other).value
                return .void
            })
    }
}
