/// A member that was found on a type, with the substitution for the type's generic parameters.
struct FoundMember {
    /// The member.
    let member: Member
    /// The types of the generic parameters of the member's owner, or of `Self` of its protocol.
    let substitution: Substitution
    /// The requirements of the member's extension, in terms of the extension.
    let requirements: [Requirement]
    /// The lower, the closer to the type: its own members, those of superclasses, those of protocols.
    let rank: Int
    /// Whether it is a protocol requirement, so that its witness runs.
    let isRequirement: Bool
    /// Whether the type takes it from a protocol, and not from itself or a superclass.
    var isOfProtocol: Bool { rank >= MemberHolder.rankOfProtocols }
}

/// A declaration or extension with members of a type, and the substitution that applies there.
struct MemberHolder {
    let context: DeclarationContext
    /// The type or protocol that the context belongs to.
    let owner: NominalDeclaration
    /// The types of the owner's generic parameters; nil where it is a protocol, whose `Self` is the type.
    let substitution: Substitution?
    /// The type whose member is looked for.
    let type: SwiftType
    /// How far its members are from the type, and what is added to that where the extension has no requirements.
    let rank: Int
    let rankUnasked: Int
    /// The least rank of protocols.
    static let rankOfProtocols = 100
    /// Whether it belongs to a superclass.
    let isInherited: Bool
    /// Whether its members are protocol requirements.
    let isRequirement: Bool
    /// What must hold for the type to conform to the protocol.
    var conditions: [Requirement] = []
}

extension Checker {
    /// All members of that name on a type, the closest first.
    ///
    /// - Parameter isStatic: whether members of the type itself are meant, initializers and cases among them.
    func findMembers(_ name: String, on type: SwiftType, isStatic: Bool) -> [FoundMember] {
        findMembers(on: type, named: name) { context in
            context.members(named: name).filter { $0.isStatic == isStatic && !$0.isType }
        }
    }

    private func findMembers(
        on type: SwiftType, named name: String? = nil, _ members: (DeclarationContext) -> [Member]
    ) -> [FoundMember] {
        var found: [FoundMember] = []
        for holder in memberHolders(of: type, named: name) {
            let members = members(holder.context)
            if members.isEmpty { continue }
            guard let (substitution, requirements) = terms(of: holder) else { continue }
            for member in members {
                if holder.isInherited, case .function(let function) = member, function.kind == .initializer { continue }
                found.append(
                    FoundMember(
                        member: member, substitution: substitution, requirements: requirements + holder.conditions,
                        rank: holder.rank + (requirements.isEmpty ? holder.rankUnasked : 0),
                        isRequirement: holder.isRequirement))
            }
        }
        return found.sorted { $0.rank < $1.rank }
    }

    /// All declarations with members of a type, or with members of a name: its own body and extensions, those of its
    /// superclasses and protocols.
    func memberHolders(of type: SwiftType, named name: String? = nil) -> [MemberHolder] {
        let contexts = { [declarations] (nominal: NominalDeclaration) in
            name.map { declarations.contexts(of: nominal, holding: $0) } ?? declarations.contexts(of: nominal)
        }
        let type = known(type)
        var holders: [MemberHolder] = []
        var rank = 0
        var current: SwiftType? = type
        while case .nominal(let nominal)? = current {
            let substitution = substitution(for: nominal)
            for context in contexts(nominal.declaration) {
                holders.append(
                    MemberHolder(
                        context: context, owner: nominal.declaration, substitution: substitution, type: type,
                        rank: rank,
                        rankUnasked: 1, isInherited: rank > 0, isRequirement: false))
            }
            current = superclass(of: .nominal(nominal))
            rank += 10
        }
        if case .nominal = type {
        } else if let superclass = superclass(of: type) {
            holders += memberHolders(of: superclass, named: name)
        }
        // A member that a declared type does not define itself comes from the closest extension, and not from the
        // witness, which was chosen where the conformance is declared.
        let isDeclared = type.nominal?.isBuiltIn == false
        for constraint in protocols(of: type) {
            let found = contexts(constraint.declaration)
            if found.isEmpty { continue }
            let conditions = conditions(of: type, for: constraint)
            for context in found {
                holders.append(
                    MemberHolder(
                        context: context, owner: constraint.declaration, substitution: nil, type: type,
                        rank: context.isExtension ? 200 : isDeclared ? 400 : 100,
                        rankUnasked: context.isExtension ? 100 : 0,
                        isInherited: false, isRequirement: !context.isExtension, conditions: conditions))
            }
        }
        return holders
    }

    /// Whether a type's conditional conformance to a protocol applies to its generic arguments.
    func meetsConditions(_ type: SwiftType, of target: NominalDeclaration) -> Bool {
        conditions(of: type, for: ProtocolType(target)).allSatisfy { requirement in
            holds { satisfies(requirement) }
        }
    }

    /// What must hold for a type to conform to a protocol that it does not conform to always.
    private func conditions(of type: SwiftType, for constraint: ProtocolType) -> [Requirement] {
        guard case .nominal(let nominal) = type, !nominal.arguments.isEmpty,
            let context = conformance(of: nominal.declaration, to: constraint.declaration)?.context,
            context.isExtension, context.nominal == nominal.declaration
        else { return [] }
        let substitution = substitution(for: nominal)
        return context.signature.requirements.dropFirst(nominal.declaration.signature.requirements.count)
            .map { $0.map { substitute($0, substitution) } }
    }

    /// The substitution for the generic parameters of a holder, and its requirements.
    func terms(of holder: MemberHolder) -> (Substitution, [Requirement])? {
        resolve(holder.context)
        let asked = holder.context.signature.requirements.dropFirst(holder.owner.signature.requirements.count)
        if let substitution = holder.substitution { return (substitution, Array(asked)) }
        return holder.owner.signature.parameters.first.map { ([$0: holder.type], Array(asked)) }
    }

    /// The names of all members that a type has, for messages.
    func memberNames(on type: SwiftType, isStatic: Bool) -> [String] {
        var names: [String] = []
        _ = findMembers(on: type) { context in
            names += context.names
            return []
        }
        return names.filter { name in
            guard let first = name.first else { return false }
            return (first.isLetter || "$_".contains(first)) && !["init", "subscript"].contains(name)
                && !findMembers(name, on: type, isStatic: isStatic).isEmpty
        }
    }

    /// The first property of that name whose requirements hold.
    func findProperty(_ name: String, on type: SwiftType, isStatic: Bool) -> (PropertyDeclaration, FoundMember)? {
        for found in closestFirst(findMembers(name, on: type, isStatic: isStatic)) {
            guard case .property(let property) = found.member else { continue }
            guard requirementsHold(found) else { continue }
            return (property, found)
        }
        return nil
    }

    /// Whether the requirements of a member's extension hold; binds type variables where they determine them.
    func requirementsHold(_ found: FoundMember) -> Bool {
        if found.requirements.isEmpty { return true }
        return holds {
            found.requirements.allSatisfy { satisfies($0, found.substitution) }
        }
    }

    /// The type of an instance property; nil where there is none.
    func propertyType(named name: String, of type: SwiftType) throws -> SwiftType? {
        guard let (property, found) = findProperty(name, on: type, isStatic: false) else { return nil }
        try resolve(property)
        return substitute(property.type, found.substitution)
    }
}
