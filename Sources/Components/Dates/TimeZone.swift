import Catalogue

extension TimeZone: NativeConvertible {}

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
                ) { (seconds: Int) in TimeZone(secondsFromGMT: seconds) },
                BuiltIn("func secondsFromGMT() -> Int", "How many seconds its clocks are ahead.") { (zone: TimeZone) in
                    zone.secondsFromGMT()
                },
                BuiltIn("var identifier: String { get }", "Its name.", example: "TimeZone.gmt.identifier") {
                    (zone: TimeZone) in zone.identifier
                },
            ])
    ]
}
