import Catalogue

extension StandardLibrary {
    /// The keys and the values of dictionaries: collections without an order of their own, so that none is reached by a
    /// number.
    static let dictionaryParts: [BuiltInGroup] = [
        part(
            .keys, "Key", conformances: ", Equatable", "The keys of a dictionary.",
            [
                BuiltIn(
                    "func contains(_ element: Key) -> Bool", "Whether it is a key.",
                    example: #"["a": 1].keys.contains("a")"#
                ) { (keys: DictionaryPart, key: Value) in keys.pairs[key] != nil },
                BuiltIn(
                    "static func == (lhs: Dictionary.Keys, rhs: Dictionary.Keys) -> Bool",
                    "Whether both hold the same keys.", example: #"["a": 1].keys == ["a": 2].keys"#
                ) { (one: DictionaryPart, other: DictionaryPart) in
                    one.pairs.count == other.pairs.count && one.pairs.keys.allSatisfy { other.pairs[$0] != nil }
                },
            ]),
        part(.values, "Value", conformances: "", "The values of a dictionary, in the order of the keys.", []),
    ]

    private static func part(
        _ kind: DictionaryPart.Kind, _ element: String, conformances: String, _ summary: String, _ members: [BuiltIn]
    ) -> BuiltInGroup {
        let type = "Dictionary.\(kind.rawValue)"
        let example = #"["a": 1]"# + ".\(kind)"
        return BuiltInGroup(
            "struct \(type): Collection, CustomStringConvertible, CustomDebugStringConvertible\(conformances)", summary,
            example: example,
            [
                BuiltIn("typealias Element = \(element)", "What its elements are.", implementation: .none),
                BuiltIn("typealias Index = Dictionary.Index", "A place in the dictionary.", implementation: .none),
                BuiltIn(
                    "var startIndex: Dictionary.Index { get }", "The first place.", example: "\(example).startIndex"
                ) { (_: Value) in ElementPlace(offset: 0) },
                BuiltIn(
                    "var endIndex: Dictionary.Index { get }", "The place after the last.",
                    example: "\(example).endIndex"
                ) { (part: DictionaryPart) in ElementPlace(offset: part.pairs.count) },
                BuiltIn(
                    "subscript(position: Dictionary.Index) -> \(element) { get }", "The element at a place.",
                    example: "\(example)[\(example).startIndex]"
                ) { (part: Value, place: ElementPlace) in try place.element(of: part) },
                BuiltIn("var description: String { get }", "What `print` shows.", example: "\(example).description") {
                    (value: Value) in Description.text(of: value)
                },
                debugDescription(of: example),
            ] + members)
    }
}
