/// The library's methods that change a value, and those that give a changed one: people take them for one another.
enum ChangeInPlace {
    /// What changes a value, by what gives a changed one.
    static let changing = [
        "sorted": "sort", "reversed": "reverse", "union": "formUnion", "intersection": "formIntersection",
        "symmetricDifference": "formSymmetricDifference", "subtracting": "subtract", "merging": "merge",
        "rounded": "round", "dropFirst": "removeFirst", "dropLast": "removeLast",
    ]

    /// What gives a changed value, as it is called, by what changes one.
    static let copying = changing.reduce(into: [:]) { calls, pair in
        calls[pair.value] = pair.key + (takingOthers.contains(pair.key) ? "(…)" : "()")
    }

    /// Those that take another collection.
    private static let takingOthers: Set = [
        "union", "intersection", "symmetricDifference", "subtracting", "merging",
    ]
}
