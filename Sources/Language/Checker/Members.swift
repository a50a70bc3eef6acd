/// A member that was found on a type, with what its generic parameters stand for there.
struct FoundMember {
    /// The member.
    let member: Member
    /// What the generic parameters of the member's type, or `Self` of its protocol, stand for.
    let substitution: Substitution
    /// What an extension asks before the member may be used, in terms of the extension.
    let requirements: [Requirement]
    /// The lower, the closer to the type: its own members, those of superclasses, those of protocols.
    let rank: Int
    /// Whether a protocol asks for it, so that the witness runs.
    let isRequirement: Bool
}

extension Checker {
    /// All members of that name on a type, the closest first.
    ///
    /// - Parameter isStatic: whether members of the type itself are meant, initializers and cases among them.
    func findMembers(_ name: String, on type: SwiftType, isStatic: Bool) -> [FoundMember] {
        findMembers(on: type) { context in
            context.members(named: name).filter { $0.isStatic == isStatic && !$0.isType }
        }
    }

    private func findMembers(
        on type: SwiftType, _ members: (DeclarationContext) -> [Member]
    ) -> [FoundMember] {
        let type = known(type)
        var found: [FoundMember] = []
        var rank = 0
        var current: SwiftType? = type
        while case .nominal(let nominal)? = current {
            let substitution = substitution(for: nominal)
            for context in declarations.contexts(of: nominal.declaration) {
                let members = members(context)
                if members.isEmpty { continue }
                resolve(context)
                let requirements = context.signature.requirements
                    .dropFirst(nominal.declaration.signature.requirements.count)
                for member in members {
                    if rank > 0, case .function(let function) = member, function.kind == .initializer { continue }
                    found.append(
                        FoundMember(
                            member: member, substitution: substitution, requirements: Array(requirements),
                            rank: rank + (requirements.isEmpty ? 1 : 0), isRequirement: false))
                }
            }
            current = superclass(of: .nominal(nominal))
            rank += 10
        }
        if case .nominal = type {
        } else if let superclass = superclass(of: type) {
            found += findMembers(on: superclass, members)
        }
        for constraint in protocols(of: type) {
            found += findMembers(in: constraint, for: type, members)
        }
        return found.sorted { $0.rank < $1.rank }
    }

    private func findMembers(
        in constraint: ProtocolType, for type: SwiftType, _ members: (DeclarationContext) -> [Member]
    ) -> [FoundMember] {
        var found: [FoundMember] = []
        for context in declarations.contexts(of: constraint.declaration) {
            let members = members(context)
            if members.isEmpty { continue }
            resolve(context)
            guard let own = constraint.declaration.signature.parameters.first else { continue }
            let asked = context.signature.requirements
                .dropFirst(constraint.declaration.signature.requirements.count)
            for member in members {
                let rank = context.isExtension ? (asked.isEmpty ? 300 : 200) : 100
                found.append(
                    FoundMember(
                        member: member, substitution: [own: type], requirements: Array(asked), rank: rank,
                        isRequirement: !context.isExtension))
            }
        }
        return found
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
            return (first.isLetter || first == "$") && !["init", "subscript"].contains(name)
                && !findMembers(name, on: type, isStatic: isStatic).isEmpty
        }
    }

    /// The first property of that name whose requirements hold, with what it stands for.
    func findProperty(_ name: String, on type: SwiftType, isStatic: Bool) -> (PropertyDeclaration, FoundMember)? {
        for found in findMembers(name, on: type, isStatic: isStatic) {
            guard case .property(let property) = found.member else { continue }
            guard requirementsHold(found) else { continue }
            return (property, found)
        }
        return nil
    }

    /// Whether what an extension asks holds; binds variables where it tells them.
    func requirementsHold(_ found: FoundMember) -> Bool {
        if found.requirements.isEmpty { return true }
        return attempt {
            found.requirements.allSatisfy { satisfies($0.map { substitute($0, found.substitution) }) } ? true : nil
        } ?? false
    }

    /// The type of an instance property; nil where there is none.
    func propertyType(named name: String, of type: SwiftType) throws -> SwiftType? {
        guard let (property, found) = findProperty(name, on: type, isStatic: false) else { return nil }
        try resolve(property)
        return substitute(property.type, found.substitution)
    }
}
