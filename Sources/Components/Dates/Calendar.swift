import Catalogue

extension Calendar: NativeConvertible {}
extension Calendar.Identifier: NativeConvertible {}

extension BuiltIns {
    static let calendar: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Calendar: Hashable", "How years, months and days are counted: the Gregorian way, in GMT.",
            example: example("startOfDay(for: \(moment))"),
            [
                // The time zone of the machine would make what is shown depend on it.
                BuiltIn(
                    "init(identifier: Calendar.Identifier)", "The calendar, in GMT.",
                    example: "Calendar(identifier: .gregorian).timeZone.identifier"
                ) { (identifier: Calendar.Identifier) in Calendar(identifier: identifier).in(.gmt) },
                BuiltIn(
                    "var timeZone: TimeZone { get set }", "Whose days they are.",
                    example: """
                        var calendar = Calendar(identifier: .gregorian)
                        calendar.timeZone = TimeZone(secondsFromGMT: 3600)!
                        calendar.component(.hour, from: Date(timeIntervalSince1970: 0))
                        """, \Calendar.timeZone),
                BuiltIn(
                    "var firstWeekday: Int { get set }", "The day that weeks begin with: 1 is Sunday.",
                    example: example("firstWeekday"), \Calendar.firstWeekday),
                BuiltIn(
                    "func date(from components: DateComponents) -> Date?",
                    "The moment that is described; nil for none.",
                    example: example("date(from: DateComponents(year: 2026, month: 11, day: 21))")
                ) { (calendar: Calendar, components: DateComponents) in calendar.date(from: components) },
                BuiltIn(
                    "func component(_ component: Calendar.Component, from date: Date) -> Int",
                    "One number of a moment, such as its year.", example: example("component(.year, from: \(moment))")
                ) { (calendar: Calendar, component: Calendar.Component, date: Date) in
                    calendar.component(component, from: date)
                },
                BuiltIn(
                    "func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents",
                    "Some numbers of a moment.",
                    example: example("dateComponents([.year, .month], from: \(moment)).month")
                ) { (calendar: Calendar, parts: CalendarComponents, date: Date) in
                    calendar.dateComponents(parts.components, from: date)
                },
                BuiltIn(
                    "func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents",
                    "How far it is from one moment to another.",
                    example: example("dateComponents([.day], from: \(moment), to: \(moment) + 200_000).day")
                ) { (calendar: Calendar, parts: CalendarComponents, start: Date, end: Date) in
                    calendar.dateComponents(parts.components, from: start, to: end)
                },
                BuiltIn(
                    "func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date?",
                    "The moment so many years, months or days later.",
                    example: example("date(byAdding: .month, value: 1, to: \(moment))")
                ) { (calendar: Calendar, component: Calendar.Component, value: Int, date: Date) in
                    calendar.date(byAdding: component, value: value, to: date)
                },
                BuiltIn(
                    "func date(byAdding components: DateComponents, to date: Date) -> Date?",
                    "The moment that much later.",
                    example: example("date(byAdding: DateComponents(month: 1, day: 2), to: \(moment))")
                ) { (calendar: Calendar, components: DateComponents, date: Date) in
                    calendar.date(byAdding: components, to: date)
                },
                BuiltIn(
                    "func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?",
                    "The moment on the same day, at a time.",
                    example: example("date(bySettingHour: 9, minute: 41, second: 0, of: \(moment))")
                ) { (calendar: Calendar, hour: Int, minute: Int, second: Int, date: Date) in
                    calendar.date(bySettingHour: hour, minute: minute, second: second, of: date)
                },
                BuiltIn(
                    "func startOfDay(for date: Date) -> Date", "When the day of a moment begins.",
                    example: example("startOfDay(for: \(moment))")
                ) { (calendar: Calendar, date: Date) in calendar.startOfDay(for: date) },
                BuiltIn(
                    "func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool", "Whether both are of one day.",
                    example: example("isDate(\(moment), inSameDayAs: \(moment) + 60)")
                ) { (calendar: Calendar, one: Date, other: Date) in calendar.isDate(one, inSameDayAs: other) },
                BuiltIn(
                    "func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool",
                    "Whether both are of one month, year or the like.",
                    example: example("isDate(\(moment), equalTo: \(moment) + 60, toGranularity: .month)")
                ) { (calendar: Calendar, one: Date, other: Date, component: Calendar.Component) in
                    calendar.isDate(one, equalTo: other, toGranularity: component)
                },
                BuiltIn(
                    "func isDateInWeekend(_ date: Date) -> Bool", "Whether it is on a Saturday or a Sunday.",
                    example: example("isDateInWeekend(\(moment))")
                ) { (calendar: Calendar, date: Date) in calendar.isDateInWeekend(date) },
                BuiltIn(
                    "func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?",
                    "What is counted in something larger: the days of a month.",
                    example: example("range(of: .day, in: .month, for: \(moment))?.count")
                ) {
                    (calendar: Calendar, smaller: Calendar.Component, larger: Calendar.Component, date: Date) -> Value
                    in
                    calendar.range(of: smaller, in: larger, for: date).map { .some(.native(Box($0))) } ?? .none
                },
            ]),
        BuiltInGroup(
            "enum Calendar.Identifier: Hashable", "Which way of counting.", example: example("firstWeekday"),
            [BuiltIn("case gregorian", "The calendar of most of the world.") { Calendar.Identifier.gregorian }]),
    ]

    private static let moment = "Date(timeIntervalSince1970: 1_000_000_000)"

    private static func example(_ use: String) -> String { "Calendar(identifier: .gregorian).\(use)" }
}

extension Calendar {
    /// The calendar with the days of a time zone.
    func `in`(_ zone: TimeZone) -> Calendar {
        var calendar = self
        calendar.timeZone = zone
        return calendar
    }
}
