import Catalogue

/// How numbers are written, in English: what Foundation calls `IntegerFormatStyle` and `FloatingPointFormatStyle`.
public struct NumberFormatStyle<Value: Numeric>: EnglishFormatStyle, Sendable {
    let notation: NumberNotation

    /// The number itself: `1,234`.
    public init() { self.init(notation: NumberNotation()) }

    init(notation: NumberNotation) { self.notation = notation }

    /// The number itself: `1,234`.
    public static var number: NumberFormatStyle { NumberFormatStyle() }

    /// Parts of a hundred: `25%` is 25 as a whole number, and 0.25 as one with a fraction.
    public static var percent: NumberFormatStyle { NumberFormatStyle(notation: NumberNotation(kind: .percent)) }

    /// An amount of money, by the currency's code of three letters.
    public static func currency(code: String) -> NumberFormatStyle {
        NumberFormatStyle(notation: NumberNotation(kind: .currency(code)))
    }

    /// The style with thousands set apart, or not.
    public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> NumberFormatStyle {
        NumberFormatStyle(notation: notation.grouping(group))
    }

    /// The style with so many digits.
    public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> NumberFormatStyle {
        NumberFormatStyle(notation: notation.with(\.precision, p))
    }

    /// The style with signs for these numbers.
    public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> NumberFormatStyle {
        NumberFormatStyle(notation: notation.with(\.sign, strategy))
    }

    /// The style in full, shortened, or by a power of ten.
    public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> NumberFormatStyle {
        NumberFormatStyle(notation: self.notation.with(\.form, notation))
    }

    /// The style of so many times the number.
    public func scale(_ multiplicand: Double) -> NumberFormatStyle {
        NumberFormatStyle(notation: notation.with(\.scale, multiplicand))
    }

    /// The style of the number rounded by a rule, to a multiple of the increment where there is one.
    public func rounded(
        rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Value? = nil
    ) -> NumberFormatStyle {
        NumberFormatStyle(
            notation: notation.rounded(rule, to: increment.flatMap { NumberNotation.double($0) }))
    }

    /// The number as text.
    public func format(_ value: Value) -> String { notation.text(ofNumber: value) ?? "\(value)" }
}

/// How whole numbers are written, in English.
public typealias IntegerFormatStyle<Value: BinaryInteger> = NumberFormatStyle<Value>

/// How numbers with a fraction are written, in English.
public typealias FloatingPointFormatStyle<Value: BinaryFloatingPoint> = NumberFormatStyle<Value>

extension EnglishFormatStyle where Self == IntegerFormatStyle<Int> {
    /// A whole number: `1,234`.
    public static var number: Self { .init() }
    /// Parts of a hundred: `25%` is 25.
    public static var percent: Self { .init(notation: NumberNotation(kind: .percent)) }

    /// A whole amount of money, by the currency's code of three letters.
    public static func currency(code: String) -> Self {
        .init(notation: NumberNotation(kind: .currency(code)))
    }
}

extension EnglishFormatStyle where Self == FloatingPointFormatStyle<Double> {
    /// A number with a fraction: `1,234.5`.
    public static var number: Self { .init() }
    /// Parts of a hundred: `25%` is 0.25.
    public static var percent: Self { .init(notation: NumberNotation(kind: .percent)) }

    /// An amount of money, by the currency's code of three letters.
    public static func currency(code: String) -> Self {
        .init(notation: NumberNotation(kind: .currency(code)))
    }
}

extension BuiltIns {
    static let numberFormatStyle =
        numberFormats(
            "IntegerFormatStyle", of: "BinaryInteger", "Int", "How whole numbers are written, in English.",
            number: "1234", percent: "25")
        + numberFormats(
            "FloatingPointFormatStyle", of: "BinaryFloatingPoint", "Double",
            "How numbers with a fraction are written, in English.", number: "1234.5", percent: "0.25")

    /// Either of the two, which differ in what they take. In a running program a format is its notation.
    private static func numberFormats(
        _ name: String, of kind: String, _ usual: String, _ summary: String, number: String, percent: String
    ) -> [BuiltInGroup] {
        func setter<Setting: ValueConvertible>(
            _ signature: String, _ summary: String, _ call: String,
            _ set: @escaping @Sendable (NumberNotation, Setting) -> NumberNotation
        ) -> BuiltIn {
            BuiltIn(
                "func \(signature) -> \(name)<Value>", summary, example: "Text(\(number), format: .number.\(call))"
            ) { (style: NumberNotation, setting: Setting) in set(style, setting) }
        }
        func members(_ type: String) -> [BuiltIn] {
            [
                BuiltIn(
                    "static var number: \(type) { get }", "The number itself.",
                    example: "Text(\(number), format: .number)"
                ) { NumberNotation() },
                BuiltIn(
                    "static var percent: \(type) { get }", "Parts of a hundred.",
                    example: "Text(\(percent), format: .percent)"
                ) { NumberNotation(kind: .percent) },
                BuiltIn(
                    "static func currency(code: String) -> \(type)", "An amount of money.",
                    example: "Text(\(number), format: .currency(code: \"EUR\"))"
                ) { (code: String) in NumberNotation(kind: .currency(code)) },
            ]
        }
        let type = "\(name)<Value>"
        return [
            BuiltInGroup(
                "struct \(name)<Value: \(kind)>: FormatStyle", summary, example: "Text(\(number), format: .number)",
                [
                    BuiltIn("init()", "The number itself.", example: "\(name)<\(usual)>().format(\(number))") {
                        NumberNotation()
                    }
                ] + members(type) + [
                    setter(
                        "grouping(_ group: NumberFormatStyleConfiguration.Grouping)",
                        "The style with thousands set apart, or not.", "grouping(.never)"
                    ) { $0.grouping($1) },
                    setter(
                        "precision(_ p: NumberFormatStyleConfiguration.Precision)",
                        "The style with so many digits.", "precision(.fractionLength(2))"
                    ) { $0.with(\.precision, $1) },
                    setter(
                        "sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy)",
                        "The style with signs for these numbers.", "sign(strategy: .always())"
                    ) { $0.with(\.sign, $1) },
                    setter(
                        "notation(_ notation: NumberFormatStyleConfiguration.Notation)",
                        "The style in full, shortened, or by a power of ten.", "notation(.compactName)"
                    ) { $0.with(\.form, $1) },
                    setter("scale(_ multiplicand: Double)", "The style of so many times the number.", "scale(10)") {
                        (style, times: Double) in style.with(\.scale, times)
                    },
                    BuiltIn(
                        "func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Value? = nil)"
                            + " -> \(type)",
                        "The style of the number rounded by a rule, to a multiple of the increment where there is one.",
                        example: "Text(\(number), format: .number.rounded(increment: 10))"
                    ) { (style: NumberNotation, rule: FloatingPointRoundingRule, increment: Value?) in
                        style.rounded(rule, to: increment.flatMap { NumberNotation.double($0) })
                    },
                    BuiltIn(
                        "func format(_ value: Value) -> String", "The number as text.",
                        example: "\(name)<\(usual)>.number.format(\(number))"
                    ) { (style: NumberNotation, value: Value) in style.text(of: value) },
                ]),
            BuiltInGroup("extension FormatStyle where Self == \(name)<\(usual)>", members("\(name)<\(usual)>")),
        ]
    }
}
