import Catalogue

extension DateComponents: NativeConvertible {}

extension BuiltIns {
    static let dateComponents: [BuiltInGroup] = [
        BuiltInGroup(
            "struct DateComponents: Hashable, CustomStringConvertible",
            "Numbers that describe a moment, or a length of time.",
            example: "DateComponents(calendar: Calendar(identifier: .gregorian), year: 2022).date!",
            [
                BuiltIn(
                    "init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, "
                        + numbers.map { "\($0.name): Int? = nil" }.joined(separator: ", ") + ")",
                    "What is known of a moment, or how long something takes.",
                    implementation: .function { values in
                        var components = DateComponents()
                        components.calendar = values.first.flatMap { Calendar?($0) } ?? nil
                        components.timeZone = values.dropFirst().first.flatMap { TimeZone?($0) } ?? nil
                        for (number, value) in zip(numbers, values.dropFirst(2)) {
                            components[keyPath: number.path] = Int?(value) ?? nil
                        }
                        return components.value
                    }),
                BuiltIn(
                    "var date: Date? { get }", "The moment; nil where there is no calendar, or no such moment."
                ) { (components: DateComponents) in components.date },
                BuiltIn(
                    "var calendar: Calendar? { get set }", "The calendar that counts.",
                    example: "DateComponents(year: 2022).calendar == nil", \DateComponents.calendar),
                BuiltIn(
                    "var timeZone: TimeZone? { get set }", "Whose days they are.",
                    example: "DateComponents(year: 2022).timeZone == nil", \DateComponents.timeZone),
                BuiltIn(
                    "func value(for component: Calendar.Component) -> Int?", "One of the numbers.",
                    example: "DateComponents(year: 2022).value(for: .year)"
                ) { (components: DateComponents, component: Calendar.Component) in components.value(for: component) },
                BuiltIn(
                    "var description: String { get }", "All that is known.",
                    example: "DateComponents(year: 2022, month: 3).description"
                ) { (components: DateComponents) in components.description },
            ]
                + numbers.map { number in
                    BuiltIn(
                        "var \(number.name): Int? { get set }", number.summary,
                        example: "DateComponents(\(number.name): 3).\(number.name)", number.path)
                })
    ]

    /// The numbers that a moment may have, in the order of the initializer.
    private static let numbers:
        [(name: String, summary: String, path: any WritableKeyPath<DateComponents, Int?> & Sendable)] = [
            ("era", "Before Christ is 0, after is 1.", \.era),
            ("year", "The year, or how many.", \.year),
            ("month", "The month from 1, or how many.", \.month),
            ("day", "The day of the month from 1, or how many.", \.day),
            ("hour", "The hour from 0, or how many.", \.hour),
            ("minute", "The minute from 0, or how many.", \.minute),
            ("second", "The second from 0, or how many.", \.second),
            ("nanosecond", "Billionths of a second.", \.nanosecond),
            ("weekday", "The day of the week: 1 is Sunday.", \.weekday),
            ("weekdayOrdinal", "The how manieth such weekday of the month it is.", \.weekdayOrdinal),
            ("quarter", "The quarter of the year.", \.quarter),
            ("weekOfMonth", "The week of the month.", \.weekOfMonth),
            ("weekOfYear", "The week of the year.", \.weekOfYear),
            ("yearForWeekOfYear", "The year that the week belongs to.", \.yearForWeekOfYear),
        ]
}
