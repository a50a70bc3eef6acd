import StyleEngine
import Testing

@testable import Components

@Suite struct DatePickerTests {
    /// The 9th of September 2001, at 1:46 in Greenwich.
    private let moment = Date(timeIntervalSince1970: 1_000_000_000)

    @Test("Each style shows the day and the time in its own way")
    func styles() throws {
        let picker = DatePicker("Due", selection: .constant(moment))
        #expect(try picture { picker } == "Due [Sep 9, 2001] [1:46 AM]")
        #expect(try picture { picker.datePickerStyle(.compact) } == "Due [Sep 9, 2001] [1:46 AM]")
        #expect(try picture { picker.datePickerStyle(.field) } == "Due [9/9/2001, 1:46 AM]")
        #expect(try picture { picker.datePickerStyle(.stepperField) } == "Due [9/9/2001, 1:46 AM] [-|+]")
        #expect(try tree { picker.datePickerStyle(.field) } == "field[Due]")
    }

    @Test("A month has the days within bounds, and brackets around the one that is chosen")
    func month() throws {
        let picker = DatePicker(
            "Due", selection: .constant(moment), in: moment...(moment + 86_400), displayedComponents: .date)
        #expect(
            try picture { picker.datePickerStyle(.graphical) } == """
                Due
                 September 2001
                 Su  Mo  Tu  We  Th  Fr  Sa
                                          .
                  .   .   .   .   .   .   .
                [ 9] 10   .   .   .   .   .
                  .   .   .   .   .   .   .
                  .   .   .   .   .   .   .
                  .
                """)
    }

    @Test("Days and hours are those of the zone in the environment")
    func zones() throws {
        let west = try #require(TimeZone(secondsFromGMT: -7200))
        let picker = DatePicker("Due", selection: .constant(moment))
        #expect(try picture { picker.environment(\.timeZone, west) } == "Due [Sep 8, 2001] [11:46 PM]")
    }

    @Test(
        "What is typed is taken where it is a moment, and stays within bounds",
        arguments: [
            ("2001-09-10 08:05", "2001-09-10 08:05"),
            ("08:05", "2001-09-09 08:05"),
            ("2001-09-11", "2001-09-11 01:46"),
            ("2002-01-01 00:00", "2001-09-30 00:00"),
            ("2001-09-31", "2001-09-09 01:46"),
            ("2001-09-10 25:00", "2001-09-09 01:46"),
            ("tomorrow", "2001-09-09 01:46"),
            ("", "2001-09-09 01:46"),
        ])
    func typed(text: String, expected: String) throws {
        var date = moment
        let last = moment + 20 * 86_400 + 80_000
        let binding = Binding<Date>(get: { date }, set: { date = $0 })
        var picked = PickedMoment(date: binding, components: [.date, .hourAndMinute])
        picked.last = picked.calendar.startOfDay(for: last)
        picked.typed.wrappedValue = text
        #expect(picked.typed.wrappedValue == expected)
    }

    @Test("What isn't shown can't be typed")
    func hidden() throws {
        let picked = PickedMoment(date: .constant(moment), components: .hourAndMinute)
        #expect(picked.typed.wrappedValue == "01:46")
    }
}
