import Catalogue

/// How lengths are written, in English: `1,600 m`. It is what Foundation calls `Measurement<UnitLength>.FormatStyle`.
public struct MeasurementFormatStyle: EnglishFormatStyle, Sendable {
    let width: MeasurementFormatUnitWidth
    let number: NumberNotation

    /// The value as text.
    public func format(_ value: Measurement<UnitLength>) -> String {
        let (number, unit) = (number.text(value.value), value.unit)
        switch width {
        case .wide: return number + " " + (number == "1" || number == "-1" ? unit.singular : unit.plural)
        case .abbreviated: return number + " " + unit.symbol
        case .narrow: return number + unit.narrow
        }
    }
}

/// How much room there is for a unit.
public enum MeasurementFormatUnitWidth: Hashable, Codable, Sendable {
    /// `1,600 meters`; `1,600 m`; `1,600m`.
    case wide, abbreviated, narrow
}

/// Which unit a value is written in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// The unit of the value itself.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }
}

extension EnglishFormatStyle where Self == MeasurementFormatStyle {
    /// A value with its unit: `1,600m`.
    ///
    /// - Parameters:
    ///   - width: how much room there is for the unit.
    ///   - usage: which unit is written.
    ///   - numberFormatStyle: how the number is written.
    public static func measurement(
        width: MeasurementFormatUnitWidth, usage: MeasurementFormatUnitUsage<UnitLength>,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        MeasurementFormatStyle(width: width, number: numberFormatStyle?.notation ?? NumberNotation())
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

extension MeasurementFormatStyle: NativeConvertible {}
extension MeasurementFormatUnitUsage: NativeConvertible {}
extension MeasurementFormatUnitWidth: NativeConvertible {}

extension BuiltIns {
    static let measurementFormatStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct MeasurementFormatStyle: FormatStyle", "How lengths are written, in English.", example: example,
            [
                BuiltIn("func format(_ value: Measurement<UnitLength>) -> String", "The value as text.") {
                    (style: MeasurementFormatStyle, value: MeasuredLength) in style.format(value.measurement)
                }
            ]),
        BuiltInGroup(
            "extension FormatStyle where Self == MeasurementFormatStyle",
            [
                BuiltIn(
                    "static func measurement(width: MeasurementFormatUnitWidth, "
                        + "usage: MeasurementFormatUnitUsage<UnitLength>, "
                        + "numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) -> MeasurementFormatStyle",
                    "What is measured, with its unit.",
                    example: "Text(\(measured), format: .measurement(width: .wide, usage: .asProvided))"
                ) {
                    (
                        width: MeasurementFormatUnitWidth, _: MeasurementFormatUnitUsage<UnitLength>,
                        number: NumberNotation?
                    ) in MeasurementFormatStyle(width: width, number: number ?? NumberNotation())
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
                ) { MeasurementFormatUnitUsage<UnitLength>.asProvided }
            ]),
        BuiltInGroup(
            "extension Measurement",
            [
                BuiltIn(
                    "func formatted<Output, F: FormatStyle<Measurement<UnitType>, Output>>(_ format: F) -> Output",
                    "The value, written in a format.",
                    example: measured + ".formatted(.measurement(width: .wide, usage: .asProvided))",
                    swift: "return format.format(self)")
            ]),
    ]

    private static let measured = "Measurement(value: 1600, unit: UnitLength.meters)"
    private static let example = "Text(\(measured), format: .measurement(width: .narrow, usage: .asProvided))"
}
