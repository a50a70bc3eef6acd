import Testing

@testable import Components

@Suite struct DateFormatStyleTests {
    private let style = DateFormatStyle(in: .greenwich)

    @Test(
        "The day and the time",
        arguments: [
            Example(seconds: 1_795_254_065, text: "11/21/2026, 9:41 AM"),
            Example(seconds: 1_795_297_265, text: "11/21/2026, 9:41 PM"),
            Example(seconds: 0, text: "1/1/1970, 12:00 AM"), Example(seconds: 43_500, text: "1/1/1970, 12:05 PM"),
            Example(seconds: -1, text: "12/31/1969, 11:59 PM"),
        ])
    func all(_ example: Example) {
        #expect(style.format(Date(timeIntervalSince1970: example.seconds)) == example.text)
    }

    struct Example: Sendable {
        let seconds: Double
        let text: String
    }

    @Test func year() {
        #expect(style.year().format(Date(timeIntervalSince1970: 1_795_254_065)) == "2026")
    }
}
