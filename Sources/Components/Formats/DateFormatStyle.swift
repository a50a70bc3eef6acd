import Catalogue

/// How moments are written, in English as it is spoken in the United States: `11/21/2026, 9:41 AM`, or the year alone. It
/// is what Foundation calls `Date.FormatStyle`.
///
/// A compiled program sees its machine's time zone, as its calendars do; in the shell all is in GMT.
public struct DateFormatStyle: EnglishFormatStyle, Sendable {
    private let calendar: Calendar
    private var showsYearAlone = false

    /// A day and a time: `11/21/2026, 9:41 AM`.
    public init() { self.init(in: Calendar(identifier: .gregorian)) }

    init(in calendar: Calendar) { self.calendar = calendar }

    /// The moment as text.
    public func format(_ value: Date) -> String {
        let text = DateText(of: value, in: calendar)
        return showsYearAlone ? text.year : "\(text.day), \(text.time)"
    }

    /// The style with the year alone.
    public func year() -> DateFormatStyle {
        var style = self
        style.showsYearAlone = true
        return style
    }
}

extension EnglishFormatStyle where Self == DateFormatStyle {
    /// A moment, `11/21/2026, 9:41 AM`, or its year: `.dateTime.year()`.
    public static var dateTime: Self { DateFormatStyle() }
}

extension DateFormatStyle: NativeConvertible {}

extension BuiltIns {
    static let dateFormatStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct DateFormatStyle: FormatStyle", "How moments are written, in English and in GMT.",
            example: example(".dateTime.year()"),
            [
                BuiltIn("init()", "A day and a time.", example: example("DateFormatStyle()")) {
                    DateFormatStyle(in: .greenwich)
                },
                BuiltIn("func format(_ value: Date) -> String", "The moment as text.") {
                    (style: DateFormatStyle, date: Date) in style.format(date)
                },
                BuiltIn("func year() -> DateFormatStyle", "The style with the year alone.") {
                    (style: DateFormatStyle) in style.year()
                },
            ]),
        BuiltInGroup(
            "extension FormatStyle where Self == DateFormatStyle",
            [
                BuiltIn(
                    "static var dateTime: DateFormatStyle { get }", "A moment, or its year.",
                    example: example(".dateTime")
                ) { DateFormatStyle(in: .greenwich) }
            ]),
    ]

    private static func example(_ style: String) -> String {
        "Text(Date(timeIntervalSince1970: 1_000_000_000), format: \(style))"
    }
}
