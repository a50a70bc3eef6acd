import Catalogue

extension StandardLibrary {
    /// Parts of a text.
    static let textParts: [BuiltIn] =
        [
            part("func prefix(_ maxLength: Int) -> SubSequence", "The first characters.", "prefix(2)") {
                $0.prefix(try length($1))
            },
            part("func suffix(_ maxLength: Int) -> SubSequence", "The last characters.", "suffix(2)") {
                $0.suffix(try length($1))
            },
            part("func dropFirst(_ k: Int = 1) -> SubSequence", "What follows the first characters.", "dropFirst()") {
                $0.dropFirst(try length($1))
            },
            part("func dropLast(_ k: Int = 1) -> SubSequence", "What stands before the last characters.", "dropLast()")
            {
                $0.dropLast(try length($1))
            },
            part(
                "func prefix(while predicate: (Character) throws -> Bool) rethrows -> SubSequence",
                "The first characters, as long as a function is true.", "prefix { $0 < \"c\" }"
            ) { text, predicate in try text.prefix { try holds(predicate, $0.value) } },
            part(
                "func drop(while predicate: (Character) throws -> Bool) rethrows -> SubSequence",
                "What follows the first characters for which a function is true.", "drop { $0 < \"c\" }"
            ) { text, predicate in try text.drop { try holds(predicate, $0.value) } },
            BuiltIn(
                "func split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence]",
                "The parts between a separator, empty ones left out.", example: #""a,b".split(separator: ",")"#
            ) { (text: TextValue, separator: Character, splits: Int, omits: Bool) in
                text.text.split(
                    separator: separator, maxSplits: try splitCount(splits), omittingEmptySubsequences: omits)
            },
            BuiltIn(
                "func split(separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence]",
                "The parts between a text, empty ones left out.", example: #""a, b".split(separator: ", ")"#
            ) { (text: TextValue, separator: String, splits: Int, omits: Bool) in
                text.text.split(
                    separator: separator, maxSplits: try splitCount(splits), omittingEmptySubsequences: omits)
            },
            BuiltIn(
                "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [SubSequence]",
                "The parts between characters for which a function is true.",
                example: #""a b".split { $0 == " " }"#
            ) { (text: TextValue, splits: Int, omits: Bool, isSeparator: FunctionValue) in
                try text.text.split(maxSplits: try splitCount(splits), omittingEmptySubsequences: omits) {
                    try isSeparator.call([$0.value]) == .bool(true)
                }
            },
        ] + textRanges

    private static let textRanges: [BuiltIn] = [
        ("Range<String.Index>", "\"abc\".startIndex..<\"abc\".endIndex"),
        ("ClosedRange<String.Index>", "\"abc\".startIndex...\"abc\".startIndex"),
        ("PartialRangeFrom<String.Index>", "\"abc\".startIndex..."),
        ("PartialRangeUpTo<String.Index>", "..<\"abc\".endIndex"),
        ("PartialRangeThrough<String.Index>", "...\"abc\".startIndex"),
    ].map { type, example in
        BuiltIn(
            "subscript(bounds: \(type)) -> SubSequence { get }", "The part that a range of indices means.",
            example: "\"abc\"[\(example)]"
        ) { (text: TextValue, range: Value) in text.text[try text.range(range)] }
    }

    private static func part(
        _ signature: String, _ summary: String, _ call: String,
        _ take: @escaping @Sendable (Substring, Value) throws -> Substring
    ) -> BuiltIn {
        BuiltIn(signature, summary, example: "\"abc\".\(call)") { (text: TextValue, argument: Value) in
            try take(text.text, argument)
        }
    }

    /// How often something is split at most.
    static func splitCount(_ count: Int) throws -> Int {
        guard count >= 0 else { throw Fault.stopped("Must take zero or more splits") }
        return count
    }

    /// A number of elements, which may not be below zero.
    static func length(_ value: Value) throws -> Int {
        guard case .int(let count) = value else { throw Fault.wrongArgument }
        guard count >= 0 else { throw Fault.stopped("a number of elements below zero: \(count)") }
        return count
    }

    /// What a function of one value answers.
    static func holds(_ function: Value, _ value: Value) throws -> Bool {
        guard case .function(let function) = function else { throw Fault.wrongArgument }
        return try function.call([value]) == .bool(true)
    }
}
