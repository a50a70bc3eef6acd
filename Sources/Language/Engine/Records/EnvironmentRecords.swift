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
                BuiltIn(
                    "subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }", "The value of a key.",
                    implementation: .intrinsic(.environmentSubscript)),
            ]),
        BuiltInGroup(
            "@propertyWrapper struct Environment<Value>: DynamicProperty",
            "Reads a value of the environment.", example: #"@Environment(\.colorScheme) var colorScheme"#,
            [
                BuiltIn(
                    "init(_ keyPath: KeyPath<EnvironmentValues, Value>)", "Reads the value at a key path.",
                    implementation: .intrinsic(.environment)),
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
                    AnyView(content.modifier(DeclaredWrite(path: path, value: value)))
                },
                BuiltIn(
                    "func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, "
                        + "transform: @escaping (inout V) -> Void) -> some View",
                    "Changes a value of the environment; the outermost transform runs first.",
                    example: #"Text("one two three").transformEnvironment(\.lineLimit) { $0 = 1 }.frame(width: 56)"#
                ) { (content: AnyView, path: KeyPathValue, transform: FunctionValue) in
                    AnyView(content.modifier(DeclaredChange(path: path, transform: transform)))
                },
            ]),
    ]
}

/// Writes a value of the program to the environment of what it modifies.
private struct DeclaredWrite: PrimitiveModifier {
    let path: KeyPathValue
    let value: Value

    static func resolve(
        _ modifier: DeclaredWrite, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        content(
            resolver.changing(inputs, isOfPart: modifier.path.isOfPart) {
                $0.change(modifier.path) { $0 = modifier.value }
            })
    }
}

/// Runs a function of the program on a value of the environment of what it modifies.
private struct DeclaredChange: PrimitiveModifier {
    let path: KeyPathValue
    let transform: FunctionValue

    static func resolve(
        _ modifier: DeclaredChange, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let change = { (value: inout Value) throws in
            // An `inout` argument of a function value arrives as the cell that holds it.
            let cell = Cell(value)
            value = .void
            _ = try modifier.transform.call([.instance(cell)])
            value = cell.content
        }
        content(resolver.changing(inputs, isTransform: true) { $0.change(modifier.path, change) })
    }
}

extension EnvironmentValues {
    /// Changes the value that a key path leads to; an error is reported to the evaluation, and nothing changes.
    fileprivate mutating func change(_ path: KeyPathValue, _ change: (inout Value) throws -> Void) {
        do {
            var root = self.value
            var value = try path.get(from: root)
            try change(&value)
            try path.set(value, in: &root)
            self = EnvironmentValues(root) ?? self
        } catch {
            path.report(error)
        }
    }
}
