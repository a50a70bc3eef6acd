import Catalogue

extension StandardLibrary {
    /// The parts of a sequence that only iterating reaches: no arrays, so that `let first: [Int] = numbers.prefix(2)` is
    /// refused as in Swift.
    static let sequenceParts: [BuiltInGroup] = [
        part("PrefixSequence", "The first elements of a sequence.", "Array(zip([1, 2], [3, 4]).prefix(1))"),
        part("DropFirstSequence", "A sequence without its first elements.", "Array(zip([1, 2], [3, 4]).dropFirst())"),
        part(
            "DropWhileSequence", "What follows the first elements for which a function is true.",
            "Array(stride(from: 1, to: 4, by: 1).drop { $0 < 2 })"),
        BuiltInGroup(
            "extension Sequence",
            [
                counting(
                    "func prefix(_ maxLength: Int) -> PrefixSequence<Self>", "The first elements.",
                    "Array(zip([1, 2], [3, 4]).prefix(1))"
                ) { PrefixIterator(base: $0, left: $1) },
                counting(
                    "func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>", "What follows the first elements.",
                    "Array(zip([1, 2], [3, 4]).dropFirst())"
                ) { DropFirstIterator(base: $0, left: $1) },
                BuiltIn(
                    "func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self>",
                    "What follows the first elements for which a function is true.",
                    example: "Array(stride(from: 1, to: 4, by: 1).drop { $0 < 2 })"
                ) { (walk: Walk, predicate: Value) in try walk.dropping(while: { try holds(predicate, $0) }) },
            ]),
    ]

    /// A part that so many elements begin, or follow.
    private static func counting(
        _ signature: String, _ summary: String, _ example: String,
        _ iterator: @escaping @Sendable (_ base: any ElementIterator, _ count: Int) -> any ElementIterator
    ) -> BuiltIn {
        BuiltIn(signature, summary, example: example) { (sequence: Value, length: Value) in
            let length = try StandardLibrary.length(length)
            return LazyElements(of: LazyElements(sequence)) { iterator(Walk.begun(sequence), length) }
        }
    }

    private static func part(_ name: String, _ summary: String, _ example: String) -> BuiltInGroup {
        BuiltInGroup(
            "struct \(name)<Base: Sequence>: Sequence", summary, example: example,
            [BuiltIn("typealias Element = Base.Element", "What its elements are.", implementation: .none)])
    }
}
