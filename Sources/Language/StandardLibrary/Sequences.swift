import Catalogue

extension StandardLibrary {
    /// What arrays, ranges, sets, dictionaries and strings have in common.
    static let sequences: [BuiltInGroup] =
        [
            BuiltInGroup(
                "protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }",
                "Hands out elements one after the other.", example: "for number in 0..<3 { print(number) }"),
            BuiltInGroup(
                """
                protocol Sequence<Element> {
                    associatedtype Element
                    associatedtype Iterator: IteratorProtocol = IndexingIterator<Self> where Iterator.Element == Element
                    func makeIterator() -> Iterator
                }
                """, "Something that can be walked through.",
                example: "for number in [1, 2] { print(number) }"),
            BuiltInGroup(
                """
                protocol Collection<Element>: Sequence {
                    associatedtype Index: Comparable
                    associatedtype SubSequence: Collection = Slice<Self>
                        where SubSequence.Element == Element, SubSequence.Index == Index,
                            SubSequence.SubSequence == SubSequence
                    var startIndex: Index { get }
                    var endIndex: Index { get }
                    subscript(position: Index) -> Element { get }
                    func index(after i: Index) -> Index
                }
                """, "A sequence that can be walked through again and again.", example: "[1, 2].count"),
            BuiltInGroup(
                """
                protocol BidirectionalCollection<Element>: Collection where SubSequence: BidirectionalCollection {
                    func index(before i: Index) -> Index
                }
                """,
                "A collection that can be walked backwards.",
                example: "Array([1, 2].reversed())"),
            BuiltInGroup(
                """
                protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
                    subscript(position: Index) -> Element { get set }
                }
                """,
                "A collection whose elements can be replaced.",
                example: "var numbers = [1, 2]"),
            BuiltInGroup(
                "protocol RandomAccessCollection<Element>: BidirectionalCollection where SubSequence: RandomAccessCollection",
                "A collection that reaches each element at once.",
                example: "ForEach([1, 2], id: \\.self) { Text(\"\\($0)\") }"),
            BuiltInGroup(
                "extension BidirectionalCollection",
                [
                    BuiltIn(
                        "func reversed() -> ReversedCollection<Self>", "The elements from the last to the first.",
                        example: "Array([1, 2].reversed())"
                    ) { (elements: Elements) in Value.array(elements.values.reversed()) },
                    BuiltIn("var last: Element? { get }", "The last element.", example: "[1, 2].last") {
                        (collection: Value) -> Value? in
                        if case .native(let native) = collection, let range = Elements.countable(native) {
                            return range.last.map { .int($0) }
                        }
                        if LazyElements(collection)?.collection != nil {
                            let places = try Places(collection)
                            let end = try places.end()
                            guard try places.start() != end else { return nil }
                            return try Places.element(at: try places.moved(end, by: -1), of: collection)
                        }
                        return try StandardLibrary.elements(collection).last
                    },
                ] + placesBackwards),
            BuiltInGroup("extension BidirectionalCollection where Element: Equatable", equalPlacesBackwards),
            BuiltInGroup("extension RandomAccessCollection where Index: BinaryInteger", numberedPlaces),
            BuiltInGroup("extension Sequence", transforming + searching + folding),
            BuiltInGroup("extension Sequence where Element: Equatable", comparing),
            BuiltInGroup("extension Sequence where Element: Comparable", ordering),
            BuiltInGroup("extension Collection", places + slices("SubSequence")),
            BuiltInGroup("extension Collection where Element: Equatable", equalPlaces),
            BuiltInGroup(
                "extension Sequence where Element: StringProtocol",
                [
                    BuiltIn(
                        "func joined() -> String", "The texts one after the other.", example: #"["a", "b"].joined()"#
                    ) {
                        (elements: Elements) in try joined(elements.values, by: "")
                    },
                    BuiltIn(
                        "func joined(separator: String) -> String", "The texts one after the other.",
                        example: #"["a", "b"].joined(separator: ", ")"#
                    ) {
                        (elements: Elements, separator: String) in
                        try joined(elements.values, by: separator)
                    },
                ]),
            BuiltInGroup(
                "extension Sequence where Element: Sequence",
                [
                    BuiltIn(
                        "func joined() -> FlattenSequence<Element.Element>", "The elements of all elements.",
                        example: "Array([[1], [2, 3]].joined())"
                    ) { (elements: Elements) in
                        Value.array(try joined(elements.values, by: []))
                    },
                    BuiltIn(
                        "func joined<S: Sequence>(separator: S) -> [Element.Element] where S.Element == Element.Element",
                        "The elements of all elements, with others between them.",
                        example: "[[1], [2]].joined(separator: [0])"
                    ) { (elements: Elements, separator: Elements) in
                        Value.array(try joined(elements.values, by: separator.values))
                    },
                ]),
            BuiltInGroup(
                "extension Collection",
                [
                    BuiltIn("var count: Int { get }", "How many elements it has.", example: "[1, 2].count") {
                        (value: Value) in try count(value)
                    },
                    BuiltIn("var isEmpty: Bool { get }", "Whether it has none.", example: "[1, 2].isEmpty") {
                        (value: Value) in
                        if LazyElements(value)?.collection != nil {
                            let places = try Places(value)
                            return try places.start() == places.end()
                        }
                        return try count(value) == 0
                    },
                    BuiltIn("var first: Element? { get }", "The first element.", example: "[1, 2].first") {
                        (walk: Walk) in try walk.first(1).first
                    },
                ]),
        ] + replacing + consuming

    private static let transforming: [BuiltIn] = [
        BuiltIn(
            "func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]", "What a function makes of each element.",
            example: "[1, 2].map { $0 * 2 }"
        ) {
            (elements: Elements, transform: FunctionValue) in
            Value.array(try elements.values.map { try transform.call([$0]) })
        },
        BuiltIn(
            "func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]",
            "What a function makes of each element, nil left out.", example: #"["1", "a"].compactMap { Int($0) }"#
        ) {
            (elements: Elements, transform: FunctionValue) in
            Value.array(
                try elements.values.compactMap { element in
                    guard case .some(let value) = try transform.call([element]) else { return nil }
                    return value
                })
        },
        BuiltIn(
            "func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]",
            "The elements of all that a function makes.", example: "[1, 2].flatMap { [$0, $0] }"
        ) {
            (elements: Elements, transform: FunctionValue) in
            var all: [Value] = []
            for element in elements.values {
                try Elements.add(try StandardLibrary.elements(try transform.call([element])), to: &all)
            }
            return Value.array(all)
        },
        BuiltIn(
            "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]",
            "The elements for which a function is true.", example: "[1, 2].filter { $0 > 1 }"
        ) {
            (elements: Elements, isIncluded: FunctionValue) in
            Value.array(try elements.values.filter { try isIncluded.call([$0]) == .bool(true) })
        },
        BuiltIn(
            "func enumerated() -> EnumeratedSequence<Self>", "Each element with its place.",
            example: #"Array(["a"].enumerated())"#
        ) { (sequence: Value) in
            // What is made when it is asked for may have no end.
            guard !LazyElements.areMadeWhenAsked(in: sequence) else {
                return LazyElements(of: LazyElements(sequence)) { NumberedIterator(Walk.begun(sequence)) }.value
            }
            let values = try Elements.argument(sequence).values
            return Value.array(values.enumerated().map { .tuple([.int($0.offset), $0.element]) })
        },
        BuiltIn(
            "func reversed() -> [Element]", "The elements from the last to the first.",
            example: "Array([1, 2].reversed())"
        ) {
            (elements: Elements) in Value.array(elements.values.reversed())
        },
        BuiltIn(
            "func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]",
            "The elements in the order that a function tells.", example: "[1, 2].sorted { $0 > $1 }"
        ) {
            (elements: Elements, isLess: FunctionValue) in
            Value.array(try Order.sorted(elements.values) { try isLess.call([$0, $1]) == .bool(true) })
        },
        BuiltIn(
            "func suffix(_ maxLength: Int) -> [Element]", "The last elements.", example: "zip([1, 2], [3, 4]).suffix(1)"
        ) {
            (elements: Elements, length: Value) in
            Value.array(Array(elements.values.suffix(try StandardLibrary.length(length))))
        },
        BuiltIn(
            "func dropLast(_ k: Int = 1) -> [Element]", "What stands before the last elements.",
            example: "zip([1, 2], [3, 4]).dropLast()"
        ) {
            (elements: Elements, length: Value) in
            Value.array(Array(elements.values.dropLast(try StandardLibrary.length(length))))
        },
    ]

    private static let searching: [BuiltIn] = [
        BuiltIn(
            "func first(where predicate: (Element) throws -> Bool) rethrows -> Element?",
            "The first element for which a function is true.", example: "[1, 2].first { $0 > 1 }"
        ) {
            (walk: Walk, predicate: FunctionValue) in
            try walk.first { try predicate.call([$0]) == .bool(true) }
        },
        BuiltIn(
            "func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool",
            "Whether a function is true for an element.", example: "[1, 2].contains { $0 > 1 }"
        ) {
            (walk: Walk, predicate: FunctionValue) in
            try walk.first { try predicate.call([$0]) == .bool(true) } != nil
        },
        BuiltIn(
            "func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool",
            "Whether a function is true for all elements.", example: "[1, 2].allSatisfy { $0 > 0 }"
        ) {
            (walk: Walk, predicate: FunctionValue) in
            try walk.first { try predicate.call([$0]) != .bool(true) } == nil
        },
    ]

    private static let folding: [BuiltIn] = [
        BuiltIn(
            "func forEach(_ body: (Element) throws -> Void) rethrows", "Calls a function with each element.",
            example: "[1, 2].forEach { print($0) }"
        ) {
            (elements: Elements, body: FunctionValue) in
            for element in elements.values { _ = try body.call([element]) }
            return Value.void
        },
        BuiltIn(
            "func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result",
            "One value from all elements.", example: "[1, 2].reduce(0) { $0 + $1 }"
        ) {
            (elements: Elements, initial: Value, next: FunctionValue) in
            try elements.values.reduce(initial) { try next.call([$0, $1]) }
        },
        BuiltIn(
            "func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void) rethrows -> Result",
            "One value, changed by each element.", example: "[1, 2].reduce(into: 0) { $0 += $1 }"
        ) {
            (elements: Elements, initial: Value, update: FunctionValue) in
            let cell = Cell(initial)
            for element in elements.values { _ = try update.call([.instance(cell), element]) }
            return cell.content
        },
    ]

    private static let comparing: [BuiltIn] = [
        BuiltIn(
            "func contains(_ element: Element) -> Bool", "Whether it holds an element.", example: "[1, 2].contains(2)"
        ) {
            (value: Value, element: Value) in
            if case .native(let native) = value, let range = Elements.countable(native), case .int(let number) = element
            {
                return range.contains(number)
            }
            let walk = try Walk.argument(value)
            return try walk.first { $0 == element } != nil
        },
        BuiltIn(
            "func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element",
            "Whether both hold the same in the same order.",
            example: "[1, 2].elementsEqual([1, 2])"
        ) {
            (elements: Elements, other: Elements) in elements.values == other.values
        },
    ]

    private static let ordering: [BuiltIn] = [
        BuiltIn("func sorted() -> [Element]", "The elements in order.", example: "[2, 1].sorted()") {
            (elements: Elements) in Value.array(try Order.sorted(elements.values, by: Order.isLess))
        },
        BuiltIn("func min() -> Element?", "The smallest element.", example: "[2, 1].min()") {
            (elements: Elements) in try elements.values.min { try Order.isLess($0, $1) }
        },
        BuiltIn("func max() -> Element?", "The largest element.", example: "[2, 1].max()") {
            (elements: Elements) in try elements.values.max { try Order.isLess($0, $1) }
        },
    ]

    /// The elements of all elements, with others between them.
    private static func joined(_ parts: [Value], by separator: [Value]) throws -> [Value] {
        var all: [Value] = []
        for (index, part) in parts.enumerated() {
            if index > 0 { try Elements.add(separator, to: &all) }
            try Elements.add(try elements(part), to: &all)
        }
        return all
    }

    /// Texts one after the other, with another between them.
    private static func joined(_ parts: [Value], by separator: String) throws -> String {
        var all = ""
        var isFirst = true
        for part in parts {
            guard let text = TextValue(part)?.text else { continue }
            if !isFirst { try Elements.add(separator, to: &all) }
            try Elements.add(String(text), to: &all)
            isFirst = false
        }
        return all
    }

    /// How many elements a collection has, without making them.
    static func count(_ value: Value) throws -> Int {
        switch value {
        case .array(let values): return values.count
        case .dictionary(let pairs): return pairs.count
        case .string(let text): return text.count
        case .native(let native):
            if let range = Elements.countable(native) { return try range.counted() }
            if let set = (native as? Box<Set<Value>>)?.wrapped { return set.count }
            if let view = (native as? Box<TextView>)?.wrapped { return view.units.count }
            if let part = (native as? Box<DictionaryPart>)?.wrapped { return part.pairs.count }
            if let lazy = (native as? Box<LazyElements>)?.wrapped.collection, lazy.isIncluded == nil {
                if lazy.bounds != nil { return try Places(lazy).count() }
                return try count(lazy.base)
            }
        default: break
        }
        return try StandardLibrary.elements(value).count
    }
}
