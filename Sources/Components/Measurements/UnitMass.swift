import Catalogue

/// A unit of mass.
public struct UnitMass: Dimension {
    public let size: UnitSize

    public init(size: UnitSize) { self.size = size }

    /// The unit that the others are measured in.
    public static let kilograms = UnitMass(size: UnitSize(.mass, "kg", "kilogram", "kilograms", 1))

    /// A thousandth of a kilogram.
    public static let grams = UnitMass(size: UnitSize(.mass, "g", "gram", "grams", 0.001))

    /// A thousandth of a gram.
    public static let milligrams = UnitMass(size: UnitSize(.mass, "mg", "milligram", "milligrams", 0.000001))

    /// 1,000 kilograms.
    public static let metricTons = UnitMass(size: UnitSize(.mass, "t", "metric ton", "metric tons", 1000))

    /// 28.3495 grams.
    public static let ounces = UnitMass(size: UnitSize(.mass, "oz", "ounce", "ounces", 0.0283495))

    /// 16 ounces.
    public static let pounds = UnitMass(size: UnitSize(.mass, "lb", "pound", "pounds", 0.453592, narrow: "#"))
}

extension BuiltIns {
    static let unitMass = dimension(
        UnitMass.self, "A unit of mass.", example: ".grams", value: "250",
        [
            "kilograms": .kilograms,
            "grams": .grams,
            "milligrams": .milligrams,
            "metricTons": .metricTons,
            "ounces": .ounces,
            "pounds": .pounds,
        ])
}
