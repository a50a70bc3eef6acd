import Catalogue
import StyleEngine

extension LanguageGroups {
    /// The key path classes, from the least specific to the writable ones.
    static let keyPaths: [BuiltInGroup] = [
        BuiltInGroup(
            "class AnyKeyPath: Hashable", "The way from some value to one inside it.",
            example: "let path: AnyKeyPath = \\String.count",
            [
                BuiltIn(
                    "static func == (lhs: AnyKeyPath, rhs: AnyKeyPath) -> Bool", "Whether both lead the same way.",
                    example: "\\String.count == \\String.isEmpty"
                ) { (one: KeyPathValue, other: KeyPathValue) in one == other },
                BuiltIn(
                    "static func != (lhs: AnyKeyPath, rhs: AnyKeyPath) -> Bool", "Whether they lead different ways.",
                    example: "\\String.count != \\String.isEmpty"
                ) { (one: KeyPathValue, other: KeyPathValue) in one != other },
            ]),
        BuiltInGroup(
            "class PartialKeyPath<Root>: AnyKeyPath", "The way from a value to one inside it of any type.",
            example: "let path: PartialKeyPath<String> = \\.count\n\"abc\"[keyPath: path]"),
        BuiltInGroup(
            "class KeyPath<Root, Value>: PartialKeyPath<Root>", "The way from a value to one inside it.",
            example: "let path: KeyPath<String, Int> = \\.count\n\"abc\"[keyPath: path]", [appending("KeyPath")]),
        BuiltInGroup(
            "class WritableKeyPath<Root, Value>: KeyPath<Root, Value>",
            "The way from a value to one inside it that can be changed.",
            example: """
                struct Point { var x = 1 }
                var point = Point()
                point[keyPath: \\.x] = 2
                point.x
                """, [appending("WritableKeyPath"), appending("ReferenceWritableKeyPath")]),
        BuiltInGroup(
            "class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>",
            "The way from a value to one inside an object, which can be changed where the value itself can't.",
            example: """
                class Point { var x = 1 }
                let point = Point()
                let path: ReferenceWritableKeyPath<Point, Int> = \\.x
                point[keyPath: path] = 2
                point.x
                """, [appending("WritableKeyPath", giving: "ReferenceWritableKeyPath")]),
    ]

    private static func appending(_ path: String, giving result: String? = nil) -> BuiltIn {
        BuiltIn(
            "func appending<AppendedValue>(path: \(path)<Value, AppendedValue>) "
                + "-> \(result ?? path)<Root, AppendedValue>",
            "The way that goes on with another one.",
            example: #"let path = (\String.description).appending(path: \.count)"# + "\n" + #""abc"[keyPath: path]"#
        ) { (path: KeyPathValue, rest: KeyPathValue) in
            guard path.length &+ rest.length <= longest else { throw Fault.nestedTooDeep }
            try Work.charge(path.length &+ rest.length)
            return path.appending(rest, as: type(of: path, appending: rest))
        }
    }

    /// The class of a path that goes on with another one. What leads into an object changes it however it came there; what
    /// can be changed in a value needs a way to the value that can.
    private static func type(of path: KeyPathValue, appending rest: KeyPathValue) -> TypeIdentity? {
        func known(_ path: KeyPathValue) -> RuntimeType? { (path.type?.declared as? RuntimeIdentity)?.current }
        guard let first = known(path), let last = known(rest), let root = first.arguments.types.first,
            let value = last.arguments.types.last,
            let nominal = last.nominal?.name == "WritableKeyPath" ? first.nominal : last.nominal
        else { return nil }
        return first.types.type(of: .nominal(NominalType(nominal, [root.type, value.type]))).identity
    }

    /// The most steps of a path: each is a call inside the one before it.
    private static let longest = 1_000
}
