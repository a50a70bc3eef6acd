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
        formIndex("after i: inout Index", "Goes on to the next place.", "after: &place", swift: "i = index(after: i)"),
        formIndex(
            "_ i: inout Index, offsetBy distance: Int", "Goes so many elements on.", "&place, offsetBy: 1",
            swift: "i = index(i, offsetBy: distance)"),
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
    ]

    /// The places of a collection that can be walked backwards.
    static let placesBackwards: [BuiltIn] = [
        BuiltIn("func index(before i: Index) -> Index", "The place before.", example: "[1, 2].index(before: 1)") {
            (collection: Value, index: Value) in try Places(collection).moved(index, by: -1)
        },
        formIndex(
            "before i: inout Index", "Goes back to the place before.", "after: &place", swift: "i = index(before: i)"),
        BuiltIn(
            "func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?",
            "The last place for which a function is true.", example: "[1, 2].lastIndex { $0 > 1 }"
        ) { (collection: Value, predicate: Value) in
            try Places(collection).last(in: collection) { try holds(predicate, $0) }
        },
    ]

    /// The places of a collection whose places are whole numbers.
    static let numberedPlaces: [BuiltIn] = [
        BuiltIn("var indices: Range<Index> { get }", "The places of its elements.", example: "(1..<3).indices") {
            (collection: Value) in
            let places = try Places(collection)
            return try ValueRange.make(try places.start(), try places.end(), isClosed: false)
        }
    ]

    private static func formIndex(_ parameters: String, _ summary: String, _ call: String, swift body: String)
        -> BuiltIn
    {
        BuiltIn(
            "func formIndex(\(parameters))", summary, example: "var place = 0\n[1, 2].formIndex(\(call))\nplace",
            swift: body)
    }

    /// Parts of any collection, which keep its places.
    ///
    /// - Parameter type: of which type they are: a part of a part is one of the whole.
    static func slices(_ type: String) -> [BuiltIn] {
        [
            part("func prefix(_ maxLength: Int) -> \(type)", "The first elements.", ".prefix(1)") { places, count in
                let start = try places.start()
                return (start, try places.place(behind: try length(count)))
            },
            part("func suffix(_ maxLength: Int) -> \(type)", "The last elements.", ".suffix(1)") { places, count in
                let end = try places.end()
                return (try places.place(behind: max(0, try places.count() - length(count))), end)
            },
            part("func dropFirst(_ k: Int = 1) -> \(type)", "What follows the first elements.", ".dropFirst()") {
                places, count in (try places.place(behind: try length(count)), try places.end())
            },
            part("func dropLast(_ k: Int = 1) -> \(type)", "What stands before the last elements.", ".dropLast()") {
                places, count in
                let start = try places.start()
                return (start, try places.place(behind: max(0, try places.count() - length(count))))
            },
            BuiltIn(
                "func prefix(while predicate: (Element) throws -> Bool) rethrows -> \(type)",
                "The first elements, as long as a function is true.", example: "Array((1...3).prefix { $0 < 3 })"
            ) { (collection: Value, predicate: Value) in
                let places = try Places(collection)
                let end = try places.place(in: collection) { try holds(predicate, $0) }
                return try piece(of: collection, from: try places.start(), to: end)
            },
            BuiltIn(
                "func drop(while predicate: (Element) throws -> Bool) rethrows -> \(type)",
                "What follows the first elements for which a function is true.",
                example: "Array((1...3).drop { $0 < 2 })"
            ) { (collection: Value, predicate: Value) in
                let places = try Places(collection)
                let start = try places.place(in: collection) { try holds(predicate, $0) }
                return try piece(of: collection, from: start, to: try places.end())
            },
            BuiltIn(
                "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [\(type)]",
                "The parts between elements for which a function is true.", example: "[1, 2, 3].split { $0 == 2 }"
            ) { (collection: Value, splits: Int, omits: Bool, isSeparator: Value) in
                try pieces(of: collection, splits: splits, omits: omits) { try holds(isSeparator, $0) }
            },
            part("func prefix(upTo end: Index) -> \(type)", "What stands before a place.", nil) { places, end in
                (try places.start(), end)
            },
            part("func prefix(through position: Index) -> \(type)", "All up to and with a place.", nil) {
                places, position in (try places.start(), try places.moved(position, by: 1))
            },
            part("func suffix(from start: Index) -> \(type)", "What begins at a place.", nil) { places, start in
                (start, try places.end())
            },
        ]
            + rangeTypes(of: "Index").map {
                BuiltIn(
                    "subscript(bounds: \($0)) -> \(type) { get }", "The elements at the places of a range.",
                    example: "let letters: Set = [\"a\"]\nArray(letters[letters.startIndex..<letters.endIndex])"
                ) { (collection: Value, range: Value) in
                    let part = try Places(collection).part(range)
                    return try piece(of: collection, from: part.lower, to: part.upper)
                }
            }
    }

    /// The part of a collection from one place to another: of texts, lists and ranges what their own slices are.
    private static func piece(of collection: Value, from lower: Value, to upper: Value) throws -> Value {
        if let text = TextValue(collection)?.text {
            let start = try text.place(orEnd: lower)
            return text[start..<max(start, try text.place(orEnd: upper))].value
        }
        if case .int(let lower) = lower, case .int(let upper) = upper {
            if let elements = ListValue(collection)?.elements {
                guard elements.startIndex <= lower, lower <= upper, upper <= elements.endIndex else {
                    throw Fault.stopped("Range out of bounds")
                }
                return elements.prefix(upTo: upper).suffix(from: lower).value
            }
            if Range<Int>(collection) != nil { return try ValueRange.make(.int(lower), .int(upper), isClosed: false) }
        }
        return LazyElements.part(of: collection, from: lower, to: upper).value
    }

    /// The parts of a collection between elements for which something is true.
    ///
    /// - Parameters:
    ///   - splits: how often it is split at most.
    ///   - omits: whether empty parts are left out.
    private static func pieces(
        of collection: Value, splits: Int, omits: Bool, _ isSeparator: (Value) throws -> Bool
    ) throws -> Value {
        let splits = try splitCount(splits)
        var walk = try Walk.argument(collection)
        let places = try Places(collection)
        let next = try places.walk()
        var parts: [Value] = []
        var start = try places.start()
        func add(upTo end: Value) throws {
            if start != end || !omits { parts.append(try piece(of: collection, from: start, to: end)) }
        }
        while parts.count < splits, let element = try walk.next(), let place = try next() {
            try Work.charge(1)
            guard try isSeparator(element) else { continue }
            try add(upTo: place)
            start = try places.moved(place, by: 1)
        }
        try add(upTo: try places.end())
        return .array(parts)
    }

    private static func part(
        _ signature: String, _ summary: String, _ call: String?,
        _ take: @escaping @Sendable (Places, Value) throws -> (lower: Value, upper: Value)
    ) -> BuiltIn {
        let letters = "let letters: Set = [\"a\"]\n"
        let place = signature.contains("suffix") ? "from: letters.startIndex" : "upTo: letters.endIndex"
        let whole =
            signature.contains("through")
            ? "prefix(through: letters.startIndex)"
            : (signature.contains("suffix") ? "suffix" : "prefix") + "(\(place))"
        return BuiltIn(
            signature, summary, example: call.map { "Array((1...3)\($0))" } ?? letters + "Array(letters.\(whole))"
        ) { (collection: Value, argument: Value) in
            let part = try take(try Places(collection), argument)
            return try piece(of: collection, from: part.lower, to: part.upper)
        }
    }

    /// Changes of the order of elements that can be replaced.
    static let replacing: [BuiltInGroup] = [
        BuiltInGroup(
            "extension MutableCollection",
            [
                BuiltIn(
                    "mutating func swapAt(_ i: Index, _ j: Index)", "Swaps two elements.",
                    example: "var numbers = [1, 2]\nnumbers.swapAt(0, 1)\nnumbers",
                    swift: "if i != j { let element = self[i]; self[i] = self[j]; self[j] = element }"),
                BuiltIn(
                    "mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index",
                    "Moves elements for which a function is true behind the others; answers where they begin.",
                    example: "var numbers = [1, 2]\nnumbers.partition { $0 < 2 }",
                    swift: """
                        guard var i = try firstIndex(where: belongsInSecondPartition) else { return endIndex }
                        var j = index(after: i)
                        while j != endIndex {
                            if try !belongsInSecondPartition(self[j]) {
                                swapAt(i, j)
                                i = index(after: i)
                            }
                            j = index(after: j)
                        }
                        return i
                        """),
            ]),
        BuiltInGroup(
            "extension MutableCollection where Self: BidirectionalCollection",
            [
                BuiltIn(
                    "mutating func reverse()", "Turns the order round.",
                    example: "var numbers = [1, 2]\nnumbers.reverse()\nnumbers",
                    swift: """
                        var lower = startIndex
                        var upper = endIndex
                        while lower < upper {
                            upper = index(before: upper)
                            if lower < upper {
                                swapAt(lower, upper)
                                lower = index(after: lower)
                            }
                        }
                        """),
                BuiltIn(
                    "mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index",
                    "Moves elements for which a function is true behind the others; answers where they begin.",
                    example: "var numbers = [1, 2]\nnumbers.partition { $0 < 2 }",
                    swift: """
                        var lower = startIndex
                        var upper = endIndex
                        while true {
                            while lower < upper, try !belongsInSecondPartition(self[lower]) {
                                lower = index(after: lower)
                            }
                            if lower == upper { return lower }
                            repeat {
                                upper = index(before: upper)
                                if lower == upper { return lower }
                            } while try belongsInSecondPartition(self[upper])
                            swapAt(lower, upper)
                            lower = index(after: lower)
                        }
                        """),
            ]),
        BuiltInGroup(
            "extension MutableCollection where Self: RandomAccessCollection",
            [
                BuiltIn(
                    "mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows",
                    "Puts the elements in the order that a function tells.",
                    example: "var numbers = [1, 2]\nnumbers.sort { $0 > $1 }\nnumbers",
                    swift: """
                        var place = startIndex
                        for element in try sorted(by: areInIncreasingOrder) {
                            self[place] = element
                            place = index(after: place)
                        }
                        """)
            ]),
        BuiltInGroup(
            "extension MutableCollection where Self: RandomAccessCollection, Element: Comparable",
            [
                BuiltIn(
                    "mutating func sort()", "Puts the elements in order.",
                    example: "var numbers = [2, 1]\nnumbers.sort()\nnumbers", swift: "sort { $0 < $1 }")
            ]),
    ]

    /// Places that are found by an element.
    static let equalPlaces: [BuiltIn] = [
        BuiltIn(
            "func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence]",
            "The parts between a separator.", example: "[1, 0, 2].split(separator: 0)"
        ) { (collection: Value, separator: Value, splits: Int, omits: Bool) in
            try pieces(of: collection, splits: splits, omits: omits) { $0 == separator }
        },
        BuiltIn(
            "func firstIndex(of element: Element) -> Index?", "The place of an element.",
            example: "[1, 2].firstIndex(of: 2)"
        ) { (collection: Value, element: Value) in
            try Places(collection).place(of: element, isLast: false, in: collection)
        },
    ]

    /// Places that are found by an element, from the end.
    static let equalPlacesBackwards: [BuiltIn] = [
        BuiltIn(
            "func lastIndex(of element: Element) -> Index?", "The last place of an element.",
            example: "[1, 2, 1].lastIndex(of: 1)"
        ) { (collection: Value, element: Value) in
            try Places(collection).place(of: element, isLast: true, in: collection)
        }
    ]
}
