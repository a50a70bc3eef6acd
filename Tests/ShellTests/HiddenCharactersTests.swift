import Testing

@testable import Shell

@Suite struct HiddenCharactersTests {
    @Test func whatATerminalWouldActOnIsEscaped() {
        #expect("a\u{1B}[31m\tb\r\0\u{7F}\u{9B}c".escapingHiddenCharacters == #"a\u{1B}[31m\tb\r\0\u{7F}\u{9B}c"#)
    }

    @Test func directionsOfWritingAreEscaped() {
        #expect("a\u{202E}b\u{2066}c".escapingHiddenCharacters == #"a\u{202E}b\u{2066}c"#)
    }

    @Test func whatCannotBeSeenIsEscaped() {
        #expect("a\u{200F}\u{061C}b\u{200B}".escapingHiddenCharacters == #"a\u{200F}\u{61C}b\u{200B}"#)
        #expect("a\u{E0041}\u{200D}b\u{FEFF}".escapingHiddenCharacters == #"a\u{E0041}\u{200D}b\u{FEFF}"#)
        #expect("x\u{3164}\u{115F}\u{2060}\u{AD}".escapingHiddenCharacters == #"x\u{3164}\u{115F}\u{2060}\u{AD}"#)
        #expect("😀\u{FE0F}\u{FE01}\u{E0101}".escapingHiddenCharacters == "😀\u{FE0F}" + #"\u{FE01}\u{E0101}"#)
        #expect("🏴\u{E0068}\u{E0069}".escapingHiddenCharacters == "🏴" + #"\u{E0068}\u{E0069}"#)
    }

    @Test func theRestStays() {
        #expect(
            "🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣ 👍🏽 می‌خواهم क्‍ष e\u{301} 葛\u{E0100}".escapingHiddenCharacters == "🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣ 👍🏽 می‌خواهم क्‍ष e\u{301} 葛\u{E0100}")
        #expect("a\n  b\\ é 日本 👩‍👩‍👧".escapingHiddenCharacters == "a\n  b\\ é 日本 👩‍👩‍👧")
    }
}
