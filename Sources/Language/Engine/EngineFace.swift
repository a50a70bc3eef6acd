import Catalogue
import StyleEngine

/// What the engine does with values of one declared type: the core's view of a type, as protocols are for types
/// written in Swift.
final class EngineFace {
    private unowned let type: RuntimeType
    /// `body` of a view.
    private(set) lazy var viewBody = witness("body", of: "View")
    /// `body(content:)` of a view modifier.
    private lazy var modifierBody = witness("body", of: "ViewModifier")
    /// `update()` of a dynamic property.
    private lazy var isShape = witness("path", of: "Shape") != nil
    private lazy var update = witness("update", of: "DynamicProperty")
    private lazy var equality = witness("==", of: "Equatable")
    private lazy var hash = witness("hash", of: "Hashable")
    private lazy var description = witness("description", of: "CustomStringConvertible")
    private lazy var debugDescription = witness("debugDescription", of: "CustomDebugStringConvertible")
    /// The stored properties that are installed before a body is made (rule D3).
    private lazy var dynamicFields = (type.nominal?.storedProperties ?? []).compactMap { property in
        part(in: property).map { DynamicElement(index: property.index, part: $0) }
    }
    /// What is installed of that which each case carries; a case that is kept elsewhere in memory is left alone.
    private lazy var dynamicPayloads = (type.nominal?.cases ?? []).map { enumCase in
        enumCase.isIndirect
            ? [] : DynamicElement.all(in: enumCase.payload.map { type.concrete($0.type) }, type.types)
    }
    /// Whether the type is a dynamic property: then it is installed with what stores it.
    private(set) lazy var isDynamicProperty = update != nil
    /// Whether the type is the storage of properties, as `@State` is: other dynamic properties are values as any.
    private(set) lazy var isPropertyStorage: Bool =
        isDynamicProperty
        && type.nominal.map { $0.isBuiltIn || $0.isMarkedAsWrapper } == true
    private var knownPlainness: Bool?
    /// Whether the type says that it is `Equatable`.
    private(set) lazy var isEquatable: Bool =
        type.source.requirement("==", of: "Equatable")?.owner.map { type.conforms(to: ProtocolType($0)) } ?? false
    private lazy var styles = DeclaredStyles(of: type)
    /// The type as a stylable component.
    private(set) lazy var component = DeclaredComponent(of: type)

    init(of type: RuntimeType) {
        self.type = type
    }

    /// Whether the type is a style of a declared component.
    var isComponentStyle: Bool { witness("makeBody", of: "ComponentStyle") != nil }

    /// What is installed of a stored property: by its declared type, or by what the type's own parameters stand for.
    private func part(in property: StoredProperty) -> DynamicPart? {
        if property.isDynamicProperty { return .property }
        return DynamicPart.find(in: type.concrete(property.type), type.types)
    }

    private var machine: Machine { type.types.lowerer.machine }

    /// What runs for a requirement of a built-in protocol; nil where the type does not conform.
    func witness(_ requirement: String, of protocolName: String) -> Witness? {
        type.source.requirement(requirement, of: protocolName).flatMap(type.witness)
    }

    /// An instance as a view; nil where the type is none.
    func view(of instance: DeclaredInstance) -> AnyView? {
        // A shape is what its protocol makes of it, and no node with a body of its own.
        if isShape { return instance.answer("body", of: "View", []).flatMap { AnyView($0) } }
        guard viewBody != nil else { return nil }
        let view = AnyView(DeclaredView(instance))
        return (instance as? StructInstance)?.maker.map { view.made(at: $0) } ?? view
    }

    /// An instance as a modifier of `content`; nil where the type is none.
    func modifying(_ content: AnyView, with instance: DeclaredInstance) -> AnyView? {
        guard modifierBody != nil else { return nil }
        return AnyView(DeclaredModification(instance, content: content))
    }

    /// An instance as a style of a family; nil where the type is none.
    func style(of instance: DeclaredInstance, for family: Family) -> ErasedStyle? {
        styles.style(of: instance, for: family)
    }

    /// A view's body, its dynamic properties installed.
    func body(of instance: DeclaredInstance, _ installation: Installation) throws -> AnyView {
        guard let viewBody else { throw Fault.unsupported(type.identity.name) }
        let view = try viewBody.callee.call(
            on: .instance(try install(instance, for: installation)), [], viewBody.types)
        return try Self.view(view)
    }

    /// A modifier's body, its dynamic properties installed.
    func body(
        of instance: DeclaredInstance, content: AnyView, _ installation: Installation
    ) throws -> AnyView {
        guard let modifierBody else { throw Fault.unsupported(type.identity.name) }
        let receiver = Value.instance(try install(instance, for: installation))
        return try Self.view(try modifierBody.callee.call(on: receiver, [content.value], modifierBody.types))
    }

    static func view(_ value: Value) throws -> AnyView {
        guard let view = AnyView(value) else { throw Fault.wrongArgument }
        return view
    }

    /// A copy of the instance whose dynamic properties are installed; without any, the instance itself (rule D1). What
    /// was installed before is installed anew, so that `.groupBoxStyle(self)` reads the environment of its own level
    /// (rule D5).
    func install(_ instance: DeclaredInstance, for installation: Installation) throws -> DeclaredInstance {
        if let instance = instance as? EnumInstance {
            return try install(instance) { installed in
                installation.note(["payload"])
                return try installation.property("payload") { try installed(Installer(installation)) }
            }
        }
        guard !dynamicFields.isEmpty, let instance = instance as? StructInstance else { return instance }
        let names = type.nominal?.storedProperties.map(\.name) ?? []
        installation.note(installedProperties(of: instance))
        let installer = Installer(installation)
        let installed = instance.copy()
        for field in dynamicFields {
            installed.fields[field.index] = try installation.property(names[field.index]) {
                try installer.install(installed.fields[field.index], field.part)
            }
        }
        return installed
    }

    /// The names of the properties that `install` installs.
    func installedProperties(of instance: DeclaredInstance) -> [String] {
        if let instance = instance as? EnumInstance {
            let index = instance.enumCase.index
            return dynamicPayloads.indices.contains(index) && !dynamicPayloads[index].isEmpty ? ["payload"] : []
        }
        guard !dynamicFields.isEmpty, instance is StructInstance else { return [] }
        let names = type.nominal?.storedProperties.map(\.name) ?? []
        return dynamicFields.map { names[$0.index] }
    }

    /// A copy of the instance whose dynamic properties have their source.
    func install(_ instance: DeclaredInstance, _ installer: Installer) throws -> DeclaredInstance {
        if let instance = instance as? EnumInstance { return try install(instance) { try $0(installer) } }
        guard !dynamicFields.isEmpty, let instance = instance as? StructInstance else { return instance }
        let installed = instance.copy()
        for field in dynamicFields {
            installed.fields[field.index] = try installer.install(installed.fields[field.index], field.part)
        }
        return installed
    }

    /// The same case with what it carries installed; `provide` hands over the installer where there is something.
    private func install(
        _ instance: EnumInstance, _ provide: ((Installer) throws -> [Value]) throws -> [Value]
    ) throws -> EnumInstance {
        let index = instance.enumCase.index
        guard dynamicPayloads.indices.contains(index), !dynamicPayloads[index].isEmpty else { return instance }
        let values = dynamicPayloads[index]
        let payload = try provide { installer in
            var payload = instance.payload
            for value in values { payload[value.index] = try installer.install(payload[value.index], value.part) }
            return payload
        }
        return EnumInstance(instance.runtimeType, instance.enumCase, payload: payload)
    }

    /// Whether a dynamic property has an `update()` of its own: the default does nothing.
    var updates: Bool { update?.callee.declaration.owner?.isBuiltIn == false }

    /// Calls the `update()` that a declared dynamic property may have.
    func update(_ property: inout Value) throws {
        if let update, updates {
            _ = try update.callee.call(changing: &property, [], update.types)
        }
    }

    /// Whether two instances are equal: by the type's own `==`, or by what they hold.
    func areEqual(_ one: DeclaredInstance, _ other: DeclaredInstance) -> Bool {
        guard let equality else { return one.hasSameContent(as: other) }
        do {
            let answer = try equality.callee.call(
                on: type.metatype, [.instance(one), .instance(other)], equality.types)
            return answer == .bool(true)
        } catch {
            machine.report(error)
            return false
        }
    }

    /// Whether two instances look the same (rule F2): plain data and what has no `==` by what they hold, all else by the
    /// type's own `==`.
    func areEqual(_ one: DeclaredInstance, _ other: DeclaredInstance, by comparison: Comparison) -> Bool {
        isEquatable && !isPlain(one)
            ? comparison.noting(answer: areEqual(one, other)) : one.hasSameContent(as: other, by: comparison)
    }

    /// Whether the type is plain data: nothing in it is kept elsewhere in memory.
    private func isPlain(_ instance: DeclaredInstance) -> Bool {
        if let knownPlainness { return knownPlainness }
        let answer = PlainData.isPlain(.instance(instance), type.type, type.types)
        knownPlainness = answer
        return answer
    }

    /// What the type's own `hash(into:)` feeds its hasher; nil where it has none.
    func ownHash(of instance: DeclaredInstance) -> [Value]? {
        guard let hash else { return nil }
        if case .synthesized = hash.callee.declaration.implementation { return nil }
        let hasher = Cell(HasherValue().value)
        do {
            _ = try hash.callee.call(on: .instance(instance), [.instance(hasher)], hash.types)
        } catch {
            machine.report(error)
        }
        return HasherValue(hasher.content)?.values
    }

    /// The `description` that the type itself declares.
    func ownDescription(of instance: DeclaredInstance) -> String? {
        text(description, of: instance) ?? text(debugDescription, of: instance)
    }

    /// The `debugDescription` that the type itself declares, or else its `description`.
    func ownDebugDescription(of instance: DeclaredInstance) -> String? {
        text(debugDescription, of: instance) ?? text(description, of: instance)
    }

    private func text(_ witness: Witness?, of instance: DeclaredInstance) -> String? {
        guard let witness else { return nil }
        do {
            guard case .string(let text) = try witness.callee.call(on: .instance(instance), [], witness.types) else {
                return nil
            }
            return text
        } catch {
            machine.report(error)
            return nil
        }
    }
}
