import Catalogue
import StyleEngine

extension EngineLibrary {
    /// Properties that are given their values where a body is made.
    static let dynamicProperties: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol DynamicProperty { mutating func update() }",
            "A stored property that is given its value where a body is made.",
            example: "struct Level: DynamicProperty { @State var count = 0 }"),
        BuiltInGroup(
            "extension DynamicProperty",
            [
                BuiltIn(
                    "mutating func update()", "Called before a body is made.",
                    implementation: .mutating { _, _ in .void })
            ]),
        BuiltInGroup(
            "@propertyWrapper struct State<Value>: DynamicProperty",
            "A value that a view or style owns and keeps.", example: "@State var isOn = true",
            [
                BuiltIn(
                    "init(wrappedValue: Value)", "Creates state with its first value.",
                    implementation: .intrinsic(.state)),
                BuiltIn(
                    "init(initialValue: Value)", "Creates state with its first value.",
                    implementation: .intrinsic(.state)),
                BuiltIn(
                    "var wrappedValue: Value { get nonmutating set }", "The current value.",
                    implementation: .property(
                        get: { try state($0.first).current },
                        set: { root, value in try state(root).write(value) })),
                BuiltIn("var projectedValue: Binding<Value> { get }", "A binding to the value.") { (property: Value) in
                    try state(property).binding
                },
            ]),
    ]

    /// A value of the environment that a view may have for itself, as the article “Introducing the EnvironmentBacked
    /// property wrapper” makes it.
    static let environmentBacked: [BuiltInGroup] = [
        BuiltInGroup(
            "@propertyWrapper struct EnvironmentBacked<Value>: DynamicProperty",
            "Reads a value of the environment unless it was given a value of its own.",
            example: #"@EnvironmentBacked(\.controlSize) var size"#,
            [
                BuiltIn(
                    "init(wrappedValue: Value? = nil, _ keyPath: KeyPath<EnvironmentValues, Value>)",
                    "Reads the value at a key path, unless there is a value of its own.",
                    implementation: .intrinsic(.environmentBacked)),
                BuiltIn(
                    "var wrappedValue: Value { get set }", "The value of its own, or the environment's.",
                    implementation: .property(
                        get: { try backed($0.first).read() },
                        set: { root, value in root = .instance(try backed(root).setting(value)) })),
            ])
    ]

    private static func backed(_ value: Value?) throws -> EnvironmentBackedProperty {
        guard let property = value?.instance as? EnvironmentBackedProperty else { throw Fault.wrongArgument }
        return property
    }

    private static func state(_ value: Value?) throws -> StateProperty {
        guard let property = value?.instance as? StateProperty else { throw Fault.wrongArgument }
        return property
    }
}
