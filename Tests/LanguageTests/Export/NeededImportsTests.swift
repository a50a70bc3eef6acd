import Testing

@testable import Language

@Suite struct NeededImportsTests {
    private static let foundation = ["import struct Foundation.CharacterSet"]
    private static let mathematics = [
        "#if canImport(Darwin)", "    import Darwin", "#else", "    import Glibc", "#endif",
    ]

    @Test(
        "Members of Foundation are told by name and label",
        arguments: [
            "\"a\".capitalized", "words.map(\\.capitalized)", "text.replacingOccurrences(of: \"a\", with: \"b\")",
            "a.components(separatedBy: \",\")", "a.padding(toLength: 3, withPad: \" \", startingAt: 0)",
            "a.range(of: \"b\")", "a.trimmingCharacters(in: .whitespaces)", "let set: CharacterSet = .letters",
            "CharacterSet(charactersIn: \"a\")", "String(format: \"%.2f\", price)",
        ])
    func foundation(_ text: String) { #expect(NeededImports(of: [WrittenCode(text)]).lines == Self.foundation) }

    @Test("Functions of mathematics come from the C library", arguments: ["sqrt(2)", "[1.5].map(floor)", "-pow(2, 3)"])
    func mathematics(_ text: String) { #expect(NeededImports(of: [WrittenCode(text)]).lines == Self.mathematics) }

    @Test func addresses() {
        #expect(NeededImports(of: [WrittenCode("let page: URL? = nil")]).lines == ["import struct Foundation.URL"])
        #expect(
            NeededImports(of: [WrittenCode("URL(string: a.capitalized)")]).lines == Self.foundation + [
                "import struct Foundation.URL"
            ])
    }

    @Test func both() {
        #expect(NeededImports(of: [WrittenCode("round(a.capitalized)")]).lines == Self.foundation + Self.mathematics)
    }

    @Test(
        "What views and the standard library have needs none",
        arguments: [
            "Text(\"a\").padding()", "view.padding(8)", "a.range(1)", "a.components", "x.rounded()", "a.floor",
            "a.pow(2)", "calendar.range(of: .day, in: .month, for: date)", "date.formatted(.dateTime)",
            "style.round()", "ForEach(0..<3) { floor in Text(\"\\(floor)\") }", "let log = 1\nprint(log)",
            "func pow(_ a: Int) -> Int { a }\npow(2)", "\"capitalized\"", "a.contains(\"b\")",
        ])
    func nothing(_ text: String) { #expect(NeededImports(of: [WrittenCode(text)]).lines == []) }
}
