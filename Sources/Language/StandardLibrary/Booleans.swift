import Catalogue

extension StandardLibrary {
    /// `Bool`. The operators `&&` and `||` look at their second operand only where they must: the language runs them.
    static let booleans: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Bool: Hashable, CustomStringConvertible, Sendable", "True or false.", example: "true && false",
            [
                BuiltIn("init()", "False.", example: "Bool()") { () in false },
                BuiltIn("init(_ value: Bool)", "The value itself.", example: "Bool(true)") { (value: Bool) in value },
                BuiltIn("init?(_ text: String)", "What a text spells, or nil.", example: "Bool(\"true\")") {
                    (text: String) in Bool(text)
                },
                BuiltIn("var description: String { get }", "`true` or `false`.", example: "true.description") {
                    (value: Bool) in value.description
                },
                BuiltIn(
                    "mutating func toggle()", "Turns a variable round.", example: "var on = true",
                    implementation: .mutating { target, _ in
                        guard case .bool(let value) = target else { throw Fault.wrongArgument }
                        target = .bool(!value)
                        return .void
                    }),
                BuiltIn("prefix static func ! (a: Bool) -> Bool", "The opposite.", example: "!true") {
                    (value: Bool) in !value
                },
                BuiltIn(
                    "static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool",
                    "Whether both hold.", example: "true && false", implementation: .none),
                BuiltIn(
                    "static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool",
                    "Whether one holds.", example: "true || false", implementation: .none),
                BuiltIn(
                    "static func == (lhs: Bool, rhs: Bool) -> Bool", "Whether both are the same.",
                    example: "true == false"
                ) {
                    (one: Bool, other: Bool) in one == other
                },
                BuiltIn(
                    "static func != (lhs: Bool, rhs: Bool) -> Bool", "Whether they differ.", example: "true != false"
                ) {
                    (one: Bool, other: Bool) in one != other
                },
            ])
    ]
}
