import Catalogue

/// A unit of time.
public struct UnitDuration: Dimension {
    public let size: UnitSize

    public init(size: UnitSize) { self.size = size }

    /// 60 minutes.
    public static let hours = UnitDuration(size: UnitSize(.duration, "hr", "hour", "hours", 3600, narrow: "h"))

    /// 60 seconds.
    public static let minutes = UnitDuration(size: UnitSize(.duration, "min", "minute", "minutes", 60, narrow: "m"))

    /// The unit that the others are measured in.
    public static let seconds = UnitDuration(
        size: UnitSize(.duration, "s", "second", "seconds", 1, short: " sec", narrow: "s"))

    /// A thousandth of a second.
    public static let milliseconds = UnitDuration(size: UnitSize(.duration, "ms", "millisecond", "milliseconds", 0.001))
}

extension BuiltIns {
    static let unitDuration = dimension(
        UnitDuration.self, "A unit of time.", example: ".minutes", value: "4",
        [
            "hours": .hours,
            "minutes": .minutes,
            "seconds": .seconds,
            "milliseconds": .milliseconds,
        ])
}
