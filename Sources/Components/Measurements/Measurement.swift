import Catalogue

/// A value with its unit: `Measurement(value: 1600, unit: UnitLength.meters)`.
///
/// Two are equal where they are as large, whatever their units.
public struct Measurement<UnitType: Dimension>: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    private(set) var measured: MeasuredValue

    /// How many of its units it is.
    public var value: Double {
        get { measured.value }
        set { measured.value = newValue }
    }

    /// What it is measured in.
    public var unit: UnitType { UnitType(size: measured.unit) }

    /// A value with its unit.
    public init(value: Double, unit: UnitType) {
        self.init(MeasuredValue(value: value, unit: unit.size))
    }

    private init(_ measured: MeasuredValue) { self.measured = measured }

    /// The number and the unit's sign: `1600.0 m`.
    public var description: String { measured.description }

    /// The same, measured in another unit.
    public func converted(to otherUnit: UnitType) -> Measurement { Measurement(measured.converted(to: otherUnit.size)) }

    /// Measures it in another unit.
    public mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }

    /// Both together: in their unit where they share one, otherwise in the first one of the dimension.
    public static func + (lhs: Measurement, rhs: Measurement) -> Measurement {
        Measurement(lhs.measured.combined(with: rhs.measured, by: +))
    }

    /// What is left of the first: in their unit where they share one, otherwise in the first one of the dimension.
    public static func - (lhs: Measurement, rhs: Measurement) -> Measurement {
        Measurement(lhs.measured.combined(with: rhs.measured, by: -))
    }

    /// So many times as much.
    public static func * (lhs: Measurement, rhs: Double) -> Measurement { lhs.scaled(by: rhs) }

    /// So many times as much.
    public static func * (lhs: Double, rhs: Measurement) -> Measurement { rhs.scaled(by: lhs) }

    /// One of so many equal parts.
    public static func / (lhs: Measurement, rhs: Double) -> Measurement {
        Measurement(value: lhs.value / rhs, unit: lhs.unit)
    }

    /// Whether the first is less.
    public static func < (lhs: Measurement, rhs: Measurement) -> Bool { lhs.measured < rhs.measured }

    private func scaled(by factor: Double) -> Measurement { Measurement(value: value * factor, unit: unit) }
}

extension BuiltIns {
    static let measurement: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Measurement<UnitType: Dimension>: Hashable, Comparable, CustomStringConvertible",
            "A value with its unit.", example: "Measurement(value: 1600, unit: UnitLength.meters)",
            [
                BuiltIn("init(value: Double, unit: UnitType)", "A value with its unit.") {
                    (value: Double, unit: UnitSize) in MeasuredValue(value: value, unit: unit)
                },
                BuiltIn(
                    "var value: Double { get set }", "How many of its units it is.", example: height + ".value",
                    \MeasuredValue.value),
                BuiltIn(
                    "var unit: UnitType { get }", "What it is measured in.", example: height + ".unit.symbol"
                ) { (measured: MeasuredValue) in measured.unit },
                BuiltIn(
                    "var description: String { get }", "The number and the unit's sign.",
                    example: height + ".description"
                ) { (measured: MeasuredValue) in measured.description },
                BuiltIn(
                    "func converted(to otherUnit: UnitType) -> Measurement<UnitType>",
                    "The same, measured in another unit.", example: height + ".converted(to: .feet)"
                ) { (measured: MeasuredValue, unit: UnitSize) in measured.converted(to: unit) },
                BuiltIn(
                    "mutating func convert(to otherUnit: UnitType)", "Measures it in another unit.",
                    example: """
                        var height = \(height)
                        height.convert(to: .feet)
                        height
                        """, swift: "self = converted(to: otherUnit)"),
                sum("+", "Both together."),
                sum("-", "What is left of the first."),
                BuiltIn(
                    "static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>",
                    "So many times as much.", example: height + " * 2"
                ) { (measured: MeasuredValue, factor: Double) in
                    MeasuredValue(value: measured.value * factor, unit: measured.unit)
                },
                BuiltIn(
                    "static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>",
                    "So many times as much.", example: "2 * " + height
                ) { (factor: Double, measured: MeasuredValue) in
                    MeasuredValue(value: measured.value * factor, unit: measured.unit)
                },
                BuiltIn(
                    "static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>",
                    "One of so many equal parts.", example: height + " / 2"
                ) { (measured: MeasuredValue, divisor: Double) in
                    MeasuredValue(value: measured.value / divisor, unit: measured.unit)
                },
                BuiltIn(
                    "static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool",
                    "Whether the first is less.", example: height + " < Measurement(value: 2, unit: .kilometers)"
                ) { (one: MeasuredValue, other: MeasuredValue) in one < other },
            ])
    ]

    private static let height = "Measurement(value: 1600, unit: UnitLength.meters)"

    private static func sum(_ sign: String, _ summary: String) -> BuiltIn {
        BuiltIn(
            "static func \(sign) (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>",
            summary, example: height + " \(sign) Measurement(value: 400, unit: .meters)"
        ) { (one: MeasuredValue, other: MeasuredValue) in one.combined(with: other, by: sign == "+" ? (+) : (-)) }
    }
}
