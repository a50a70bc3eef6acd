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
            ("A { B { // ... }.c(1) }", "A { B {  }.c(1) }", [.placeholder("// ...")]),
            ("A { B(1) { // ... } }", "A { B(1) {  } }", [.placeholder("// ...")]),
            ("A { // …\n}", "A { // …\n}", []),
            ("A { // … ) }", "A { // … ) }", []),
            (
                "Card: View {\n  ...\n}", "struct Card: View {\n  \n}",
                [.missingKeyword("struct"), .placeholder("...")]
            ),
            ("a b c", "a \nb \nc", [.missingLineBreak, .missingLineBreak]),
            ("VStack { a .b() c }", "VStack { a .b() \nc }", [.missingLineBreak]),
            ("struct S { var a = 1 var b = 2 }", "struct S { var a = 1 \nvar b = 2 }", [.missingLineBreak]),
            ("Text(‘it is “so”’)", "Text(\"it is “so”\")", [.curlyQuotes, .curlyQuotes]),
            ("Text(‘a’)", "Text(\"a\")", [.curlyQuotes, .curlyQuotes]),
            ("Text(”a“)", "Text(\"a\")", [.curlyQuotes, .curlyQuotes]),
            ("Text(\"a”)", "Text(\"a\")", [.curlyQuotes]),
            ("Text(“““\na\n”””)", "Text(\"\"\"\na\n\"\"\")", [.curlyQuotes, .curlyQuotes]),
            ("Text(\"a\") …\nb", "Text(\"a\") \nb", [.placeholder("…")]),
            ("Te\u{AD}xt(\u{200E}\"a\"\u{2009})", "Text(\"a\" )", [.strangeSpaces, .strangeSpaces, .strangeSpaces]),
            ("a\u{2028}b", "a\nb", [.strangeSpaces]),
            ("Text（\"（a）\"）// ，", "Text(\"（a）\")// ，", [.wideForms, .wideForms]),
            ("```swift\nText(“a”)\n```", "\nText(\"a\")\n", [.fences, .curlyQuotes, .curlyQuotes, .fences]),
            ("~~~\na\n~~~", "\na\n", [.fences, .fences]),
            ("```swift\na", "\na", [.fences]),
            (">>> let a = 1\n>>> a", "let a = 1\na", [.prompts, .prompts]),
            ("swift> f()", "f()", [.prompts]),
            ("  1> f {\n  2.   a\n  3. }", "f {\n  a\n}", [.prompts, .prompts, .prompts]),
            ("> f()\n+   .g()", "f()\n  .g()", [.prompts, .prompts]),
            ("$ f()", "f()", [.prompts]),
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
            "let x = ???", "f(", "Text(\"a – b → c &amp; d\")", "1\n2\n3", "a\n```\nb\n```", "> a\nb",
            "3 a\n5 b )", "for i in 1…n {}", "3 – 1", "Array&lt;Int&gt;", "f(“say “a” now”)", "`a`",
            "1 ...\n5",
            "let x = 5 -3", "func f() -> Int { return 5 -3 }", "retrun 3", "retrun x", "retrun nil", "fucn f() {}",
            "x: Int {",
        ])
    func asItStands(_ text: String) {
        let reading = Reading(of: text)
        #expect(reading.text == text)
        #expect(reading.slips == [])
    }

    @Test func whatIsMissingAtTheEndIsToldOfRatherThanTheSlips() {
        #expect(
            InputState(of: Reading(of: "VStack {\n Text(“a”)\n")) == .incomplete(depth: 1))
        #expect(Reading(of: "VStack {\n Text(“a”)\n").slips == [])
    }

    @Test func whatIsWrongBesideCurlyQuotesIsToldOf() {
        let reading = Reading(of: "“a” ?? ) b")
        #expect(reading.text == "\"a\" ?? ) b")
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
