import Catalogue

extension StandardLibrary {
    /// `ArraySlice`, a part of an array.
    static let arraySlices: [BuiltInGroup] = [
        BuiltInGroup(
            "struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, CustomStringConvertible, CustomDebugStringConvertible",
            "A part of an array, whose places are those of the array.", example: "[1, 2, 3][1...]",
            [
                BuiltIn("init()", "An empty part.", example: "ArraySlice<Int>()") { ArraySlice<Value>() },
                BuiltIn(
                    "init<S: Sequence>(_ s: S) where S.Element == Element", "The elements of a sequence.",
                    example: "ArraySlice(0..<3)"
                ) { (elements: Elements) in elements.values[...] },
                BuiltIn("var count: Int { get }", "How many elements it has.", example: "[1, 2, 3][1...].count") {
                    (list: ListValue) in list.elements.count
                },
                BuiltIn("var isEmpty: Bool { get }", "Whether it has none.", example: "[1, 2, 3][1...].isEmpty") {
                    (list: ListValue) in list.elements.isEmpty
                },
                BuiltIn(
                    "var description: String { get }", "What `print` shows.", example: "[1, 2, 3][1...].description"
                ) { (value: Value) in Description.text(of: value) },
                debugDescription(of: "[1, 2, 3][1...]"),
                change("mutating func append(_ newElement: Element)", "Adds an element at the end.") {
                    $0.append($1[0])
                    return .void
                },
                change(
                    "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element",
                    "Adds elements at the end."
                ) {
                    $0.append(contentsOf: try elements($1[0]))
                    return .void
                },
                change("mutating func insert(_ newElement: Element, at i: Int)", "Adds an element at a place.") {
                    guard case .int(let index) = $1[1], index >= $0.startIndex, index <= $0.endIndex else {
                        throw Subscripts.outOfRange(Int($1[1]) ?? 0, of: $0.indices)
                    }
                    $0.insert($1[0], at: index)
                    return .void
                },
                change("@discardableResult mutating func remove(at i: Int) -> Element", "Takes an element out.") {
                    guard case .int(let index) = $1[0], $0.indices.contains(index) else {
                        throw Subscripts.outOfRange(Int($1[0]) ?? 0, of: $0.indices)
                    }
                    return $0.remove(at: index)
                },
                change("@discardableResult mutating func removeFirst() -> Element", "Takes the first element out.") {
                    list, _ in
                    guard let first = list.popFirst() else { throw Fault.emptyCollection }
                    return first
                },
                change("@discardableResult mutating func removeLast() -> Element", "Takes the last element out.") {
                    list, _ in
                    guard let last = list.popLast() else { throw Fault.emptyCollection }
                    return last
                },
                change("mutating func popFirst() -> Element?", "Takes the first element out, where there is one.") {
                    list, _ in list.popFirst().map { .some($0) } ?? .none
                },
                change("mutating func popLast() -> Element?", "Takes the last element out, where there is one.") {
                    list, _ in list.popLast().map { .some($0) } ?? .none
                },
                change("mutating func removeAll(keepingCapacity: Bool = false)", "Takes all elements out.") { list, _ in
                    list.removeAll()
                    return .void
                },
                change(
                    "mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows",
                    "Takes elements out for which a function is true."
                ) { list, arguments in
                    try list.removeAll { try holds(arguments[0], $0) }
                    return .void
                },
                change("mutating func removeFirst(_ k: Int)", "Takes the first elements out.") { list, arguments in
                    try removeFirst(arguments[0], of: &list)
                },
                change("mutating func removeLast(_ k: Int)", "Takes the last elements out.") { list, arguments in
                    try removeLast(arguments[0], of: &list)
                },
                change("mutating func reverse()", "Turns the order round.") { list, _ in
                    list.reverse()
                    return .void
                },
                change("mutating func swapAt(_ i: Int, _ j: Int)", "Swaps two elements.") { list, arguments in
                    guard case .int(let i) = arguments[0], case .int(let j) = arguments[1], list.indices.contains(i),
                        list.indices.contains(j)
                    else { throw Subscripts.outOfRange(Int(arguments[1]) ?? 0, of: list.indices) }
                    list.swapAt(i, j)
                    return .void
                },
                change(
                    "mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows",
                    "Puts the elements into the order that a function tells."
                ) { list, arguments in
                    guard case .function(let isLess) = arguments[0] else { throw Fault.wrongArgument }
                    let sorted = try Order.sorted(Array(list)) { try isLess.call([$0, $1]) == .bool(true) }
                    list.replaceSubrange(list.indices, with: sorted)
                    return .void
                },
                BuiltIn(
                    "static func + <S: Sequence>(lhs: ArraySlice<Element>, rhs: S) -> ArraySlice<Element> where S.Element == Element",
                    "A part with the elements of a sequence at its end.", example: "[1, 2, 3][1...] + [4]"
                ) { (one: ListValue, other: Elements) in one.elements + other.values },
            ] + lists("[1, 2, 3][1...]")),
        BuiltInGroup(
            "extension ArraySlice: Equatable where Element: Equatable",
            [
                BuiltIn(
                    "static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool",
                    "Whether both hold the same.", example: "[1, 2, 3][1...] == [2, 3]"
                ) { (one: ListValue, other: ListValue) in one.elements == other.elements }
            ]),
        BuiltInGroup("extension ArraySlice: Hashable where Element: Hashable", []),
        BuiltInGroup(
            "extension ArraySlice where Element: Comparable",
            [
                change("mutating func sort()", "Puts the elements in order.") { list, _ in
                    list.replaceSubrange(list.indices, with: try Order.sorted(Array(list), by: Order.isLess))
                    return .void
                }
            ]),
    ]

    private static func change(
        _ signature: String, _ summary: String,
        _ change: @escaping @Sendable (inout ArraySlice<Value>, [Value]) throws -> Value
    ) -> BuiltIn {
        BuiltIn(
            signature, summary, example: "var part = [1, 2, 3][1...]",
            implementation: .mutating { target, arguments in
                guard var list = ListValue(target)?.elements else { throw Fault.wrongArgument }
                target = .void
                defer { target = list.value }
                return try change(&list, arguments)
            })
    }
}
