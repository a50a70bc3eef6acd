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

        /// Exactly so many, at most 9.
        public static func fractionLength(_ length: Int) -> Precision {
            let length = max(0, min(length, 9))
            return Precision(fraction: length...length)
        }

        /// From so many to so many, each at most 9: zeros at the end are left out beyond the least.
        public static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
            Precision(fraction: limits.clamped(to: 0...9))
        }
    }
}

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
            "struct NumberFormatStyleConfiguration.Precision: Hashable", "How many digits stand after the point.",
            example: "Text(0.5, format: .number.precision(.fractionLength(2)))",
            [
                BuiltIn(
                    "static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision",
                    "Exactly so many digits after the point, at most 9."
                ) { (length: Int) in NumberFormatStyleConfiguration.Precision.fractionLength(length) },
                BuiltIn(
                    "static func fractionLength(_ limits: ClosedRange<Int>) -> "
                        + "NumberFormatStyleConfiguration.Precision",
                    "From so many digits after the point to so many, at most 9.",
                    example: "Text(0.5, format: .number.precision(.fractionLength(0...2)))"
                ) { (limits: IntRange) in
                    NumberFormatStyleConfiguration.Precision.fractionLength(limits.range)
                },
            ]),
    ]
}
