import Catalogue

extension DateComponents: NativeConvertible {}

extension BuiltIns {
    static let dateComponents: [BuiltInGroup] = [
        BuiltInGroup(
            "struct DateComponents: Hashable, CustomStringConvertible", "Numbers that describe a moment.",
            example: "DateComponents(calendar: Calendar(identifier: .gregorian), year: 2022).date!",
            [
                BuiltIn(
                    "init(calendar: Calendar? = nil, "
                        + numbers.map { "\($0.name): Int? = nil" }.joined(separator: ", ") + ")",
                    "What is known of a moment.",
                    implementation: .function { values in
                        var components = DateComponents()
                        components.calendar = values.first.flatMap { Calendar?($0) } ?? nil
                        for (number, value) in zip(numbers, values.dropFirst()) {
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
            ("year", "The year.", \.year),
            ("month", "The month from 1.", \.month),
            ("day", "The day of the month from 1.", \.day),
            ("hour", "The hour from 0.", \.hour),
            ("minute", "The minute from 0.", \.minute),
            ("second", "The second from 0.", \.second),
        ]
}
