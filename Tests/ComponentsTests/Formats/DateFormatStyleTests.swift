import Components
import Testing

@Suite struct DateFormatStyleTests {
    private let morning = Date(timeIntervalSince1970: 1_795_254_065)
    private let style = DateFormatStyle(timeZone: .gmt)

    @Test func nothingAskedFor() {
        #expect(style.format(morning) == "11/21/2026, 9:41 AM")
        #expect(
            DateFormatStyle(date: .omitted, time: .omitted, timeZone: .gmt).format(morning) == "11/21/2026, 9:41 AM")
    }

    @Test(
        "Days and times, each with as much as is asked for",
        arguments: [
            (.numeric, nil, "11/21/2026"), (.abbreviated, nil, "Nov 21, 2026"), (.long, nil, "November 21, 2026"),
            (.complete, nil, "Saturday, November 21, 2026"), (nil, .shortened, "9:41 AM"),
            (nil, .standard, "9:41:05 AM"),
            (nil, .complete, "9:41:05 AM GMT"), (.abbreviated, .shortened, "Nov 21, 2026, 9:41 AM"),
            (.long, .shortened, "November 21, 2026 at 9:41 AM"),
        ] as [(DateFormatStyle.DateStyle?, DateFormatStyle.TimeStyle?, String)])
    func presets(_ date: DateFormatStyle.DateStyle?, _ time: DateFormatStyle.TimeStyle?, _ text: String) {
        #expect(DateFormatStyle(date: date, time: time, timeZone: .gmt).format(morning) == text)
    }

    @Test func days() {
        #expect(style.day().month(.wide).year().format(morning) == "November 21, 2026")
        #expect(style.year().month().format(morning) == "Nov 2026")
        #expect(style.month(.narrow).format(morning) == "N")
        #expect(style.month(.twoDigits).day(.twoDigits).year(.twoDigits).format(morning) == "11/21/26")
        #expect(style.weekday(.wide).day().format(morning) == "21 Saturday")
        #expect(style.weekday(.short).month().day().format(morning) == "Sa, Nov 21")
        #expect(style.weekday(.narrow).year().format(morning) == "2026 S")
        #expect(style.year().day().format(morning) == "2026 (day: 21)")
    }

    @Test func times() {
        let evening = morning + 12 * 3600
        #expect(style.hour().format(morning) == "9 AM")
        #expect(style.hour().minute().format(evening) == "9:41 PM")
        #expect(style.hour(.twoDigits(amPM: .omitted)).minute().second().format(evening) == "09:41:05")
        #expect(style.hour(.defaultDigits(amPM: .narrow)).format(evening) == "9 p")
        #expect(style.hour().format(Date(timeIntervalSince1970: 0)) == "12 AM")
        #expect(style.second().format(morning) == "5")
        #expect(style.minute().second().format(morning) == "41:05")
    }

    @Test func zones() throws {
        var style = DateFormatStyle(date: .numeric, time: .complete, timeZone: .gmt)
        style.timeZone = try #require(TimeZone(secondsFromGMT: 19_800))
        #expect(style.format(morning) == "11/21/2026, 3:11:05 PM GMT+5:30")
        style.timeZone = try #require(TimeZone(secondsFromGMT: -3600 * 10))
        #expect(style.format(morning) == "11/20/2026, 11:41:05 PM GMT-10")
    }
}
