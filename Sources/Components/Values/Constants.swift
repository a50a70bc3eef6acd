import Catalogue

extension BuiltIn {
    /// Records of values that have a name and nothing else.
    ///
    /// - Parameters:
    ///   - type: the type of the values, as it is written.
    ///   - summary: one sentence for all of them.
    ///   - example: the entry that shows a value, by its name; empty where that of the type does.
    ///   - values: the names and the values.
    static func constants<Constant: ValueConvertible & Sendable>(
        _ type: String, _ summary: String, example: (String) -> String = { _ in "" },
        _ values: KeyValuePairs<String, Constant>
    ) -> [BuiltIn] {
        values.map { name, value in
            BuiltIn("static var \(name): \(type) { get }", summary, example: example(name)) { value }
        }
    }

    /// Records of the cases of an enum without payloads.
    static func cases<Case: ValueConvertible & Sendable>(
        _ summary: String, _ values: KeyValuePairs<String, Case>
    ) -> [BuiltIn] {
        values.map { name, value in BuiltIn("case \(name)", summary) { value } }
    }
}
