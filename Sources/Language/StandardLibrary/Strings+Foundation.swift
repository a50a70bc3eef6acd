import Catalogue

extension StandardLibrary {
    /// What Foundation adds to texts.
    static let foundationTexts: [BuiltIn] = [
        BuiltIn("var capitalized: String { get }", "Each word with a capital.", example: #""hello world".capitalized"#)
        {
            (text: TextValue) in capitalized(text.string)
        },
        BuiltIn(
            "func replacingOccurrences<S: StringProtocol, R: StringProtocol>(of target: S, with replacement: R) -> String",
            "The text with one part replaced everywhere.",
            example: #""a-b".replacingOccurrences(of: "-", with: "+")"#
        ) { (text: TextValue, target: TextValue, replacement: TextValue) in
            try replacing(target.string, with: replacement.string, in: text.string)
        },
        BuiltIn(
            "func components<S: StringProtocol>(separatedBy separator: S) -> [String]",
            "The parts between a text, empty ones too.", example: #""a, b".components(separatedBy: ", ")"#
        ) { (text: TextValue, separator: TextValue) in
            if separator.text.isEmpty { return [text.string] }
            return text.text.split(separator: separator.text, omittingEmptySubsequences: false).map { String($0) }
        },
        BuiltIn(
            "func components(separatedBy separator: CharacterSet) -> [String]",
            "The parts between characters of a set, empty ones too.",
            example: #""a b".components(separatedBy: .whitespaces)"#
        ) { (text: TextValue, separators: CharacterSet) in
            text.text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: separators.contains)
                .map { String(String.UnicodeScalarView($0)) }
        },
        BuiltIn(
            "func trimmingCharacters(in set: CharacterSet) -> String",
            "The text without characters of a set at its ends.",
            example: #"" a ".trimmingCharacters(in: .whitespaces)"#
        ) { (text: TextValue, set: CharacterSet) in
            let rest = text.text.unicodeScalars.drop(while: set.contains)
            guard let last = rest.lastIndex(where: { !set.contains($0) }) else { return "" }
            return String(String.UnicodeScalarView(rest[...last]))
        },
        BuiltIn(
            "func padding<S: StringProtocol>(toLength newLength: Int, withPad padString: S, startingAt padIndex: Int) -> String",
            "The text cut or filled to a length.", example: #""ab".padding(toLength: 4, withPad: " ", startingAt: 0)"#
        ) { (text: TextValue, length: Int, pad: TextValue, start: Int) in
            guard length >= 0, start >= 0 else { throw Fault.negativeCount(min(length, start)) }
            guard start < max(1, pad.text.count) else {
                throw Fault.indexOutOfRange(index: start, count: pad.text.count)
            }
            _ = try Elements.checked(length)
            if text.text.count >= length { return String(text.text.prefix(length)) }
            let characters = Array(pad.text)
            guard !characters.isEmpty else { return text.string }
            let missing = try Arithmetic.difference(length, text.text.count)
            return text.string + String((0..<missing).map { characters[($0 &+ start) % characters.count] })
        },
        BuiltIn(
            "func range<S: StringProtocol>(of searchString: S) -> Range<String.Index>?", "Where a text stands in it.",
            example: #""abc".range(of: "b")"#
        ) { (text: TextValue, other: TextValue) -> Value in
            guard !other.text.isEmpty, let range = text.text.firstRange(of: other.text) else { return .none }
            return .some(try ValueRange.make(range.lowerBound.value, range.upperBound.value, isClosed: false))
        },
    ]

    private static func replacing(_ target: String, with replacement: String, in text: String) throws -> String {
        guard !target.isEmpty else { return text }
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: target) {
            try Work.charge(Work.making)
            try Elements.add(String(rest.prefix(upTo: range.lowerBound)), to: &result)
            try Elements.add(replacement, to: &result)
            rest = rest.suffix(from: range.upperBound)
        }
        try Elements.add(String(rest), to: &result)
        return result
    }

    /// A word begins where no letter stands in front; an apostrophe neither ends nor begins one.
    private static func capitalized(_ text: String) -> String {
        var isInWord = false
        var result = ""
        for character in text {
            if isInWord || !character.isLetter {
                result += character.lowercased()
            } else {
                for (index, scalar) in character.unicodeScalars.enumerated() {
                    result += index == 0 ? scalar.properties.titlecaseMapping : scalar.properties.lowercaseMapping
                }
            }
            if character != "'", character != "\u{2019}" { isInWord = character.isLetter }
        }
        return result
    }

    /// `CharacterSet`, as far as people trim and split with it.
    static let characterSets: [BuiltInGroup] = [
        BuiltInGroup(
            "struct CharacterSet", "Characters to trim or to split by.",
            example: #"" a ".trimmingCharacters(in: .whitespaces)"#,
            [
                BuiltIn(
                    "init(charactersIn string: String)", "The characters of a text.",
                    example: #"CharacterSet(charactersIn: "+-")"#
                ) { (text: String) in
                    let scalars = Set(text.unicodeScalars)
                    return CharacterSet { scalars.contains($0) }
                },
                BuiltIn(
                    "var inverted: CharacterSet { get }", "All other characters.",
                    example: #""-a-".trimmingCharacters(in: .alphanumerics.inverted)"#
                ) { (set: CharacterSet) in CharacterSet { !set.contains($0) } },
                set("whitespaces", "Spaces and tabs.") { $0.isWhitespace && !$0.isNewline },
                set("newlines", "Ends of lines.") { $0.isNewline },
                set("whitespacesAndNewlines", "Spaces, tabs and ends of lines.") { $0.isWhitespace },
                set("punctuationCharacters", "Marks such as commas.") { $0.isPunctuation },
                set("decimalDigits", "Digits.") { $0.isWholeNumber },
                set("letters", "Letters.") { $0.isLetter },
                set("alphanumerics", "Letters and digits.") { $0.isLetter || $0.isNumber },
                set("uppercaseLetters", "Capitals.") { $0.isUppercase },
                set("lowercaseLetters", "Small letters.") { $0.isLowercase },
            ])
    ]

    private static func set(
        _ name: String, _ summary: String, _ contains: @escaping @Sendable (Character) -> Bool
    ) -> BuiltIn {
        BuiltIn(
            "static var \(name): CharacterSet { get }", summary,
            example: #"" a1 ".trimmingCharacters(in: .\#(name))"#
        ) { CharacterSet { contains(Character($0)) } }
    }
}

/// The scalars of a `CharacterSet`, which Foundation takes texts apart by: two of them may be one character.
struct CharacterSet: NativeConvertible {
    let contains: @Sendable (Unicode.Scalar) -> Bool
}
