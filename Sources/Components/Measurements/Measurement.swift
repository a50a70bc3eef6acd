import Catalogue

/// A value with its unit: `Measurement(value: 1600, unit: UnitLength.meters)`.
///
/// Two are equal where they are as large, whatever their units.
public struct Measurement<UnitType: Dimension>: Hashable, Codable, Sendable, CustomStringConvertible {
    /// How many of its units it is.
    public var value: Double
    /// What it is measured in.
    public let unit: UnitType

    /// A value with its unit.
    public init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
    }

    /// The number and the unit's sign: `1600.0 m`.
    public var description: String { "\(value) \(unit.symbol)" }

    public static func == (one: Measurement, other: Measurement) -> Bool {
        one.unit == other.unit ? one.value == other.value : one.base == other.base
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(base) }

    /// In the dimension's first unit.
    private var base: Double { value * unit.coefficient }
}

/// A length as a running program has it, which tells the arguments of its generic type.
struct MeasuredLength: Hashable, NativeConvertible, NamedNative, CustomStringConvertible {
    var measurement: Measurement<UnitLength>

    var description: String { measurement.description }
    var typeName: String { "Measurement" }
    var typeArguments: [String] { ["UnitLength"] }
}

extension BuiltIns {
    static let measurement: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Measurement<UnitType: Dimension>: Hashable, CustomStringConvertible",
            "A value with its unit.", example: height,
            [
                BuiltIn("init(value: Double, unit: UnitType)", "A value with its unit.") {
                    (value: Double, unit: UnitLength) in
                    MeasuredLength(measurement: Measurement(value: value, unit: unit))
                },
                BuiltIn(
                    "var value: Double { get set }", "How many of its units it is.", example: height + ".value",
                    \MeasuredLength.measurement.value),
                BuiltIn(
                    "var unit: UnitType { get }", "What it is measured in.", example: height + ".unit.symbol"
                ) { (length: MeasuredLength) in length.measurement.unit },
                BuiltIn(
                    "var description: String { get }", "The number and the unit's sign.",
                    example: height + ".description"
                ) { (length: MeasuredLength) in length.description },
            ])
    ]

    private static let height = "Measurement(value: 1600, unit: UnitLength.meters)"
}
