import Catalogue

/// What of a moment a date picker shows: SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Hashable, Sendable, OptionSetValue {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 2)
}

extension BuiltIns {
    static let datePickerComponents: [BuiltInGroup] = [
        BuiltInGroup(
            "struct DatePickerComponents: OptionSet", "What of a moment a date picker shows.",
            example: """
                @State var day = Date(timeIntervalSince1970: 0)
                DatePicker("Day", selection: $day, displayedComponents: [.date])
                """,
            BuiltIn.options(
                "DatePickerComponents", "What of a moment a date picker shows.",
                ["hourAndMinute": DatePickerComponents.hourAndMinute, "date": .date]))
    ]
}
