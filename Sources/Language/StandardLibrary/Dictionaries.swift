import Catalogue

extension StandardLibrary {
    /// `Dictionary`. It is walked through in the order of its keys, since Swift's own order changes from run to run.
    static let dictionaries: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Dictionary<Key: Hashable, Value>: Collection, CustomStringConvertible, CustomDebugStringConvertible",
            "Values by their keys.",
            example: #"["a": 1]"#,
            [
                BuiltIn(
                    "typealias Element = (key: Key, value: Value)", "Its elements are pairs.", implementation: .none),
                BuiltIn("init()", "An empty dictionary.", example: "[String: Int]()") { Value.dictionary([:]) },
                BuiltIn(
                    "init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)",
                    "The pairs of a sequence.",
                    example: #"Dictionary(uniqueKeysWithValues: [("a", 1)])"#
                ) {
                    (pairs: Elements) in
                    var values: [Value: Value] = [:]
                    for pair in pairs.values {
                        guard case .tuple(let pair) = pair, pair.count == 2 else { throw Fault.wrongArgument }
                        guard values.updateValue(pair[1], forKey: pair[0]) == nil else {
                            throw Fault.duplicateKey(Description.debug(of: pair[0]))
                        }
                    }
                    return Value.dictionary(values)
                },
                BuiltIn(
                    "init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value)",
                    "The pairs of a sequence, a function choosing where a key comes again.",
                    example: #"Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { $0 + $1 })"#
                ) {
                    (pairs: Elements, combine: FunctionValue) in
                    var values: [Value: Value] = [:]
                    for pair in pairs.values {
                        guard case .tuple(let pair) = pair, pair.count == 2 else { throw Fault.wrongArgument }
                        values[pair[0]] = try values[pair[0]].map { try combine.call([$0, pair[1]]) } ?? pair[1]
                    }
                    return Value.dictionary(values)
                },
                BuiltIn(
                    "init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]",
                    "Elements by what a function makes of them.", example: "Dictionary(grouping: [1, 2, 3]) { $0 % 2 }"
                ) {
                    (elements: Elements, key: FunctionValue) in
                    var groups: [Value: [Value]] = [:]
                    for element in elements.values { groups[try key.call([element]), default: []].append(element) }
                    return Value.dictionary(groups.mapValues { .array($0) })
                },
                BuiltIn(
                    "subscript(key: Key) -> Value? { get set }", "The value of a key, or nil.",
                    example: #"["a": 1]["a"]"#,
                    implementation: .intrinsic(.dictionarySubscript)),
                BuiltIn(
                    "subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }",
                    "The value of a key, or another.",
                    example: #"["a": 1]["b", default: 0]"#, implementation: .intrinsic(.dictionarySubscriptWithDefault)),
                BuiltIn(
                    "var startIndex: Dictionary.Index { get }", "The first place.", example: #"["a": 1].startIndex"#
                ) { (_: Value) in ElementPlace(offset: 0) },
                BuiltIn(
                    "var endIndex: Dictionary.Index { get }", "The place after the last.",
                    example: #"["a": 1].endIndex"#
                ) { (value: Value) in ElementPlace(offset: try count(value)) },
                BuiltIn(
                    "subscript(position: Dictionary.Index) -> (key: Key, value: Value) { get }", "The pair at a place.",
                    example: #"["a": 1][["a": 1].startIndex].key"#
                ) { (value: Value, place: ElementPlace) in try place.element(of: value) },
                BuiltIn(
                    "func index(forKey key: Key) -> Dictionary.Index?", "The place of a key, or nil.",
                    example: #"["a": 1].index(forKey: "a") == nil"#
                ) { (value: Value, key: Value) in
                    guard case .dictionary(let pairs) = value else { throw Fault.wrongArgument }
                    return Sorting.pairs(pairs).firstIndex { $0.key == key }.map { ElementPlace(offset: $0) }
                },
                dictionary(
                    "@discardableResult mutating func remove(at index: Dictionary.Index) -> (key: Key, value: Value)",
                    "Takes the pair at a place out."
                ) { pairs, arguments in
                    guard let place = ElementPlace(arguments[0]) else { throw Fault.wrongArgument }
                    let pair = try place.element(of: .dictionary(pairs))
                    if case .tuple(let parts) = pair { pairs[parts[0]] = nil }
                    return pair
                },
                BuiltIn(
                    "mutating func popFirst() -> (key: Key, value: Value)?", "Takes a pair out, where there is one.",
                    example: #"var counts = ["a": 1]\#ncounts.popFirst()"#,
                    swift: "isEmpty ? nil : remove(at: startIndex)"),
                BuiltIn("var keys: Dictionary.Keys { get }", "Its keys.", example: #"["a": 1].keys"#) {
                    (value: Value) in try DictionaryPart(.keys, of: value)
                },
                BuiltIn("var values: Dictionary.Values { get }", "Its values.", example: #"["a": 1].values"#) {
                    (value: Value) in try DictionaryPart(.values, of: value)
                },
                BuiltIn("var description: String { get }", "What `print` shows.", example: #"["a": 1].description"#) {
                    (value: Value) in Description.debug(of: value)
                },
                debugDescription(of: #"["a": 1]"#),
                BuiltIn(
                    "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value]",
                    "The pairs for which a function is true.", example: #"["a": 1].filter { $0.value > 0 }"#
                ) {
                    (value: Value, isIncluded: FunctionValue) in
                    guard case .dictionary(let pairs) = value else { throw Fault.wrongArgument }
                    var kept: [Value: Value] = [:]
                    for (key, value) in Sorting.pairs(pairs)
                    where try isIncluded.call([.tuple([key, value])]) == .bool(true) { kept[key] = value }
                    return Value.dictionary(kept)
                },
                BuiltIn(
                    "func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]",
                    "What a function makes of each value, nil left out.",
                    example: #"["a": "1"].compactMapValues { Int($0) }"#
                ) {
                    (value: Value, transform: FunctionValue) in
                    guard case .dictionary(let pairs) = value else { throw Fault.wrongArgument }
                    var mapped: [Value: Value] = [:]
                    for (key, value) in Sorting.pairs(pairs) {
                        if case .some(let value) = try transform.call([value]) { mapped[key] = value }
                    }
                    return Value.dictionary(mapped)
                },
                BuiltIn(
                    "func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]",
                    "What a function makes of each value.", example: #"["a": 1].mapValues { $0 + 1 }"#
                ) {
                    (value: Value, transform: FunctionValue) in
                    guard case .dictionary(let pairs) = value else { throw Fault.wrongArgument }
                    var mapped: [Value: Value] = [:]
                    for (key, value) in Sorting.pairs(pairs) { mapped[key] = try transform.call([value]) }
                    return Value.dictionary(mapped)
                },
                dictionary(
                    "@discardableResult mutating func removeValue(forKey key: Key) -> Value?", "Takes a value out."
                ) { pairs, arguments in
                    pairs.removeValue(forKey: arguments[0]).map { .some($0) } ?? .none
                },
                dictionary(
                    "@discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?",
                    "Replaces a value."
                ) { pairs, arguments in
                    pairs.updateValue(arguments[0], forKey: arguments[1]).map { .some($0) } ?? .none
                },
                dictionary("mutating func reserveCapacity(_ minimumCapacity: Int)", "Says how much it will hold.") {
                    _, _ in
                    .void
                },
                dictionary("mutating func removeAll(keepingCapacity: Bool = false)", "Takes everything out.") {
                    pairs, _ in
                    pairs.removeAll()
                    return .void
                },
            ] + merges),
        BuiltInGroup(
            "extension Dictionary: Equatable where Value: Equatable",
            [
                BuiltIn(
                    "static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool", "Whether both hold the same.",
                    example: #"["a": 1] == ["a": 2]"#
                ) {
                    (one: Catalogue.Value, other: Catalogue.Value) in one == other
                }
            ]),
        BuiltInGroup("extension Dictionary: Hashable where Value: Hashable", []),
        placeType(
            ElementPlace.self, of: "Dictionary", "A place in a dictionary.", example: #"["a": 1].startIndex"#),
    ]

    /// What puts two dictionaries together, or a dictionary and a sequence of pairs.
    private static let merges = [
        ("", "[Key: Value]", #"["a": 2]"#, ""),
        ("<S: Sequence>", "S", #"[("a", 2)]"#, " where S.Element == (Key, Value)"),
    ].flatMap { generics, type, added, condition in
        let parameters = "(_ other: \(type), uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows"
        return [
            BuiltIn(
                "func merging\(generics)\(parameters) -> [Key: Value]\(condition)",
                "Both, a function choosing where a key is in both.",
                example: #"["a": 1].merging(\#(added)) { $0 + $1 }"#
            ) {
                (one: Value, other: Value, combine: FunctionValue) in
                guard case .dictionary(var pairs) = one else { throw Fault.wrongArgument }
                try merge(other, into: &pairs, combine)
                return Value.dictionary(pairs)
            },
            dictionary(
                "mutating func merge\(generics)\(parameters)\(condition)",
                "Adds another, a function choosing where a key is in both."
            ) { pairs, arguments in
                guard case .function(let combine) = arguments[1] else { throw Fault.wrongArgument }
                try merge(arguments[0], into: &pairs, combine)
                return .void
            },
        ]
    }

    private static func merge(
        _ added: Value, into pairs: inout [Value: Value], _ combine: FunctionValue
    ) throws {
        func add(_ key: Value, _ value: Value) throws {
            pairs[key] = try pairs[key].map { try combine.call([$0, value]) } ?? value
        }
        if case .dictionary(let added) = added {
            for (key, value) in Sorting.pairs(added) { try add(key, value) }
            return
        }
        for pair in try elements(added) {
            guard case .tuple(let pair) = pair, pair.count == 2 else { throw Fault.wrongArgument }
            try add(pair[0], pair[1])
        }
    }

    private static func dictionary(
        _ signature: String, _ summary: String,
        _ change: @escaping @Sendable (inout [Value: Value], [Value]) throws -> Value
    ) -> BuiltIn {
        BuiltIn(
            signature, summary, example: #"var ages = ["a": 1]"#,
            implementation: .mutating { target, arguments in
                guard case .dictionary(var pairs) = target else { throw Fault.wrongArgument }
                target = .void
                defer { target = .dictionary(pairs) }
                return try change(&pairs, arguments)
            })
    }
}
