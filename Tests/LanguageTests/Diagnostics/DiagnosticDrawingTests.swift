import Testing

@testable import Language

@Suite("A diagnostic as drawn")
struct DiagnosticDrawingTests {
    private func drawn(_ text: String, at offset: Int, length: Int) -> String {
        Diagnostic(.discardAsValue, at: SourcePosition(SourceText(text), offset: offset), length: length).drawn
    }

    @Test func theLineAndACaret() {
        #expect(
            drawn("let a = 1\n\tf(_)\n", at: 13, length: 1)
                == """
                error: '_' can only appear in a pattern or on the left side of an assignment
                      f(_)
                        ^
                """)
    }

    @Test func nothingIsDrawnOfABlankLine() {
        #expect(
            drawn("a\n\n", at: 2, length: 0)
                == "error: '_' can only appear in a pattern or on the left side of an assignment")
    }

    @Test func aLongLineIsCut() {
        let text = String(repeating: "a", count: 300) + " _ " + String(repeating: "b", count: 300)
        #expect(
            drawn(text, at: 301, length: 1)
                == """
                error: '_' can only appear in a pattern or on the left side of an assignment
                  …\(String(repeating: "a", count: 52)) _ \(String(repeating: "b", count: 103))…
                \(String(repeating: " ", count: 56))^
                """)
    }
}
