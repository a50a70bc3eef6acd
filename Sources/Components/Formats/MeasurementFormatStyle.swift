import Catalogue

/// How values with units are written, in English: `1,600 m`. It is what Foundation calls
/// `Measurement<UnitType>.FormatStyle`.
public struct MeasurementFormatStyle<UnitType: Dimension>: EnglishFormatStyle, Sendable {
    fileprivate let notation: MeasurementNotation

    /// The value as text.
    public func format(_ value: Measurement<UnitType>) -> String { notation.text(value.measured) }
}

/// How much room there is for a unit.
public enum MeasurementFormatUnitWidth: Hashable, Codable, Sendable {
    /// `1,600 meters`; `1,600 m`; `1,600m`.
    case wide, abbreviated, narrow
}

/// Which unit a value is written in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    let usage: MeasurementUsage

    /// The unit of the value itself.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(usage: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType: EverydayDimension {
    /// The unit that is usual in the United States, with two digits that count: 1.6 kilometers are `0.99 mi`.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(usage: .general) }
}

/// Which unit a value is written in, whatever its dimension.
enum MeasurementUsage: Hashable, Codable, Sendable {
    case asProvided, general
}

/// A format of measurements, whatever their dimension.
struct MeasurementNotation: Hashable, Codable, Sendable {
    let width: MeasurementFormatUnitWidth
    let usage: MeasurementUsage
    let number: NumberNotation?

    func text(_ measured: MeasuredValue) -> String {
        let measured = usage == .general ? everyday(measured) : measured
        let number = (number ?? (usage == .general ? rounding(measured.value) : NumberNotation())).text(measured.value)
        let unit = measured.unit
        switch width {
        case .wide: return number + " " + (number == "1" || number == "-1" ? unit.singular : unit.plural)
        case .abbreviated: return number + unit.short
        case .narrow: return number + unit.narrow
        }
    }

    /// The value in the largest unit of which it has at least one.
    private func everyday(_ measured: MeasuredValue) -> MeasuredValue {
        let choices = measured.unit.everyday.map(measured.converted)
        return choices.first { $0.value.magnitude >= 1 } ?? choices.last ?? measured
    }

    /// Whole numbers, but at least two digits that count.
    private func rounding(_ value: Double) -> NumberNotation {
        var digits = 0
        var unit = 10.0
        while value.magnitude < unit, digits < 9, value != 0 {
            digits += 1
            unit /= 10
        }
        var notation = NumberNotation()
        notation.fraction = 0...digits
        return notation
    }
}

extension EnglishFormatStyle {
    /// A value with its unit: `1,600m`.
    ///
    /// - Parameters:
    ///   - width: how much room there is for the unit.
    ///   - usage: which unit is written.
    ///   - numberFormatStyle: how the number is written.
    public static func measurement<UnitType>(
        width: MeasurementFormatUnitWidth, usage: MeasurementFormatUnitUsage<UnitType>,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == MeasurementFormatStyle<UnitType> {
        MeasurementFormatStyle(
            notation: MeasurementNotation(width: width, usage: usage.usage, number: numberFormatStyle?.notation))
    }

    /// A value in the unit that is usual in the United States: `0.99mi`.
    ///
    /// - Parameters:
    ///   - width: how much room there is for the unit.
    ///   - numberFormatStyle: how the number is written.
    public static func measurement<UnitType: EverydayDimension>(
        width: MeasurementFormatUnitWidth, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == MeasurementFormatStyle<UnitType> {
        .measurement(width: width, usage: .general, numberFormatStyle: numberFormatStyle)
    }
}

extension Measurement {
    /// The value, written in a format.
    public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self {
        format.format(self)
    }

    /// The value, written in a format.
    public func formatted<F: EnglishFormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self {
        format.format(self)
    }
}

extension Measurement where UnitType: EverydayDimension {
    /// The value in the unit that is usual in the United States: `0.99 mi`.
    public func formatted() -> String { formatted(.measurement(width: .abbreviated)) }
}

extension MeasurementNotation: NativeConvertible {}
extension MeasurementUsage: NativeConvertible {}
extension MeasurementFormatUnitWidth: NativeConvertible {}

extension BuiltIns {
    static let measurementFormatStyle: [BuiltInGroup] =
        [
            BuiltInGroup(
                "struct MeasurementFormatStyle<UnitType: Dimension>: FormatStyle",
                "How values with units are written, in English.", example: example,
                [
                    BuiltIn("func format(_ value: Measurement<UnitType>) -> String", "The value as text.") {
                        (notation: MeasurementNotation, value: MeasuredValue) in notation.text(value)
                    }
                ]),
            BuiltInGroup(
                "enum MeasurementFormatUnitWidth: Hashable", "How much room there is for a unit.", example: example,
                BuiltIn.cases(
                    "How much room there is for a unit.",
                    ["wide": MeasurementFormatUnitWidth.wide, "abbreviated": .abbreviated, "narrow": .narrow])),
            BuiltInGroup(
                "struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable", "Which unit a value is written in.",
                example: example,
                [
                    BuiltIn(
                        "static var asProvided: MeasurementFormatUnitUsage<UnitType> { get }",
                        "The unit of the value itself."
                    ) { MeasurementUsage.asProvided }
                ]),
        ] + ["UnitLength", "UnitTemperature", "UnitSpeed"].flatMap(everyday)
        + [
            BuiltInGroup(
                "extension Measurement",
                [
                    BuiltIn(
                        "func formatted<Output, F: FormatStyle<Measurement<UnitType>, Output>>(_ format: F) -> Output",
                        "The value, written in a format.",
                        example: measured + ".formatted(.measurement(width: .wide, usage: .asProvided))",
                        swift: "return format.format(self)")
                ])
        ]

    private static let measured = "Measurement(value: 1600, unit: UnitLength.meters)"
    private static let example = "Text(\(measured), format: .measurement(width: .narrow, usage: .asProvided))"

    /// What there is for a dimension whose usual units are known.
    private static func everyday(_ dimension: String) -> [BuiltInGroup] {
        [
            BuiltInGroup(
                "extension MeasurementFormatUnitUsage where UnitType == \(dimension)",
                [
                    BuiltIn(
                        "static var general: MeasurementFormatUnitUsage<\(dimension)> { get }",
                        "The unit that is usual in the United States.",
                        example: "Text(\(measured), format: .measurement(width: .wide, usage: .general))"
                    ) { MeasurementUsage.general }
                ]),
            BuiltInGroup(
                "extension Measurement where UnitType == \(dimension)",
                [
                    BuiltIn(
                        "func formatted() -> String", "The value in the unit that is usual in the United States.",
                        example: measured + ".formatted()"
                    ) { (value: MeasuredValue) in
                        MeasurementNotation(width: .abbreviated, usage: .general, number: nil).text(value)
                    }
                ]),
        ]
    }
}
