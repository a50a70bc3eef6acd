// Formats/Dates.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate struct Opening: View {
    let day: Date
    var body: some View {
        let isWeekend = Calendar(identifier: .gregorian).isDateInWeekend(day)
        LabeledContent(isWeekend ? "Closed" : "Open", value: day, format: .dateTime.weekday(.wide))
    }
}

fileprivate let calendar = Calendar(identifier: .gregorian)
fileprivate let launch = DateComponents(calendar: calendar, year: 2026, month: 11, day: 21, hour: 9, minute: 41).date!
fileprivate let week = calendar.date(byAdding: .day, value: 7, to: launch)!

struct FormatsDatesSession: StagedSession {
    static func run(on stage: Stage) throws {
        _ = calendar
        _ = launch
        try stage.value(launch)
        try stage.show {
            VStack {
                LabeledContent("All", value: launch, format: .dateTime)
                LabeledContent("Year", value: launch, format: .dateTime.year())
                LabeledContent("Month", value: launch, format: .dateTime.year().month(.wide))
                LabeledContent("Day", value: launch, format: .dateTime.day().month().weekday())
                LabeledContent("Time", value: launch, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute())
                LabeledContent("Short", value: launch, format: .dateTime.year(.twoDigits).month(.twoDigits).day(.twoDigits))
            }
        }
        try stage.show { Text("Starts on \(launch, style: .date) at \(launch, style: .time)") }
        try stage.value(launch.formatted(date: .abbreviated, time: .shortened))
        try stage.value(launch.formatted(date: .complete, time: .standard))
        _ = week
        try stage.value(calendar.dateComponents([.hour], from: launch, to: week).hour)
        try stage.value(calendar.range(of: .day, in: .month, for: launch)!.count)
        try stage.value(week > launch)
        try stage.value((launch + 90).timeIntervalSince(launch))
        try stage.show {
            VStack {
                ForEach(0..<3) { Opening(day: launch + Double($0) * 86_400) }
            }
        }
        // > Date()
        // error: 'Date()' is not supported in Atelier; what is shown may not depend on the clock; write a moment, such as 'Date(timeIntervalSince1970: 0)'
        // > Date.now
        // error: 'now' is not supported in Atelier; what is shown may not depend on the clock; write a moment, such as 'Date(timeIntervalSince1970: 0)'
        // > Calendar.current
        // error: 'current' is not supported in Atelier; it is another one on each machine; use 'Calendar(identifier: .gregorian)'
        // > TimeZone(identifier: "Europe/Berlin")
        // error: 'TimeZone(identifier:)' is not supported in Atelier; write how far it is from Greenwich: 'TimeZone(secondsFromGMT: 3600)'
        // > Text(launch, style: .relative)
        // error: 'relative' is not supported in Atelier; what is shown may not depend on the clock; choose '.date' or '.time'
    }
}
