/// The day and the time of a moment in numbers, in English as it is spoken in the United States.
struct DateText {
    private let parts: DateComponents

    init(of date: Date, in calendar: Calendar) {
        parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    }

    /// `2026`
    var year: String { "\(parts.year ?? 0)" }

    /// `11/21/2026`
    var day: String { "\(parts.month ?? 0)/\(parts.day ?? 0)/\(year)" }

    /// `9:41 AM`
    var time: String {
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        return "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
    }
}
