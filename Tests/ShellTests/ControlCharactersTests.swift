import Testing

@testable import Shell

@Suite struct ControlCharactersTests {
    @Test func whatATerminalWouldActOnIsEscaped() {
        #expect("a\u{1B}[31m\tb\r\0\u{7F}\u{9B}c".escapingControlCharacters == #"a\u{1B}[31m\tb\r\0\u{7F}\u{9B}c"#)
    }

    @Test func directionsOfWritingAreEscaped() {
        #expect("a\u{202E}b\u{2066}c".escapingControlCharacters == #"a\u{202E}b\u{2066}c"#)
    }

    @Test func theRestStays() {
        #expect("a\n  b\\ é 日本 👩‍👩‍👧".escapingControlCharacters == "a\n  b\\ é 日本 👩‍👩‍👧")
    }
}
