import Catalogue

extension DateFormatStyle {
    /// How a number of a date is written.
    public enum Digits: Hashable, Codable, Sendable {
        /// With as many digits as it takes; with two.
        case defaultDigits, twoDigits
    }

    /// How a month is written.
    public enum Month: Hashable, Codable, Sendable {
        /// `3`; `03`; `Mar`; `March`; `M`.
        case defaultDigits, twoDigits, abbreviated, wide, narrow
    }

    /// How a day of the week is written.
    public enum Weekday: Hashable, Codable, Sendable {
        /// `Sat`; `Saturday`; `Sa`; `S`.
        case abbreviated, wide, short, narrow
    }

    /// How the halves of a day are written.
    public enum AMPMStyle: Hashable, Codable, Sendable {
        /// Nothing; `a`; `AM`; `AM`.
        case omitted, narrow, abbreviated, wide
    }

    /// How an hour is written: by a clock of twelve hours.
    public struct Hour: Hashable, Codable, Sendable {
        let digits: Digits
        let half: AMPMStyle

        /// With as many digits as it takes.
        public static func defaultDigits(amPM: AMPMStyle) -> Hour { Hour(digits: .defaultDigits, half: amPM) }
        /// With two digits.
        public static func twoDigits(amPM: AMPMStyle) -> Hour { Hour(digits: .twoDigits, half: amPM) }
    }
}

extension DateFormatStyle.Digits: NativeConvertible {}
extension DateFormatStyle.Month: NativeConvertible {}
extension DateFormatStyle.Weekday: NativeConvertible {}
extension DateFormatStyle.AMPMStyle: NativeConvertible {}
extension DateFormatStyle.Hour: NativeConvertible {}

extension BuiltIns {
    static let dateSymbols: [BuiltInGroup] = [
        BuiltInGroup(
            "enum DateFormatStyle.Digits: Hashable", "How a number of a date is written.",
            example: example(".dateTime.year(.twoDigits)"),
            BuiltIn.cases(
                "How a number of a date is written.",
                ["defaultDigits": DateFormatStyle.Digits.defaultDigits, "twoDigits": .twoDigits])),
        BuiltInGroup(
            "enum DateFormatStyle.Month: Hashable", "How a month is written.",
            example: example(".dateTime.month(.wide)"),
            BuiltIn.cases(
                "How a month is written.",
                [
                    "defaultDigits": DateFormatStyle.Month.defaultDigits, "twoDigits": .twoDigits,
                    "abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow,
                ])),
        BuiltInGroup(
            "enum DateFormatStyle.Weekday: Hashable", "How a day of the week is written.",
            example: example(".dateTime.weekday(.wide)"),
            BuiltIn.cases(
                "How a day of the week is written.",
                [
                    "abbreviated": DateFormatStyle.Weekday.abbreviated, "wide": .wide, "short": .short,
                    "narrow": .narrow,
                ])),
        BuiltInGroup(
            "enum DateFormatStyle.AMPMStyle: Hashable", "How the halves of a day are written.",
            example: example(".dateTime.hour(.defaultDigits(amPM: .narrow))"),
            BuiltIn.cases(
                "How the halves of a day are written.",
                [
                    "omitted": DateFormatStyle.AMPMStyle.omitted, "narrow": .narrow, "abbreviated": .abbreviated,
                    "wide": .wide,
                ])),
        BuiltInGroup(
            "struct DateFormatStyle.Hour: Hashable", "How an hour is written.",
            example: example(".dateTime.hour(.twoDigits(amPM: .omitted)).minute()"),
            [
                BuiltIn(
                    "static func defaultDigits(amPM: DateFormatStyle.AMPMStyle) -> DateFormatStyle.Hour",
                    "With as many digits as it takes.",
                    example: example(".dateTime.hour(.defaultDigits(amPM: .abbreviated))")
                ) { (half: DateFormatStyle.AMPMStyle) in DateFormatStyle.Hour.defaultDigits(amPM: half) },
                BuiltIn(
                    "static func twoDigits(amPM: DateFormatStyle.AMPMStyle) -> DateFormatStyle.Hour", "With two digits."
                ) { (half: DateFormatStyle.AMPMStyle) in DateFormatStyle.Hour.twoDigits(amPM: half) },
            ]),
    ]

    private static func example(_ style: String) -> String {
        "Text(Date(timeIntervalSince1970: 1_000_000_000), format: \(style))"
    }
}
