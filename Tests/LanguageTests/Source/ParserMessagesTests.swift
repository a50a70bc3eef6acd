import Testing

@testable import Language

@Suite struct ParserMessagesTests {
    private func messages(_ text: String) -> [String] {
        ParserMessages(of: ParsedText(text).tree).all.map { "\($0.offset): \($0.message)" }
    }

    @Test func whatIsUnderstoodHasNone() {
        #expect(messages("Text(\"a\")").isEmpty)
    }

    @Test("A character that means nothing, beside '='", arguments: ["\u{7}", "\u{1}"])
    func strangeEqualSigns(_ character: String) {
        #expect(messages("size \(character)= .large") == ["6: invalid character in source file"])
    }

    @Test func whatToWriteInstead() {
        #expect(
            messages("HStack { Text(\"a\"), Text(\"b\") }")
                == ["18: unexpected ',' between statements; leave it out, and put each on a line of its own"])
        #expect(messages("if a and b {}") == ["5: unexpected code in 'if' statement; write '&&' for 'and'"])
        #expect(messages("if a or b {}") == ["5: unexpected code in 'if' statement; write '||' for 'or'"])
        #expect(
            messages("if not a {}")
                == ["7: unexpected code after 'not'; write '!' in front of what is not to be true"])
        #expect(messages("print('a')") == ["6: single-quoted string literal found, use '\"'"])
        #expect(
            messages("Text(\"a)") == [
                "8: unterminated string literal; write '\"' at its end", "8: expected ')' to end function call",
            ])
        #expect(
            messages("func f() Int { 1 }")
                == ["9: unexpected code 'Int' in function; write '-> Int' for what it gives"])
    }

    @Test func ofManyItemsTheFirstOnesAreToldOf() {
        let some = messages(String(repeating: "a b\n", count: 30))
        let many = messages(String(repeating: "a b\n", count: 3_000))
        #expect(some.count == 30)
        #expect(many.count == 60)
        #expect(Array(many.prefix(30)) == some)
    }

    @Test(
        "Asking about rows of faults costs no more than about some of them",
        arguments: [
            "if ", "switch ", "do ", "extension ", ". ", "/ ", "@", "1. ", ",", "case ", "#", "func f(a,",
            "struct B: V,",
        ])
    func rows(_ part: String) {
        let asked = [250, 500].map { ParserMessages(of: ParsedText(String(repeating: part, count: $0)).tree) }
        #expect(asked.allSatisfy { $0.cost <= 10_000 && !$0.all.isEmpty })
    }
}
