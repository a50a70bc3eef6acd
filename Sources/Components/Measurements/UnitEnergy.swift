import Catalogue

/// A unit of energy.
public struct UnitEnergy: Dimension {
    public let size: UnitSize

    public init(size: UnitSize) { self.size = size }

    /// The unit that the others are measured in.
    public static let joules = UnitEnergy(size: UnitSize(.energy, "J", "joule", "joules", 1))

    /// 1,000 joules.
    public static let kilojoules = UnitEnergy(size: UnitSize(.energy, "kJ", "kilojoule", "kilojoules", 1000))

    /// 4.184 joules.
    public static let calories = UnitEnergy(size: UnitSize(.energy, "cal", "calorie", "calories", 4.184))

    /// 1,000 calories.
    public static let kilocalories = UnitEnergy(
        size: UnitSize(.energy, "kCal", "kilocalorie", "kilocalories", 4184, short: " kcal", narrow: "kcal"))

    /// 3,600,000 joules.
    public static let kilowattHours = UnitEnergy(
        size: UnitSize(.energy, "kWh", "kilowatt-hour", "kilowatt-hours", 3600000))
}

extension BuiltIns {
    static let unitEnergy = dimension(
        UnitEnergy.self, "A unit of energy.", example: ".kilocalories", value: "120",
        [
            "joules": .joules,
            "kilojoules": .kilojoules,
            "calories": .calories,
            "kilocalories": .kilocalories,
            "kilowattHours": .kilowattHours,
        ])
}
