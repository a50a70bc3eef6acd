import Catalogue

// Foundation's own are seen only where the whole of it is imported, and there they are meant.
extension Date {
    /// The moment so many seconds later.
    @_disfavoredOverload
    public static func + (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }

    /// The moment so many seconds earlier.
    @_disfavoredOverload
    public static func - (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }

    /// Moves the moment so many seconds ahead.
    @_disfavoredOverload
    public static func += (lhs: inout Date, rhs: Double) { lhs = lhs + rhs }

    /// Moves the moment so many seconds back.
    @_disfavoredOverload
    public static func -= (lhs: inout Date, rhs: Double) { lhs = lhs - rhs }
}

extension Date: NativeConvertible {}

/// Seconds by which a moment is told: a moment that is no number ends the process where it is written as a text.
private struct Seconds: ValueConvertible {
    let number: Double

    /// No sum of these is without end.
    private static let most = 1e300

    init?(_ value: Value) {
        guard let number = Double(value), number.magnitude <= Self.most else { return nil }
        self.number = number
    }

    var value: Value { .double(number) }

    static func refusal(of value: Value) -> (any Error)? {
        guard let number = Double(value), !(number.magnitude <= most) else { return nil }
        return BuiltInRefusal("no moment is \(number) seconds away from another")
    }
}

extension BuiltIns {
    static let date: [BuiltInGroup] = [
        BuiltInGroup(
            "",
            [
                BuiltIn(
                    "typealias TimeInterval = Double", "A length of time in seconds.",
                    example: "let minute: TimeInterval = 60", implementation: .none)
            ]),
        BuiltInGroup(
            "struct Date: Hashable, Comparable, CustomStringConvertible",
            "A moment. A program here never asks what time it is, so that it shows the same each time.",
            example: "Date(timeIntervalSince1970: 1_000_000_000)",
            [
                BuiltIn(
                    "init(timeIntervalSince1970: TimeInterval)", "The moment so many seconds after 1970 began, in GMT."
                ) { (seconds: Seconds) in Date(timeIntervalSince1970: seconds.number) },
                BuiltIn(
                    "init(timeIntervalSinceReferenceDate: TimeInterval)",
                    "The moment so many seconds after 2001 began, in GMT.",
                    example: "Date(timeIntervalSinceReferenceDate: 86400)"
                ) { (seconds: Seconds) in Date(timeIntervalSinceReferenceDate: seconds.number) },
                BuiltIn(
                    "init(timeInterval: TimeInterval, since date: Date)", "The moment so many seconds after another.",
                    example: "Date(timeInterval: 60, since: Date(timeIntervalSince1970: 0))"
                ) { (seconds: Seconds, date: Date) in Date(timeInterval: seconds.number, since: date) },
                constant("distantPast", "A moment of long ago.", .distantPast),
                constant("distantFuture", "A moment in many years.", .distantFuture),
                BuiltIn(
                    "var timeIntervalSince1970: TimeInterval { get }", "The seconds since 1970 began, in GMT.",
                    example: "Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970"
                ) { (date: Date) in date.timeIntervalSince1970 },
                BuiltIn(
                    "var timeIntervalSinceReferenceDate: TimeInterval { get }", "The seconds since 2001 began, in GMT.",
                    example: "Date(timeIntervalSince1970: 0).timeIntervalSinceReferenceDate"
                ) { (date: Date) in date.timeIntervalSinceReferenceDate },
                BuiltIn(
                    "func timeIntervalSince(_ date: Date) -> TimeInterval",
                    "The seconds from another moment to this one.",
                    example: "Date(timeIntervalSince1970: 90).timeIntervalSince(Date(timeIntervalSince1970: 60))"
                ) { (date: Date, other: Date) in date.timeIntervalSince(other) },
                BuiltIn(
                    "func distance(to other: Date) -> TimeInterval", "The seconds from this moment to another.",
                    example: "Date(timeIntervalSince1970: 60).distance(to: Date(timeIntervalSince1970: 90))"
                ) { (date: Date, other: Date) in date.distance(to: other) },
                later("func addingTimeInterval(_ timeInterval: TimeInterval) -> Date", "addingTimeInterval(60)"),
                later("func advanced(by n: TimeInterval) -> Date", "advanced(by: 60)"),
                BuiltIn(
                    "static func + (lhs: Date, rhs: TimeInterval) -> Date", "The moment so many seconds later.",
                    example: "Date(timeIntervalSince1970: 0) + 60"
                ) { (date: Date, seconds: Seconds) in date + seconds.number },
                BuiltIn(
                    "static func - (lhs: Date, rhs: TimeInterval) -> Date", "The moment so many seconds earlier.",
                    example: "Date(timeIntervalSince1970: 60) - 60"
                ) { (date: Date, seconds: Seconds) in date - seconds.number },
                BuiltIn(
                    "static func += (lhs: inout Date, rhs: TimeInterval)", "Moves the moment so many seconds ahead.",
                    example: "var moment = Date(timeIntervalSince1970: 0)\nmoment += 60\nmoment",
                    swift: "lhs = lhs + rhs"),
                BuiltIn(
                    "static func -= (lhs: inout Date, rhs: TimeInterval)", "Moves the moment so many seconds back.",
                    example: "var moment = Date(timeIntervalSince1970: 60)\nmoment -= 60\nmoment",
                    swift: "lhs = lhs - rhs"),
                BuiltIn(
                    "static func < (lhs: Date, rhs: Date) -> Bool", "Whether the first comes before.",
                    example: "Date(timeIntervalSince1970: 0) < Date(timeIntervalSince1970: 1)"
                ) { (one: Date, other: Date) in one < other },
                BuiltIn(
                    "var description: String { get }", "The moment in GMT.",
                    example: "Date(timeIntervalSince1970: 0).description"
                ) { (date: Date) in date.description },
            ]),
    ]

    private static func constant(_ name: String, _ summary: String, _ date: Date) -> BuiltIn {
        BuiltIn("static var \(name): Date { get }", summary, example: "Date.\(name)") { date }
    }

    private static func later(_ signature: String, _ use: String) -> BuiltIn {
        BuiltIn(
            signature, "The moment so many seconds later.", example: "Date(timeIntervalSince1970: 0).\(use)"
        ) { (date: Date, seconds: Seconds) in date.addingTimeInterval(seconds.number) }
    }
}
