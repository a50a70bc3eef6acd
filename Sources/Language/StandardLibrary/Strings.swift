import Catalogue

extension StandardLibrary {
    /// `String` and `Substring`.
    static let strings: [BuiltInGroup] =
        [
            BuiltInGroup(
                "protocol StringProtocol: BidirectionalCollection, Comparable, Hashable, CustomStringConvertible where Element == Character, Index == String.Index, SubSequence: StringProtocol",
                "What a `String` and a part of one have in common.", example: #""abc".dropFirst().uppercased()"#),
            BuiltInGroup(
                "struct String: StringProtocol, Comparable, Hashable, BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible, Sendable",
                "Text.", example: #""Hello".uppercased()"#,
                [
                    BuiltIn("typealias Element = Character", "Its elements are characters.", implementation: .none),
                    BuiltIn("typealias SubSequence = Substring", "What a part is.", implementation: .none),
                    BuiltIn(
                        "typealias StringInterpolation = DefaultStringInterpolation",
                        "What puts a text together of literals and '\\(…)'.", implementation: .none),
                ] + stringCreation + stringsOfUnits + textMembers("String") + textViews("String") + stringOperators
                    + changes("String")),
            BuiltInGroup(
                "struct Substring: StringProtocol, Comparable, Hashable, BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible, Sendable",
                "A part of a text, whose indices are those of the text.", example: #""Hello".prefix(2)"#,
                [
                    BuiltIn("typealias Element = Character", "Its elements are characters.", implementation: .none),
                    BuiltIn("typealias SubSequence = Substring", "What a part is.", implementation: .none),
                    BuiltIn("init()", "An empty part.", example: "Substring()") { Substring() },
                    BuiltIn(
                        "init<S: StringProtocol>(_ text: S)", "All of a text.", example: #"Substring("abc")"#
                    ) { (text: TextValue) in text.text },
                    BuiltIn("var base: String { get }", "The text it is a part of.", example: #""abc".prefix(2).base"#)
                    {
                        (text: Substring) in text.base
                    },
                ] + substringsOfUnits + textMembers("Substring") + textViews("Substring") + changes("Substring")),
            BuiltInGroup(
                "extension StringProtocol",
                textQuestions + textParts + textIndices + textViews("String", isSettable: false)),
            BuiltInGroup("extension StringProtocol", foundationTexts),
            BuiltInGroup("extension String", formattedTexts + foundationInitializers + largerAndSmaller),
            BuiltInGroup(
                "struct String.Index: Comparable, Hashable", "A place in a text.", example: #""abc".startIndex"#,
                [
                    BuiltIn(
                        "static func == (lhs: String.Index, rhs: String.Index) -> Bool", "Whether both are one place.",
                        example: #""abc".startIndex == "abc".endIndex"#
                    ) { (one: String.Index, other: String.Index) in one == other },
                    BuiltIn(
                        "static func < (lhs: String.Index, rhs: String.Index) -> Bool",
                        "Whether the first comes before.",
                        example: #""abc".startIndex < "abc".endIndex"#
                    ) { (one: String.Index, other: String.Index) in one < other },
                    BuiltIn(
                        "func utf16Offset<S: StringProtocol>(in s: S) -> Int",
                        "How many units of UTF-16 stand before the place.",
                        example: #""abc".endIndex.utf16Offset(in: "abc")"#
                    ) { (index: Value, text: TextValue) in
                        try text.place(orEnd: index).utf16Offset(in: text.text)
                    },
                ]),
        ] + interpolation + characterSets + encodings

    private static let stringCreation: [BuiltIn] = [
        BuiltIn("init()", "Empty text.", example: "String()") { "" },
        BuiltIn(
            "init<Subject>(describing instance: Subject)", "What `print` shows of a value.",
            example: "String(describing: 1)",
            implementation: .intrinsic(
                .describing {
                    try Work.describe($0)
                    return Description.text(of: $0)
                })),
        BuiltIn(
            "init<Subject>(reflecting subject: Subject)", "What a value looks like inside others.",
            example: #"String(reflecting: "a")"#,
            implementation: .intrinsic(
                .describing {
                    try Work.describe($0)
                    return Description.debug(of: $0)
                })),
        BuiltIn("init(_ value: String)", "The same text.", example: #"String("a")"#) { (text: String) in text },
        BuiltIn("init(_ value: Character)", "One character.", example: #"String("a")"#) { (value: Character) in
            String(value)
        },
        BuiltIn("init(_ value: Substring)", "A part of a text, on its own.", example: #"String("abc".prefix(2))"#) {
            (value: TextValue) in value.string
        },
        BuiltIn("init(_ scalar: Unicode.Scalar)", "One scalar.", example: "String(Unicode.Scalar(97))") {
            (scalar: Unicode.Scalar) in String(scalar)
        },
        BuiltIn("init(_ value: Bool)", "`true` or `false`.", example: "String(true)") { (value: Bool) in String(value)
        },
        BuiltIn("init<T: BinaryInteger>(_ value: T)", "A number's digits.", example: "String(1)") { (number: Whole) in
            "\(number.number)"
        },
        BuiltIn("init<T: BinaryFloatingPoint>(_ value: T)", "A number's digits.", example: "String(1.5)") {
            (number: Value) in Description.text(of: number)
        },
        BuiltIn(
            "init<S: Sequence>(_ characters: S) where S.Element == Character", "Characters one after the other.",
            example: #"String("abc".reversed())"#
        ) { (characters: Elements) in String(characters.values.compactMap { Character($0) }) },
        BuiltIn(
            "init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false)",
            "A number's digits to another base.", example: "String(255, radix: 16)"
        ) { (number: Whole, radix: Int, isUppercase: Bool) in
            guard (2...36).contains(radix) else { throw Fault.stopped("Radix must be between 2 and 36") }
            return text(of: number.number, radix: radix, isUppercase)
        },
        BuiltIn(
            "init(repeating repeatedValue: String, count: Int)", "The same text again and again.",
            example: #"String(repeating: "ab", count: 2)"#
        ) { (text: TextOrCharacter, count: Int) in
            guard count >= 0 else { throw Fault.stopped("Negative count not allowed") }
            return Elements.repeated(text.string, try Elements.checked(count, of: text.string.utf8.count))
        },
        BuiltIn(
            "init(repeating repeatedValue: Character, count: Int)", "The same character again and again.",
            example: #"String(repeating: Character("a"), count: 2)"#
        ) { (character: Character, count: Int) in
            guard count >= 0 else { throw Fault.stopped("Negative count not allowed") }
            return Elements.repeated(String(character), try Elements.checked(count, of: character.utf8.count))
        },
    ]

    private static func text(of number: some BinaryInteger, radix: Int, _ isUppercase: Bool) -> String {
        String(number, radix: radix, uppercase: isUppercase)
    }

    private static let stringOperators: [BuiltIn] = [
        BuiltIn(
            "static func + (lhs: String, rhs: String) -> String", "Both, one after the other.", example: #""a" + "b""#
        ) { (one: String, other: String) in one + other },
        BuiltIn(
            "static func + <S: Sequence>(lhs: S, rhs: String) -> String where S.Element == Character",
            "Both, one after the other.", example: #"let text: String = "abc".prefix(1) + "b""#
        ) { (one: Elements, other: String) in String(one.values.compactMap { Character($0) }) + other },
        BuiltIn(
            "static func += (lhs: inout String, rhs: String)", "Adds text at the end.", example: #"var x = "a""#,
            implementation: .mutating { target, arguments in
                guard case .string(var text) = target, case .string(let other)? = arguments.first else {
                    throw Fault.wrongArgument
                }
                // Moved out meanwhile, so that the text grows in place.
                target = .void
                defer { target = .string(text) }
                text += other
                return .void
            }),
        BuiltIn(
            "static func == (lhs: String, rhs: String) -> Bool", "Whether both are the same.", example: #""a" == "b""#
        ) { (one: String, other: String) in one == other },
        BuiltIn("static func != (lhs: String, rhs: String) -> Bool", "Whether they differ.", example: #""a" != "b""#) {
            (one: String, other: String) in one != other
        },
        BuiltIn(
            "static func < (lhs: String, rhs: String) -> Bool", "Whether the first comes before.",
            example: #""a" < "b""#
        ) { (one: String, other: String) in one < other },
    ]

    /// What both kinds of text have in the same words.
    private static func textMembers(_ name: String) -> [BuiltIn] {
        [
            BuiltIn("var count: Int { get }", "How many characters it has.", example: #""abc".count"#) {
                (text: TextValue) in text.text.count
            },
            BuiltIn("var isEmpty: Bool { get }", "Whether it has none.", example: #""".isEmpty"#) {
                (text: TextValue) in text.text.isEmpty
            },
            BuiltIn("var description: String { get }", "The text itself.", example: #""a".description"#) {
                (text: TextValue) in text.string
            },
            debugDescription(of: #""a""#),
            BuiltIn("var startIndex: String.Index { get }", "The first place.", example: #""abc".startIndex"#) {
                (text: TextValue) in text.text.startIndex
            },
            BuiltIn("var endIndex: String.Index { get }", "The place after the last.", example: #""abc".endIndex"#) {
                (text: TextValue) in text.text.endIndex
            },
            BuiltIn(
                "subscript(i: String.Index) -> Character { get }", "The character at a place.",
                example: #""abc"["abc".startIndex]"#
            ) { (text: TextValue, index: Value) in text.text[try text.place(index)] },
            BuiltIn(
                "func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String",
                "The characters for which a function is true.", example: #""a1".filter { $0.isNumber }"#
            ) { (text: TextValue, isIncluded: FunctionValue) in
                String(try text.text.filter { try isIncluded.call([$0.value]) == .bool(true) })
            },
            BuiltIn(
                "static func + <S: StringProtocol>(lhs: \(name), rhs: S) -> \(name)", "Both, one after the other.",
                example: #""abc".prefix(1) + "b""#
            ) { (one: Value, other: TextValue) -> Value in
                guard let text = TextValue(one) else { throw Fault.wrongArgument }
                return joined(one, text.string + other.string)
            },
            BuiltIn(
                "static func + <S: Sequence>(lhs: \(name), rhs: S) -> \(name) where S.Element == Character",
                "Both, one after the other.", example: #""abc".prefix(2) + "abc".reversed()"#
            ) { (one: Value, other: Elements) -> Value in
                guard let text = TextValue(one) else { throw Fault.wrongArgument }
                return joined(one, text.string + String(other.values.compactMap { Character($0) }))
            },
        ]
    }

    /// A sum as a text of the kind that its first part is.
    private static func joined(_ one: Value, _ sum: String) -> Value {
        if case .string = one { .string(sum) } else { sum[...].value }
    }
}
