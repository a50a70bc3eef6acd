import Catalogue

extension StandardLibrary {
    /// The protocols that values of the language conform to.
    static let protocols: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }",
            "A type whose values can be compared with `==`.", example: "1 == 2"),
        BuiltInGroup(
            "extension Equatable", "",
            [
                BuiltIn(
                    "static func != (lhs: Self, rhs: Self) -> Bool", "Whether two values differ.", example: "1 != 2"
                ) {
                    (one: Value, other: Value) in one != other
                }
            ]),
        BuiltInGroup(
            "protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }",
            "A type whose values can be keys of a dictionary.",
            example: "Set([1, 2, 1])"),
        BuiltInGroup(
            "protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }",
            "A type whose values have an order.", example: "1 < 2"),
        BuiltInGroup(
            "extension Comparable", "",
            [
                BuiltIn(
                    "static func > (lhs: Self, rhs: Self) -> Bool", "Whether the first comes after.", example: "2 > 1"
                ) {
                    (one: Value, other: Value) in try Order.isLess(other, one)
                },
                BuiltIn(
                    "static func <= (lhs: Self, rhs: Self) -> Bool", "Whether the first does not come after.",
                    example: "1 <= 1"
                ) {
                    (one: Value, other: Value) in try !Order.isLess(other, one)
                },
                BuiltIn(
                    "static func >= (lhs: Self, rhs: Self) -> Bool", "Whether the first does not come before.",
                    example: "1 >= 1"
                ) {
                    (one: Value, other: Value) in try !Order.isLess(one, other)
                },
            ]),
        BuiltInGroup(
            "protocol Identifiable<ID> { associatedtype ID: Hashable; var id: ID { get } }",
            "A type whose values are told apart by their `id`.", example: "struct Item: Identifiable { let id: Int }"),
        BuiltInGroup(
            "extension Identifiable where Self: AnyObject",
            [
                BuiltIn(
                    "var id: ObjectIdentifier { get }", "Which object it is.",
                    example: "class Item: Identifiable {}\nlet item = Item()\nitem.id == item.id"
                ) { (object: ObjectIdentity) in object }
            ]),
        BuiltInGroup(
            "struct ObjectIdentifier: Hashable", "Which object it is.",
            example: "class Item {}\nlet item = Item()\nObjectIdentifier(item) == ObjectIdentifier(item)",
            [
                BuiltIn("init(_ x: AnyObject)", "Which object it is.") { (object: ObjectIdentity) in object },
                BuiltIn(
                    "init(_ x: Any.Type)", "Which type it is.",
                    example: "ObjectIdentifier(Int.self) == ObjectIdentifier(String.self)"
                ) { (type: ObjectIdentity) in type },
            ]),
        BuiltInGroup(
            "protocol CaseIterable { typealias AllCases = [Self]; static var allCases: [Self] { get } }",
            "An enum that lists its cases.", example: "enum Size: CaseIterable { case small, large }"),
        BuiltInGroup(
            "protocol RawRepresentable { associatedtype RawValue; var rawValue: RawValue { get }; init?(rawValue: RawValue) }",
            "A type that stands for a simpler value.", example: "enum Size: Int { case small = 1, large }"),
        BuiltInGroup(
            "extension RawRepresentable where RawValue: Equatable",
            [
                BuiltIn(
                    "static func == (lhs: Self, rhs: Self) -> Bool", "Whether both stand for the same value.",
                    swift: "lhs.rawValue == rhs.rawValue"),
                BuiltIn(
                    "static func != (lhs: Self, rhs: Self) -> Bool", "Whether they stand for different values.",
                    swift: "!(lhs == rhs)"),
            ]),
        BuiltInGroup(
            "protocol CustomStringConvertible { var description: String { get } }",
            "A type that says how it is printed.", example: "1.description"),
        BuiltInGroup(
            "protocol CustomDebugStringConvertible { var debugDescription: String { get } }",
            "A type that says how it is printed inside others.", example: "\"a\".debugDescription"),
        BuiltInGroup("protocol Error", "A type whose values can be thrown.", example: "struct Failure: Error {}"),
        BuiltInGroup("protocol Sendable", "A type that is safe to share.", example: "struct Point: Sendable {}"),
    ]

    /// What a value looks like inside others.
    static func debugDescription(of example: String) -> BuiltIn {
        BuiltIn(
            "var debugDescription: String { get }", "What the value looks like inside others.",
            example: "\(example).debugDescription"
        ) { (value: Value) in
            try Work.describe(value)
            return Description.debug(of: value)
        }
    }
}
