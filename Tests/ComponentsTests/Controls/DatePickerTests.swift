import StyleEngine
import Testing

@testable import Components

@Suite struct DatePickerTests {
    /// The 9th of September 2001, at 1:46 in Greenwich.
    private let moment = Date(timeIntervalSince1970: 1_000_000_000)

    @Test("Each style shows the day and the time in its own way")
    func styles() throws {
        let picker = DatePicker("Due", selection: .constant(moment))
        #expect(try picture { picker } == "Due [9/9/2001] [1:46 AM]")
        #expect(try picture { picker.datePickerStyle(.compact) } == "Due [9/9/2001] [1:46 AM]")
        #expect(try picture { picker.datePickerStyle(.field) } == "Due [9/9/2001, 1:46 AM]")
        #expect(try picture { picker.datePickerStyle(.stepperField) } == "Due [9/9/2001, 1:46 AM] [-|+]")
        #expect(try tree { picker.datePickerStyle(.field) } == "field[Due]")
    }

    @Test("The day, the time, or both are shown")
    func components() throws {
        let date = DatePicker("Due", selection: .constant(moment), displayedComponents: .date)
        #expect(try picture { date } == "Due [9/9/2001]")
        let time = DatePicker("Due", selection: .constant(moment), displayedComponents: .hourAndMinute)
        #expect(try picture { time } == "Due [1:46 AM]")
    }
}
