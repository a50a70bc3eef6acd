import Testing

@testable import Transcripts

private func matches(_ expected: String, _ answer: String) -> Bool {
    ExpectedLine(Line(number: 1, text: expected, ending: "\n"), text: expected).matches(Array(answer.utf8))
}

@Suite struct ExpectedLineTests {
    @Test(arguments: [
        ("a", "a"), ("", ""), ("\\> a", "> a"), ("\\a", "\\a"), ("\\\\> a", "\\> a"), ("\\...", "..."), ("[..]", ""),
        ("[..]", "abc"),
        ("a[..]c", "abbc"), ("a[..]", "a"), ("[..]a[..]b[..]", "xxaxxbxx"), ("a[..][..]b", "ab"),
        ("[..]aab", "aaaab"), ("a [..]", "a [..]"), (" ...", " ..."), ("[..]é", "ééé"), ("\\[..]", "\\x"),
    ])
    func fits(_ expected: String, _ answer: String) {
        #expect(matches(expected, answer))
    }

    @Test(arguments: [
        ("a", "b"), ("a", "a "), ("a", "A"), ("", " "), ("\\a", "a"), ("...", "x"), ("\\...", "x"), ("...", ""),
        ("a[..]c", "abb"), ("[..]a", "ab"), ("a[..]a", "a"), ("[.]", "x"), ("e\u{301}", "é"), ("a.c", "abc"),
    ])
    func doesNotFit(_ expected: String, _ answer: String) {
        #expect(!matches(expected, answer))
    }

    @Test func manyElisionsTakeNoLongTime() {
        let expected = String(repeating: "[..]a", count: 200) + "b"
        #expect(!matches(expected, String(repeating: "a", count: 2_000)))
    }
}
