import StyleEngine

/// A value of a type that a running program declared. The interpreter provides the subclass.
open class Instance {
    /// Creates an instance.
    public init() {}

    /// The declared type.
    open var type: TypeIdentity { TypeIdentity(Instance.self) }
    /// The instance as a view, where its type is one.
    open var view: AnyView? { nil }
    /// The instance as a modifier of `content`, where its type is a view modifier.
    open func modifying(_ content: AnyView) -> AnyView? { nil }
    /// The instance as a style of `family`, where its type is one.
    open func style(for family: Family) -> ErasedStyle? { nil }
    /// Whether the instance's type conforms to a built-in protocol that has such a requirement.
    open func answers(_ requirement: String, of protocolName: String) -> Bool { false }
    /// What the instance's own form of a requirement of a built-in protocol gives; nil where its type does not conform. An
    /// error is reported to the evaluation, and gives nil too.
    open func answer(_ requirement: String, of protocolName: String, _ arguments: [Value]) -> Value? { nil }
    /// The object of a class written in Swift that the instance inherits from; nil where its class has no such ancestor.
    open var inherited: NativeObject? { nil }
    /// Runs the instance's own form of an inherited method without parameters; an error is reported to the evaluation.
    ///
    /// - Returns: whether there is one.
    open func override(_ method: String) -> Bool { false }
    /// Whether two instances are equal, by the type's own `==` where it has one.
    open func isEqual(to other: Instance) -> Bool { self === other }
    /// Whether two instances look the same to a body that is made from them (rule F2).
    open func isEqual(to other: Instance, by comparison: Comparison) -> Bool { isEqual(to: other) }
    /// Whether two instances hold the same, whatever an `==` of their type says; true where nobody can tell.
    open func holdsSame(as other: Instance, by comparison: Comparison) -> Bool { true }
    /// The names of the properties that are installed for a body which is made of the instance (rule D1).
    open var installedProperties: [String] { [] }
    /// Whether the instance's type has an `==`.
    open var hasOperator: Bool { false }
    /// Hashes what `isEqual` compares.
    open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// The instance's `id`, where its type is `Identifiable`.
    open func identifier() throws -> Value? { nil }
    /// The instance's elements, where its type is a collection that ends. An error is reported to the evaluation, and gives
    /// nil too.
    open func elements() -> [Value]? { nil }
    /// The text that `print` shows.
    open var text: String { type.name }
}

extension Value: PropertyNaming {
    package var installedProperties: [String] {
        if case .instance(let instance) = self { instance.installedProperties } else { [] }
    }
}
