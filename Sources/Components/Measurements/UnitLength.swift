import Catalogue

/// A unit of length.
public struct UnitLength: Dimension {
    public let symbol: String
    let singular: String
    let plural: String
    /// What stands behind a number where there is little room.
    let narrow: String
    public let coefficient: Double

    private init(
        _ symbol: String, _ singular: String, _ plural: String, _ coefficient: Double, narrow: String? = nil
    ) {
        self.symbol = symbol
        self.singular = singular
        self.plural = plural
        self.narrow = narrow ?? symbol
        self.coefficient = coefficient
    }

    /// 1,000 meters.
    public static let kilometers = UnitLength("km", "kilometer", "kilometers", 1000)

    /// The unit that the others are measured in.
    public static let meters = UnitLength("m", "meter", "meters", 1)

    /// A hundredth of a meter.
    public static let centimeters = UnitLength("cm", "centimeter", "centimeters", 0.01)

    /// A thousandth of a meter.
    public static let millimeters = UnitLength("mm", "millimeter", "millimeters", 0.001)

    /// 2.54 centimeters.
    public static let inches = UnitLength("in", "inch", "inches", 0.0254, narrow: "″")

    /// 12 inches.
    public static let feet = UnitLength("ft", "foot", "feet", 0.3048, narrow: "′")

    /// 3 feet.
    public static let yards = UnitLength("yd", "yard", "yards", 0.9144)

    /// 1,609.34 meters, as Foundation has it.
    public static let miles = UnitLength("mi", "mile", "miles", 1609.34)
}

extension UnitLength: NativeConvertible {}

extension BuiltIns {
    static let unitLength: [BuiltInGroup] = [
        BuiltInGroup(
            "struct UnitLength: Dimension, Hashable", "A unit of length.",
            example: "Measurement(value: 1600, unit: UnitLength.meters)",
            [
                BuiltIn("var symbol: String { get }", "The sign for the unit.", example: "UnitLength.meters.symbol") {
                    (unit: UnitLength) in unit.symbol
                }
            ]
                + BuiltIn.constants(
                    "UnitLength", "A unit of length.",
                    [
                        "kilometers": UnitLength.kilometers, "meters": .meters, "centimeters": .centimeters,
                        "millimeters": .millimeters, "inches": .inches, "feet": .feet, "yards": .yards,
                        "miles": .miles,
                    ]))
    ]
}
