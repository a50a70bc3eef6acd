import Catalogue

/// The types that the language itself speaks of; a catalogue that declares one of them takes precedence.
enum LanguageGroups {
    static let all: [BuiltInGroup] = [
        BuiltInGroup("struct TupleView<Content>: View"),
        BuiltInGroup("struct _ConditionalContent<TrueContent: View, FalseContent: View>: View"),
        BuiltInGroup("enum Never: View"),
        BuiltInGroup("class KeyPath<Root, Value>"),
        BuiltInGroup("class WritableKeyPath<Root, Value>: KeyPath<Root, Value>"),
        BuiltInGroup("struct AnyHashable: Hashable"),
        BuiltInGroup("protocol OptionSet"),
        BuiltInGroup("protocol Error"),
        BuiltInGroup("protocol Sendable"),
        BuiltInGroup("protocol AnyObject"),
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
