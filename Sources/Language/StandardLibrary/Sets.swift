import Catalogue

extension StandardLibrary {
    /// `Set`. It is walked through in the order of its elements, since Swift's own order changes from run to run.
    static let sets: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Set<Element: Hashable>: Collection, Hashable, CustomStringConvertible", "Values, each once.",
            example: "Set([1, 2, 1])",
            [
                BuiltIn("init()", "An empty set.", example: "Set<Int>()") { Set<Value>() },
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
                BuiltIn(
                    "func union(_ other: Set<Element>) -> Set<Element>", "The elements of both.",
                    example: "Set([1]).union(Set([2]))"
                ) {
                    (set: Set<Value>, other: Set<Value>) in set.union(other)
                },
                BuiltIn(
                    "func intersection(_ other: Set<Element>) -> Set<Element>", "The elements that both have.",
                    example: "Set([1]).intersection(Set([1]))"
                ) {
                    (set: Set<Value>, other: Set<Value>) in set.intersection(other)
                },
                BuiltIn(
                    "func subtracting(_ other: Set<Element>) -> Set<Element>", "The elements that the other has not.",
                    example: "Set([1]).subtracting(Set([1]))"
                ) {
                    (set: Set<Value>, other: Set<Value>) in set.subtracting(other)
                },
                BuiltIn(
                    "func isSubset(of other: Set<Element>) -> Bool", "Whether the other has all its elements.",
                    example: "Set([1]).isSubset(of: Set([1, 2]))"
                ) {
                    (set: Set<Value>, other: Set<Value>) in set.isSubset(of: other)
                },
                BuiltIn("var description: String { get }", "What `print` shows.", example: "Set([1]).description") {
                    (value: Value) in Description.debug(of: value)
                },
                change("mutating func insert(_ newMember: Element)", "Adds an element.") { set, element in
                    set.insert(element)
                    return .void
                },
                change(
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
            ])
    ]

    private static func change(
        _ signature: String, _ summary: String, _ change: @escaping @Sendable (inout Set<Value>, Value) throws -> Value
    ) -> BuiltIn {
        BuiltIn(
            signature, summary, example: "var numbers = Set([1])",
            implementation: .mutating { target, arguments in
                guard var set = Set<Value>(target), let element = arguments.first else { throw Fault.wrongArgument }
                target = .void
                defer { target = set.value }
                return try change(&set, element)
            })
    }
}
