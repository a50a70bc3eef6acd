import Catalogue

extension BuiltIn {
    /// Records of values that have a name and nothing else.
    ///
    /// - Parameters:
    ///   - type: the type of the values, as it is written.
    ///   - summary: one sentence for all of them, to which each one's name is added where there are several.
    ///   - example: the entry that shows a value, by its name; empty where that of the type does.
    ///   - values: the names and the values.
    static func constants<Constant: ValueConvertible & Sendable>(
        _ type: String, _ summary: String, example: (String) -> String = { _ in "" },
        _ values: KeyValuePairs<String, Constant>
    ) -> [BuiltIn] {
        values.map { name, value in
            BuiltIn(
                "static var \(name): \(type) { get }", values.count == 1 ? summary : naming(name, summary),
                example: example(name)
            ) { value }
        }
    }

    /// Records of the cases of an enum without payloads.
    static func cases<Case: ValueConvertible & Sendable>(
        _ summary: String, _ values: KeyValuePairs<String, Case>
    ) -> [BuiltIn] {
        values.map { name, value in BuiltIn("case \(name)", naming(name, summary)) { value } }
    }

    /// A sentence with a name in words behind it: `A thickness of letters: ultra light.`
    private static func naming(_ name: String, _ summary: String) -> String {
        let words = name.filter { $0 != "`" }.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
        return summary.dropLast() + ": \(words)."
    }
}
