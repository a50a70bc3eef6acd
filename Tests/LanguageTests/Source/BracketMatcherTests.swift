import Testing

@testable import Language

@Suite struct BracketMatcherTests {
    @Test(
        "Those that nothing closes are found, whatever stands in strings and comments",
        arguments: [
            ("f(a[1], { $0 })", []),
            ("f(", [1]),
            ("VStack { Text(\"a\" ", [7, 13]),
            ("{ ( }", [2]),
            ("a) ] }", []),
            (#"f("(", #"(" "#, [1]),
            ("// (\n/* ( /* [ */ { */ (", [23]),
            (#"Text("\(a(1)) (") {"#, [18]),
            (#"Text("\(a(1)"#, [4, 7]),
            (##"Text(#"\( \#([1)"#)"##, [13]),
            ("\"\"\"\n ( \" (\n\"\"\" (", [15]),
            ("\"(\n(", [3]),
            ("Text(“(”", [4]),
            ("Text(“(\n", [4, 8]),
            ("#if os(Linux)\n#endif", []),
            ("", []),
        ])
    func unclosed(_ text: String, _ places: [Int]) {
        #expect(BracketMatcher.match(Array(text.utf8)).unclosed == places)
    }

    /// The quote inside of the interpolation ends the string for the parser, which then tries each bracket as the beginning
    /// of several things.
    @Test func manyBracketsBehindAnUnclosedInterpolationAreTooMuch() {
        let brackets = { (count: Int) in String(repeating: "[", count: count) }
        #expect(BracketMatcher.match(Array("f(\"\\(w\"\(brackets(12))".utf8)).tooDeep == [])
        #expect(BracketMatcher.match(Array("f(\"\\(w\"\(brackets(13))".utf8)).tooDeep == [7])
        #expect(BracketMatcher.match(Array("f(\"\\(w\"\(brackets(13))\n".utf8)).tooDeep == [7])
        #expect(BracketMatcher.match(Array("f(\"\(brackets(13))\n".utf8)).tooDeep == [])
    }

    @Test func aTextMayEndBehindABackslashInAnInterpolation() {
        for text in ["\"\\", "\"\\(\"\\", "\"\\(\"\\(\"\\", "#\"\\#(\"\\", "\"\\(\"a\\("] {
            #expect(BracketMatcher.match(Array(text.utf8)).tooDeep == [], "\(text)")
        }
    }
}
