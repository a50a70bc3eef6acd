import Catalogue

/// What number formats are set to.
public enum NumberFormatStyleConfiguration {
    /// Whether thousands are set apart.
    public enum Grouping: Hashable, Codable, Sendable {
        /// By commas; or not at all.
        case automatic, never
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
                    ) { (zero: Bool) in
                        NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero: zero)
                    }
                ]),
    ]
}
