import Catalogue

extension Calendar {
    /// The Gregorian calendar in Greenwich's time. The time zone of the machine would make what is shown depend on it.
    static var greenwich: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}

extension Calendar: NativeConvertible {}
extension Calendar.Identifier: NativeConvertible {}

extension BuiltIns {
    static let calendar: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Calendar: Hashable", "How years, months and days are counted: the Gregorian way, in GMT.",
            example: example,
            [
                BuiltIn("init(identifier: Calendar.Identifier)", "The calendar, in GMT.") { (_: Calendar.Identifier) in
                    Calendar.greenwich
                }
            ]),
        BuiltInGroup(
            "enum Calendar.Identifier: Hashable", "Which way of counting.", example: example,
            [BuiltIn("case gregorian", "The calendar of most of the world.") { Calendar.Identifier.gregorian }]),
    ]

    private static let example = "DateComponents(calendar: Calendar(identifier: .gregorian), year: 2022).date!"
}
