import Catalogue

/// A unit of speed.
public struct UnitSpeed: Dimension {
    public let size: UnitSize

    public init(size: UnitSize) { self.size = size }

    /// The unit that the others are measured in.
    public static let metersPerSecond = UnitSpeed(
        size: UnitSize(.speed, "m/s", "meter per second", "meters per second", 1))

    /// 0.277778 meters per second.
    public static let kilometersPerHour = UnitSpeed(
        size: UnitSize(.speed, "km/h", "kilometer per hour", "kilometers per hour", 0.277778))

    /// 0.44704 meters per second.
    public static let milesPerHour = UnitSpeed(
        size: UnitSize(.speed, "mph", "mile per hour", "miles per hour", 0.44704))

    /// 0.514444 meters per second.
    public static let knots = UnitSpeed(size: UnitSize(.speed, "kn", "knot", "knots", 0.514444))
}

extension UnitSpeed: EverydayDimension {
    public static var everyday: [UnitSpeed] { [.milesPerHour] }
}

extension BuiltIns {
    static let unitSpeed = dimension(
        UnitSpeed.self, "A unit of speed.", example: ".kilometersPerHour", value: "50",
        [
            "metersPerSecond": .metersPerSecond,
            "kilometersPerHour": .kilometersPerHour,
            "milesPerHour": .milesPerHour,
            "knots": .knots,
        ])
}
