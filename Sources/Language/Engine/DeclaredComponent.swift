import Catalogue
import StyleEngine

/// A declared `StylableComponent`: its family is its own type, it is shown by what the style on top of its stack makes
/// of its configuration (rule B3).
final class DeclaredComponent {
    private unowned let type: RuntimeType
    private let configuration: Witness
    private let defaultStyle: Witness
    /// The family whose stack the component takes its style from.
    let family: Family
    /// Whether it declares a body itself, which shows its style where it wants to.
    let hasOwnBody: Bool

    /// Nil where the type is no such component.
    init?(of type: RuntimeType) {
        guard let body = type.face.viewBody,
            let configuration = type.face.witness("configuration", of: "StylableComponent"),
            let defaultStyle = type.face.witness("defaultStyle", of: "StylableComponent")
        else { return nil }
        let owner = body.callee.declaration.owner
        hasOwnBody = owner?.name != "StylableComponent" || owner?.isBuiltIn != true
        self.type = type
        self.configuration = configuration
        self.defaultStyle = defaultStyle
        family = Family(key: type.identity)
    }

    /// Puts an instance into the resolved tree.
    func resolve(_ instance: DeclaredInstance, at inputs: Inputs, by resolver: Resolver) throws {
        try resolve(configuration: try configuration(of: .instance(instance)), at: inputs, by: resolver)
    }

    /// What an instance tells its style.
    func configuration(of instance: Value) throws -> Value {
        try configuration.callee.call(on: instance, [], configuration.types)
    }

    /// Puts the component of a configuration into the resolved tree.
    func resolve(configuration value: Value, at inputs: Inputs, by resolver: Resolver) throws {
        // A component that was made from the configuration of another continues that one's chain of styles (rule B8).
        let isReapplied = inputs.continuesChain { ($0 as? Value)?.isSame(as: value) ?? false }
        var failure: (any Error)?
        resolver.resolveComponent(
            type.identity, family: family, configuration: value,
            defaultStyle: { [self] in
                do {
                    let style = try defaultStyle.callee.call(on: type.metatype, [], defaultStyle.types)
                    guard let style = style.instance?.style(for: family) else { throw Fault.wrongArgument }
                    return style
                } catch {
                    failure = error
                    return ErasedStyle(
                        type: type.identity, base: Value.void, name: { "" }, body: { _, _ in AnyView(EmptyView()) })
                }
            },
            isReapplied: isReapplied, title: isReapplied ? nil : value.firstString, at: inputs)
        if let failure { throw failure }
    }
}

/// What `DefaultComponentBody(configuration:)` is for a declared component.
struct DeclaredComponentBody: PrimitiveView {
    let type: RuntimeType
    let configuration: Value

    static func _resolve(_ view: DeclaredComponentBody, at inputs: Inputs, by resolver: Resolver) {
        let machine = view.type.types.lowerer.machine
        do {
            try view.type.face.component?.resolve(configuration: view.configuration, at: inputs, by: resolver)
        } catch {
            machine.report(error)
        }
        if machine.mustStop { resolver.fail(.stopped) }
    }
}

extension DeclaredComponentBody: SelfComparing {
    package func isEqual(to other: DeclaredComponentBody, by comparison: Comparison) -> Bool {
        type === other.type && configuration.isEqual(to: other.configuration, by: comparison)
    }
}

extension Value {
    /// Whether two values are one and the same, or hold the same in each stored property: a configuration that was
    /// taken apart and put together again is still that of the same component.
    fileprivate func isSame(as other: Value) -> Bool {
        switch (self, other) {
        case (.some(let one), .some(let other)): return one.isSame(as: other)
        case (.native(let one), .native(let other)): return one === other
        case (.instance(let one), .instance(let other)):
            if one === other { return true }
            guard let one = one as? StructInstance, let other = other as? StructInstance, one.type == other.type else {
                return false
            }
            return zip(one.fields, other.fields).allSatisfy { $0.isSame(as: $1) }
        default: return self == other
        }
    }

    /// The first string among the stored properties of a struct.
    fileprivate var firstString: String? {
        guard case .instance(let instance as StructInstance) = self else { return nil }
        return instance.fields.lazy.compactMap { if case .string(let text) = $0 { "\(text)" } else { nil } }.first
    }

    /// The instance of a declared type, where it is one.
    var instance: Instance? {
        guard case .instance(let instance) = self else { return nil }
        return instance
    }
}
