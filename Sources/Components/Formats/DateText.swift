/// A moment in a time zone, in words.
struct DateText {
    private let parts: DateComponents
    private let zone: TimeZone
    private let date: Date

    init(of date: Date, in zone: TimeZone) {
        self.date = date
        self.zone = zone
        parts = Calendar(identifier: .gregorian).in(zone)
            .dateComponents([.year, .month, .day, .weekday, .hour, .minute, .second], from: date)
    }

    /// What is asked for, in the order that is usual in English.
    func text(_ shown: DateFormatStyle.Parts) -> String {
        let day = day(shown)
        let time = time(shown)
        let glue = shown.month == .wide ? " at " : ", "
        return [day, time].filter { !$0.isEmpty }.joined(separator: glue)
    }

    private func day(_ shown: DateFormatStyle.Parts) -> String {
        let year = shown.year.map {
            $0 == .twoDigits ? digits((parts.year ?? 0) % 100, .twoDigits) : "\(parts.year ?? 0)"
        }
        let day = shown.day.map { digits(parts.day, $0) }
        let weekday = shown.weekday.map(weekday)
        guard let month = shown.month else {
            switch (day, year) {
            case (nil, _): return [year, weekday].compactMap { $0 }.joined(separator: " ")
            case (let day?, nil): return [day, weekday].compactMap { $0 }.joined(separator: " ")
            case (let day?, let year?): return "\(year) (day: \(day))" + (weekday.map { " " + $0 } ?? "")
            }
        }
        let calendar: String
        switch month {
        case .defaultDigits, .twoDigits:
            let number = digits(parts.month, month == .twoDigits ? .twoDigits : .defaultDigits)
            calendar = [number, day, year].compactMap { $0 }.joined(separator: "/")
        default:
            let start = [name(of: month), day].compactMap { $0 }.joined(separator: " ")
            calendar = [start, year].compactMap { $0 }.joined(separator: day == nil ? " " : ", ")
        }
        return [weekday, calendar].compactMap { $0 }.joined(separator: ", ")
    }

    private func time(_ shown: DateFormatStyle.Parts) -> String {
        let hour = shown.hour.map { digits(((parts.hour ?? 0) + 11) % 12 + 1, $0.digits) }
        // Behind an hour or a minute a number has two digits.
        let minute = shown.minute.map { digits(parts.minute, hour == nil && shown.second == nil ? $0 : .twoDigits) }
        let second = shown.second.map { digits(parts.second, hour == nil && minute == nil ? $0 : .twoDigits) }
        let clock = [hour, minute, second].compactMap { $0 }.joined(separator: ":")
        return [clock, half(shown.hour), shown.namesZone ? zoneName : ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func half(_ hour: DateFormatStyle.Hour?) -> String {
        let isMorning = (parts.hour ?? 0) < 12
        switch hour?.half {
        case nil, .omitted?: return ""
        case .narrow?: return isMorning ? "a" : "p"
        case .abbreviated?, .wide?: return isMorning ? "AM" : "PM"
        }
    }

    private func digits(_ number: Int?, _ digits: DateFormatStyle.Digits) -> String {
        let text = "\(number ?? 0)"
        return digits == .twoDigits && text.count < 2 ? "0" + text : text
    }

    private func name(of month: DateFormatStyle.Month) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        let name = names[((parts.month ?? 1) - 1) % names.count]
        switch month {
        case .narrow: return String(name.prefix(1))
        case .abbreviated: return String(name.prefix(3))
        default: return name
        }
    }

    private func weekday(_ style: DateFormatStyle.Weekday) -> String {
        let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        let name = names[((parts.weekday ?? 1) - 1) % names.count]
        switch style {
        case .narrow: return String(name.prefix(1))
        case .short: return String(name.prefix(2))
        case .abbreviated: return String(name.prefix(3))
        case .wide: return name
        }
    }

    /// `GMT`, or how far the zone is from it: `GMT+5:30`.
    private var zoneName: String {
        let minutes = zone.secondsFromGMT(for: date) / 60
        guard minutes != 0 else { return "GMT" }
        let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
        return "GMT" + (minutes < 0 ? "-" : "+") + "\(hours)"
            + (rest == 0 ? "" : ":" + (rest < 10 ? "0" : "") + "\(rest)")
    }
}
