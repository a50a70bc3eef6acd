import Catalogue

extension TimeZone: NativeConvertible {}

/// The seconds that clocks may be ahead of those in Greenwich, or behind them, as Foundation has it: 18 hours.
private let farthestFromGMT = 18 * 60 * 60

extension BuiltIns {
    static let timeZone: [BuiltInGroup] = [
        BuiltInGroup(
            "struct TimeZone: Hashable",
            "How far clocks are from those in Greenwich. All is in GMT where none is named.",
            example: "TimeZone.gmt.secondsFromGMT()",
            [
                BuiltIn("static var gmt: TimeZone { get }", "The time in Greenwich.") { TimeZone.gmt },
                BuiltIn(
                    "init?(secondsFromGMT seconds: Int)",
                    "The clocks that are so many seconds ahead; nil for more than 18 hours.",
                    example: "TimeZone(secondsFromGMT: 3600)?.secondsFromGMT()"
                ) { (seconds: Int) in
                    // Foundation takes the magnitude, which the lowest number has not.
                    (-farthestFromGMT...farthestFromGMT).contains(seconds) ? TimeZone(secondsFromGMT: seconds) : nil
                },
                BuiltIn("func secondsFromGMT() -> Int", "How many seconds its clocks are ahead.") { (zone: TimeZone) in
                    zone.secondsFromGMT()
                },
                BuiltIn("var identifier: String { get }", "Its name.", example: "TimeZone.gmt.identifier") {
                    (zone: TimeZone) in zone.identifier
                },
            ])
    ]
}
