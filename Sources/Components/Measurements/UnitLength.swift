import Catalogue

/// A unit of length.
public struct UnitLength: Dimension {
    public let size: UnitSize

    public init(size: UnitSize) { self.size = size }

    /// 1,000 meters.
    public static let kilometers = UnitLength(size: UnitSize(.length, "km", "kilometer", "kilometers", 1000))

    /// The unit that the others are measured in.
    public static let meters = UnitLength(size: UnitSize(.length, "m", "meter", "meters", 1))

    /// A hundredth of a meter.
    public static let centimeters = UnitLength(size: UnitSize(.length, "cm", "centimeter", "centimeters", 0.01))

    /// A thousandth of a meter.
    public static let millimeters = UnitLength(size: UnitSize(.length, "mm", "millimeter", "millimeters", 0.001))

    /// 2.54 centimeters.
    public static let inches = UnitLength(size: UnitSize(.length, "in", "inch", "inches", 0.0254, narrow: "″"))

    /// 12 inches.
    public static let feet = UnitLength(size: UnitSize(.length, "ft", "foot", "feet", 0.3048, narrow: "′"))

    /// 3 feet.
    public static let yards = UnitLength(size: UnitSize(.length, "yd", "yard", "yards", 0.9144))

    /// 1,609.34 meters, as Foundation has it.
    public static let miles = UnitLength(size: UnitSize(.length, "mi", "mile", "miles", 1609.34))
}

extension UnitLength: EverydayDimension {
    public static var everyday: [UnitLength] { [.miles, .feet, .inches] }
}

extension BuiltIns {
    static let unitLength = dimension(
        UnitLength.self, "A unit of length.", example: ".meters", value: "1600",
        [
            "kilometers": .kilometers,
            "meters": .meters,
            "centimeters": .centimeters,
            "millimeters": .millimeters,
            "inches": .inches,
            "feet": .feet,
            "yards": .yards,
            "miles": .miles,
        ])
}
