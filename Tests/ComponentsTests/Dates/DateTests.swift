import Components
import StyleEngine
import Testing

@Suite struct DateTests {
    private let moment = Date(timeIntervalSince1970: 60)

    @Test func operators() {
        #expect(moment + 60 == Date(timeIntervalSince1970: 120))
        #expect(moment - 60 == Date(timeIntervalSince1970: 0))
        var later = moment
        later += 5
        later -= 1
        #expect(later.timeIntervalSince(moment) == 4)
    }

    @Test("A compiled program's calendars and formats have one time zone")
    func texts() throws {
        let calendar = Calendar(identifier: .gregorian)
        let parts = DateComponents(calendar: calendar, year: 2026, month: 11, day: 21, hour: 21, minute: 4)
        let evening = try #require(parts.date)
        #expect(Text(evening, format: .dateTime) == Text("11/21/2026, 9:04 PM"))
        #expect(Text(evening, format: .dateTime.year()) == Text("2026"))
        #expect(evening.formatted() == "11/21/2026, 9:04 PM")
    }
}
