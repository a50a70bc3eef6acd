import Catalogue

extension StandardLibrary {
    /// `Optional`. The language itself runs `?`, `!`, `??`, `if let` and comparisons with nil.
    static let optionals: [BuiltInGroup] = [
        BuiltInGroup(
            "enum Optional<Wrapped> { case none; case some(Wrapped) }", "A value, or nil.", example: "Int(\"1\")",
            [
                BuiltIn(
                    "func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?",
                    "What a function makes of the value, if there is one.", example: "Int(\"1\").map { $0 + 1 }"
                ) {
                    (value: Value, transform: FunctionValue) in
                    guard case .some(let wrapped) = value else { return Value.none }
                    return .some(try transform.call([wrapped]))
                },
                BuiltIn(
                    "func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?",
                    "What a function makes of the value, if there is one.",
                    example: "Optional(\"1\").flatMap { Int($0) }"
                ) {
                    (value: Value, transform: FunctionValue) in
                    guard case .some(let wrapped) = value else { return Value.none }
                    return try transform.call([wrapped])
                },
                BuiltIn("init(_ some: Wrapped)", "A value that is there.", example: "Optional(1)") { (value: Value) in
                    Value.some(value)
                },
                debugDescription(of: #"Int("1")"#),
            ]),
        BuiltInGroup(
            "extension Optional: Equatable where Wrapped: Equatable",
            [
                BuiltIn(
                    "static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool", "Whether both are nil or the same.",
                    example: "Int(\"1\") == 1"
                ) {
                    (one: Value, other: Value) in one == other
                },
                BuiltIn(
                    "static func != (lhs: Wrapped?, rhs: Wrapped?) -> Bool", "Whether they differ.",
                    example: "Int(\"1\") != 1"
                ) {
                    (one: Value, other: Value) in one != other
                },
            ]),
        BuiltInGroup("extension Optional: Hashable where Wrapped: Hashable", []),
        BuiltInGroup(
            "extension Optional: ExpressibleByNilLiteral",
            [
                BuiltIn("init(nilLiteral: ())", "No value.", example: "Int?(nilLiteral: ())") { Value.none }
            ]),
    ]
}
