import Testing

@testable import Language

@Suite struct CodeTextTests {
    @Test func movesLinesAndLeavesEmptyOnesEmpty() {
        #expect(CodeText.indented("a {\n  b\n\n}", by: 4) == "    a {\n      b\n\n    }")
    }

    @Test func widensStepsOfTwoSpacesOnly() {
        #expect(
            CodeText.indented("a {\n  b {\n    c\n  }\n}", by: 0, widens: true) == "a {\n    b {\n        c\n    }\n}")
        #expect(CodeText.indented("a {\n    b\n}", by: 0, widens: true) == "a {\n    b\n}")
    }

    @Test func keepsWhatAStringOfSeveralLinesSays() {
        let code = "a {\n  b(\"\"\"\n    one\n      two\n    \"\"\")\n}"
        let wide = "a {\n    b(\"\"\"\n        one\n          two\n        \"\"\")\n}"
        #expect(CodeText.indented(code, by: 0, widens: true) == wide)
    }

    @Test func findsAllNamesThatCodeSpeaksOf() {
        #expect(WrittenCode("Toggle(\"a\", isOn: $on) { _ = `x` + $0 }").names == ["Toggle", "isOn", "on", "x", "0"])
    }
}
