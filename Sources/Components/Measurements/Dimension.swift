import Catalogue

/// What can be measured, such as a length: a type whose values are its units.
///
/// The names and sizes of units are Foundation's; the types are the library's own, since Foundation's can't be written as
/// text on Linux.
public protocol Dimension: Hashable, Codable, Sendable, CustomStringConvertible {
    /// How large the unit is, and what it is called.
    var size: UnitSize { get }
    /// A unit of a size.
    init(size: UnitSize)
}

extension Dimension {
    /// The sign for the unit, such as `km`.
    public var symbol: String { size.symbol }

    public var description: String { symbol }
}

/// What can be measured, and is spoken of in units of one's country.
public protocol EverydayDimension: Dimension {
    /// The units that are usual in the United States, the largest first.
    static var everyday: [Self] { get }
}

extension BuiltIns {
    static let dimension: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol Dimension: Hashable", "What can be measured: a type whose values are its units.",
            example: "UnitLength.meters.symbol",
            closure: "the units that are there are all there are; convert between them with 'converted(to:)'",
            [BuiltIn("var symbol: String { get }", "The sign for the unit.", implementation: .none)])
    ]

    /// The records of a dimension: its units, and the format of what is measured in them. In a running program a unit is
    /// its size, whatever its dimension.
    static func dimension<D: Dimension>(
        _ type: D.Type, _ summary: String, example: String, value: String, _ units: KeyValuePairs<String, D>
    ) -> [BuiltInGroup] {
        let name = "\(type)"
        let measured = "Measurement(value: \(value), unit: \(name)\(example))"
        let usual = type is any EverydayDimension.Type ? " = .general" : ""
        return [
            BuiltInGroup(
                "struct \(name): Dimension, Hashable", summary, example: measured,
                [
                    BuiltIn("var symbol: String { get }", "The sign for the unit.", example: "\(name)\(example).symbol")
                    {
                        (size: UnitSize) in size.symbol
                    }
                ]
                    + units.map { unit, value in
                        BuiltIn("static var \(unit): \(name) { get }", "A unit: \(value.size.plural).") { value.size }
                    }),
            BuiltInGroup(
                "extension FormatStyle where Self == MeasurementFormatStyle<\(name)>",
                [
                    BuiltIn(
                        "static func measurement(width: MeasurementFormatUnitWidth, "
                            + "usage: MeasurementFormatUnitUsage<\(name)>\(usual), "
                            + "numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) "
                            + "-> MeasurementFormatStyle<\(name)>",
                        "What is measured, with its unit.",
                        example: "Text(\(measured), format: .measurement(width: .wide, usage: .asProvided))"
                    ) {
                        (
                            width: MeasurementFormatUnitWidth, usage: MeasurementUsage, number: NumberNotation?
                        ) in MeasurementNotation(width: width, usage: usage, number: number)
                    }
                ]),
        ]
    }
}
