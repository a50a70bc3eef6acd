import Catalogue

extension StandardLibrary {
    /// What else people ask of sequences: the last, the smallest, the first ones for which something holds.
    static let furtherSequences: [BuiltInGroup] = [
        BuiltInGroup(
            "extension BidirectionalCollection", "",
            [
                BuiltIn(
                    "func last(where predicate: (Element) throws -> Bool) rethrows -> Element?",
                    "The last element for which a function is true.", example: "[1, 2].last { $0 > 0 }"
                ) {
                    (elements: Elements, predicate: FunctionValue) in
                    try elements.values.last { try predicate.call([$0]) == .bool(true) }
                }
            ]),
        BuiltInGroup(
            "extension Sequence", "",
            [
                BuiltIn(
                    "func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]",
                    "The first elements, as long as a function is true.", example: "[1, 2, 3].prefix { $0 < 3 }"
                ) {
                    (walk: Walk, predicate: Value) in Value.array(try walk.first(while: { try holds(predicate, $0) }))
                },
                BuiltIn(
                    "func count(where predicate: (Element) throws -> Bool) rethrows -> Int",
                    "For how many elements a function is true.", example: "[1, 2, 3].count { $0 > 1 }"
                ) {
                    (elements: Elements, predicate: FunctionValue) in
                    try elements.values.reduce(0) { try predicate.call([$1]) == .bool(true) ? $0 + 1 : $0 }
                },
                BuiltIn(
                    "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]",
                    "The parts between elements for which a function is true.",
                    example: "[1, 2, 3].split { $0 == 2 }"
                ) {
                    (list: Value, splits: Int, omits: Bool, isSeparator: Value) in
                    let elements = try ListValue(list)?.elements ?? elements(list)[...]
                    return try elements.split(
                        maxSplits: try splitCount(splits), omittingEmptySubsequences: omits
                    ) { try holds(isSeparator, $0) }
                },
                BuiltIn(
                    "func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?",
                    "The smallest element, by a function.", example: "[\"abc\", \"d\"].min { $0.count < $1.count }"
                ) {
                    (elements: Elements, isBefore: FunctionValue) in
                    try elements.values.min { try isBefore.call([$0, $1]) == .bool(true) }
                },
                BuiltIn(
                    "func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?",
                    "The largest element, by a function.", example: "[\"abc\", \"d\"].max { $0.count < $1.count }"
                ) {
                    (elements: Elements, isBefore: FunctionValue) in
                    try elements.values.max { try isBefore.call([$0, $1]) == .bool(true) }
                },
            ]),
        BuiltInGroup(
            "extension Sequence where Element: Equatable", "",
            [
                BuiltIn(
                    "func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]",
                    "The parts between a separator.", example: "[1, 0, 2].split(separator: 0)"
                ) {
                    (list: Value, separator: Value, splits: Int, omits: Bool) in
                    let elements = try ListValue(list)?.elements ?? elements(list)[...]
                    return elements.split(
                        separator: separator, maxSplits: try splitCount(splits), omittingEmptySubsequences: omits)
                },
                BuiltIn(
                    "func starts<S: Sequence>(with possiblePrefix: S) -> Bool where S.Element == Element",
                    "Whether it begins with these elements.",
                    example: "[1, 2, 3].starts(with: [1, 2])"
                ) {
                    (walk: Walk, prefix: Elements) in try walk.first(prefix.values.count) == prefix.values
                },
            ]),
        BuiltInGroup(
            "extension Sequence where Element: Comparable", "",
            [
                BuiltIn(
                    "func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element",
                    "Whether it comes before another, as words do in a dictionary.",
                    example: "[1, 2].lexicographicallyPrecedes([1, 3])"
                ) {
                    (one: Elements, other: Elements) in
                    for (mine, others) in zip(one.values, other.values) {
                        if try Order.isLess(mine, others) { return true }
                        if try Order.isLess(others, mine) { return false }
                    }
                    return one.values.count < other.values.count
                }
            ]),
    ]
}
