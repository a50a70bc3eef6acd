import Catalogue

extension StandardLibrary {
    /// `Double`, `CGFloat` and `Float`.
    static let floatingPoint: [BuiltInGroup] = [
        fraction("Double", Double.self, "A number with a fraction."),
        fraction("CGFloat", Double.self, "A length in points; it converts to and from `Double`."),
        BuiltInGroup(
            "extension CGFloat",
            [
                BuiltIn("var native: Double { get }", "The same number.", example: "CGFloat(1.5).native") {
                    (number: Double) in number
                }
            ]),
        fraction("Float", Float.self, "A number with a fraction, of 32 bits."),
        BuiltInGroup(
            "enum FloatingPointRoundingRule", "How a number with a fraction is rounded.",
            example: "2.5.rounded(.toNearestOrEven)",
            [
                rule("up", "Up."), rule("down", "Down."), rule("towardZero", "To what is nearer to zero."),
                rule("awayFromZero", "To what is further from zero."),
                rule("toNearestOrAwayFromZero", "To the nearest; halves away from zero."),
                rule("toNearestOrEven", "To the nearest; halves to the even number."),
            ]),
        BuiltInGroup(
            "enum FloatingPointSign", "The sign of a number.", example: "(-1.5).sign == .minus",
            [
                BuiltIn("case plus", "Zero or more.") { FloatingPointSign.plus },
                BuiltIn("case minus", "Less than zero.") { FloatingPointSign.minus },
            ]),
    ]

    private static func rule(_ name: String, _ summary: String) -> BuiltIn {
        let rules: [String: FloatingPointRoundingRule] = [
            "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
            "toNearestOrAwayFromZero": .toNearestOrAwayFromZero, "toNearestOrEven": .toNearestOrEven,
        ]
        let rule = rules[name] ?? .toNearestOrAwayFromZero
        return BuiltIn("case \(name)", summary, example: "2.5.rounded(.\(name))") { rule }
    }

    /// A type of numbers with a fraction.
    private static func fraction<T: BinaryFloatingPoint & LosslessStringConvertible & ValueConvertible>(
        _ name: String, _ type: T.Type, _ summary: String
    ) -> BuiltInGroup where T.Stride == T {
        BuiltInGroup(
            "struct \(name): BinaryFloatingPoint, Comparable, Hashable, CustomStringConvertible, Sendable", summary,
            example: name == "Double" ? "1.5 * 2" : "\(name)(1.5) * 2",
            creation(name, type) + constants(name, type) + questions(name, type) + rounding(name, type)
                + calculation(name, type) + comparisons(name, type))
    }

    private static func creation<T: BinaryFloatingPoint & LosslessStringConvertible & ValueConvertible>(
        _ name: String, _ type: T.Type
    ) -> [BuiltIn] {
        [
            BuiltIn("init(_ source: \(name))", "The same number.", example: "\(name)(2.5)") { (source: T) in source },
            BuiltIn("init<Source: BinaryInteger>(_ source: Source)", "The same number.", example: "\(name)(2)") {
                (source: Whole) in T(source)
            },
            BuiltIn(
                "init<Source: BinaryFloatingPoint>(_ source: Source)", "The same number.", example: "\(name)(Float(2))"
            ) { (source: Fraction) in T(source.number) },
            BuiltIn(
                "init?<Source: BinaryInteger>(exactly source: Source)",
                "The same number, or nil where it does not fit.",
                example: "\(name)(exactly: 2)"
            ) { (source: Whole) in T(exactly: source) },
            BuiltIn(
                "init?<Source: StringProtocol>(_ text: Source)", "The number that a text spells, or nil.",
                example: "\(name)(\"1.5\")"
            ) { (text: TextValue) in T(text.string) },
            BuiltIn("init()", "Zero.", example: "\(name)()") { T.zero },
        ]
    }

    private static func constants<T: BinaryFloatingPoint & ValueConvertible>(
        _ name: String, _ type: T.Type
    ) -> [BuiltIn] {
        let constants: [(String, String, T)] = [
            ("zero", "Zero.", 0), ("pi", "The circle's number.", .pi), ("infinity", "More than any number.", .infinity),
            ("nan", "No number.", .nan), ("greatestFiniteMagnitude", "The largest number.", .greatestFiniteMagnitude),
            ("leastNonzeroMagnitude", "The smallest number above zero.", .leastNonzeroMagnitude),
            ("leastNormalMagnitude", "The smallest number above zero of full precision.", .leastNormalMagnitude),
            ("ulpOfOne", "How far from 1 the next number is.", .ulpOfOne),
        ]
        return constants.map { constant, summary, number in
            let value = Boxed(number)
            return BuiltIn("static var \(constant): \(name) { get }", summary, example: "\(name).\(constant)") {
                value.number
            }
        }
    }

    /// A number that closures may share.
    private struct Boxed<T: BinaryFloatingPoint>: @unchecked Sendable {
        let number: T
        init(_ number: T) { self.number = number }
    }

    private static func questions<T: BinaryFloatingPoint & LosslessStringConvertible & ValueConvertible>(
        _ name: String, _ type: T.Type
    ) -> [BuiltIn] {
        let one = "\(name)(1.5)"
        return [
            BuiltIn("var isNaN: Bool { get }", "Whether it is no number.", example: "\(one).isNaN") { (number: T) in
                number.isNaN
            },
            BuiltIn("var isInfinite: Bool { get }", "Whether it is infinite.", example: "\(one).isInfinite") {
                (number: T) in number.isInfinite
            },
            BuiltIn("var isFinite: Bool { get }", "Whether it is a finite number.", example: "\(one).isFinite") {
                (number: T) in number.isFinite
            },
            BuiltIn("var isZero: Bool { get }", "Whether it is zero.", example: "\(one).isZero") { (number: T) in
                number.isZero
            },
            BuiltIn("var sign: FloatingPointSign { get }", "Its sign.", example: "\(one).sign") { (number: T) in
                number.sign
            },
            BuiltIn("var magnitude: \(name) { get }", "The number without its sign.", example: "\(one).magnitude") {
                (number: T) in Swift.abs(number)
            },
            BuiltIn("var description: String { get }", "Its digits.", example: "\(one).description") { (number: T) in
                number.description
            },
            BuiltIn("var nextUp: \(name) { get }", "The next larger number.", example: "\(one).nextUp") { (number: T) in
                number.nextUp
            },
            BuiltIn("var nextDown: \(name) { get }", "The next smaller number.", example: "\(one).nextDown") {
                (number: T) in number.nextDown
            },
        ]
    }

    private static func rounding<T: BinaryFloatingPoint & ValueConvertible>(
        _ name: String, _ type: T.Type
    ) -> [BuiltIn] {
        func changing(_ signature: String, _ summary: String, _ change: @escaping @Sendable (T, [Value]) throws -> T)
            -> BuiltIn
        {
            BuiltIn(
                signature, summary, example: "var x = \(name)(2.6)",
                implementation: .mutating { target, arguments in
                    guard let number = T(target) else { throw Fault.wrongArgument }
                    target = try change(number, arguments).value
                    return .void
                })
        }
        return [
            BuiltIn(
                "func rounded() -> \(name)", "The nearest whole number; halves away from zero.",
                example: "\(name)(1.5).rounded()"
            ) { (number: T) in number.rounded() },
            BuiltIn(
                "func rounded(_ rule: FloatingPointRoundingRule) -> \(name)", "A whole number, as a rule says.",
                example: "\(name)(1.5).rounded(.down)"
            ) { (number: T, rule: FloatingPointRoundingRule) in number.rounded(rule) },
            changing("mutating func round()", "Rounds a variable; halves away from zero.") { number, _ in
                number.rounded()
            },
            changing("mutating func round(_ rule: FloatingPointRoundingRule)", "Rounds a variable, as a rule says.") {
                number, arguments in
                guard let rule = FloatingPointRoundingRule(arguments[0]) else { throw Fault.wrongArgument }
                return number.rounded(rule)
            },
            changing("mutating func negate()", "Gives a variable the other sign.") { number, _ in -number },
        ]
    }

    private static func calculation<T: BinaryFloatingPoint & ValueConvertible>(
        _ name: String, _ type: T.Type
    ) -> [BuiltIn] {
        func binary(_ sign: String, _ summary: String, _ compute: @escaping @Sendable (T, T) -> T) -> [BuiltIn] {
            let assignment: BuiltIn = compound(sign + "=", "Does so with a variable.", of: name) {
                (one: T, other: T) in compute(one, other)
            }
            return [
                BuiltIn(
                    "static func \(sign) (lhs: \(name), rhs: \(name)) -> \(name)", summary,
                    example: "\(name)(1.5) \(sign) 2"
                ) { (one: T, other: T) in compute(one, other) }, assignment,
            ]
        }
        return binary("+", "The sum.") { $0 + $1 } + binary("-", "The difference.") { $0 - $1 }
            + binary("*", "The product.") { $0 * $1 } + binary("/", "The quotient.") { $0 / $1 }
            + [
                BuiltIn(
                    "prefix static func - (operand: \(name)) -> \(name)", "The number with the other sign.",
                    example: "-\(name)(1.5)"
                ) { (number: T) in -number },
                BuiltIn(
                    "prefix static func + (operand: \(name)) -> \(name)", "The number itself.",
                    example: "+\(name)(1.5)"
                ) { (number: T) in number },
                BuiltIn("func squareRoot() -> \(name)", "The square root.", example: "\(name)(2).squareRoot()") {
                    (number: T) in number.squareRoot()
                },
                BuiltIn(
                    "func truncatingRemainder(dividingBy other: \(name)) -> \(name)", "What a division leaves.",
                    example: "\(name)(7.5).truncatingRemainder(dividingBy: 2)"
                ) { (number: T, other: T) in number.truncatingRemainder(dividingBy: other) },
                BuiltIn(
                    "func remainder(dividingBy other: \(name)) -> \(name)",
                    "What a division by the nearest whole number leaves.",
                    example: "\(name)(7.5).remainder(dividingBy: 2)"
                ) { (number: T, other: T) in number.remainder(dividingBy: other) },
                BuiltIn(
                    "static func minimum(_ x: \(name), _ y: \(name)) -> \(name)", "The smaller of two.",
                    example: "\(name).minimum(1, 2)"
                ) { (one: T, other: T) in T.minimum(one, other) },
                BuiltIn(
                    "static func maximum(_ x: \(name), _ y: \(name)) -> \(name)", "The larger of two.",
                    example: "\(name).maximum(1, 2)"
                ) { (one: T, other: T) in T.maximum(one, other) },
            ]
    }
}

extension FloatingPointSign: NativeConvertible {}

extension BinaryFloatingPoint {
    /// The number, rounded where it does not fit exactly.
    fileprivate init(_ whole: Whole) { self = Self.make(whole.number) }

    fileprivate init?(exactly whole: Whole) {
        guard let number = Self.makeExactly(whole.number) else { return nil }
        self = number
    }

    private static func make(_ number: some BinaryInteger) -> Self { Self(number) }
    private static func makeExactly(_ number: some BinaryInteger) -> Self? { Self(exactly: number) }
}
