import Testing

@testable import Language

@Suite struct ReadingTests {
    @Test(
        "Slips of copied text are read as what they stand for",
        arguments: [
            ("Text(“a”)", "Text(\"a\")", [Slip.curlyQuotes, .curlyQuotes]),
            ("Text(„a“)", "Text(\"a\")", [.curlyQuotes, .curlyQuotes]),
            ("Text(“it’s „so“”)", "Text(\"it’s „so“\")", [.curlyQuotes, .curlyQuotes]),
            ("VStack { … }", "VStack {  }", [.placeholder("…")]),
            ("VStack {\n  ...\n}", "VStack {\n  \n}", [.placeholder("...")]),
            ("Text(\"a\")\u{A0}.bold()", "Text(\"a\") .bold()", [.strangeSpaces]),
            ("a b c", "a \nb \nc", [.missingLineBreak, .missingLineBreak]),
            ("VStack { a .b() c }", "VStack { a .b() \nc }", [.missingLineBreak]),
            ("struct S { var a = 1 var b = 2 }", "struct S { var a = 1 \nvar b = 2 }", [.missingLineBreak]),
            (
                "f(“a”) g(“b”)", "f(\"a\") \ng(\"b\")",
                [.curlyQuotes, .curlyQuotes, .missingLineBreak, .curlyQuotes, .curlyQuotes]
            ),
        ])
    func slips(_ text: String, _ read: String, _ slips: [Slip]) {
        let reading = Reading(of: text)
        #expect(reading.text == read)
        #expect(reading.slips == slips)
        #expect(reading.original == text)
    }

    @Test(
        "What is right, or wrong in another way, is read as it stands",
        arguments: [
            "Text(\"“a” … it’s\")", "// “a” …", "/* … */ a", "let r = 1...5", "f(0...)", "\"\"\"\n“ ...\n\"\"\"",
            "Text(“a",
            "let x = ???", "f(", "“a” ?? ) b",
        ])
    func asItStands(_ text: String) {
        let reading = Reading(of: text)
        #expect(reading.text == text)
        #expect(reading.slips == [])
    }

    @Test("Places are told as they are in the text that was entered")
    func places() {
        let text = "let a = “x” let b = “y”\nfoo"
        let reading = Reading(of: text)
        let source = SourceText(reading)
        let places = ["let a", "let b", "\"y", "foo"].compactMap { word -> String? in
            guard let range = reading.text.firstRange(of: word) else { return nil }
            let offset = reading.text.utf8.distance(from: reading.text.startIndex, to: range.lowerBound)
            let position = SourcePosition(source, offset: offset)
            return "\(position.line):\(position.column)"
        }
        #expect(places == ["1:1", "1:13", "1:21", "2:1"])
    }
}
