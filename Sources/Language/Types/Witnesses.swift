/// The witnesses of requirements.
extension Checker {
    /// The witness of a requirement in a declared type; nil where there is none.
    func witness(for requirement: FunctionDeclaration, in nominal: NominalDeclaration) -> FunctionDeclaration? {
        var inner = CheckingContext(context: nominal.body ?? requirement.context, source: requirement.source)
        let type = selfType(of: nominal)
        inner.signature = nominal.signature
        return within(inner) { witness(for: requirement, of: type)?.function }
    }

    /// The witness of a requirement for a type, and the substitution for the generic parameters around it.
    ///
    /// Of a generic type it is the same for all arguments: it is chosen where the conformance is declared, by what is known
    /// there of the parameters.
    func witness(
        for requirement: FunctionDeclaration, of type: SwiftType
    ) -> (function: FunctionDeclaration, substitution: Substitution)? {
        guard case .nominal(let nominal) = type, !nominal.arguments.isEmpty, !nominal.declaration.isBuiltIn,
            let owner = requirement.owner, let conformance = conformance(of: nominal.declaration, to: owner)
        else { return findWitness(for: requirement, of: type) }
        let declared = selfType(of: nominal.declaration)
        let found = within(checkingContext(of: conformance.context)) { findWitness(for: requirement, of: declared) }
        guard let found else { return findWitness(for: requirement, of: type) }
        let arguments = substitution(for: nominal)
        return (found.function, found.substitution.mapValues { substitute($0, arguments) })
    }

    private func findWitness(
        for requirement: FunctionDeclaration, of type: SwiftType
    ) -> (function: FunctionDeclaration, substitution: Substitution)? {
        guard case .nominal(let nominal) = type else { return nil }
        try? resolveSignature(requirement)
        if let inherited = inheritedWitness(for: requirement, of: type) { return inherited }
        var best: (rank: Int, function: FunctionDeclaration, substitution: Substitution)?
        for found in findMembers(requirement.name, on: type, isStatic: requirement.isStaticMember) {
            if found.isRequirement { continue }
            guard let function = candidate(found.member, for: requirement) else { continue }
            guard matches(function, found.substitution, requirement, type), holdsWithin(found) else { continue }
            // A conformance of the library has its witnesses there, whatever shadows them in the program.
            if !function.context.isBuiltIn, let owner = requirement.owner,
                conformance(of: nominal.declaration, to: owner)?.context.isBuiltIn == true
            {
                continue
            }
            let rank = found.rank - found.requirements.count
            let isBetter = best.map { best in
                if let refined = isOfRefinedProtocol(function, than: best.function) { return refined }
                if rank != best.rank { return rank < best.rank }
                // What the program declares shadows what the library does.
                let (isMine, isOthers) = (!function.context.isBuiltIn, !best.function.context.isBuiltIn)
                return isMine != isOthers ? isMine : asksMore(function, than: best.function)
            }
            if isBetter ?? true { best = (rank, function, found.substitution) }
        }
        if requirement.kind == .initializer, best == nil,
            let function = implicitWitness(for: requirement, in: nominal.declaration)
        {
            return (function, substitution(for: nominal))
        }
        // A subclass has what answers the requirement in its superclass: a method that returns `Self`, a required initializer.
        if best == nil, let superclass = superclass(of: type), let found = witness(for: requirement, of: superclass) {
            let own = overridingInitializer(of: found.function, in: nominal.declaration)
            return own.map { ($0, substitution(for: nominal)) } ?? found
        }
        if let best { return (best.function, best.substitution) }
        if let function = globalWitness(for: requirement, of: type) { return (function, [:]) }
        return synthesized(requirement, in: nominal.declaration).map { ($0, substitution(for: nominal)) }
    }

    /// The initializer of a class itself in the place of one of its superclass: `init(copy: Self)` is one of the superclass
    /// there too. Nil for other functions.
    private func overridingInitializer(
        of function: FunctionDeclaration, in nominal: NominalDeclaration
    ) -> FunctionDeclaration? {
        guard function.kind == .initializer, let members = nominal.body?.members(named: function.name) else {
            return nil
        }
        return override(
            of: function,
            among: members.compactMap { member in
                if case .function(let own) = member { own } else { nil }
            })
    }

    /// The operator function outside of all types that is the witness: `func == (one: Song, other: Song) -> Bool`.
    private func globalWitness(for requirement: FunctionDeclaration, of type: SwiftType) -> FunctionDeclaration? {
        guard Self.isOperator(requirement.name) else { return nil }
        return declarations.functions(named: requirement.name).first {
            $0.kind == requirement.kind && matches($0, [:], requirement, type)
        }
    }

    /// The witness for a class that inherits its conformance, where the superclass uses a default implementation: a member
    /// that the subclass adds does not override that. Nil where the subclass is searched itself.
    private func inheritedWitness(
        for requirement: FunctionDeclaration, of type: SwiftType
    ) -> (function: FunctionDeclaration, substitution: Substitution)? {
        guard let protocolOwner = requirement.owner, protocolOwner.kind == .protocol, requirement.kind != .initializer,
            let superclass = superclass(of: type), case .nominal(let above) = superclass,
            conformance(of: above.declaration, to: protocolOwner) != nil,
            let found = witness(for: requirement, of: superclass), found.function.owner?.kind == .protocol
        else { return nil }
        var substitution = found.substitution
        if let own = found.function.owner?.signature.parameters.first { substitution[own] = type }
        return (found.function, substitution)
    }

    /// The initializer that the language writes, where a protocol asks for one of its labels; it may leave out what has
    /// values where the protocol asks for `init()`.
    private func implicitWitness(
        for requirement: FunctionDeclaration, in nominal: NominalDeclaration
    ) -> FunctionDeclaration? {
        guard let function = implicitInitializer(of: nominal), function.syntax.isFailable == false else { return nil }
        if function.parameters.map(\.label) == requirement.parameters.map(\.label) { return function }
        guard requirement.parameters.isEmpty, function.parameters.allSatisfy(\.hasDefault) else { return nil }
        return defaultInitializer(of: nominal)
    }

    /// The requirements of a conditional extension hold where the conformance itself is declared in such an extension.
    private func holdsWithin(_ found: FoundMember) -> Bool {
        if !found.isOfProtocol { return true }
        return requirementsHold(found)
    }

    private func candidate(_ member: Member, for requirement: FunctionDeclaration) -> FunctionDeclaration? {
        switch member {
        case .function(let function): return function.kind == requirement.kind ? function : nil
        case .subscript(let declaration):
            return requirement.kind == .setter ? declaration.setter : declaration.getter
        case .property(let property):
            if case .wrapped = property.storage { return wrapperAccessor(property, requirement.kind) }
            if case .projected = property.storage { return wrapperAccessor(property, requirement.kind) }
            return requirement.kind == .setter ? property.setter : requirement.kind == .getter ? property.getter : nil
        case .enumCase(let enumCase): return caseAccessor(enumCase, requirement)
        case .type, .alias, .associatedType: return nil
        }
    }

    private func matches(
        _ function: FunctionDeclaration, _ substitution: Substitution, _ requirement: FunctionDeclaration,
        _ type: SwiftType
    ) -> Bool {
        guard (try? resolveSignature(function)) != nil, function.parameters.count == requirement.parameters.count,
            function.parameters.map(\.label) == requirement.parameters.map(\.label),
            let owner = requirement.owner, let own = owner.signature.parameters.first
        else { return false }
        if function.isThrowing, !requirement.isThrowing, !requirement.isRethrowing { return false }
        // A mutating member is no witness of a nonmutating requirement.
        let isInitializer = function.kind == .initializer
        if isInitializer, function.syntax.isFailable, !requirement.syntax.isFailable { return false }
        if function.isMutating, !requirement.isMutating, !isInitializer { return false }
        // Generic parameters of the witness stand for what the requirement asks for, its own parameters among that.
        let asked: Substitution = [own: type]
        var offered = substitution
        for parameter in function.ownGenerics { offered[parameter] = freshVariable() }
        let result = substitute(function.result, offered)
        let wanted = substitute(requirement.result, asked)
        return probe {
            zip(requirement.parameters, function.parameters).allSatisfy { one, other in
                unify(substitute(one.type, asked), substitute(other.type, offered))
            } && (isInitializer || unify(result, wanted))
                && function.ownGenerics.allSatisfy { parameter in
                    let constraints = constraints(on: parameter, by: function)
                    switch offered[parameter].map(known) {
                    case .parameter(let given)? where requirement.ownGenerics.contains(given):
                        return covers(self.constraints(on: given, by: requirement), constraints)
                    case .variable?, .parameter?, nil: return true
                    case let given?: return constraints.allSatisfy { conforms(given, to: ProtocolType($0)) }
                    }
                }
        }
    }

    /// The protocols that a function asks of one of its own generic parameters.
    private func constraints(on parameter: GenericParameter, by function: FunctionDeclaration) -> [NominalDeclaration] {
        function.signature.requirements.compactMap {
            guard case .conformance(.parameter(parameter), let constraint) = $0 else { return nil }
            return constraint.declaration
        }
    }

    /// What the generic parameters of a witness itself stand for, by those of the requirement: `Int` for the `T` of
    /// `func f<T>(_ x: T)` where `func f(_ x: Int)` is asked for. Nil where they are the requirement's, one for one.
    func ownArguments(
        of witness: FunctionDeclaration, _ substitution: Substitution, asWitnessOf requirement: FunctionDeclaration,
        in type: SwiftType
    ) -> [SwiftType]? {
        let mine = witness.ownGenerics
        let asked = requirement.ownGenerics.map { SwiftType.parameter($0) }
        guard !mine.isEmpty || !asked.isEmpty, let own = requirement.owner?.signature.parameters.first else {
            return nil
        }
        var offered = substitution
        for parameter in mine { offered[parameter] = freshVariable() }
        return probe {
            for (one, other) in zip(requirement.parameters, witness.parameters) {
                _ = unify(substitute(one.type, [own: type]), substitute(other.type, offered))
            }
            _ = unify(substitute(requirement.result, [own: type]), substitute(witness.result, offered))
            let arguments = mine.map { finished(offered[$0] ?? .parameter($0)) }
            let isTold = arguments.allSatisfy { !$0.containsVariables }
            return arguments == asked || !isTold && arguments.count == asked.count ? nil : arguments
        }
    }

    /// The accessor of a property that a wrapper stores: a body that reads or writes the wrapper's own.
    private func wrapperAccessor(
        _ property: PropertyDeclaration, _ kind: FunctionDeclaration.Kind
    ) -> FunctionDeclaration? {
        guard kind == .getter else { return property.setter }
        if let getter = property.getter { return getter }
        guard (try? resolve(property)) != nil else { return nil }
        let getter = FunctionDeclaration(
            name: property.name, kind: .getter, position: property.position, isStatic: property.isStatic,
            isMutating: false, isThrowing: false, implementation: .body, context: property.context,
            syntax: FunctionSyntax(), source: property.context.source)
        getter.resolution = .done
        getter.bodyResolution = .done
        getter.result = property.type
        var inner = checkingContext(of: property.context)
        getter.signature = inner.signature
        let variable = LocalVariable(name: "self", type: inner.selfType ?? .void, isMutable: false, depth: 0)
        inner.selfVariable = variable
        let value = try? within(inner) {
            try isolated {
                try read(property, [:], from: .value(local(variable, at: property.position)), at: property.position)
            }
        }
        guard let value else { return nil }
        getter.body = CheckedBody(
            selfVariable: variable, parameters: [],
            statements: [CheckedStatement(.return(value), at: property.position)])
        property.getter = getter
        return getter
    }

    private func caseAccessor(
        _ enumCase: EnumCase, _ requirement: FunctionDeclaration
    ) -> FunctionDeclaration? {
        guard let context = enumCase.context, (try? resolve(enumCase)) != nil else { return nil }
        let function = FunctionDeclaration(
            name: enumCase.name, kind: requirement.kind, position: enumCase.position, isStatic: true,
            isMutating: false, isThrowing: false, implementation: .enumCase(enumCase), context: context,
            syntax: FunctionSyntax(), source: context.source)
        function.resolution = .done
        function.parameters = enumCase.payload
        function.result = selfType(of: enumCase.owner)
        function.signature = enumCase.owner.signature
        return function
    }

    /// Synthesized witnesses: `==` and `hash(into:)` from the stored properties or cases, `allCases`, `rawValue`.
    private func synthesized(
        _ requirement: FunctionDeclaration, in nominal: NominalDeclaration
    ) -> FunctionDeclaration? {
        guard let owner = requirement.owner, owner.isBuiltIn, !nominal.isBuiltIn, let body = nominal.body else {
            return nil
        }
        let synthesis: FunctionDeclaration.Synthesis
        switch (owner.name, requirement.name) {
        case ("Equatable", "=="): synthesis = .equality
        case ("Hashable", "hash"): synthesis = .hash
        case ("Hashable", "hashValue"): return requirement
        case ("Comparable", "<") where nominal.kind == .enum && nominal.rawType == nil && !nominal.cases.isEmpty:
            synthesis = .order
        case ("CaseIterable", "allCases") where nominal.cases.allSatisfy(\.payload.isEmpty) && nominal.kind == .enum:
            synthesis = .allCases
        case ("RawRepresentable", "rawValue") where nominal.rawType != nil: synthesis = .rawValue
        case ("RawRepresentable", "init") where nominal.rawType != nil: synthesis = .fromRawValue
        default: return nil
        }
        if synthesis == .equality || synthesis == .hash || synthesis == .order {
            guard nominal.kind != .class, storedMember(of: nominal, lacking: owner) == nil else { return nil }
        }
        let function = FunctionDeclaration(
            name: requirement.name, kind: requirement.kind, position: nominal.position,
            isStatic: requirement.isStatic, isMutating: false, isThrowing: false,
            implementation: .synthesized(synthesis), context: body, syntax: FunctionSyntax(), source: body.source)
        let type = selfType(of: nominal)
        function.resolution = .done
        function.signature = nominal.signature
        guard let own = owner.signature.parameters.first else { return function }
        function.parameters = requirement.parameters.map {
            var parameter = $0
            parameter.type = substitute(parameter.type, [own: type])
            return parameter
        }
        function.result = substitute(requirement.result, [own: type])
        return function
    }

    /// The first stored property or payload that does not conform, which keeps the conformance from being synthesized.
    func storedMember(of nominal: NominalDeclaration, lacking target: NominalDeclaration) -> (
        name: String, type: SwiftType
    )? {
        let constraint = ProtocolType(target)
        // The requirements of a conditional extension hold where it declares the conformance.
        guard let context = conformance(of: nominal, to: target)?.context ?? nominal.body else { return nil }
        return within(checkingContext(of: context)) {
            for property in nominal.storedProperties where !conforms(property.type, to: constraint) {
                return (property.name, property.type)
            }
            for enumCase in nominal.cases {
                try? resolve(enumCase)
                for parameter in enumCase.payload where !conforms(parameter.type, to: constraint) {
                    return ("case " + enumCase.name, parameter.type)
                }
            }
            return nil
        }
    }
}

extension FunctionDeclaration {
    /// Whether it is looked up on the type.
    var isStaticMember: Bool { isStatic || kind == .initializer }
}
