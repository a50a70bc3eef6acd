import Catalogue

/// A unit of volume.
public struct UnitVolume: Dimension {
    public let size: UnitSize

    public init(size: UnitSize) { self.size = size }

    /// The unit that the others are measured in.
    public static let liters = UnitVolume(size: UnitSize(.volume, "L", "liter", "liters", 1))

    /// A thousandth of a liter.
    public static let milliliters = UnitVolume(size: UnitSize(.volume, "mL", "milliliter", "milliliters", 0.001))

    /// 1,000 liters.
    public static let cubicMeters = UnitVolume(size: UnitSize(.volume, "m³", "cubic meter", "cubic meters", 1000))

    /// 0.24 liters.
    public static let cups = UnitVolume(size: UnitSize(.volume, "cup", "cup", "cups", 0.24, short: " c", narrow: "c"))

    /// 29.5735 milliliters.
    public static let fluidOunces = UnitVolume(
        size: UnitSize(.volume, "fl oz", "fluid ounce", "fluid ounces", 0.0295735))

    /// 3.78541 liters.
    public static let gallons = UnitVolume(size: UnitSize(.volume, "gal", "gallon", "gallons", 3.78541))

    /// An eighth of a gallon.
    public static let pints = UnitVolume(size: UnitSize(.volume, "pt", "pint", "pints", 0.473176))

    /// A quarter of a gallon.
    public static let quarts = UnitVolume(size: UnitSize(.volume, "qt", "quart", "quarts", 0.946353))

    /// Half a fluid ounce.
    public static let tablespoons = UnitVolume(size: UnitSize(.volume, "tbsp", "tablespoon", "tablespoons", 0.0147868))

    /// A third of a tablespoon.
    public static let teaspoons = UnitVolume(size: UnitSize(.volume, "tsp", "teaspoon", "teaspoons", 0.00492892))
}

extension BuiltIns {
    static let unitVolume = dimension(
        UnitVolume.self, "A unit of volume.", example: ".milliliters", value: "250",
        [
            "liters": .liters,
            "milliliters": .milliliters,
            "cubicMeters": .cubicMeters,
            "cups": .cups,
            "fluidOunces": .fluidOunces,
            "gallons": .gallons,
            "pints": .pints,
            "quarts": .quarts,
            "tablespoons": .tablespoons,
            "teaspoons": .teaspoons,
        ])
}
