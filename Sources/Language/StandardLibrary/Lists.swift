import Catalogue

/// An `Array`, or the `ArraySlice` of one: what built-ins take that work on both.
struct ListValue: ValueConvertible {
    /// The elements, with their indices.
    let elements: ArraySlice<Value>

    init?(_ value: Value) {
        switch value {
        case .array(let values): elements = values[...]
        case .native(let native):
            guard let slice = (native as? Box<ArraySlice<Value>>)?.wrapped else { return nil }
            elements = slice
        default: return nil
        }
    }

    var value: Value { elements.value }
}

extension StandardLibrary {
    /// What arrays and their slices have in common. The indices of a slice are those of its array.
    static func lists(_ one: String) -> [BuiltIn] {
        [
            BuiltIn("typealias Index = Int", "Places are numbers.", implementation: .none),
            BuiltIn("typealias SubSequence = ArraySlice<Element>", "What a part is.", implementation: .none),
            BuiltIn(
                "subscript(index: Int) -> Element { get set }", "The element at a place.", example: "\(one)[1]",
                implementation: .intrinsic(.listSubscript)),
            BuiltIn("var startIndex: Int { get }", "The first place.", example: "\(one).startIndex") {
                (list: ListValue) in list.elements.startIndex
            },
            BuiltIn("var endIndex: Int { get }", "The place after the last.", example: "\(one).endIndex") {
                (list: ListValue) in list.elements.endIndex
            },
            BuiltIn("var indices: Range<Int> { get }", "The places of its elements.", example: "\(one).indices") {
                (list: ListValue) in list.elements.indices
            },
            slice("func prefix(_ maxLength: Int) -> ArraySlice<Element>", "The first elements.", "\(one).prefix(1)") {
                $0.prefix(try length($1))
            },
            slice("func suffix(_ maxLength: Int) -> ArraySlice<Element>", "The last elements.", "\(one).suffix(1)") {
                $0.suffix(try length($1))
            },
            slice(
                "func dropFirst(_ k: Int = 1) -> ArraySlice<Element>", "What follows the first elements.",
                "\(one).dropFirst()"
            ) { $0.dropFirst(try length($1)) },
            slice(
                "func dropLast(_ k: Int = 1) -> ArraySlice<Element>", "What stands before the last elements.",
                "\(one).dropLast()"
            ) { $0.dropLast(try length($1)) },
            slice(
                "func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>",
                "The first elements, as long as a function is true.", "\(one).prefix { $0 < 3 }"
            ) { list, predicate in try list.prefix { try holds(predicate, $0) } },
            slice(
                "func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>",
                "What follows the first elements for which a function is true.", "\(one).drop { $0 < 2 }"
            ) { list, predicate in try list.drop { try holds(predicate, $0) } },
            slice(
                "func prefix(upTo end: Int) -> ArraySlice<Element>", "What stands before a place.",
                "\(one).prefix(upTo: 2)"
            ) { list, end in
                list[try indices(PartialRange(lower: nil, upper: end, isClosed: false).value, of: list.indices)]
            },
            slice(
                "func prefix(through position: Int) -> ArraySlice<Element>", "All up to and with a place.",
                "\(one).prefix(through: 1)"
            ) { list, end in list[try indices(PartialRange(lower: nil, upper: end).value, of: list.indices)] },
            slice(
                "func suffix(from start: Int) -> ArraySlice<Element>", "What begins at a place.",
                "\(one).suffix(from: 1)"
            ) { list, start in list[try indices(PartialRange(lower: start, upper: nil).value, of: list.indices)] },
        ]
            + rangeTypes(of: "Int").map {
                BuiltIn(
                    "subscript(bounds: \($0)) -> ArraySlice<Element> { get set }",
                    "The elements at the places of a range, which keep their places.",
                    example: "\(one)[1...]", implementation: .intrinsic(.listSubscript))
            }
    }

    private static func slice(
        _ signature: String, _ summary: String, _ example: String,
        _ take: @escaping @Sendable (ArraySlice<Value>, Value) throws -> ArraySlice<Value>
    ) -> BuiltIn {
        BuiltIn(signature, summary, example: example) { (list: ListValue, argument: Value) in
            try take(list.elements, argument)
        }
    }

    /// Takes as many elements out at the beginning as a value says; a fault where there are fewer.
    static func removeFirst(_ count: Value, of elements: inout some RangeReplaceableCollection) throws -> Value {
        elements.removeFirst(try removable(count, of: elements))
        return .void
    }

    /// Takes as many elements out at the end as a value says; a fault where there are fewer.
    static func removeLast(
        _ count: Value, of elements: inout some RangeReplaceableCollection & BidirectionalCollection
    ) throws -> Value {
        elements.removeLast(try removable(count, of: elements))
        return .void
    }

    private static func removable(_ count: Value, of elements: some Collection) throws -> Int {
        let count = try length(count)
        guard count <= elements.count else { throw Fault.takesTooMany(count, of: elements.count) }
        return count
    }

    /// What else changes an array.
    static let furtherArrays: [BuiltIn] =
        [
            array(
                "mutating func insert<S: Sequence>(contentsOf newElements: S, at i: Int) where S.Element == Element",
                "Adds elements at a place."
            ) { values, arguments in
                guard case .int(let index) = arguments[1], index >= 0, index <= values.count else {
                    throw Fault.placeOutOfRange(index: Int(arguments[1]) ?? 0, count: values.count)
                }
                values.insert(contentsOf: try elements(arguments[0]), at: index)
                return .void
            },
            array("mutating func removeFirst(_ k: Int)", "Takes the first elements out.") { values, arguments in
                try removeFirst(arguments[0], of: &values)
            },
            array("mutating func removeLast(_ k: Int)", "Takes the last elements out.") { values, arguments in
                try removeLast(arguments[0], of: &values)
            },
            array(
                "mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int",
                "Moves elements for which a function is true behind the others; answers where they begin."
            ) { values, arguments in .int(try values.partition { try holds(arguments[0], $0) }) },
            array("mutating func reserveCapacity(_ minimumCapacity: Int)", "Says how long it will become.") { _, _ in
                .void
            },
        ]
        + rangeTypes(of: "Int").flatMap { range in
            [
                array("mutating func removeSubrange(_ bounds: \(range))", "Takes a part out.") { values, arguments in
                    values.removeSubrange(try indices(arguments[0], of: values.indices))
                    return .void
                },
                array(
                    "mutating func replaceSubrange<S: Sequence>(_ subrange: \(range), with newElements: S) where S.Element == Element",
                    "Puts other elements in the place of a part."
                ) { values, arguments in
                    values.replaceSubrange(
                        try indices(arguments[0], of: values.indices), with: try elements(arguments[1]))
                    return .void
                },
            ]
        }
}
