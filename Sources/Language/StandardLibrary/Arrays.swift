import Catalogue

extension StandardLibrary {
    /// `Array`.
    static let arrays: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Array<Element>: RandomAccessCollection, MutableCollection, CustomStringConvertible, CustomDebugStringConvertible",
            "Values in order.",
            example: "[1, 2, 3]",
            [
                BuiltIn("init()", "An empty array.", example: "[Int]()") { Value.array([]) },
                BuiltIn(
                    "init<S: Sequence>(_ s: S) where S.Element == Element", "The elements of a sequence.",
                    example: "Array(0..<3)"
                ) {
                    (elements: Elements) in elements.value
                },
                BuiltIn(
                    "init(repeating repeatedValue: Element, count: Int)", "The same element again and again.",
                    example: "Array(repeating: 0, count: 3)"
                ) {
                    (element: Value, count: Int) in
                    guard count >= 0 else { throw Fault.stopped("Can't construct Array with count < 0") }
                    return Value.array(Array(repeating: element, count: try Elements.checked(count)))
                },
                BuiltIn("var count: Int { get }", "How many elements it has.", example: "[1, 2].count") {
                    (value: Value) in try count(value)
                },
                BuiltIn("var isEmpty: Bool { get }", "Whether it has none.", example: "[1, 2].isEmpty") {
                    (value: Value) in try count(value) == 0
                },
                BuiltIn("var description: String { get }", "What `print` shows.", example: "[1, 2].description") {
                    (value: Value) in Description.debug(of: value)
                },
                debugDescription(of: "[1, 2]"),
                array("mutating func append(_ newElement: Element)", "Adds an element at the end.") {
                    values, arguments in
                    values.append(arguments[0])
                    return .void
                },
                array(
                    "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element",
                    "Adds elements at the end."
                ) { values, arguments in
                    values += try elements(arguments[0])
                    return .void
                },
                array("mutating func insert(_ newElement: Element, at i: Int)", "Adds an element at a place.") {
                    values, arguments in
                    guard case .int(let index) = arguments[1], index >= 0, index <= values.count else {
                        throw Fault.placeOutOfRange(index: Int(arguments[1]) ?? 0, count: values.count)
                    }
                    values.insert(arguments[0], at: index)
                    return .void
                },
                array("@discardableResult mutating func remove(at index: Int) -> Element", "Takes an element out.") {
                    values, arguments in
                    guard case .int(let index) = arguments[0], values.indices.contains(index) else {
                        throw Fault.indexOutOfRange(index: Int(arguments[0]) ?? 0, count: values.count)
                    }
                    return values.remove(at: index)
                },
                array("@discardableResult mutating func removeLast() -> Element", "Takes the last element out.") {
                    values, _ in
                    guard let last = values.popLast() else { throw Fault.emptyCollection }
                    return last
                },
                array("@discardableResult mutating func removeFirst() -> Element", "Takes the first element out.") {
                    values, _ in
                    guard !values.isEmpty else { throw Fault.emptyCollection }
                    return values.removeFirst()
                },
                array("mutating func popLast() -> Element?", "Takes the last element out, where there is one.") {
                    values, _ in
                    values.popLast().map { .some($0) } ?? .none
                },
                array("mutating func removeAll(keepingCapacity: Bool = false)", "Takes all elements out.") {
                    values, _ in
                    values.removeAll()
                    return .void
                },
                array(
                    "mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows",
                    "Takes elements out for which a function is true."
                ) { values, arguments in
                    guard case .function(let isRemoved) = arguments[0] else { throw Fault.wrongArgument }
                    try values.removeAll { try isRemoved.call([$0]) == .bool(true) }
                    return .void
                },
                array("mutating func reverse()", "Turns the order round.") { values, _ in
                    values.reverse()
                    return .void
                },
                array("mutating func swapAt(_ i: Int, _ j: Int)", "Swaps two elements.") { values, arguments in
                    guard case .int(let i) = arguments[0], case .int(let j) = arguments[1], values.indices.contains(i),
                        values.indices.contains(j)
                    else {
                        throw Fault.indexOutOfRange(
                            index: max(Int(arguments[0]) ?? 0, Int(arguments[1]) ?? 0), count: values.count)
                    }
                    values.swapAt(i, j)
                    return .void
                },
                array(
                    "mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows",
                    "Puts the elements into the order that a function tells."
                ) { values, arguments in
                    guard case .function(let isLess) = arguments[0] else { throw Fault.wrongArgument }
                    values = try Order.sorted(values) { try isLess.call([$0, $1]) == .bool(true) }
                    return .void
                },
                BuiltIn(
                    "static func + (lhs: [Element], rhs: [Element]) -> [Element]", "Both, one after the other.",
                    example: "[1] + [2]"
                ) {
                    (one: [Value], other: Elements) in Value.array(one + other.values)
                },
                BuiltIn(
                    "static func + <S: Sequence>(lhs: [Element], rhs: S) -> [Element] where S.Element == Element",
                    "An array with the elements of a sequence at its end.", example: "[1] + (2...3)"
                ) { (one: [Value], other: Elements) in Value.array(one + other.values) },
                BuiltIn(
                    "static func + <S: Sequence>(lhs: S, rhs: [Element]) -> [Element] where S.Element == Element",
                    "An array with the elements of a sequence at its beginning.", example: "(1...2) + [3]"
                ) { (one: Elements, other: [Value]) in Value.array(one.values + other) },
                array(
                    "static func += <S: Sequence>(lhs: inout [Element], rhs: S) where S.Element == Element",
                    "Adds elements at the end."
                ) { values, arguments in
                    values += try elements(arguments[0])
                    return .void
                },
                BuiltIn(
                    "static func += (lhs: inout [Element], rhs: [Element])", "Adds elements at the end.",
                    example: "var numbers = [1]",
                    implementation: .mutating { target, arguments in
                        guard case .array(var values) = target else { throw Fault.wrongArgument }
                        target = .void
                        defer { target = .array(values) }
                        values += try elements(arguments[0])
                        return .void
                    }),
            ] + lists("[1, 2, 3]") + furtherArrays),
        BuiltInGroup(
            "extension Array: Equatable where Element: Equatable",
            [
                BuiltIn(
                    "static func == (lhs: [Element], rhs: [Element]) -> Bool", "Whether both hold the same.",
                    example: "[1] == [2]"
                ) {
                    (one: [Value], other: [Value]) in one == other
                }
            ]),
        BuiltInGroup("extension Array: Hashable where Element: Hashable", []),
        BuiltInGroup(
            "extension Array where Element: Comparable",
            [
                array("mutating func sort()", "Puts the elements in order.") { values, _ in
                    values = try Order.sorted(values, by: Order.isLess)
                    return .void
                }
            ]),
    ]

    static func array(
        _ signature: String, _ summary: String, _ change: @escaping @Sendable (inout [Value], [Value]) throws -> Value
    ) -> BuiltIn {
        BuiltIn(
            signature, summary, example: "var numbers = [1, 2]",
            implementation: .mutating { target, arguments in
                guard case .array(var values) = target else { throw Fault.wrongArgument }
                // Moved out meanwhile, so that the change is made in place.
                target = .void
                defer { target = .array(values) }
                return try change(&values, arguments)
            })
    }

    static func elements(_ value: Value) throws -> [Value] { try Elements.argument(value).values }
}
