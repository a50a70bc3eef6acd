import Catalogue

extension StandardLibrary {
    /// `Character`.
    static let characters: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Character: Comparable, Hashable, CustomStringConvertible, Sendable", "One character of a text.",
            example: #"Character("a")"#,
            [
                BuiltIn("init(_ text: String)", "The only character of a text.", example: #"Character("a")"#) {
                    (text: String) in
                    guard text.count == 1, let character = text.first else { throw Fault.wrongArgument }
                    return character
                },
                BuiltIn("var isLetter: Bool { get }", "Whether it is a letter.", example: #"Character("a").isLetter"#) {
                    (character: Character) in character.isLetter
                },
                BuiltIn("var isNumber: Bool { get }", "Whether it is a digit.", example: #"Character("1").isNumber"#) {
                    (character: Character) in character.isNumber
                },
                BuiltIn(
                    "var isWhitespace: Bool { get }", "Whether it is a space.", example: #"Character(" ").isWhitespace"#
                ) { (character: Character) in character.isWhitespace },
                BuiltIn(
                    "var isUppercase: Bool { get }", "Whether it is a capital.", example: #"Character("A").isUppercase"#
                ) { (character: Character) in character.isUppercase },
                BuiltIn(
                    "var isLowercase: Bool { get }", "Whether it is a small letter.",
                    example: #"Character("a").isLowercase"#
                ) { (character: Character) in character.isLowercase },
                BuiltIn(
                    "var description: String { get }", "The character as a text.",
                    example: #"Character("a").description"#
                ) { (character: Character) in String(character) },
                BuiltIn(
                    "var wholeNumberValue: Int? { get }", "The digit as a number.",
                    example: #"Character("7").wholeNumberValue"#
                ) { (character: Character) in character.wholeNumberValue },
                BuiltIn(
                    "var isPunctuation: Bool { get }", "Whether it is a mark such as a comma.",
                    example: #"Character(",").isPunctuation"#
                ) { (character: Character) in character.isPunctuation },
                BuiltIn("func uppercased() -> String", "In capitals.", example: #"Character("a").uppercased()"#) {
                    (character: Character) in character.uppercased()
                },
                BuiltIn("func lowercased() -> String", "In small letters.", example: #"Character("A").lowercased()"#) {
                    (character: Character) in character.lowercased()
                },
                BuiltIn(
                    "static func == (lhs: Character, rhs: Character) -> Bool", "Whether both are the same.",
                    example: #"Character("a") == Character("b")"#
                ) {
                    (one: Character, other: Character) in one == other
                },
                BuiltIn(
                    "static func < (lhs: Character, rhs: Character) -> Bool", "Whether the first comes before.",
                    example: #"Character("a") < Character("b")"#
                ) {
                    (one: Character, other: Character) in one < other
                },
            ])
    ]
}
