import Catalogue

extension StandardLibrary {
    /// What can be asked of a text, and its other forms.
    static let textQuestions: [BuiltIn] = [
        BuiltIn("func uppercased() -> String", "In capitals.", example: #""abc".uppercased()"#) { (text: TextValue) in
            text.text.uppercased()
        },
        BuiltIn("func lowercased() -> String", "In small letters.", example: #""ABC".lowercased()"#) {
            (text: TextValue) in text.text.lowercased()
        },
        BuiltIn("func hasPrefix(_ prefix: String) -> Bool", "Whether it begins so.", example: #""abc".hasPrefix("a")"#)
        {
            (text: TextValue, prefix: TextValue) in text.text.hasPrefix(prefix.text)
        },
        BuiltIn("func hasSuffix(_ suffix: String) -> Bool", "Whether it ends so.", example: #""abc".hasSuffix("c")"#) {
            (text: TextValue, suffix: TextValue) in text.text.hasSuffix(suffix.text)
        },
        BuiltIn(
            "func hasPrefix<S: StringProtocol>(_ prefix: S) -> Bool", "Whether it begins so.",
            example: #""abc".hasPrefix("a")"#
        ) { (text: TextValue, prefix: TextValue) in text.text.hasPrefix(prefix.text) },
        BuiltIn(
            "func hasSuffix<S: StringProtocol>(_ suffix: S) -> Bool", "Whether it ends so.",
            example: #""abc".hasSuffix("c")"#
        ) { (text: TextValue, suffix: TextValue) in text.text.hasSuffix(suffix.text) },
        BuiltIn(
            "func contains<S: StringProtocol>(_ other: S) -> Bool", "Whether it holds another text.",
            example: #""abc".contains("b")"#
        ) { (text: TextValue, other: TextValue) in other.text.isEmpty || text.string.contains(other.string) },
        // What `contains` is where Foundation is imported, whose own one finds no empty text in any other.
        BuiltIn(
            "func _containsWithFoundation<S: StringProtocol>(_ other: S) -> Bool",
            "Whether it holds another text, which is not empty.", example: #""abc".contains("b")"#
        ) { (text: TextValue, other: TextValue) in !other.text.isEmpty && text.string.contains(other.string) },
        BuiltIn(
            "func contains(_ element: Character) -> Bool", "Whether it holds a character.",
            example: #""abc".contains(Character("b"))"#
        ) { (text: TextValue, character: Character) in text.text.contains(character) },
        BuiltIn(
            "static func == <S: StringProtocol>(lhs: Self, rhs: S) -> Bool", "Whether both are the same.",
            example: #""abc".prefix(1) == "a""#
        ) { (one: TextValue, other: TextValue) in one.text == other.text },
        BuiltIn(
            "static func != <S: StringProtocol>(lhs: Self, rhs: S) -> Bool", "Whether they differ.",
            example: #""abc".prefix(1) != "a""#
        ) { (one: TextValue, other: TextValue) in one.text != other.text },
        BuiltIn(
            "static func < <S: StringProtocol>(lhs: Self, rhs: S) -> Bool", "Whether the first comes before.",
            example: #""abc".prefix(1) < "b""#
        ) { (one: TextValue, other: TextValue) in one.text < other.text },
        BuiltIn(
            "func replacing<S: StringProtocol, R: StringProtocol>(_ other: S, with replacement: R) -> String",
            "The text with one part replaced everywhere.", example: #""a-b".replacing("-", with: "+")"#
        ) { (text: TextValue, target: TextValue, replacement: TextValue) in
            text.string.replacing(target.string, with: replacement.string)
        },
    ]

    /// A text as numbers, each a view of the named kind of text.
    ///
    /// - Parameter isSettable: whether writing to its scalars changes the text.
    static func textViews(_ name: String, isSettable: Bool = true) -> [BuiltIn] {
        [
            BuiltIn("var utf8: \(name).UTF8View { get }", "Its bytes.", example: #""abc".utf8.count"#) {
                (text: TextValue) in TextView(text: text.text, unit: .utf8)
            },
            BuiltIn(
                "var utf16: \(name).UTF16View { get }", "Its numbers of 16 bits.", example: #""abc".utf16.count"#
            ) { (text: TextValue) in TextView(text: text.text, unit: .utf16) },
            BuiltIn(
                "var unicodeScalars: \(name).UnicodeScalarView { \(isSettable ? "get set" : "get") }",
                "The scalars of its characters.",
                example: #""abc".unicodeScalars.count"#,
                implementation: .property(
                    get: {
                        guard let text = $0.first.flatMap(TextValue.init) else { throw Fault.wrongArgument }
                        return TextView(text: text.text, unit: .scalar).value
                    },
                    set: { text, scalars in
                        guard let view = TextView(scalars) else { throw Fault.wrongArgument }
                        text = name == "String" ? view.description.value : view.description[...].value
                    })),
        ]
    }
}
