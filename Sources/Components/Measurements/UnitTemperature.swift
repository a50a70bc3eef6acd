import Catalogue

/// A unit of temperature.
public struct UnitTemperature: Dimension {
    public let size: UnitSize

    public init(size: UnitSize) { self.size = size }

    /// The unit that the others are measured in.
    public static let kelvin = UnitTemperature(size: UnitSize(.temperature, "K", "kelvin", "kelvins", 1))

    /// 0° where water freezes, 100° where it boils.
    public static let celsius = UnitTemperature(
        size: UnitSize(.temperature, "°C", "degree Celsius", "degrees Celsius", 1, from: 273.15, short: "°C"))

    /// 32° where water freezes, 212° where it boils.
    public static let fahrenheit = UnitTemperature(
        size: UnitSize(
            .temperature, "°F", "degree Fahrenheit", "degrees Fahrenheit", 0.55555555555556, from: 255.37222222222427,
            short: "°F", narrow: "°"))
}

extension UnitTemperature: EverydayDimension {
    public static var everyday: [UnitTemperature] { [.fahrenheit] }
}

extension BuiltIns {
    static let unitTemperature = dimension(
        UnitTemperature.self, "A unit of temperature.", example: ".celsius", value: "92",
        [
            "kelvin": .kelvin,
            "celsius": .celsius,
            "fahrenheit": .fahrenheit,
        ])
}
