import Testing

@testable import Drawing

struct DisplayTextTests {
    @Test("In what a program prints, a carriage return alone is shown as the other control characters are")
    func carriageReturns() {
        #expect(DisplayText.safe(output: "a\rb\r\nc\u{85}\nd\u{1B}") == "a\\u{D}b\nc\\u{85}\nd\\u{1B}")
        #expect(DisplayText.safe("a\rb") == "a\nb")
    }

    @Test("In what a program prints, a tabulator stays one; in a view it is as wide everywhere")
    func tabulators() {
        #expect(DisplayText.safe(output: "a\tb\n\t漢") == "a\tb\n\t漢")
        #expect(DisplayText.safe("a\tb") == "a    b")
    }
}
