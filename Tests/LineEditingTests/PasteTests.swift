import Testing

@testable import LineEditing

@Suite struct PasteTests {
    @Test func lineBreaksBecomeOneKindAndNoneIsLeftAtTheEnd() {
        #expect(Paste.entry(from: "a\rb\r\nc\nd\r\n\n".unicodeScalars) == "a\nb\nc\nd")
    }

    @Test func controlCharactersGoButTabsStay() {
        #expect(Paste.entry(from: "a\u{1B}[31m\tb\u{0}\u{9B}c".unicodeScalars) == "a[31m\tbc")
    }

    @Test func promptsOfOursAreTakenOff() {
        let paste = "> VStack {\n+   Text(\"a\")\n+\n+ }\n"
        #expect(Paste.entry(from: paste.unicodeScalars) == "VStack {\n  Text(\"a\")\n\n}")
    }

    @Test func answersInAPasteFromASessionAreLeftOut() {
        let paste = "> Text(\"a\")\na\n\\> b\n> .bold()\n*a*"
        #expect(Paste.entry(from: paste.unicodeScalars) == "Text(\"a\")\n.bold()")
    }

    @Test func withoutAPromptInTheFirstLineAllIsKept() {
        #expect(Paste.entry(from: "let a = b\n> c\n+ d".unicodeScalars) == "let a = b\n> c\n+ d")
    }
}
