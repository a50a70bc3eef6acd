import Catalogue

/// A unit of area.
public struct UnitArea: Dimension {
    public let size: UnitSize

    public init(size: UnitSize) { self.size = size }

    /// The unit that the others are measured in.
    public static let squareMeters = UnitArea(size: UnitSize(.area, "m²", "square meter", "square meters", 1))

    /// 1,000,000 square meters.
    public static let squareKilometers = UnitArea(
        size: UnitSize(.area, "km²", "square kilometer", "square kilometers", 1000000))

    /// 10,000 square meters.
    public static let hectares = UnitArea(size: UnitSize(.area, "ha", "hectare", "hectares", 10000))

    /// 4,046.86 square meters.
    public static let acres = UnitArea(size: UnitSize(.area, "ac", "acre", "acres", 4046.86))

    /// 144 square inches.
    public static let squareFeet = UnitArea(
        size: UnitSize(.area, "ft²", "square foot", "square feet", 0.092903, short: " sq ft", narrow: "ft²"))
}

extension BuiltIns {
    static let unitArea = dimension(
        UnitArea.self, "A unit of area.", example: ".hectares", value: "3",
        [
            "squareMeters": .squareMeters,
            "squareKilometers": .squareKilometers,
            "hectares": .hectares,
            "acres": .acres,
            "squareFeet": .squareFeet,
        ])
}
