import Catalogue

/// How moments are written, in English as it is spoken in the United States: `11/21/2026, 9:41 AM`. It is what Foundation
/// calls `Date.FormatStyle`.
///
/// A format shows what it is asked for, `.dateTime.year().month()`, in the order that is usual, and where it is asked for
/// nothing the day and the time. A compiled program sees its machine's time zone, as its calendars do, unless `timeZone`
/// says another; in the shell all is in GMT.
public struct DateFormatStyle: EnglishFormatStyle, Sendable {
    /// How much is said of a day.
    public enum DateStyle: Hashable, Codable, Sendable {
        /// Nothing; `11/21/2026`; `Nov 21, 2026`; `November 21, 2026`; `Saturday, November 21, 2026`.
        case omitted, numeric, abbreviated, long, complete
    }

    /// How much is said of a time.
    public enum TimeStyle: Hashable, Codable, Sendable {
        /// Nothing; `9:41 AM`; `9:41:00 AM`; `9:41:00 AM GMT`.
        case omitted, shortened, standard, complete
    }

    /// Whose clocks show the time.
    public var timeZone: TimeZone

    private(set) var parts = Parts()

    /// What is shown; nothing stands for the day and the time.
    struct Parts: Hashable, Codable, Sendable {
        var year: Digits?
        var month: Month?
        var day: Digits?
        var weekday: Weekday?
        var hour: Hour?
        var minute: Digits?
        var second: Digits?
        var namesZone = false
    }

    /// A day and a time; where both are left out, or omitted, `11/21/2026, 9:41 AM`.
    public init(date: DateStyle? = nil, time: TimeStyle? = nil, timeZone: TimeZone = .current) {
        self.timeZone = timeZone
        show(date ?? .omitted)
        show(time ?? .omitted)
    }

    /// The moment as text.
    public func format(_ value: Date) -> String {
        guard parts != Parts() else {
            return DateFormatStyle(date: .numeric, time: .shortened, timeZone: timeZone).format(value)
        }
        return DateText(of: value, in: timeZone).text(parts)
    }

    /// The style with the year.
    public func year(_ format: Digits = .defaultDigits) -> DateFormatStyle { with(\.year, format) }

    /// The style with the month.
    public func month(_ format: Month = .abbreviated) -> DateFormatStyle { with(\.month, format) }

    /// The style with the day of the month.
    public func day(_ format: Digits = .defaultDigits) -> DateFormatStyle { with(\.day, format) }

    /// The style with the day of the week.
    public func weekday(_ format: Weekday = .abbreviated) -> DateFormatStyle { with(\.weekday, format) }

    /// The style with the hour.
    public func hour(_ format: Hour = .defaultDigits(amPM: .abbreviated)) -> DateFormatStyle { with(\.hour, format) }

    /// The style with the minute.
    public func minute(_ format: Digits = .defaultDigits) -> DateFormatStyle { with(\.minute, format) }

    /// The style with the second.
    public func second(_ format: Digits = .defaultDigits) -> DateFormatStyle { with(\.second, format) }

    private func with<Part>(_ path: WritableKeyPath<Parts, Part?>, _ part: Part) -> DateFormatStyle {
        var style = self
        style.parts[keyPath: path] = part
        return style
    }

    private mutating func show(_ date: DateStyle) {
        if date == .omitted { return }
        parts.year = .defaultDigits
        parts.day = .defaultDigits
        switch date {
        case .omitted, .numeric: parts.month = .defaultDigits
        case .abbreviated: parts.month = .abbreviated
        case .long: parts.month = .wide
        case .complete:
            parts.month = .wide
            parts.weekday = .wide
        }
    }

    private mutating func show(_ time: TimeStyle) {
        if time == .omitted { return }
        parts.hour = .defaultDigits(amPM: .abbreviated)
        parts.minute = .defaultDigits
        if time != .shortened { parts.second = .defaultDigits }
        parts.namesZone = time == .complete
    }
}

extension EnglishFormatStyle where Self == DateFormatStyle {
    /// A moment, `11/21/2026, 9:41 AM`, or what it is asked for: `.dateTime.year()`.
    public static var dateTime: Self { DateFormatStyle() }
}

extension DateFormatStyle: NativeConvertible {}
extension DateFormatStyle.DateStyle: NativeConvertible {}
extension DateFormatStyle.TimeStyle: NativeConvertible {}

extension BuiltIns {
    static let dateFormatStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct DateFormatStyle: FormatStyle", "How moments are written, in English and in GMT.",
            example: example(".dateTime.weekday().month().day()"),
            [
                BuiltIn(
                    "init(date: DateFormatStyle.DateStyle? = nil, time: DateFormatStyle.TimeStyle? = nil)",
                    "A day and a time; `11/21/2026, 9:41 AM` where both are left out.",
                    example: example("DateFormatStyle(date: .long, time: .omitted)")
                ) { (date: DateFormatStyle.DateStyle?, time: DateFormatStyle.TimeStyle?) in
                    DateFormatStyle(date: date, time: time, timeZone: .gmt)
                },
                BuiltIn("func format(_ value: Date) -> String", "The moment as text.") {
                    (style: DateFormatStyle, date: Date) in style.format(date)
                },
                BuiltIn(
                    "var timeZone: TimeZone { get set }", "Whose clocks show the time.",
                    example: """
                        var style = DateFormatStyle(time: .shortened)
                        style.timeZone = TimeZone(secondsFromGMT: 3600)!
                        Text(Date(timeIntervalSince1970: 0), format: style)
                        """, \DateFormatStyle.timeZone),
                part("year", "Digits", ".defaultDigits", "the year", ".twoDigits") { $0.year($1) },
                part("month", "Month", ".abbreviated", "the month", ".wide") { $0.month($1) },
                part("day", "Digits", ".defaultDigits", "the day of the month", ".twoDigits") { $0.day($1) },
                part("weekday", "Weekday", ".abbreviated", "the day of the week", ".wide") { $0.weekday($1) },
                part(
                    "hour", "Hour", ".defaultDigits(amPM: .abbreviated)", "the hour", ".twoDigits(amPM: .omitted)"
                ) { $0.hour($1) },
                part("minute", "Digits", ".defaultDigits", "the minute", ".twoDigits") { $0.minute($1) },
                part("second", "Digits", ".defaultDigits", "the second", ".twoDigits") { $0.second($1) },
            ]),
        BuiltInGroup(
            "extension FormatStyle where Self == DateFormatStyle",
            [
                BuiltIn(
                    "static var dateTime: DateFormatStyle { get }", "A moment, or what is asked for of it.",
                    example: example(".dateTime.year().month(.wide)")
                ) { DateFormatStyle(timeZone: .gmt) }
            ]),
        BuiltInGroup(
            "enum DateFormatStyle.DateStyle: Hashable", "How much is said of a day.",
            example: example("DateFormatStyle(date: .long)"),
            BuiltIn.cases(
                "How much is said of a day.",
                [
                    "omitted": DateFormatStyle.DateStyle.omitted, "numeric": .numeric, "abbreviated": .abbreviated,
                    "long": .long, "complete": .complete,
                ])),
        BuiltInGroup(
            "enum DateFormatStyle.TimeStyle: Hashable", "How much is said of a time.",
            example: example("DateFormatStyle(time: .shortened)"),
            BuiltIn.cases(
                "How much is said of a time.",
                [
                    "omitted": DateFormatStyle.TimeStyle.omitted, "shortened": .shortened, "standard": .standard,
                    "complete": .complete,
                ])),
    ]

    private static func example(_ style: String) -> String {
        "Text(Date(timeIntervalSince1970: 1_000_000_000), format: \(style))"
    }

    private static func part<Part: ValueConvertible>(
        _ name: String, _ type: String, _ usual: String, _ what: String, _ other: String,
        _ change: @escaping @Sendable (DateFormatStyle, Part) -> DateFormatStyle
    ) -> BuiltIn {
        BuiltIn(
            "func \(name)(_ format: DateFormatStyle.\(type) = \(usual)) -> DateFormatStyle", "The style with \(what).",
            example: example(".dateTime.\(name)(\(other))")
        ) { (style: DateFormatStyle, part: Part) in change(style, part) }
    }
}
