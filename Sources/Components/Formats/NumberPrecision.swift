import Catalogue

extension NumberFormatStyleConfiguration {
    /// How many digits a number has. Each count is at most 999.
    ///
    /// A range says the least and the most: zeros fill up to the least, and what is beyond the most is rounded away, or,
    /// before the point, left out. Foundation takes both ends of a half-open range for counts, and so does this.
    public struct Precision: Hashable, Codable, Sendable {
        /// The digits before the point; nil for one at least.
        private(set) var whole: ClosedRange<Int>?
        /// The digits after the point; nil as is usual for the number.
        private(set) var fraction: ClosedRange<Int>?
        /// The digits from the first one that is not zero; nil where those on both sides of the point count.
        private(set) var significant: ClosedRange<Int>?

        /// The most digits of each kind.
        static let most = 999

        /// Exactly so many digits after the point.
        public static func fractionLength(_ length: Int) -> Precision { fractionLength(length...length) }

        /// From so many digits after the point to so many.
        public static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
            Precision(fraction: counts(limits))
        }

        /// Exactly so many digits before the point: zeros in front, or without the digits of higher place.
        public static func integerLength(_ length: Int) -> Precision { integerLength(length...length) }

        /// From so many digits before the point to so many.
        public static func integerLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
            Precision(whole: counts(limits))
        }

        /// Exactly so many digits before the point and after it.
        public static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
            integerAndFractionLength(integerLimits: integer...integer, fractionLimits: fraction...fraction)
        }

        /// From so many digits to so many, before the point and after it.
        public static func integerAndFractionLength<R1: RangeExpression, R2: RangeExpression>(
            integerLimits: R1, fractionLimits: R2
        ) -> Precision where R1.Bound == Int, R2.Bound == Int {
            Precision(whole: counts(integerLimits), fraction: counts(fractionLimits))
        }

        /// Exactly so many digits from the first one that is not zero, at least 1.
        public static func significantDigits(_ digits: Int) -> Precision { significantDigits(digits...digits) }

        /// From so many digits to so many from the first one that is not zero, at least 1.
        public static func significantDigits<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
            Precision(significant: counts(limits, from: 1))
        }

        /// The same, but for the digits from the first one on: a number that is rounded to a multiple has those of that.
        var ofParts: Precision { Precision(whole: whole, fraction: fraction) }

        /// The same with all digits before the point.
        var ofAllDigits: Precision { Precision(fraction: fraction, significant: significant) }

        /// The counts that a range means.
        private static func counts<R: RangeExpression>(_ limits: R, from least: Int = 0) -> ClosedRange<Int>
        where R.Bound == Int {
            let all = least...most
            func clamped(_ count: Int) -> Int { max(least, min(count, most)) }
            switch limits {
            case let range as ClosedRange<Int>: return clamped(range.lowerBound)...clamped(range.upperBound)
            case let range as Range<Int>: return clamped(range.lowerBound)...clamped(range.upperBound)
            case let range as PartialRangeFrom<Int>: return clamped(range.lowerBound)...most
            case let range as PartialRangeThrough<Int>: return least...clamped(range.upperBound)
            case let range as PartialRangeUpTo<Int>: return least...clamped(max(least + 1, range.upperBound) - 1)
            default:
                let counts = all.filter(limits.contains)
                return (counts.first ?? least)...(counts.last ?? most)
            }
        }

        /// The digits of a number that is not negative, rounded: those before the point, and those after it.
        ///
        /// - Parameter usual: how many digits stand after the point where nothing else is said.
        func digits(
            of number: ShortestDecimal, usual: ClosedRange<Int>, _ rule: FloatingPointRoundingRule, isNegative: Bool
        ) -> (whole: String, decimals: String, isZero: Bool) {
            let rounded: ShortestDecimal
            let least: Int
            if let significant {
                rounded = number.rounded(
                    to: significant.upperBound - number.place, rule, isNegative: isNegative)
                least = significant.lowerBound - (rounded.isZero ? 1 : rounded.place)
            } else {
                let fraction = fraction ?? usual
                rounded = number.rounded(to: fraction.upperBound, rule, isNegative: isNegative)
                least = fraction.lowerBound
            }
            let decimals = rounded.decimals(max(0, least, rounded.countOfDecimals))
            var digits = rounded.whole
            if let whole {
                // Foundation takes none at most for any number.
                if whole.upperBound > 0 { digits = String(digits.suffix(whole.upperBound)) }
                digits = String(digits.drop { $0 == "0" })
                digits = String(repeating: "0", count: max(0, whole.lowerBound - digits.count)) + digits
                if digits.isEmpty, decimals.isEmpty { digits = "0" }
            }
            return (digits, decimals, rounded.isZero)
        }
    }
}

extension NumberFormatStyleConfiguration.Precision: NativeConvertible {}

extension BuiltIns {
    static let numberPrecision: [BuiltInGroup] = [
        BuiltInGroup(
            "struct \(precisionName): Hashable", "How many digits a number has.",
            example: "Text(0.5, format: .number.precision(.fractionLength(2)))",
            counts("fractionLength", "length", "digits after the point") {
                NumberFormatStyleConfiguration.Precision.fractionLength($0)
            }
                + counts("integerLength", "length", "digits before the point") {
                    NumberFormatStyleConfiguration.Precision.integerLength($0)
                }
                + counts("significantDigits", "digits", "digits from the first one that is not zero") {
                    NumberFormatStyleConfiguration.Precision.significantDigits($0)
                }
                + [
                    BuiltIn(
                        "static func integerAndFractionLength(integer: Int, fraction: Int) -> \(precisionName)",
                        "Exactly so many digits before the point and after it.",
                        example:
                            "Text(0.5, format: .number.precision(.integerAndFractionLength(integer: 2, fraction: 2)))"
                    ) { (integer: Int, fraction: Int) in
                        NumberFormatStyleConfiguration.Precision.integerAndFractionLength(
                            integer: integer, fraction: fraction)
                    },
                    BuiltIn(
                        "static func integerAndFractionLength(integerLimits: ClosedRange<Int>, "
                            + "fractionLimits: ClosedRange<Int>) -> \(precisionName)",
                        "From so many digits to so many, before the point and after it.",
                        example: "Text(0.5, format: .number.precision("
                            + ".integerAndFractionLength(integerLimits: 2...4, fractionLimits: 0...2)))"
                    ) { (integer: ClosedRange<Int>, fraction: ClosedRange<Int>) in
                        NumberFormatStyleConfiguration.Precision.integerAndFractionLength(
                            integerLimits: integer, fractionLimits: fraction)
                    },
                ])
    ]

    private static let precisionName = "NumberFormatStyleConfiguration.Precision"

    /// The forms of one setting: by a number, and by each kind of range.
    private static func counts(
        _ name: String, _ parameter: String, _ counted: String,
        _ make: @escaping @Sendable (ClosedRange<Int>) -> NumberFormatStyleConfiguration.Precision
    ) -> [BuiltIn] {
        func example(_ limits: String) -> String { "Text(0.5, format: .number.precision(.\(name)(\(limits))))" }
        func form(_ type: String, _ summary: String, _ limits: String, _ range: String) -> BuiltIn {
            BuiltIn(
                "static func \(name)(_ limits: \(type)<Int>) -> \(precisionName)", summary, example: example(limits),
                swift: ".\(name)(\(range))")
        }
        return [
            BuiltIn(
                "static func \(name)(_ \(parameter): Int) -> \(precisionName)",
                "Exactly so many \(counted), at most 999.",
                example: example("2"), swift: ".\(name)(\(parameter)...\(parameter))"),
            BuiltIn(
                "static func \(name)(_ limits: ClosedRange<Int>) -> \(precisionName)",
                "From so many \(counted) to so many, each at most 999.", example: example("1...2")
            ) { (limits: ClosedRange<Int>) in make(limits) },
            form(
                "Range", "From so many \(counted) to so many, as Foundation counts them.", "1..<3",
                "limits.lowerBound...limits.upperBound"),
            form(
                "PartialRangeFrom", "At least so many \(counted).", "2...",
                "min(limits.lowerBound, 999)...999"),
            form(
                "PartialRangeThrough", "At most so many \(counted).", "...2",
                "min(0, limits.upperBound)...limits.upperBound"),
            form(
                "PartialRangeUpTo", "Fewer \(counted) than so many.", "..<3", "0...max(1, limits.upperBound) - 1"),
        ]
    }
}
