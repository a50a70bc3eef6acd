import Catalogue

extension StandardLibrary {
    /// `Set`. It is walked through in the order of its elements, since Swift's own order changes from run to run.
    static let sets: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable, CustomStringConvertible, CustomDebugStringConvertible",
            "Values, each once.",
            example: "Set([1, 2, 1])",
            [
                BuiltIn("init()", "An empty set.", example: "Set<Int>()") { Set<Value>() },
                BuiltIn("init(_ elements: [Element])", "The elements of an array.", example: "Set([1, 2, 1])") {
                    (elements: Elements) in Set(elements.values)
                },
                BuiltIn(
                    "init<S: Sequence>(_ sequence: S) where S.Element == Element", "The elements of a sequence.",
                    example: "Set([1, 2, 1])"
                ) {
                    (elements: Elements) in Set(elements.values)
                },
                BuiltIn(
                    "func contains(_ member: Element) -> Bool", "Whether it holds an element.",
                    example: "Set([1]).contains(1)"
                ) {
                    (set: Set<Value>, element: Value) in set.contains(element)
                },
                BuiltIn("var description: String { get }", "What `print` shows.", example: "Set([1]).description") {
                    (value: Value) in Description.text(of: value)
                },
                debugDescription(of: "Set([1])"),
                changeSet(
                    "@discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)",
                    "Adds an element; says whether it is new, and which one the set holds."
                ) { set, element in
                    let result = set.insert(element)
                    return .tuple([.bool(result.inserted), result.memberAfterInsert])
                },
                changeSet(
                    "@discardableResult mutating func update(with newMember: Element) -> Element?",
                    "Adds or replaces an element."
                ) { set, element in set.update(with: element).map { .some($0) } ?? .none },
                changeSet("mutating func removeAll(keepingCapacity: Bool = false)", "Takes all elements out.") {
                    set, _ in
                    set.removeAll()
                    return .void
                },
                BuiltIn(
                    "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>",
                    "The elements for which a function is true.", example: "Set([1, 2]).filter { $0 > 1 }"
                ) { (elements: Elements, isIncluded: Value) in
                    Set(try elements.values.filter { try holds(isIncluded, $0) })
                },
                changeSet(
                    "@discardableResult mutating func remove(_ member: Element) -> Element?", "Takes an element out."
                ) { set, element in
                    set.remove(element).map { .some($0) } ?? .none
                },
                BuiltIn(
                    "static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool", "Whether both hold the same.",
                    example: "Set([1]) == Set([2])"
                ) {
                    (one: Set<Value>, other: Set<Value>) in one == other
                },
                BuiltIn("var startIndex: Set.Index { get }", "The first place.", example: "Set([1]).startIndex") {
                    (_: Value) in ElementPlace(offset: 0)
                },
                BuiltIn("var endIndex: Set.Index { get }", "The place after the last.", example: "Set([1]).endIndex") {
                    (set: Set<Value>) in ElementPlace(offset: set.count)
                },
                BuiltIn(
                    "subscript(position: Set.Index) -> Element { get }", "The element at a place.",
                    example: "Set([1])[Set([1]).startIndex]"
                ) { (set: Value, place: ElementPlace) in try place.element(of: set) },
                changeSet(
                    "@discardableResult mutating func remove(at position: Set.Index) -> Element",
                    "Takes the element at a place out."
                ) { set, argument in
                    guard let place = ElementPlace(argument) else { throw Fault.wrongArgument }
                    let element = try place.element(of: set.value)
                    set.remove(element)
                    return element
                },
                BuiltIn(
                    "mutating func popFirst() -> Element?", "Takes an element out, where there is one.",
                    example: "var set = Set([1])\nset.popFirst()", swift: "isEmpty ? nil : removeFirst()"),
                BuiltIn(
                    "@discardableResult mutating func removeFirst() -> Element", "Takes an element out.",
                    example: "var set = Set([1])\nset.removeFirst()", swift: "remove(at: startIndex)"),
            ] + setAlgebra),
        placeType(ElementPlace.self, of: "Set", "A place in a set.", example: "Set([1]).startIndex"),
    ]

    static func changeSet(
        _ signature: String, _ summary: String, _ change: @escaping @Sendable (inout Set<Value>, Value) throws -> Value
    ) -> BuiltIn {
        BuiltIn(
            signature, summary, example: "var numbers = Set([1])",
            implementation: .mutating { target, arguments in
                guard var set = Set<Value>(target) else { throw Fault.wrongArgument }
                target = .void
                defer { target = set.value }
                return try change(&set, arguments.first ?? .void)
            })
    }
}
