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
                    guard text.count == 1, let character = text.first else {
                        throw Fault.stopped("a Character is made of exactly one character, not of \"\(text)\"")
                    }
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
                question("isSymbol", "Whether it is a sign such as +.") { $0.isSymbol },
                question("isMathSymbol", "Whether it is a sign of mathematics.") { $0.isMathSymbol },
                question("isCurrencySymbol", "Whether it is a sign of money.") { $0.isCurrencySymbol },
                question("isASCII", "Whether it is one of the first 128.") { $0.isASCII },
                question("isNewline", "Whether it ends a line.") { $0.isNewline },
                question("isWholeNumber", "Whether it stands for a whole number.") { $0.isWholeNumber },
                question("isHexDigit", "Whether it is a digit to the base 16.") { $0.isHexDigit },
                question("isCased", "Whether it has capitals and small letters.") { $0.isCased },
                BuiltIn("init(_ content: Unicode.Scalar)", "One scalar.", example: "Character(Unicode.Scalar(97))") {
                    (scalar: Unicode.Scalar) in Character(scalar)
                },
                BuiltIn(
                    "var asciiValue: UInt8? { get }", "Its number among the first 128, or nil.",
                    example: #"Character("a").asciiValue"#
                ) { (character: Character) in character.asciiValue },
                BuiltIn(
                    "var hexDigitValue: Int? { get }", "The digit to the base 16, or nil.",
                    example: #"Character("f").hexDigitValue"#
                ) { (character: Character) in character.hexDigitValue },
                BuiltIn(
                    "var unicodeScalars: String.UnicodeScalarView { get }", "Its scalars.",
                    example: #"Character("a").unicodeScalars"#
                ) { (character: Character) in TextView(text: String(character)[...], unit: .scalar) },
                BuiltIn("var utf8: String.UTF8View { get }", "Its bytes.", example: #"Character("a").utf8"#) {
                    (character: Character) in TextView(text: String(character)[...], unit: .utf8)
                },
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
            ]),
        BuiltInGroup("enum Unicode", "What is known of characters.", example: "Unicode.Scalar(97)"),
        BuiltInGroup(
            "struct Unicode.Scalar: Comparable, Hashable, CustomStringConvertible", "A part of a character.",
            example: "Unicode.Scalar(97)",
            [
                BuiltIn("init(_ v: UInt8)", "The scalar of a number.", example: "Unicode.Scalar(97)") {
                    (number: UInt8) in Unicode.Scalar(number)
                },
                BuiltIn(
                    "init?(_ v: UInt32)", "The scalar of a number, or nil.", example: "Unicode.Scalar(UInt32(0x1F600))"
                ) { (number: UInt32) in Unicode.Scalar(number) },
                BuiltIn("init?(_ v: UInt16)", "The scalar of a number, or nil.", example: "Unicode.Scalar(UInt16(97))")
                {
                    (number: UInt16) in Unicode.Scalar(number)
                },
                BuiltIn("init?(_ v: Int)", "The scalar of a number, or nil.", example: "Unicode.Scalar(0x1F600)") {
                    (number: Int) in Unicode.Scalar(number)
                },
                BuiltIn(
                    "init?(_ description: String)", "The only scalar of a text, or nil.",
                    example: "Unicode.Scalar(\"a\" + \"\")"
                ) { (text: String) in Unicode.Scalar(text) },
                BuiltIn(
                    "static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool", "Whether both are the same.",
                    example: "Unicode.Scalar(97) == Unicode.Scalar(98)"
                ) { (one: Unicode.Scalar, other: Unicode.Scalar) in one == other },
                BuiltIn(
                    "static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool",
                    "Whether the number of the first is less.", example: "Unicode.Scalar(97) < Unicode.Scalar(98)"
                ) { (one: Unicode.Scalar, other: Unicode.Scalar) in one < other },
                BuiltIn("var value: UInt32 { get }", "Its number.", example: "Unicode.Scalar(97).value") {
                    (scalar: Unicode.Scalar) in scalar.value
                },
                BuiltIn(
                    "var isASCII: Bool { get }", "Whether it is one of the first 128.",
                    example: "Unicode.Scalar(97).isASCII"
                ) { (scalar: Unicode.Scalar) in scalar.isASCII },
                BuiltIn(
                    "var description: String { get }", "The scalar as a text.",
                    example: "Unicode.Scalar(97).description"
                ) { (scalar: Unicode.Scalar) in scalar.description },
                BuiltIn(
                    "var properties: Unicode.Scalar.Properties { get }", "What the Unicode standard says of it.",
                    example: "Unicode.Scalar(97).properties.isAlphabetic"
                ) { (scalar: Unicode.Scalar) in scalar },
            ]),
        BuiltInGroup(
            "struct Unicode.Scalar.Properties", "What the Unicode standard says of a scalar.",
            example: "Unicode.Scalar(97).properties.isAlphabetic",
            [
                property("isAlphabetic", "Whether it is a letter.") { $0.isAlphabetic },
                property("isWhitespace", "Whether it is a space or a line break.") { $0.isWhitespace },
                property("isUppercase", "Whether it is a capital letter.") { $0.isUppercase },
                property("isLowercase", "Whether it is a small letter.") { $0.isLowercase },
                property("isEmoji", "Whether it may be shown as an emoji; digits may.") { $0.isEmoji },
                property("isEmojiPresentation", "Whether it is shown as an emoji by itself.") {
                    $0.isEmojiPresentation
                },
                BuiltIn(
                    "var name: String? { get }", "Its name, where it has one.",
                    example: "Unicode.Scalar(97).properties.name"
                ) { (scalar: Unicode.Scalar) in scalar.properties.name },
            ]),
        BuiltInGroup(
            "",
            [
                BuiltIn(
                    "typealias UnicodeScalar = Unicode.Scalar", "A part of a character.", example: "UnicodeScalar(97)",
                    implementation: .none)
            ]),
    ]

    /// One of the properties of a scalar; they are kept as the scalar itself.
    private static func property(
        _ name: String, _ summary: String, _ answer: @escaping @Sendable (Unicode.Scalar.Properties) -> Bool
    ) -> BuiltIn {
        BuiltIn("var \(name): Bool { get }", summary, example: "Unicode.Scalar(97).properties.\(name)") {
            (scalar: Unicode.Scalar) in answer(scalar.properties)
        }
    }

    private static func question(
        _ name: String, _ summary: String, _ answer: @escaping @Sendable (Character) -> Bool
    ) -> BuiltIn {
        BuiltIn("var \(name): Bool { get }", summary, example: #"Character("a").\#(name)"#) {
            (character: Character) in answer(character)
        }
    }
}
