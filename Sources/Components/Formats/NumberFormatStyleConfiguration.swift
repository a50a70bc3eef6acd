import Catalogue

/// What number formats are set to.
public enum NumberFormatStyleConfiguration {
    /// Whether thousands are set apart.
    public enum Grouping: Hashable, Codable, Sendable {
        /// By commas; or not at all.
        case automatic, never
    }

    /// How many digits stand after the point.
    public struct Precision: Hashable, Codable, Sendable {
        let fraction: ClosedRange<Int>

        /// Exactly so many, at most 999.
        public static func fractionLength(_ length: Int) -> Precision {
            let length = max(0, min(length, 999))
            return Precision(fraction: length...length)
        }

        /// From so many to so many, each at most 999: zeros at the end are left out beyond the least.
        public static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
            Precision(fraction: limits.clamped(to: 0...999))
        }
    }

    /// Whether a number is written in full.
    public enum Notation: Hashable, Codable, Sendable {
        /// In full: `1,234`; shortened: `1.2K`; by a power of ten: `1.234E3`.
        case automatic, compactName, scientific
    }

    /// Which numbers have a sign.
    public struct SignDisplayStrategy: Hashable, Codable, Sendable {
        let hasMinus: Bool
        let hasPlus: Bool
        var zeroHasPlus = false

        /// Those below zero.
        public static let automatic = SignDisplayStrategy(hasMinus: true, hasPlus: false)
        /// None.
        public static let never = SignDisplayStrategy(hasMinus: false, hasPlus: false)

        /// All, or all but zero.
        public static func always(includingZero: Bool = true) -> SignDisplayStrategy {
            SignDisplayStrategy(hasMinus: true, hasPlus: true, zeroHasPlus: includingZero)
        }
    }
}

extension NumberFormatStyleConfiguration.Notation: NativeConvertible {}
extension NumberFormatStyleConfiguration.SignDisplayStrategy: NativeConvertible {}
extension NumberFormatStyleConfiguration.Grouping: NativeConvertible {}
extension NumberFormatStyleConfiguration.Precision: NativeConvertible {}

extension BuiltIns {
    static let numberFormatStyleConfiguration: [BuiltInGroup] = [
        BuiltInGroup(
            "enum NumberFormatStyleConfiguration", "What number formats are set to.",
            example: "Text(0.5, format: .number.precision(.fractionLength(2)))"),
        BuiltInGroup(
            "enum NumberFormatStyleConfiguration.Grouping: Hashable", "Whether thousands are set apart.",
            example: "Text(1234, format: .number.grouping(.never))",
            BuiltIn.cases(
                "Whether thousands are set apart.",
                ["automatic": NumberFormatStyleConfiguration.Grouping.automatic, "never": .never])),
        BuiltInGroup(
            "enum NumberFormatStyleConfiguration.Notation: Hashable", "Whether a number is written in full.",
            example: "Text(1234, format: .number.notation(.compactName))",
            BuiltIn.cases(
                "Whether a number is written in full.",
                [
                    "automatic": NumberFormatStyleConfiguration.Notation.automatic, "compactName": .compactName,
                    "scientific": .scientific,
                ])),
        BuiltInGroup(
            "struct NumberFormatStyleConfiguration.SignDisplayStrategy: Hashable", "Which numbers have a sign.",
            example: "Text(5, format: .number.sign(strategy: .always()))",
            BuiltIn.constants(
                "NumberFormatStyleConfiguration.SignDisplayStrategy", "Which numbers have a sign.",
                example: { "Text(-5, format: .number.sign(strategy: .\($0)))" },
                ["automatic": NumberFormatStyleConfiguration.SignDisplayStrategy.automatic, "never": .never])
                + [
                    BuiltIn(
                        "static func always(includingZero: Bool = true) -> "
                            + "NumberFormatStyleConfiguration.SignDisplayStrategy",
                        "All numbers, or all but zero, have a sign."
                    ) { (zero: Bool) in NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero: zero) }
                ]),
        BuiltInGroup(
            "struct NumberFormatStyleConfiguration.Precision: Hashable", "How many digits stand after the point.",
            example: "Text(0.5, format: .number.precision(.fractionLength(2)))",
            [
                BuiltIn(
                    "static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision",
                    "Exactly so many digits after the point, at most 999."
                ) { (length: Int) in NumberFormatStyleConfiguration.Precision.fractionLength(length) },
                BuiltIn(
                    "static func fractionLength(_ limits: ClosedRange<Int>) -> "
                        + "NumberFormatStyleConfiguration.Precision",
                    "From so many digits after the point to so many, at most 999.",
                    example: "Text(0.5, format: .number.precision(.fractionLength(0...2)))"
                ) { (limits: ClosedRange<Int>) in
                    NumberFormatStyleConfiguration.Precision.fractionLength(limits)
                },
            ]),
    ]
}
