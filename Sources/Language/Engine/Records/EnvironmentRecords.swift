import Catalogue
import StyleEngine

extension EngineLibrary {
    /// The environment: declared keys, reading, and writing for a part of the tree.
    static let environment: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }",
            "A key of the environment, and what is read where nothing was written.",
            example: "enum LevelKey: EnvironmentKey { static let defaultValue = 0 }"),
        BuiltInGroup(
            "struct EnvironmentValues", "The values that a view reads from the place where it stands.",
            example: """
                enum LevelKey: EnvironmentKey { static let defaultValue = 0 }
                extension EnvironmentValues {
                    var level: Int {
                        get { self[LevelKey.self] }
                        set { self[LevelKey.self] = newValue }
                    }
                }
                """,
            [
                BuiltIn("init()", "An environment in which every key has its default.") { EnvironmentValues() },
                BuiltIn(Signature.environmentSubscript, "The value of a key.", implementation: .none),
            ]),
        BuiltInGroup(
            "@propertyWrapper struct Environment<Value>: DynamicProperty",
            "Reads a value of the environment.", example: #"@Environment(\.colorScheme) var colorScheme"#,
            [
                BuiltIn(PropertySignature.environment, "Reads the value at a key path.", implementation: .none),
                BuiltIn("var wrappedValue: Value { get }", "The value at the place of the view or style.") {
                    (property: Value) in
                    guard let property = property.instance as? EnvironmentProperty else { throw Fault.wrongArgument }
                    return try property.read()
                },
            ]),
        BuiltInGroup(
            "extension View", kind: .environment,
            [
                BuiltIn(
                    "func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View",
                    "Writes a value to the environment of this view and everything inside.",
                    example: #"Text("one two three").environment(\.lineLimit, 1).frame(width: 56)"#
                ) { (content: AnyView, path: KeyPathValue, value: Value) in
                    writing(path, around: content) { $0 = value }
                },
                BuiltIn(
                    "func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, "
                        + "transform: @escaping (inout V) -> Void) -> some View",
                    "Changes a value of the environment; the outermost transform runs first.",
                    example: #"Text("one two three").transformEnvironment(\.lineLimit) { $0 = 1 }.frame(width: 56)"#
                ) { (content: AnyView, path: KeyPathValue, transform: FunctionValue) in
                    writing(path, around: content) { value in
                        // An `inout` argument of a function value arrives as the cell that holds it.
                        let cell = Cell(value)
                        value = .void
                        _ = try transform.call([.instance(cell)])
                        value = cell.content
                    }
                },
            ]),
    ]

    private static func writing(
        _ path: KeyPathValue, around content: AnyView, _ change: @escaping (inout Value) throws -> Void
    ) -> AnyView {
        AnyView(
            content.modifier(
                EnvironmentTransform { values in
                    do {
                        var root = values.value
                        var value = try path.get(from: root)
                        try change(&value)
                        try path.set(value, in: &root)
                        values = EnvironmentValues(root) ?? values
                    } catch {
                        path.report(error)
                    }
                }))
    }
}
