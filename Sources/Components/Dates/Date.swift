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

    static func argument(_ value: Value) throws -> Seconds {
        guard let number = Double(value) else { throw ArgumentMismatch() }
        guard let seconds = Seconds(value) else {
            throw BuiltInRefusal("no moment is \(number) seconds away from another")
        }
        return seconds
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
                constant("distantPast", "A moment of long ago.", .distantPast),
                constant("distantFuture", "A moment in many years.", .distantFuture),
                BuiltIn(
                    "var timeIntervalSince1970: TimeInterval { get }", "The seconds since 1970 began, in GMT.",
                    example: "Date(timeIntervalSince1970: 60).timeIntervalSince1970"
                ) { (date: Date) in date.timeIntervalSince1970 },
                BuiltIn(
                    "func timeIntervalSince(_ date: Date) -> TimeInterval",
                    "The seconds from another moment to this one.",
                    example: "Date(timeIntervalSince1970: 90).timeIntervalSince(Date(timeIntervalSince1970: 60))"
                ) { (date: Date, other: Date) in date.timeIntervalSince(other) },
                BuiltIn(
                    "func addingTimeInterval(_ timeInterval: TimeInterval) -> Date",
                    "The moment so many seconds later.",
                    example: "Date(timeIntervalSince1970: 0).addingTimeInterval(60)"
                ) { (date: Date, seconds: Seconds) in date.addingTimeInterval(seconds.number) },
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
}
