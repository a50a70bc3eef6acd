import Testing

@Suite struct DefaultStyleBodyTests {
    @Test(arguments: [
        ("var a: String", "Text(configuration.a)"),
        ("var a: Swift.Substring", "Text(configuration.a)"),
        ("var `default` = \"x\"", "Text(configuration.`default`)"),
        ("var a: [String]", "ForEach(configuration.a, id: \\.self) { Text($0) }"),
        ("var a: Bool", "Text(\"\\(configuration.a)\")"),
        ("var a = 1.5", "Text(\"\\(configuration.a)\")"),
        ("var a = -1", "Text(\"\\(configuration.a)\")"),
        ("var a: any View", "AnyView(configuration.a)"),
        ("@Binding var a: Int", "Text(\"\\(configuration.a)\")"),
        ("var a: Tone", "Text(\"\\(configuration.a)\")"),
        ("var a: (Int, Int)", "Text(\"\\(configuration.a)\")"),
        ("var a: Image", "configuration.a"),
        ("var a: Image?", "configuration.a"),
        ("var a: IconView", "configuration.a"),
        ("@ViewBuilder var a: Icon", "configuration.a"),
        ("@ViewBuilder var a: () -> Icon", "configuration.a()"),
        ("var a: () -> Void", "Button(\"a\", action: configuration.a)"),
        ("var a: @Sendable () -> ()", "Button(\"a\", action: configuration.a)"),
        ("var a: (Int) -> Void", "EmptyView()"),
        ("@ViewBuilder var a: (Int) -> AnyView", "EmptyView()"),
        ("var a: String?", "if let a = configuration.a { Text(a) }"),
        ("var a: Optional<Int>", "if let a = configuration.a { Text(\"\\(a)\") }"),
        ("var a: (() -> Void)?", "if let a = configuration.a { Button(\"a\", action: a) }"),
    ])
    func aFieldIsShownAsWhatItIs(field: String, row: String) throws {
        #expect(try body(of: field) == row)
    }

    @Test func severalFieldsStandInARow() throws {
        #expect(
            try body(of: "var a: String, b: Int; var run: (Int) -> Void")
                == "HStack { Text(configuration.a) Text(\"\\(configuration.b)\") }")
    }

    /// The body of the default style of a component with some fields, in one line.
    private func body(of fields: String) throws -> String {
        let lines = expanded("@Component struct Badge { \(fields) }").split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex { $0.contains("func makeBody") })
        let end = try #require(lines[start...].firstIndex(of: "    }"))
        return lines[(start + 1)..<end].map { String($0.drop { $0 == " " }) }.joined(separator: " ")
    }
}
