import Testing

@testable import Transcripts

@Suite struct NotationTests {
    @Test func entriesHavePrompts() {
        #expect(Notation.entryLines("a {\n\n  > b\r\n}\n") == ["> a {", "+", "+   > b", "+ }", "+"])
        #expect(Notation.entryLines("") == [">"])
        #expect(Notation.entryLines("\na") == [">", "+ a"])
    }

    @Test func outputThatLooksLikeAnEntryIsEscaped() {
        #expect(
            Notation.outputLines("> a\n+ b\n\\c\n\\\\> d\n>\n+\n+--+\n>d\n ...\n\n") == [
                "\\> a", "\\+ b", "\\c", "\\\\\\> d", "\\>", "\\+", "+--+", ">d", " ...", "", "",
            ])
        #expect(Notation.outputLines("") == [])
    }

    @Test(arguments: ["> a", "\\> a", "\\\\+", "\\c", "\\", "\\\\::/", "a", ""])
    func whatIsEscapedReadsAsItWas(line: String) {
        let escaped = Array(Notation.escaped(line).utf8)
        #expect(Notation.unescaped(escaped[...]).map(Array.init) ?? escaped == Array(line.utf8))
    }
}
