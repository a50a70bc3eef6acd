/// An associated type of a type, as a key.
struct WitnessKey: Hashable {
    let nominal: NominalDeclaration
    let member: AssociatedType
}

extension Checker {
    /// The witness of an associated type in a type; nil where it is not known (yet).
    func typeWitness(of member: AssociatedType, in type: SwiftType) -> SwiftType? {
        switch type {
        case .nominal(let nominal):
            guard let witness = typeWitness(of: member, in: nominal.declaration) else { return nil }
            return substitute(witness, substitution(for: nominal))
        case .parameter, .member, .opaque, .existential:
            for case .sameType(let one, let other) in here.signature.requirements {
                if case .member(let base, let named) = one, named.name == member.name, base == type { return other }
            }
            for constraint in closure(of: constraints(on: type)) {
                if let witness = stated(member, by: constraint, for: type) { return witness }
            }
            if let witness = statedAbove(member, of: type) { return witness }
            if case .existential = type { return upperBound(of: member) }
            return nil
        default: return nil
        }
    }

    /// Whether the constraints on a type determine an associated type of it.
    func isStated(_ member: AssociatedType, on type: SwiftType) -> Bool {
        closure(of: constraints(on: type)).contains { stated(member, by: $0, for: type) != nil }
    }

    /// The associated type that a constraint states: `P<X>`, or a protocol with `where Body == X`.
    private func stated(_ member: AssociatedType, by constraint: ProtocolType, for type: SwiftType) -> SwiftType? {
        if let index = constraint.declaration.primaryAssociatedTypes.firstIndex(of: member.name),
            index < constraint.arguments.count
        {
            return constraint.arguments[index]
        }
        resolve(constraint.declaration)
        guard let own = constraint.declaration.signature.parameters.first else { return nil }
        for case .sameType(.member(.parameter(let parameter), let named), let other)
            in constraint.declaration.signature.requirements where parameter == own && named.name == member.name
        {
            return substitute(other, [own: type])
        }
        return nil
    }

    /// What the protocol of an associated type states of a type inside of it: `associatedtype S: Sequence where
    /// S.Element == Item`.
    private func statedAbove(_ member: AssociatedType, of type: SwiftType) -> SwiftType? {
        guard case .member(let base, let outer) = type else { return nil }
        for constraint in closure(of: constraints(on: base) + [ProtocolType(outer.owner)]) {
            resolve(constraint.declaration)
            guard let own = constraint.declaration.signature.parameters.first else { continue }
            for case .sameType(.member(.member(.parameter(own), let inner), let named), let other)
                in constraint.declaration.signature.requirements
            where inner.name == outer.name && named.name == member.name {
                return substitute(other, [own: base])
            }
        }
        return nil
    }

    /// The associated type as it follows from another one that a protocol says to be the same: `where S.Element == Item`.
    private func witnessFromSameTypes(
        of member: AssociatedType, _ selfType: SwiftType, _ protocols: [ProtocolType]
    ) -> SwiftType? {
        for constraint in protocols {
            resolve(constraint.declaration)
            guard let own = constraint.declaration.signature.parameters.first else { continue }
            for case .sameType(let one, .member(.parameter(own), let named))
                in constraint.declaration.signature.requirements where named.name == member.name
            {
                let type = finished(substitute(one, [own: selfType]))
                let isKnown = !type.contains {
                    if case .member(let base, _) = $0 { return base == selfType }
                    return false
                }
                if isKnown { return type }
            }
        }
        return nil
    }

    /// The upper bound of an existential's associated type: `any View` for `Body`.
    private func upperBound(of member: AssociatedType) -> SwiftType? {
        resolve(member.owner)
        guard let own = member.owner.signature.parameters.first else { return nil }
        var bounds: [ProtocolType] = []
        for case .conformance(let subject, let constraint) in member.owner.signature.requirements
        where subject == .member(of: .parameter(own), member) {
            bounds.append(constraint)
        }
        return .existential(bounds)
    }

    /// The witness of an associated type in a declared type, in terms of its generic parameters.
    private func typeWitness(of member: AssociatedType, in nominal: NominalDeclaration) -> SwiftType? {
        let key = WitnessKey(nominal: nominal, member: member)
        if let known = witnesses[key] { return known }
        // While it is being found, it is not known.
        witnesses[key] = .some(nil)
        guard let found = findTypeWitness(of: member, in: nominal), !asksBack(found, nominal) else {
            witnesses.removeValue(forKey: key)
            return nil
        }
        witnesses[key] = found
        return found
    }

    /// Whether what was found for an associated type of a type names an associated type of the same type, which is
    /// not known then either: looking it up would never end.
    private func asksBack(_ witness: SwiftType, _ nominal: NominalDeclaration) -> Bool {
        witness.contains {
            if case .member(.nominal(let base), _) = $0 { return base.declaration == nominal }
            return false
        }
    }

    private func findTypeWitness(of member: AssociatedType, in nominal: NominalDeclaration) -> SwiftType? {
        resolve(nominal)
        let own = nominal.signature.parameters.map { SwiftType.parameter($0) }
        let selfType = SwiftType.nominal(NominalType(nominal, own))
        for context in declarations.contexts(of: nominal, holding: member.name) {
            for declared in context.members(named: member.name) where declared.isType {
                if case .associatedType = declared { continue }
                // One that takes arguments names no type by itself.
                if case .alias(let alias) = declared, (try? resolve(alias)) != nil, !alias.parameters.isEmpty {
                    continue
                }
                if let type = try? type(of: declared, in: selfType, substitution: [:]) { return type }
            }
        }
        if let parameter = nominal.signature.parameters.first(where: { $0.name == member.name }) {
            return .parameter(parameter)
        }
        var protocols: [ProtocolType] = []
        for context in declarations.contexts(naming: nominal) { protocols += inherited(in: context) }
        protocols = closure(of: protocols)
        if member.name == "RawValue", let raw = nominal.rawType { return raw }
        for constraint in protocols {
            if let type = stated(member, by: constraint, for: selfType) { return type }
        }
        if let type = witnessFromRequirements(of: member, in: nominal, selfType) { return type }
        if let type = witnessFromSameTypes(of: member, selfType, protocols) { return type }
        if member.name == "Element", let type = elementOfIterator(in: nominal) { return type }
        if member.name == "Iterator", let type = iterator(in: nominal) { return type }
        if let superclass = superclass(of: nominal) {
            if let type = typeWitness(of: member, in: .nominal(superclass)) { return type }
        }
        if let type = defaultWitness(of: member, selfType, protocols) { return type }
        if let type = witnessFromExtensions(of: member, selfType) { return type }
        // Built-in views are drawn by the engine and have no body of their own.
        if member.name == "Body", nominal.isBuiltIn, let never = declarations.builtIns.nominal(named: "Never") {
            return .nominal(NominalType(never))
        }
        return nil
    }

    /// The method of a type that takes nothing.
    private func method(_ name: String, of nominal: NominalDeclaration) -> FunctionDeclaration? {
        for context in declarations.contexts(of: nominal, holding: name) {
            for case .function(let function) in context.members(named: name) where !function.isStatic {
                guard (try? resolveSignature(function)) != nil, function.parameters.isEmpty else { continue }
                return function
            }
        }
        return nil
    }

    /// What a sequence makes to be walked through, or itself where it is its own iterator.
    private func iterator(in nominal: NominalDeclaration) -> SwiftType? {
        if let make = method("makeIterator", of: nominal) { return make.result }
        return method("next", of: nominal) == nil ? nil : selfType(of: nominal)
    }

    /// The element type of a sequence's iterator.
    private func elementOfIterator(in nominal: NominalDeclaration) -> SwiftType? {
        if let make = method("makeIterator", of: nominal) {
            return (try? memberType(named: "Element", in: make.result)) ?? nil
        }
        // A sequence may be its own iterator; a collection has what it answers for an index.
        if let next = method("next", of: nominal) { return wrapped(next.result) }
        for context in declarations.contexts(of: nominal, holding: "subscript") {
            for case .subscript(let declaration) in context.members(named: "subscript")
            where !declaration.getter.isStatic {
                guard (try? resolveSignature(declaration.getter)) != nil,
                    declaration.getter.parameters.map(\.label) == [nil]
                else { continue }
                return declaration.getter.result
            }
        }
        return nil
    }

    /// The associated type as inferred from the witnesses of the protocol's requirements.
    private func witnessFromRequirements(
        of member: AssociatedType, in nominal: NominalDeclaration, _ selfType: SwiftType
    ) -> SwiftType? {
        resolve(member.owner)
        guard let own = member.owner.signature.parameters.first, let body = member.owner.body else { return nil }
        for requirement in body.order {
            guard let asked = try? shape(of: requirement), asked.mentions(member, of: own) else { continue }
            for context in declarations.contexts(of: nominal, holding: requirement.name) {
                for candidate in context.members(named: requirement.name) {
                    guard candidate.isStatic == requirement.isStatic, let offered = try? shape(of: candidate) else {
                        continue
                    }
                    if let type = match(asked, offered, for: member, own, selfType) { return type }
                }
            }
        }
        return nil
    }

    /// The associated type as inferred from default implementations in protocol extensions.
    private func witnessFromExtensions(of member: AssociatedType, _ selfType: SwiftType) -> SwiftType? {
        guard let own = member.owner.signature.parameters.first, let body = member.owner.body else { return nil }
        for requirement in body.order {
            guard let asked = try? shape(of: requirement), asked.mentions(member, of: own) else { continue }
            for found in findMembers(requirement.name, on: selfType, isStatic: requirement.isStatic) {
                guard !found.isRequirement, found.isOfProtocol, requirementsHold(found),
                    var offered = try? shape(of: found.member)
                else { continue }
                offered.types = offered.types.map { substitute($0, found.substitution) }
                if let type = match(asked, offered, for: member, own, selfType) { return type }
            }
        }
        return nil
    }

    private func match(
        _ asked: Shape, _ offered: Shape, for member: AssociatedType, _ own: GenericParameter, _ selfType: SwiftType
    ) -> SwiftType? {
        guard asked.labels == offered.labels, asked.types.count == offered.types.count else { return nil }
        var open: [AssociatedType: SwiftType] = [:]
        let wanted = freshVariable()
        open[member] = wanted
        return probe {
            for (one, other) in zip(asked.types, offered.types) {
                let one = replaceMembers(one, of: own, selfType, &open)
                guard unify(one, other) else { return nil }
            }
            if let thrown = asked.thrown {
                guard unify(replaceMembers(thrown, of: own, selfType, &open), offered.errors ?? anyError) else {
                    return nil
                }
            }
            let type = finished(wanted)
            return type.containsVariables ? nil : type
        }
    }

    /// A requirement's type with `Self` replaced, and each associated type of the protocol open.
    private func replaceMembers(
        _ type: SwiftType, of own: GenericParameter, _ selfType: SwiftType, _ open: inout [AssociatedType: SwiftType]
    ) -> SwiftType {
        switch type {
        case .parameter(let parameter) where parameter == own: return selfType
        case .member(.parameter(let parameter), let member) where parameter == own:
            if let variable = open[member] { return variable }
            let variable = freshVariable()
            open[member] = variable
            return variable
        default: return type.mapParts { replaceMembers($0, of: own, selfType, &open) }
        }
    }

    /// The protocol's own default, or what a constrained extension supplies: `extension P where Body == X`.
    private func defaultWitness(
        of member: AssociatedType, _ selfType: SwiftType, _ protocols: [ProtocolType]
    ) -> SwiftType? {
        let declared = protocols.flatMap { $0.declaration.associatedTypes.filter { $0.name == member.name } }
        for member in [member] + declared {
            guard let syntax = member.syntax?.initializer?.value, let own = member.owner.signature.parameters.first,
                let body = member.owner.body,
                let type = try? within(checkingContext(of: body), { try resolveType(syntax) })
            else { continue }
            return substitute(type, [own: selfType])
        }
        for constraint in protocols {
            for context in declarations.contexts(of: constraint.declaration) where context.isExtension {
                resolve(context)
                guard let own = constraint.declaration.signature.parameters.first else { continue }
                for case .sameType(.member(.parameter(let parameter), let named), let other)
                    in context.signature.requirements where parameter == own && named.name == member.name
                {
                    return substitute(other, [own: selfType])
                }
            }
        }
        return nil
    }

    /// The parts of a member's type that are compared between a witness and its requirement.
    struct Shape {
        var labels: [String?]
        var types: [SwiftType]
        /// The type of the errors as it is written, and as it is.
        var thrown: SwiftType?
        var errors: SwiftType?

        func mentions(_ member: AssociatedType, of own: GenericParameter) -> Bool {
            (types + (thrown.map { [$0] } ?? [])).contains {
                $0.contains { $0 == .member(of: .parameter(own), member) }
            }
        }
    }

    /// Labels, parameter types and result of a member.
    func shape(of member: Member) throws -> Shape {
        switch member {
        case .function(let function):
            try resolveSignature(function)
            // The generic parameters of the two members stand for each other.
            let own = function.ownGenerics.reduce(into: Substitution()) { $0[$1] = freshVariable() }
            return Shape(
                labels: function.parameters.map(\.label),
                types: (function.parameters.map(\.type) + [function.result]).map { substitute($0, own) },
                thrown: function.thrown, errors: errors(function.isThrowing, function.thrown))
        case .property(let property):
            try resolve(property)
            return Shape(labels: [], types: [property.type])
        case .subscript(let declaration):
            try resolveSignature(declaration.getter)
            let getter = declaration.getter
            return Shape(labels: getter.parameters.map(\.label), types: getter.parameters.map(\.type) + [getter.result])
        case .enumCase(let enumCase):
            try resolve(enumCase)
            return Shape(
                labels: enumCase.payload.map(\.label),
                types: enumCase.payload.map(\.type) + [selfType(of: enumCase.owner)])
        case .type, .alias, .associatedType: return Shape(labels: [], types: [])
        }
    }

    /// The type that a declaration forms with its own generic parameters.
    func selfType(of nominal: NominalDeclaration) -> SwiftType {
        resolve(nominal)
        if nominal.kind == .protocol { return nominal.signature.parameters.first.map { .parameter($0) } ?? .any }
        return .nominal(NominalType(nominal, nominal.signature.parameters.map { .parameter($0) }))
    }
}
