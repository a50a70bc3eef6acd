import Catalogue

extension Calendar.Component: NativeConvertible {}

/// A set of a calendar's components, as a running program has it.
struct CalendarComponents: ValueConvertible {
    let components: Set<Calendar.Component>

    init?(_ value: Value) {
        guard case .native(let native) = value, let values = native.any as? Set<Value> else { return nil }
        components = Set(values.compactMap { Calendar.Component($0) })
    }

    var value: Value { .native(Box(Set(components.map(\.value)))) }
}

extension BuiltIns {
    static let calendarComponent: [BuiltInGroup] = [
        BuiltInGroup(
            "enum Calendar.Component: Hashable", "What a calendar counts.",
            example: "Calendar(identifier: .gregorian).component(.year, from: Date(timeIntervalSince1970: 0))",
            BuiltIn.cases(
                "What a calendar counts.",
                [
                    "era": Calendar.Component.era, "year": .year, "month": .month, "day": .day, "hour": .hour,
                    "minute": .minute, "second": .second, "nanosecond": .nanosecond, "weekday": .weekday,
                    "weekdayOrdinal": .weekdayOrdinal, "quarter": .quarter, "weekOfMonth": .weekOfMonth,
                    "weekOfYear": .weekOfYear, "yearForWeekOfYear": .yearForWeekOfYear,
                ]))
    ]
}
