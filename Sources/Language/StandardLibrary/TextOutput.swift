import Catalogue

extension StandardLibrary {
    /// What texts are written to: a text in a variable, and types of the program.
    static let textOutput: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol TextOutputStream { mutating func write(_ string: String) }", "A type that text is written to.",
            example: """
                struct Log: TextOutputStream { var lines: [String] = []; mutating func write(_ string: String) { lines.append(string) } }
                var log = Log()
                print("a", to: &log)
                log.lines
                """),
        stream("String"), stream("Substring"),
        BuiltInGroup(
            "",
            [
                printing("print", "Writes values to a text in a variable, or to another stream.", #""\(item)""#),
                printing(
                    "debugPrint",
                    "Writes values to a text in a variable, or to another stream, as they look inside others.",
                    "String(reflecting: item)"),
            ]),
    ]

    private static func stream(_ name: String) -> BuiltInGroup {
        BuiltInGroup(
            "extension \(name): TextOutputStream",
            [
                BuiltIn(
                    "mutating func write(_ string: String)", "Adds text at the end.",
                    example: "var text: \(name) = \"a\"\ntext.write(\"b\")\ntext", swift: "append(contentsOf: string)")
            ])
    }

    /// `print` and `debugPrint` for a stream, to which each value goes by itself, as in Swift.
    private static func printing(_ name: String, _ summary: String, _ text: String) -> BuiltIn {
        BuiltIn(
            """
            func \(name)<Target: TextOutputStream>(_ items: Any..., separator: String = " ", \
            terminator: String = "\\n", to output: inout Target)
            """, summary, example: "var text = \"\"\n\(name)(1, 2, to: &text)\ntext",
            swift: """
                var prefix = ""
                for item in items {
                    output.write(prefix)
                    output.write(\(text))
                    prefix = separator
                }
                output.write(terminator)
                """)
    }
}
