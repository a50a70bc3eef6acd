/// How a type conforms to a protocol.
struct Conformance {
    /// The type's own declaration, or the extension that declares it.
    let context: DeclarationContext
    /// The protocol as it is named there.
    let constraint: ProtocolType
}

/// A conformance that is asked for and missing.
struct UnmetConformance {
    let type: SwiftType
    let constraint: ProtocolType
}

/// Whether something holds, and if not, the first conformance that was found missing, if any was.
struct Verdict {
    let holds: Bool
    let unmet: UnmetConformance?
}

/// Which conformance is meant.
struct ConformanceKey: Hashable {
    let nominal: NominalDeclaration
    let target: NominalDeclaration
}

extension Checker {
    /// Protocols without requirements.
    static let markers: Set<String> = [
        "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype", "Any",
    ]

    /// Whether something holds, and if not, which conformance was missing.
    func verdict(_ work: () throws -> Bool) rethrows -> Verdict {
        let outer = unmetConformance
        unmetConformance = nil
        defer { unmetConformance = outer }
        return try work() ? Verdict(holds: true, unmet: nil) : Verdict(holds: false, unmet: unmetConformance)
    }

    /// Whether a type conforms; binds variables where the protocol's arguments tell them. Notes what failed.
    func satisfies(_ type: SwiftType, _ constraint: ProtocolType, for parameter: GenericParameter? = nil) -> Bool {
        if conforms(type, to: constraint) { return true }
        // An existential is opened for a function's own generic parameter.
        if case .existential(let protocols) = known(type), let parameter, opens(parameter) {
            if protocols.contains(where: { extends($0.declaration, constraint.declaration) }) { return true }
        }
        if unmetConformance == nil { unmetConformance = UnmetConformance(type: known(type), constraint: constraint) }
        return false
    }

    /// Whether a type conforms; binds variables where the protocol's arguments tell them.
    func conforms(_ type: SwiftType, to constraint: ProtocolType) -> Bool {
        if Self.markers.contains(constraint.declaration.name), constraint.declaration.isBuiltIn { return true }
        let type = known(type)
        if constraint.declaration.isAnyObject, isClass(type) { return true }
        switch type {
        case .variable(let variable):
            if !variable.constraints.contains(constraint) {
                remember(variable)
                variable.constraints.append(constraint)
            }
            return true
        case .nominal(let nominal):
            guard let conformance = conformance(of: nominal.declaration, to: constraint.declaration) else {
                return false
            }
            guard holds(conformance, for: nominal) else { return false }
        case .parameter, .member, .opaque:
            if case .member(let base, _) = type, base.containsVariables { return true }
            guard let known = constraints(on: type).first(where: { extends($0.declaration, constraint.declaration) })
            else {
                guard let superclass = superclass(of: type) else { return false }
                return conforms(superclass, to: constraint)
            }
            if known.declaration == constraint.declaration, !known.arguments.isEmpty, !constraint.arguments.isEmpty {
                return zip(known.arguments, constraint.arguments).allSatisfy { unify($0, $1) }
            }
        case .existential(let protocols):
            // `any Error` and `AnyObject` are the existentials that conform to their own protocol.
            return protocols.contains {
                $0.declaration == constraint.declaration
                    && ($0.declaration.name == "Error" || $0.declaration.isAnyObject)
            }
        case .function, .tuple, .metatype:
            return constraint.declaration.name == "Copyable"
        }
        return unifyPrimary(of: type, with: constraint)
    }

    private func unifyPrimary(of type: SwiftType, with constraint: ProtocolType) -> Bool {
        guard !constraint.arguments.isEmpty else { return true }
        let names = constraint.declaration.primaryAssociatedTypes
        for (name, argument) in zip(names, constraint.arguments) {
            guard let member = associatedType(named: name, in: constraint.declaration) else { return false }
            guard unify(.member(of: type, member), argument) else { return false }
        }
        return true
    }

    /// Whether what a conditional conformance asks for holds.
    private func holds(_ conformance: Conformance, for type: NominalType) -> Bool {
        guard conformance.context.isExtension else { return true }
        let requirements = conformance.context.signature.requirements
            .dropFirst(type.declaration.signature.requirements.count)
        if requirements.isEmpty { return true }
        let key = ConformanceKey(nominal: type.declaration, target: conformance.constraint.declaration)
        let outer = asked
        guard asked.ask(key, ofSize: SwiftType.nominal(type).size) else {
            let place = inference.expressions.last?.position ?? SourcePosition(source, offset: 0)
            stop(
                with: Diagnostic(
                    .conformanceNeedsItself(finished(.nominal(type)), constraint: conformance.constraint), at: place))
            return false
        }
        defer { asked = outer }
        let substitution = substitution(for: type)
        return requirements.allSatisfy { satisfies($0.map { substitute($0, substitution) }) }
    }

    /// Whether a requirement holds; binds variables where it tells them.
    func satisfies(_ requirement: Requirement) -> Bool {
        switch requirement {
        case .conformance(let type, let constraint): satisfies(type, constraint)
        case .sameType(let one, let other): unify(one, other)
        case .superclass(let type, let superclass): inherits(type, from: superclass)
        }
    }

    /// Whether a requirement holds with types in the place of generic parameters. `Self` of a protocol's extension stands for
    /// what is inside an existential, which conforms to all that this names.
    func satisfies(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
        if case .conformance(.parameter(let parameter), let constraint) = requirement, parameter.kind == .selfType,
            case .existential(let protocols)? = substitution[parameter].map(known), constraint.arguments.isEmpty,
            protocols.contains(where: { extends($0.declaration, constraint.declaration) })
        {
            return true
        }
        return satisfies(requirement.map { substitute($0, substitution) })
    }

    /// Whether a class type is another or inherits from it; for a type variable the superclass is recorded.
    private func inherits(_ type: SwiftType, from superclass: SwiftType) -> Bool {
        guard case .variable(let variable) = known(type) else { return isSubclass(type, of: superclass) }
        // The more derived of two superclasses is kept.
        if let noted = variable.superclass, isSubclass(noted, of: superclass) { return true }
        remember(variable)
        variable.superclass = superclass
        return true
    }

    /// The substitution for the generic parameters of a type's declaration.
    func substitution(for type: NominalType) -> Substitution {
        resolve(type.declaration)
        return Dictionary(zip(type.declaration.signature.parameters, type.arguments)) { first, _ in first }
    }

    /// How a declaration conforms to a protocol, by itself or through a protocol that refines it.
    func conformance(of nominal: NominalDeclaration, to target: NominalDeclaration) -> Conformance? {
        if nominal == target, nominal.kind == .protocol {
            return nominal.body.map { Conformance(context: $0, constraint: ProtocolType(target)) }
        }
        let key = ConformanceKey(nominal: nominal, target: target)
        if let known = conformances[key] { return known }
        let found = findConformance(of: nominal, to: target)
        conformances[key] = found
        return found
    }

    private func findConformance(of nominal: NominalDeclaration, to target: NominalDeclaration) -> Conformance? {
        let isOfLibrary =
            nominal.isBuiltIn && target.isBuiltIn && declarations.extensions.conforming(nominal).isEmpty
        if isOfLibrary, nominal.lacksInLibrary.contains(ObjectIdentifier(target)) { return nil }
        var isCertain = isOfLibrary
        for context in declarations.contexts(naming: nominal) {
            let known = protocols(namedIn: context)
            if let known, !known.contains(target) { continue }
            isCertain = isCertain && known != nil
            for constraint in inherited(in: context) where extends(constraint.declaration, target) {
                resolve(context)
                return Conformance(context: context, constraint: constraint)
            }
        }
        if let superclass = superclass(of: nominal) { return conformance(of: superclass.declaration, to: target) }
        // An enum without payloads is implicitly Equatable and Hashable.
        if nominal.kind == .enum, ["Equatable", "Hashable"].contains(target.name), target.isBuiltIn,
            !nominal.cases.isEmpty, nominal.cases.allSatisfy({ $0.payload.isEmpty }), let body = nominal.body
        {
            return Conformance(context: body, constraint: ProtocolType(target))
        }
        if isCertain { nominal.lacksInLibrary.insert(ObjectIdentifier(target)) }
        return nil
    }

    /// Whether one protocol is another or refines it.
    func extends(_ one: NominalDeclaration, _ other: NominalDeclaration) -> Bool {
        if one == other { return true }
        if let known = one.body.flatMap({ protocols(namedIn: $0) }) { return known.contains(other) }
        return refined(by: one).contains { extends($0.declaration, other) }
    }

    /// The protocols that a built-in type, protocol or extension names, with all that these refine, which never change; nil
    /// for others, and while they are worked out.
    private func protocols(namedIn context: DeclarationContext) -> Set<NominalDeclaration>? {
        if let known = context.namedProtocols { return known }
        guard context.isBuiltIn else { return nil }
        var all: Set<NominalDeclaration> = []
        for named in inherited(in: context) {
            guard let body = named.declaration.body, let further = protocols(namedIn: body) else { return nil }
            all.formUnion(further)
            all.insert(named.declaration)
        }
        guard context.inheritance == nil || context.inheritedIsWhole else { return nil }
        context.namedProtocols = all
        return all
    }

    /// The protocols that a protocol names in its head or its `where Self: P`.
    func refined(by declaration: NominalDeclaration) -> [ProtocolType] {
        guard let body = declaration.body else { return [] }
        return inherited(in: body)
    }

    /// A protocol and all that it refines, each once.
    func closure(of constraints: [ProtocolType]) -> [ProtocolType] {
        var found: [ProtocolType] = []
        var open = constraints
        while !open.isEmpty {
            let next = open.removeFirst()
            if found.contains(next) { continue }
            found.append(next)
            open += refined(by: next.declaration)
        }
        return found
    }

    /// The protocols that an abstract type conforms to: a generic parameter, an associated type, an opaque type or an
    /// existential.
    func constraints(on type: SwiftType) -> [ProtocolType] {
        switch known(type) {
        case .existential(let protocols): return protocols
        case .opaque(let opaque):
            let substitution = Dictionary(zip(opaque.declaration.parameters, opaque.arguments)) { first, _ in first }
            return opaque.declaration.constraints.map { $0.mapArguments { substitute($0, substitution) } }
        case .variable(let variable): return variable.constraints
        case .parameter: return stated(for: type) + statedForMembers(sameAs: type)
        case .member(let base, let member): return stated(for: type) + declared(for: member, of: base)
        default: return []
        }
    }

    /// The protocols that the declarations of an associated type name.
    private func declared(for member: AssociatedType, of base: SwiftType) -> [ProtocolType] {
        var found: [ProtocolType] = []
        for constraint in closure(of: constraints(on: base) + [ProtocolType(member.owner)]) {
            resolve(constraint.declaration)
            guard let own = constraint.declaration.signature.parameters.first else { continue }
            for case .conformance(.member(.parameter(let parameter), let other), let asked)
                in constraint.declaration.signature.requirements
            where parameter == own && other.name == member.name {
                found.append(asked.mapArguments { substitute($0, [own: base]) })
            }
        }
        return found
    }

    /// The protocols of the associated types that same-type requirements in scope set equal to a generic parameter:
    /// `where T == S.Element`.
    private func statedForMembers(sameAs type: SwiftType) -> [ProtocolType] {
        here.signature.requirements.flatMap { requirement -> [ProtocolType] in
            switch requirement {
            case .sameType(.member(let base, let member), type) where !base.contains({ $0 == type }),
                .sameType(type, .member(let base, let member)) where !base.contains({ $0 == type }):
                declared(for: member, of: base)
            default: []
            }
        }
    }

    /// The protocols that the generic signature in scope requires of a type.
    private func stated(for type: SwiftType) -> [ProtocolType] {
        here.signature.requirements.compactMap { requirement in
            guard case .conformance(let subject, let constraint) = requirement else { return nil }
            return subject == type || isSameMember(subject, type) || isSetEqual(subject, type) ? constraint : nil
        }
    }

    /// Whether a same-type requirement in scope sets two types equal: what is asked of one is asked of the other.
    private func isSetEqual(_ one: SwiftType, _ other: SwiftType) -> Bool {
        here.signature.requirements.contains {
            guard case .sameType(let first, let second) = $0 else { return false }
            return first == one && second == other || first == other && second == one
        }
    }

    /// Whether two types are the same associated type of equal types.
    private func isSameMember(_ one: SwiftType, _ other: SwiftType) -> Bool {
        guard case .member(let a, let member) = one, case .member(let b, let named) = other else { return false }
        return member.name == named.name && (a == b || known(a) == known(b))
    }

    /// Whether two associated types of one type are the same: one that a protocol declares anew is the inherited one, and
    /// what protocols of the program call alike is alike. Those of the library stand for its type aliases, too.
    func isSame(_ one: AssociatedType, _ other: AssociatedType) -> Bool {
        if one == other { return true }
        guard one.name == other.name else { return false }
        return !one.owner.isBuiltIn && !other.owner.isBuiltIn
            || extends(one.owner, other.owner) || extends(other.owner, one.owner)
    }

    /// The associated type of that name in a protocol or one that it refines.
    func associatedType(named name: String, in declaration: NominalDeclaration) -> AssociatedType? {
        for constraint in closure(of: [ProtocolType(declaration)]) {
            if let found = constraint.declaration.associatedTypes.first(where: { $0.name == name }) { return found }
        }
        return nil
    }

    /// Whether an argument of existential type may be opened for a generic parameter: one of the function itself.
    private func opens(_ parameter: GenericParameter) -> Bool { parameter.isOpenable }

    func superclass(of type: SwiftType) -> SwiftType? {
        switch known(type) {
        case .nominal(let nominal):
            return superclass(of: nominal.declaration).map { substitute(.nominal($0), substitution(for: nominal)) }
        case let type:
            for case .superclass(let subject, let superclass) in here.signature.requirements where subject == type {
                return superclass
            }
            return nil
        }
    }

    func superclass(of nominal: NominalDeclaration) -> NominalType? {
        if let body = nominal.body, nominal.kind == .class { _ = inherited(in: body) }
        return nominal.superclass
    }

    /// Whether a class type is another or inherits from it.
    func isSubclass(_ one: SwiftType, of other: SwiftType) -> Bool {
        var current: SwiftType? = one
        while let type = current {
            if case .variable = known(type) { return unify(type, other) }
            if case .nominal(let a) = known(type), case .nominal(let b) = known(other),
                a.declaration == b.declaration
            {
                return unify(type, other)
            }
            current = superclass(of: type)
        }
        return false
    }
}
