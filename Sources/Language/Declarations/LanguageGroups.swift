import Catalogue

/// The types that the language itself speaks of; a catalogue that declares one of them takes precedence.
enum LanguageGroups {
    static let all: [BuiltInGroup] =
        keyPaths + [
            BuiltInGroup(
                "struct TupleView<Content>: View", "Several views side by side in a view builder.",
                example: #"Group { Text("a"); Text("b") }"#),
            BuiltInGroup(
                "struct _ConditionalContent<TrueContent: View, FalseContent: View>: View",
                "One of two views, as `if` and `switch` in a view builder give it.",
                example: #"VStack { if 1 < 2 { Text("a") } else { Divider() } }"#),
            BuiltInGroup(
                "enum Never: View", "The type of what never returns.",
                example: #"func stop() -> Never { fatalError("no") }"#),
            BuiltInGroup(
                "struct AnyHashable: Hashable", "A value that can be compared, its type erased.",
                example: "let anything: AnyHashable = 1",
                [
                    BuiltIn(
                        "init<H: Hashable>(_ base: H)", "A value, its type erased.", example: "AnyHashable(1)"
                    ) { (value: Value) in value }
                ]),
            BuiltInGroup("protocol Error", "A type whose values can be thrown.", example: "struct Failure: Error {}"),
            BuiltInGroup("protocol Sendable", "A type that is safe to share.", example: "struct Point: Sendable {}"),
            BuiltInGroup("protocol AnyObject", "A class.", example: "class Store: AnyObject {}"),
            BuiltInGroup(
                "",
                [
                    BuiltIn(
                        "func == (lhs: Any.Type, rhs: Any.Type) -> Bool", "Whether two types are the same.",
                        example: "Text.self == Image.self"
                    ) { (one: Value, other: Value) in one == other },
                    BuiltIn(
                        "func != (lhs: Any.Type, rhs: Any.Type) -> Bool", "Whether two types differ.",
                        example: "Text.self != Image.self"
                    ) { (one: Value, other: Value) in one != other },
                ]),
        ]
}
