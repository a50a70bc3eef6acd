import Catalogue

extension StandardLibrary {
    /// Sequences whose elements are made when they are asked for.
    static let lazySequences: [BuiltInGroup] = [
        BuiltInGroup(
            "struct LazySequence<Element>: Sequence", "A sequence whose elements are made when they are asked for.",
            example: "[1, 2, 3].lazy.map { $0 * 2 }.first",
            [
                transforming("func map<T>(_ transform: (Element) -> T) -> LazySequence<T>", "What a function makes.") {
                    transform, element in try transform.call([element])
                },
                transforming(
                    "func filter(_ isIncluded: (Element) -> Bool) -> LazySequence<Element>",
                    "The elements for which a function is true."
                ) { isIncluded, element in try isIncluded.call([element]) == .bool(true) ? element : nil },
                transforming(
                    "func compactMap<T>(_ transform: (Element) -> T?) -> LazySequence<T>",
                    "What a function makes, nil left out."
                ) { transform, element in
                    guard case .some(let value) = try transform.call([element]) else { return nil }
                    return value
                },
                BuiltIn(
                    "func prefix(_ maxLength: Int) -> LazySequence<Element>", "The first elements.",
                    example: "[1, 2].lazy.prefix(1)"
                ) { (sequence: LazyElements, length: Value) in
                    let length = try StandardLibrary.length(length)
                    return LazyElements(of: sequence) {
                        let next = sequence.make()
                        var taken = 0
                        return {
                            guard taken < length else { return nil }
                            taken += 1
                            return try next()
                        }
                    }
                },
                BuiltIn(
                    "func prefix(while predicate: (Element) -> Bool) -> LazySequence<Element>",
                    "The first elements, as long as a function is true.", example: "[1, 2].lazy.prefix { $0 < 2 }"
                ) { (sequence: LazyElements, predicate: FunctionValue) in
                    LazyElements(of: sequence) {
                        let next = sequence.make()
                        var isOver = false
                        return {
                            guard !isOver, let element = try next() else { return nil }
                            isOver = try predicate.call([element]) != .bool(true)
                            return isOver ? nil : element
                        }
                    }
                },
                BuiltIn("var first: Element? { get }", "The first element.", example: "[1, 2].lazy.first") {
                    (walk: Walk) in try walk.next()
                },
                BuiltIn("var last: Element? { get }", "The last element.", example: "[1, 2].lazy.last") {
                    (walk: Walk) in
                    var last: Value?
                    while let element = try walk.next() { last = element }
                    return last
                },
                BuiltIn("var count: Int { get }", "How many elements there are.", example: "[1, 2].lazy.count") {
                    (walk: Walk) in
                    var count = 0
                    while try walk.next() != nil { count += 1 }
                    return count
                },
                BuiltIn("var isEmpty: Bool { get }", "Whether there is no element.", example: "[1, 2].lazy.isEmpty") {
                    (walk: Walk) in try walk.next() == nil
                },
            ]),
        BuiltInGroup(
            "extension Sequence",
            [
                BuiltIn(
                    "var lazy: LazySequence<Element> { get }", "The same, made when it is asked for.",
                    example: "[1, 2, 3].lazy.map { $0 * 2 }.first"
                ) { (sequence: Value) in LazyElements(of: LazyElements(sequence)) { Walk(sequence)?.next ?? { nil } } },
                BuiltIn(
                    "func makeIterator() -> AnyIterator<Element>", "Hands out the elements one after the other.",
                    example: "var numbers = [1, 2].makeIterator()"
                ) { (walk: Walk) in walk },
            ]),
        BuiltInGroup(
            "struct AnyIterator<Element>: Sequence, IteratorProtocol", "Hands out elements one after the other.",
            example: "AnyIterator { 1 }.prefix(2)",
            [
                BuiltIn(
                    "init(_ body: @escaping () -> Element?)", "What a function hands out, until it answers nil.",
                    example: "AnyIterator { 1 }.prefix(2)"
                ) { (body: FunctionValue) in walking { try body.call([]) } },
                BuiltIn(
                    "init<I: IteratorProtocol>(_ base: I) where I.Element == Element", "What another hands out.",
                    example: "AnyIterator([1, 2].makeIterator())"
                ) { (walk: Walk) in walk },
                BuiltIn(
                    "mutating func next() -> Element?", "The next element, or nil.",
                    example: "var numbers = [1, 2].makeIterator()",
                    implementation: .mutating { iterator, _ in
                        guard let walk = Walk(iterator) else { throw Fault.wrongArgument }
                        return try walk.next().map { .some($0) } ?? .none
                    }),
            ]),
        BuiltInGroup(
            "struct AnySequence<Element>: Sequence", "A sequence, its own type erased.", example: "AnySequence([1, 2])",
            [
                BuiltIn(
                    "init<S: Sequence>(_ base: S) where S.Element == Element", "The elements of another.",
                    example: "AnySequence([1, 2])"
                ) { (sequence: Value) in LazyElements(of: LazyElements(sequence)) { Walk(sequence)?.next ?? { nil } } }
            ]),
        BuiltInGroup(
            "struct UnfoldSequence<Element, State>: Sequence", "What `sequence` makes.",
            example: "sequence(first: 1) { $0 * 2 }.prefix(3)"),
        BuiltInGroup(
            "",
            [
                BuiltIn(
                    "func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, T>",
                    "A value, what a function makes of it, and so on until nil.",
                    example: "sequence(first: 1) { $0 * 2 }.prefix(3)"
                ) { (first: Value, next: FunctionValue) in
                    LazyElements {
                        var last: Value?
                        var isOver = false
                        return {
                            if isOver { return nil }
                            guard let known = last else {
                                last = first
                                return first
                            }
                            guard case .some(let value) = try next.call([known]) else {
                                isOver = true
                                return nil
                            }
                            last = value
                            return value
                        }
                    }
                },
                BuiltIn(
                    "func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>",
                    "What a function makes of a state that it changes, until nil.",
                    example: "sequence(state: 3) { (n: inout Int) -> Int? in n -= 1; return n < 0 ? nil : n }"
                ) { (state: Value, next: FunctionValue) in
                    LazyElements {
                        let cell = Cell(state)
                        return {
                            guard case .some(let element) = try next.call([.instance(cell)]) else { return nil }
                            return element
                        }
                    }
                },
            ]),
    ]

    /// An iterator: it goes on from where it is, whoever asks.
    private static func walking(_ next: @escaping () throws -> Value) -> LazyElements {
        LazyElements {
            {
                guard case .some(let element) = try next() else { return nil }
                return element
            }
        }
    }

    private static func transforming(
        _ signature: String, _ summary: String,
        _ transform: @escaping @Sendable (FunctionValue, Value) throws -> Value?
    ) -> BuiltIn {
        BuiltIn(signature, summary, example: "[1, 2, 3].lazy.map { $0 * 2 }.first") {
            (sequence: LazyElements, function: FunctionValue) in
            sequence.transformed { try transform(function, $0) }
        }
    }
}
