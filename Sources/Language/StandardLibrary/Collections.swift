import Catalogue

extension StandardLibrary {
    /// The places of any collection.
    static let places: [BuiltIn] = [
        BuiltIn("var indices: DefaultIndices<Self> { get }", "The places of its elements.", example: "(1...3).indices")
        {
            (collection: Value) in Value.array(try Places(collection).all())
        },
        BuiltIn("func index(after i: Index) -> Index", "The next place.", example: "[1, 2].index(after: 0)") {
            (collection: Value, index: Value) in try Places(collection).moved(index, by: 1)
        },
        BuiltIn("func index(before i: Index) -> Index", "The place before.", example: "[1, 2].index(before: 1)") {
            (collection: Value, index: Value) in try Places(collection).moved(index, by: -1)
        },
        BuiltIn(
            "func index(_ i: Index, offsetBy distance: Int) -> Index", "A place so many elements on.",
            example: "[1, 2].index(0, offsetBy: 1)"
        ) { (collection: Value, index: Value, distance: Int) in try Places(collection).moved(index, by: distance) },
        BuiltIn(
            "func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?",
            "A place so many elements on, or nil past a limit.", example: "[1, 2].index(0, offsetBy: 9, limitedBy: 2)"
        ) { (collection: Value, index: Value, distance: Int, limit: Value) -> Value in
            try Places(collection).moved(index, by: distance, limitedBy: limit).map { .some($0) } ?? .none
        },
        BuiltIn(
            "func distance(from start: Index, to end: Index) -> Int", "How many elements lie between two places.",
            example: "[1, 2].distance(from: 0, to: 2)"
        ) { (collection: Value, start: Value, end: Value) in try Places(collection).distance(start, end) },
        BuiltIn(
            "func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?",
            "The first place for which a function is true.", example: "[1, 2].firstIndex { $0 > 1 }"
        ) { (collection: Value, predicate: Value) in
            try Places(collection).first(in: collection) { try holds(predicate, $0) }
        },
        BuiltIn(
            "func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?",
            "The last place for which a function is true.", example: "[1, 2].lastIndex { $0 > 1 }"
        ) { (collection: Value, predicate: Value) in
            try Places(collection).last(in: collection) { try holds(predicate, $0) }
        },
    ]

    /// Places that are found by an element.
    static let equalPlaces: [BuiltIn] = [
        BuiltIn(
            "func firstIndex(of element: Element) -> Index?", "The place of an element.",
            example: "[1, 2].firstIndex(of: 2)"
        ) { (collection: Value, element: Value) in
            try Places(collection).place(of: element, isLast: false, in: collection)
        },
        BuiltIn(
            "func lastIndex(of element: Element) -> Index?", "The last place of an element.",
            example: "[1, 2, 1].lastIndex(of: 1)"
        ) { (collection: Value, element: Value) in
            try Places(collection).place(of: element, isLast: true, in: collection)
        },
    ]
}
