import StyleEngine

/// A built-in style protocol, such as `GroupBoxStyle`, and how a type that a running program declares for it becomes a
/// style of its family.
///
/// The record of the protocol carries it (`BuiltInGroup.styleProtocol`); `BuiltIns.styleProtocol(named:)` finds it.
public struct StyleProtocol: Sendable {
    /// The protocol's name.
    public let name: String
    /// The name of the method that makes a style's body.
    public let requirement: String
    private let familyConfiguration: any StyleConfiguration.Type
    private let valueOfConfiguration: @Sendable (Any) -> Value
    private let wrap: @Sendable (ErasedStyle) -> ErasedStyle

    /// A protocol whose styles are handed the configuration of their family.
    public init<Configuration: StyleConfiguration>(_ name: String, configuration: Configuration.Type) {
        self.init(name, family: configuration, configuration: configuration) { $0 }
    }

    /// A protocol whose styles are handed another configuration than that of their family, as those of `ButtonStyle`
    /// are (rule C1).
    ///
    /// - Parameters:
    ///   - requirement: the name of the method that makes a style's body.
    ///   - wrap: turns a style that is handed `Configuration` into one that is handed the family's.
    public init<FamilyConfiguration: StyleConfiguration, Configuration: ValueConvertible>(
        _ name: String, requirement: String = "makeBody", family: FamilyConfiguration.Type,
        configuration: Configuration.Type,
        wrap: @escaping @Sendable (ErasedStyle) -> ErasedStyle
    ) {
        self.name = name
        self.requirement = requirement
        familyConfiguration = family
        valueOfConfiguration = { ($0 as? Configuration)?.value ?? .void }
        self.wrap = wrap
    }

    /// The family on whose stack the styles are pushed.
    public var family: Family { familyConfiguration.family }

    /// A declared style as one that the engine pushes and takes.
    ///
    /// - Parameters:
    ///   - type: the declared type.
    ///   - base: the style's value.
    ///   - name: the name shown in trees, such as `tagged("A")`.
    ///   - body: runs the style's `makeBody`. It installs the style's dynamic properties through the installation,
    ///     where there is one (rules D1, B16).
    public func style(
        type: TypeIdentity, base: Any, name: @escaping () -> String,
        body: @escaping (_ configuration: Value, _ installation: Installation?) -> AnyView
    ) -> ErasedStyle {
        let value = valueOfConfiguration
        return wrap(ErasedStyle(type: type, base: base, name: name) { body(value($0), $1) })
    }
}
