import StyleEngine

/// What a date picker is about: a moment, what of it is shown, and between which moments it may be.
struct PickedMoment {
    let date: Binding<Date>
    let components: DatePickerComponents
    var first: Date?
    var last: Date?
    var zone = TimeZone.gmt

    /// The calendar that counts the days.
    var calendar: Calendar { Calendar(identifier: .gregorian).in(zone) }

    var showsDate: Bool { components.contains(.date) }
    var showsTime: Bool { components.contains(.hourAndMinute) }

    /// The moment as a person types it: `2026-11-22 09:41`, or the part of it that is shown. What is typed and is no
    /// moment changes nothing, and one that is out of bounds becomes the nearest.
    var typed: Binding<String> {
        Binding<String>(
            get: {
                let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date.wrappedValue)
                let day = [parts.year, parts.month, parts.day].map(Self.digits).joined(separator: "-")
                let time = [parts.hour, parts.minute].map(Self.digits).joined(separator: ":")
                return [showsDate ? day : nil, showsTime ? time : nil].compactMap { $0 }.joined(separator: " ")
            },
            set: { text in
                guard let moment = moment(from: text) else { return }
                date.wrappedValue = min(max(moment, first ?? moment), last ?? moment)
            })
    }

    private static func digits(_ number: Int?) -> String {
        let text = "\(number ?? 0)"
        return text.count < 2 ? "0" + text : text
    }

    /// The moment that a text names; what it doesn't name stays as it is.
    private func moment(from text: String) -> Date? {
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date.wrappedValue)
        let words = text.split(separator: " ")
        guard !words.isEmpty, words.count <= 2 else { return nil }
        for word in words {
            let (day, time) = (word.split(separator: "-").map { Int($0) }, word.split(separator: ":").map { Int($0) })
            if showsDate, day.count == 3, !day.contains(nil) {
                (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
            } else if showsTime, time.count == 2, !time.contains(nil) {
                (parts.hour, parts.minute, parts.second) = (time[0], time[1], 0)
            } else {
                return nil
            }
        }
        guard let moment = calendar.date(from: parts) else { return nil }
        // A day or an hour that there isn't would be taken for one of the next month or day.
        let found = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: moment)
        let isThere =
            found.year == parts.year && found.month == parts.month && found.day == parts.day
            && found.hour == parts.hour && found.minute == parts.minute
        return isThere ? moment : nil
    }
}
