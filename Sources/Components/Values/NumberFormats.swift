import Catalogue
import Drawing

/// How whole numbers are written, in English: what Foundation calls `IntegerFormatStyle<Int>`.
public struct IntegerFormatStyle: Hashable, Sendable {
    private var notation = NumberNotation()

    /// The number itself: `1,234`.
    public static let number = IntegerFormatStyle()
    /// Parts of a hundred: `25%` is 25.
    public static let percent = IntegerFormatStyle(notation: NumberNotation(kind: .percent))

    private init(notation: NumberNotation = NumberNotation()) { self.notation = notation }

    /// An amount of money, by the currency's code of three letters.
    public static func currency(code: String) -> IntegerFormatStyle {
        IntegerFormatStyle(notation: NumberNotation(kind: .currency(code)))
    }

    /// The style with thousands set apart, or not.
    public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle {
        changed { $0.isGrouped = group == .automatic }
    }

    /// The style with so many digits after the point.
    public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle {
        changed { $0.fraction = p.fraction }
    }

    /// The number as text.
    public func format(_ value: Int) -> String { notation.text(value) }

    private func changed(_ change: (inout NumberNotation) -> Void) -> IntegerFormatStyle {
        var style = self
        change(&style.notation)
        return style
    }
}

/// How numbers with a fraction are written, in English: what Foundation calls `FloatingPointFormatStyle<Double>`.
public struct FloatingPointFormatStyle: Hashable, Sendable {
    private var notation = NumberNotation()

    /// The number itself: `1,234.5`.
    public static let number = FloatingPointFormatStyle()
    /// Parts of a hundred: `25%` is 0.25.
    public static let percent = FloatingPointFormatStyle(notation: NumberNotation(kind: .percent))

    private init(notation: NumberNotation = NumberNotation()) { self.notation = notation }

    /// An amount of money, by the currency's code of three letters.
    public static func currency(code: String) -> FloatingPointFormatStyle {
        FloatingPointFormatStyle(notation: NumberNotation(kind: .currency(code)))
    }

    /// The style with thousands set apart, or not.
    public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle {
        changed { $0.isGrouped = group == .automatic }
    }

    /// The style with so many digits after the point.
    public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle {
        changed { $0.fraction = p.fraction }
    }

    /// The number as text.
    public func format(_ value: Double) -> String { notation.text(value) }

    private func changed(_ change: (inout NumberNotation) -> Void) -> FloatingPointFormatStyle {
        var style = self
        change(&style.notation)
        return style
    }
}

/// What number formats are set to.
public enum NumberFormatStyleConfiguration {
    /// Whether thousands are set apart.
    public enum Grouping: Hashable, Sendable {
        /// By commas; or not at all.
        case automatic, never
    }

    /// How many digits stand after the point.
    public struct Precision: Hashable, Sendable {
        let fraction: ClosedRange<Int>

        /// Exactly so many, at most 9.
        public static func fractionLength(_ length: Int) -> Precision {
            let length = max(0, min(length, 9))
            return Precision(fraction: length...length)
        }
    }
}

extension IntegerFormatStyle: NativeConvertible {}
extension FloatingPointFormatStyle: NativeConvertible {}
extension NumberFormatStyleConfiguration.Grouping: NativeConvertible {}
extension NumberFormatStyleConfiguration.Precision: NativeConvertible {}

extension BuiltIns {
    static let numberFormats: [BuiltInGroup] = [
        BuiltInGroup(
            "struct IntegerFormatStyle: Hashable", "How whole numbers are written, in English.",
            example: "Text(1234, format: .number)",
            BuiltIn.constants(
                "IntegerFormatStyle", "How whole numbers are written.",
                ["number": IntegerFormatStyle.number, "percent": .percent]) + [
                    BuiltIn(
                        "static func currency(code: String) -> IntegerFormatStyle", "An amount of money.",
                        example: #"Text(1234, format: .currency(code: "EUR"))"#
                    ) { (code: String) in IntegerFormatStyle.currency(code: code)
                    },
                    BuiltIn(
                        "func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle",
                        "The style with thousands set apart, or not.",
                        example: "Text(1234, format: .number.grouping(.never))"
                    ) { (style: IntegerFormatStyle, group: NumberFormatStyleConfiguration.Grouping) in
                        style.grouping(group)
                    },
                    BuiltIn(
                        "func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle",
                        "The style with so many digits after the point.",
                        example: "Text(1234, format: .number.precision(.fractionLength(2)))"
                    ) { (style: IntegerFormatStyle, precision: NumberFormatStyleConfiguration.Precision) in
                        style.precision(precision)
                    },
                    BuiltIn(
                        "func format(_ value: Int) -> String", "The number as text.",
                        example: "IntegerFormatStyle.number.format(1234)"
                    ) { (style: IntegerFormatStyle, value: Int) in style.format(value)
                    },
                ]),
        BuiltInGroup(
            "struct FloatingPointFormatStyle: Hashable", "How numbers with a fraction are written, in English.",
            example: "Text(0.25, format: .percent)",
            BuiltIn.constants(
                "FloatingPointFormatStyle", "How numbers with a fraction are written.",
                ["number": FloatingPointFormatStyle.number, "percent": .percent]) + [
                    BuiltIn(
                        "static func currency(code: String) -> FloatingPointFormatStyle", "An amount of money.",
                        example: #"Text(1234.5, format: .currency(code: "EUR"))"#
                    ) { (code: String) in FloatingPointFormatStyle.currency(code: code)
                    },
                    BuiltIn(
                        "func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle",
                        "The style with thousands set apart, or not.",
                        example: "Text(1234.5, format: .number.grouping(.never))"
                    ) { (style: FloatingPointFormatStyle, group: NumberFormatStyleConfiguration.Grouping) in
                        style.grouping(group)
                    },
                    BuiltIn(
                        "func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle",
                        "The style with so many digits after the point.",
                        example: "Text(1234.5, format: .number.precision(.fractionLength(2)))"
                    ) { (style: FloatingPointFormatStyle, precision: NumberFormatStyleConfiguration.Precision) in
                        style.precision(precision)
                    },
                    BuiltIn(
                        "func format(_ value: Double) -> String", "The number as text.",
                        example: "FloatingPointFormatStyle.number.format(1234.5)"
                    ) { (style: FloatingPointFormatStyle, value: Double) in style.format(value)
                    },
                ]),
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
                ) { (length: Int) in NumberFormatStyleConfiguration.Precision.fractionLength(length) }
            ]),
    ]
}
