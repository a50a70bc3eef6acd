import Catalogue

extension StandardLibrary {
    /// Walking through the places of a text.
    static let textIndices: [BuiltIn] = [
        BuiltIn(
            "func index(after i: String.Index) -> String.Index", "The next place.",
            example: #""abc".index(after: "abc".startIndex)"#
        ) { (text: TextValue, index: Value) in text.text.index(after: try text.place(index)) },
        BuiltIn(
            "func index(before i: String.Index) -> String.Index", "The place before.",
            example: #""abc".index(before: "abc".endIndex)"#
        ) { (text: TextValue, index: Value) in
            guard let place = try text.index(index, offsetBy: -1) else { throw Fault.textIndexOutOfRange }
            return place
        },
        BuiltIn(
            "func index(_ i: String.Index, offsetBy distance: Int) -> String.Index", "A place so many characters on.",
            example: #""abc".index("abc".startIndex, offsetBy: 2)"#
        ) { (text: TextValue, index: Value, distance: Int) in
            guard let place = try text.index(index, offsetBy: distance) else { throw Fault.textIndexOutOfRange }
            return place
        },
        BuiltIn(
            "func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?",
            "A place so many characters on, or nil past a limit.",
            example: #""abc".index("abc".startIndex, offsetBy: 9, limitedBy: "abc".endIndex)"#
        ) { (text: TextValue, index: Value, distance: Int, limit: String.Index) in
            try text.index(index, offsetBy: distance, limitedBy: limit)
        },
        BuiltIn(
            "func distance(from start: String.Index, to end: String.Index) -> Int",
            "How many characters lie between two places.",
            example: #""abc".distance(from: "abc".startIndex, to: "abc".endIndex)"#
        ) { (text: TextValue, start: Value, end: Value) in
            text.text.distance(from: try text.place(orEnd: start), to: try text.place(orEnd: end))
        },
        BuiltIn(
            "var indices: DefaultIndices<Self> { get }", "The places of its characters.", example: #""abc".indices"#
        ) {
            (text: TextValue) in Array(text.text.indices)
        },
        BuiltIn(
            "func firstIndex(of element: Character) -> String.Index?", "The first place of a character.",
            example: #""abc".firstIndex(of: "b")"#
        ) { (text: TextValue, character: Character) in text.text.firstIndex(of: character) },
        BuiltIn(
            "func lastIndex(of element: Character) -> String.Index?", "The last place of a character.",
            example: #""abc".lastIndex(of: "b")"#
        ) { (text: TextValue, character: Character) in text.text.lastIndex(of: character) },
        BuiltIn(
            "func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index?",
            "The first place for which a function is true.", example: #""abc".firstIndex { $0 > "a" }"#
        ) { (text: TextValue, predicate: Value) in try text.text.firstIndex { try holds(predicate, $0.value) } },
        BuiltIn(
            "func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index?",
            "The last place for which a function is true.", example: #""abc".lastIndex { $0 > "a" }"#
        ) { (text: TextValue, predicate: Value) in try text.text.lastIndex { try holds(predicate, $0.value) } },
        BuiltIn(
            "func prefix(upTo end: String.Index) -> SubSequence", "What stands before a place.",
            example: #""abc".prefix(upTo: "abc".endIndex)"#
        ) { (text: TextValue, end: Value) in text.text[..<(try text.place(orEnd: end))] },
        BuiltIn(
            "func prefix(through position: String.Index) -> SubSequence", "All up to and with a place.",
            example: #""abc".prefix(through: "abc".startIndex)"#
        ) { (text: TextValue, end: Value) in text.text[...(try text.place(end))] },
        BuiltIn(
            "func suffix(from start: String.Index) -> SubSequence", "What begins at a place.",
            example: #""abc".suffix(from: "abc".startIndex)"#
        ) { (text: TextValue, start: Value) in text.text[(try text.place(orEnd: start))...] },
    ]
}
