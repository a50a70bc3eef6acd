import Catalogue

extension StandardLibrary {
    /// Sequences whose elements are made when they are asked for.
    static let lazySequences: [BuiltInGroup] =
        [
            BuiltInGroup(
                "protocol LazySequenceProtocol<Element>: Sequence",
                "A sequence whose elements are made when they are asked for.", example: "[1, 2, 3].lazy.first")
        ]
        + lazy("LazySequence<Base: Sequence>", maps: "Base", filters: "Base", "[1, 2, 3].lazy")
        + lazy(
            "LazyMapSequence<Base: Sequence, Element>", maps: "Base", filters: "LazyMapSequence<Base, Element>",
            "[1, 2, 3].lazy.map { $0 * 2 }")
        + lazy(
            "LazyFilterSequence<Base: Sequence>", maps: "LazyFilterSequence<Base>", filters: "Base",
            "[1, 2, 3].lazy.filter { $0 > 1 }")
        + lazy("Slice<Base: Sequence>", maps: "Slice<Base>", filters: "Slice<Base>", "[1, 2, 3].lazy.prefix(2)")
        + lazy(
            "LazyPrefixWhileSequence<Base: Sequence>", maps: "LazyPrefixWhileSequence<Base>",
            filters: "LazyPrefixWhileSequence<Base>", "[1, 2, 3].lazy.prefix { $0 < 3 }")
        + makers

    /// A sequence whose elements are made when they are asked for.
    ///
    /// - Parameters:
    ///   - type: its name, with its generic parameters.
    ///   - maps: what Swift says of which `map` is one.
    ///   - filters: what Swift says of which `filter` is one.
    private static func lazy(_ type: String, maps: String, filters: String, _ example: String) -> [BuiltInGroup] {
        let name = String(type.prefix { $0 != "<" })
        let own = type.contains("Element") ? "\(name)<Base, Element>" : "\(name)<Base>"
        // What Swift says of which all else is made.
        let elements = name == "LazySequence" ? "Base" : own
        let element =
            type.contains("Element")
            ? [] : [BuiltIn("typealias Element = Base.Element", "What its elements are.", implementation: .none)]
        let members = [
            BuiltIn(
                "func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<\(maps), U>",
                "What a function makes.", example: "Array(\(example).map { $0 * 2 })"
            ) { (sequence: LazyElements, transform: FunctionValue) in sequence.mapped { try transform.call([$0]) } },
            BuiltIn(
                "func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<\(filters)>",
                "The elements for which a function is true.", example: "Array(\(example).filter { $0 > 1 })"
            ) { (sequence: LazyElements, isIncluded: FunctionValue) in
                sequence.filtered { try isIncluded.call([$0]) == .bool(true) }
            },
            BuiltIn(
                "func compactMap<U>(_ transform: @escaping (Element) -> U?) "
                    + "-> LazyMapSequence<LazyFilterSequence<LazyMapSequence<\(elements), U?>>, U>",
                "What a function makes, nil left out.", example: "Array(\(example).compactMap { $0 > 1 ? $0 : nil })"
            ) { (sequence: LazyElements, transform: FunctionValue) in
                sequence.mapped { try transform.call([$0]) }.filtered { $0 != .none }
                    .mapped { if case .some(let value) = $0 { value } else { $0 } }
            },
            BuiltIn(
                "func prefix(_ maxLength: Int) -> Slice<\(name == "Slice" ? "Base" : own)>", "The first elements.",
                example: "Array(\(example).prefix(1))"
            ) {
                (sequence: LazyElements, length: Value) in
                let length = try StandardLibrary.length(length)
                if let collection = sequence.collection, Places.known(of: collection.base) {
                    let places = try Places(collection)
                    let end = try places.place(behind: length)
                    return LazyElements.part(of: sequence.value, from: try places.start(), to: end)
                }
                return LazyElements(of: sequence) { PrefixIterator(base: sequence.make(), left: length) }
            },
            BuiltIn(
                "func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<\(elements)>",
                "The first elements, as long as a function is true.", example: "Array(\(example).prefix { $0 < 2 })"
            ) { (sequence: LazyElements, predicate: FunctionValue) in
                LazyElements(of: sequence) {
                    PrefixWhileIterator(base: sequence.make()) { try predicate.call([$0]) == .bool(true) }
                }
            },
        ]
        let summary = "A sequence whose elements are made when they are asked for."
        // A part of a collection is as lazy as that is.
        let sequence =
            name == "Slice"
            ? [
                BuiltInGroup("struct \(type): Sequence", "A part of a collection.", example: example, element),
                BuiltInGroup(
                    "extension Slice where Base: Collection",
                    [BuiltIn("typealias SubSequence = Slice<Base>", "What a part is.", implementation: .none)]
                        + slices("Slice<Base>")),
                BuiltInGroup("extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol", members),
            ] : [BuiltInGroup("struct \(type): LazySequenceProtocol", summary, example: example, element + members)]
        // What ends where a function says has no places here.
        guard name != "LazyPrefixWhileSequence" else {
            return sequence + [
                BuiltInGroup(
                    "extension \(name) where Base: Collection",
                    [
                        BuiltIn("var count: Int { get }", "How many elements it has.", example: "\(example).count") {
                            (sequence: LazyElements) in try StandardLibrary.elements(sequence.value).count
                        },
                        BuiltIn("var isEmpty: Bool { get }", "Whether it has none.", example: "\(example).isEmpty") {
                            (sequence: LazyElements) -> Bool in
                            var walk = sequence.make()
                            return try walk.next() == nil
                        },
                    ])
            ]
        }
        return sequence + [
            BuiltInGroup(
                "extension \(name): Collection where Base: Collection",
                [
                    BuiltIn("typealias Index = Base.Index", "Its places are those of the base.", implementation: .none),
                    BuiltIn("var startIndex: Base.Index { get }", "The first place.", example: "\(example).startIndex")
                    {
                        (value: Value) in try Places(value).start()
                    },
                    BuiltIn(
                        "var endIndex: Base.Index { get }", "The place after the last.", example: "\(example).endIndex"
                    ) { (value: Value) in try Places(value).end() },
                    BuiltIn(
                        "subscript(position: Base.Index) -> Element { get }", "The element at a place.",
                        example: "\(example)[1]"
                    ) { (value: Value, place: Value) in try Places.element(at: place, of: value) },
                ]),
            BuiltInGroup("extension \(name): BidirectionalCollection where Base: BidirectionalCollection", []),
        ]
            + (name == "LazyFilterSequence"
                ? []
                : [BuiltInGroup("extension \(name): RandomAccessCollection where Base: RandomAccessCollection", [])])
    }

    private static let makers: [BuiltInGroup] = [
        BuiltInGroup(
            "extension Sequence",
            [
                BuiltIn(
                    "var lazy: LazySequence<Self> { get }", "The same, made when it is asked for.",
                    example: "[1, 2, 3].lazy.map { $0 * 2 }.first"
                ) { (sequence: Value) in LazyElements.lazy(sequence) },
                BuiltIn(
                    "func makeIterator() -> Iterator", "Hands out the elements one after the other.",
                    example: "var numbers = [1, 2].makeIterator()"
                ) { (sequence: Value) -> Value in
                    if Elements.isIterator(sequence) { return sequence }
                    return try Walk.argument(sequence).value
                },
            ]),
        BuiltInGroup(
            "struct IndexingIterator<Elements: Sequence>: Sequence, IteratorProtocol",
            "Hands out the elements of a sequence; a copy goes on by itself.",
            example: "let numbers: IndexingIterator<[Int]> = [1, 2].makeIterator()",
            [
                BuiltIn("typealias Element = Elements.Element", "What it hands out.", implementation: .none),
                nextInPlace("var numbers = [1, 2].makeIterator()"),
            ]),
        BuiltInGroup(
            "struct AnyIterator<Element>: Sequence, IteratorProtocol",
            "Hands out elements one after the other; copies share their place.",
            example: "AnyIterator { 1 }.prefix(2)",
            [
                BuiltIn(
                    "init(_ body: @escaping () -> Element?)", "What a function hands out, until it answers nil.",
                    example: "AnyIterator { 1 }.prefix(2)"
                ) { (body: FunctionValue) in Walk.calls(of: body) },
                BuiltIn(
                    "init<I: IteratorProtocol>(_ base: I) where I.Element == Element", "What another hands out.",
                    example: "AnyIterator([1, 2].makeIterator())"
                ) { (walk: Walk) in Walk.shared(walk) },
                BuiltIn(
                    "func next() -> Element?", "The next element, or nil.", example: "AnyIterator { 1 }.next()"
                ) { (walk: Walk) in
                    var walk = walk
                    return try walk.next()
                },
                BuiltIn(
                    "func makeIterator() -> AnyIterator<Element>", "Itself.",
                    example: "AnyIterator { 1 }.makeIterator().next()"
                ) { (walk: Walk) in walk },
            ]),
        BuiltInGroup(
            "struct AnySequence<Element>: Sequence", "A sequence, its own type erased.", example: "AnySequence([1, 2])",
            [
                BuiltIn(
                    "init<S: Sequence>(_ base: S) where S.Element == Element", "The elements of another.",
                    example: "AnySequence([1, 2])"
                ) { (sequence: Value) in LazyElements(of: LazyElements(sequence)) { Walk.begun(sequence) } },
                BuiltIn(
                    "init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element",
                    "The elements of the iterators that a function makes.",
                    example: "AnySequence { [1, 2].makeIterator() }"
                ) { (make: FunctionValue) in
                    LazyElements { MadeIterator(make) }
                },
                BuiltIn(
                    "func makeIterator() -> AnyIterator<Element>", "Hands out the elements one after the other.",
                    example: "AnySequence([1, 2]).makeIterator().next()"
                ) { (walk: Walk) in Walk.shared(walk) },
            ]),
        BuiltInGroup(
            "struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol", "What `sequence` makes.",
            example: "sequence(first: 1) { $0 * 2 }.prefix(3)",
            [nextInPlace("var powers = sequence(first: 1) { $0 * 2 }")]),
        BuiltInGroup(
            "",
            [
                BuiltIn(
                    "func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, T>",
                    "A value, what a function makes of it, and so on until nil.",
                    example: "sequence(first: 1) { $0 * 2 }.prefix(3)"
                ) { (first: Value, next: FunctionValue) in LazyElements { SuccessorIterator(first, next) } },
                BuiltIn(
                    "func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>",
                    "What a function makes of a state that it changes, until nil.",
                    example: "sequence(state: 3) { (n: inout Int) -> Int? in n -= 1; return n < 0 ? nil : n }"
                ) { (state: Value, next: FunctionValue) in LazyElements { StateIterator(state, next) } },
            ]),
    ]

    /// `next()` of an iterator that is a value.
    private static func nextInPlace(_ example: String) -> BuiltIn {
        BuiltIn(
            "mutating func next() -> Element?", "The next element, or nil.", example: example,
            implementation: .mutating { iterator, _ in
                var walk = try Walk.argument(iterator)
                iterator = .void
                defer { iterator = walk.value }
                return try walk.next().map { .some($0) } ?? .none
            })
    }
}
