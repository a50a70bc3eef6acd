import Catalogue
import StyleEngine

/// All concrete types of one program, each made once.
final class RuntimeTypes {
    /// Answers about declarations.
    private(set) var source: any ConformanceSource
    /// Makes code of declarations.
    unowned let lowerer: Lowerer
    /// Frees what values of the program's types held.
    let recycler = Recycler()
    /// The arguments of what is not generic.
    let none = TypeArguments([])

    private var types: [SwiftType: RuntimeType] = [:]
    private var lists: [[ObjectIdentifier]: TypeArguments] = [:]
    private var identities: [IdentityKey: RuntimeIdentity] = [:]
    private var builtIns: [ObjectIdentifier: RuntimeType] = [:]

    private struct IdentityKey: Hashable {
        let name: String
        let generation: Int
        let arguments: [ObjectIdentifier]
    }

    /// The built-in style protocols.
    let styleProtocols: [StyleProtocol]

    init(source: any ConformanceSource, styleProtocols: [StyleProtocol], lowerer: Lowerer) {
        self.source = source
        self.styleProtocols = styleProtocols
        self.lowerer = lowerer
    }

    /// Changes whenever answers may be others than before.
    private(set) var generation = 0

    /// The types about which something was found that another program may answer otherwise.
    private var answered: [RuntimeType] = []

    /// Asks another program from now on: one in which something was declared, or taken back.
    ///
    /// - Parameter isReplaced: whether a declaration took the place of an earlier one, or was taken back: then types that
    ///   are not declared any more keep the answers that they had.
    func adopt(_ source: any ConformanceSource, isReplaced: Bool) {
        if isReplaced {
            for type in types.values { type.keepAnswers(of: self.source, unlessKnownTo: source) }
        }
        self.source = source
        generation += 1
        builtIns = [:]
        let types = answered
        answered = []
        for type in types { type.forgetAnswers() }
    }

    /// Notes that something was found about a type.
    func note(answersAbout type: RuntimeType) { answered.append(type) }

    /// Lets go of all that was found, when the program ends.
    func dispose() {
        for type in types.values { type.letGoOfAnswers() }
        types = [:]
        answered = []
        lists = [:]
        builtIns = [:]
    }

    /// How deep the parts of a type may be nested, and how many it may have. A large view's type has many; a function
    /// that calls itself with a type made of its own makes deep ones.
    private static let deepest = 200
    private static let largest = 10_000

    /// The run-time type of a concrete type. One that is too large or too deep is reported as a fault, which ends the
    /// evaluation; until then it counts as `Any`.
    func type(of type: SwiftType) -> RuntimeType {
        if let known = types[type] { return known }
        if type.size > RuntimeTypes.largest {
            lowerer.machine.report(Fault.typeTooLarge(limit: RuntimeTypes.largest))
            return self.type(of: .any)
        } else if type.isNested(deeperThan: RuntimeTypes.deepest) {
            lowerer.machine.report(Fault.typeTooDeep(limit: RuntimeTypes.deepest))
            return self.type(of: .any)
        }
        let arguments: TypeArguments
        let key: IdentityKey
        if case .nominal(let nominal) = type {
            arguments = self.arguments(nominal.arguments.map(self.type(of:)))
            key = IdentityKey(
                name: nominal.declaration.identityName, generation: nominal.declaration.generation,
                arguments: arguments.types.map { ObjectIdentifier($0.identity.declared ?? none) })
        } else {
            arguments = none
            key = IdentityKey(name: "\(type)", generation: 0, arguments: [])
        }
        let name = if case .nominal(let nominal) = type { nominal.declaration.name } else { "\(type)" }
        let identity = identities[key] ?? RuntimeIdentity(name: name)
        identities[key] = identity
        let made = RuntimeType(type, identity: identity, arguments: arguments, types: self)
        types[type] = made
        return made
    }

    /// The type behind a metatype value.
    func type(of identity: TypeIdentity) -> RuntimeType? {
        (identity.declared as? RuntimeIdentity)?.current
    }

    /// A list of type arguments; equal lists are one object.
    func arguments(_ types: [RuntimeType]) -> TypeArguments {
        guard !types.isEmpty else { return none }
        let key = types.map(ObjectIdentifier.init)
        if let known = lists[key] { return known }
        let list = TypeArguments(types)
        lists[key] = list
        return list
    }

    /// The type of a value, where the value itself knows it: the element types of collections are not known.
    func dynamicType(of value: Value) -> RuntimeType? {
        switch value {
        case .instance(let instance): (instance as? DeclaredInstance)?.runtimeType
        case .bool: builtIn("Bool")
        case .int: builtIn("Int")
        case .double: builtIn("Double")
        case .string: builtIn("String")
        case .keyPath(let path): path.type.flatMap { type(of: $0) }
        case .metatype(let identity): type(of: identity).map { type(of: .metatype($0.type)) }
        case .native(let native):
            if let typed = (native as? Box<TypedValue>)?.wrapped {
                type(of: typed.type)
            } else {
                (native.any as? ErasedStyle).flatMap { builtIn($0.type.name) }
                    ?? builtIn(of: Swift.type(of: native.any)) ?? (native.any as? any NamedNative).flatMap(builtIn)
            }
        default: nil
        }
    }

    /// The type of a collection, tuple or optional as its content tells it; nil where it does not.
    func typeByContent(of value: Value) -> RuntimeType? {
        func common(_ values: some Sequence<Value>) -> SwiftType? {
            var found: RuntimeType?
            for value in values {
                guard let type = dynamicType(of: value) ?? typeByContent(of: value) else { return nil }
                if let known = found, known !== type { return nil }
                found = type
            }
            return found?.type
        }
        func type(_ name: String, _ arguments: [SwiftType?]) -> RuntimeType? {
            let known = arguments.compactMap { $0 }
            guard known.count == arguments.count, let nominal = source.builtInType(named: name) else { return nil }
            return self.type(of: .nominal(NominalType(nominal, known)))
        }
        switch value {
        case .array(let values): return type("Array", [common(values)])
        case .dictionary(let pairs): return type("Dictionary", [common(pairs.keys), common(pairs.values)])
        case .some(let wrapped): return type("Optional", [common([wrapped])])
        case .tuple(let values):
            let types = values.compactMap { dynamicType(of: $0) ?? typeByContent(of: $0) }
            guard types.count == values.count else { return nil }
            return self.type(of: .tuple(types.map { TupleElement(label: nil, type: $0.type) }))
        default: return nil
        }
    }

    /// The built-in type of a name, where it is not generic.
    func builtIn(_ name: String) -> RuntimeType? {
        source.builtInType(named: name).map { type(of: .nominal(NominalType($0))) }
    }

    private func builtIn(_ named: any NamedNative) -> RuntimeType? {
        let arguments = named.typeArguments.compactMap { builtIn($0)?.type }
        guard arguments.count == named.typeArguments.count else { return nil }
        return source.builtInType(named: named.typeName).map { type(of: .nominal(NominalType($0, arguments))) }
    }

    private func builtIn(of native: any Any.Type) -> RuntimeType? {
        if let known = builtIns[ObjectIdentifier(native)] { return known }
        let found = builtIn(TypeIdentity(native).name)
        builtIns[ObjectIdentifier(native)] = found
        return found
    }
}
