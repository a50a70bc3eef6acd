extension Checker {
    /// A type that is still to be found.
    func freshVariable(for parameter: GenericParameter? = nil) -> SwiftType {
        .variable(TypeVariable(for: parameter))
    }

    /// The type as far as it is known: bound variables, generic parameters that equal a type, and associated types of
    /// known types are replaced; parts are left as they are.
    func known(_ type: SwiftType) -> SwiftType {
        switch type {
        case .variable(let variable):
            guard let binding = variable.binding else { return type }
            return known(binding)
        case .parameter:
            guard let same = sameType(as: type) else { return type }
            return expanding { known(same) } ?? type
        case .member(let base, let member):
            return expanding {
                let base = known(base)
                if let witness = typeWitness(of: member, in: base) {
                    return witness == type ? type : known(witness)
                }
                return .member(of: base, member)
            } ?? type
        default: return type
        }
    }

    /// The type with all its parts as far as they are known.
    func finished(_ type: SwiftType) -> SwiftType {
        if type.isFixed { return type }
        guard type.isGeneric else { return known(type).mapParts(finished) }
        return expanding { known(type).mapParts(finished) } ?? type
    }

    /// The longest chain of types, each resolved from the one before it.
    static let mostExpansions = 250

    /// Runs one step of resolving a generic type. Where the steps go on without end, or lead to too many types, the
    /// check is stopped and the answer is nil. Requirements that recur are refused where they are written, but those of
    /// several protocols may only recur together.
    private func expanding(_ work: () -> SwiftType) -> SwiftType? {
        if expansions == 0 { expandedTypes = 0 }
        expandedTypes += 1
        guard expansions < Self.mostExpansions, expandedTypes <= SwiftType.mostParts else {
            let place = inference.expressions.last?.position ?? SourcePosition(source, offset: 0)
            stop(with: Diagnostic(.typeTooLarge(limit: SwiftType.mostParts), at: place))
            return nil
        }
        // What follows is not needed any more, and may branch at each step.
        if expansions > 0, isStopped { return nil }
        expansions += 1
        defer { expansions -= 1 }
        return work()
    }

    /// What a generic type is known as by one requirement; nil where nothing is known of it.
    func step(from type: SwiftType) -> SwiftType? {
        switch type {
        case .parameter: sameType(as: type)
        case .member(let base, let member): typeWitness(of: member, in: base)
        default: nil
        }
    }

    /// The type with its generic parameters replaced.
    func substitute(_ type: SwiftType, _ substitution: Substitution) -> SwiftType {
        if substitution.isEmpty || type.isFixed { return type }
        switch type {
        case .parameter(let parameter): return substitution[parameter] ?? type
        case .member(let base, let member): return known(.member(of: substitute(base, substitution), member))
        default: return type.mapParts { substitute($0, substitution) }
        }
    }

    /// The type that a same-type requirement in scope sets equal to a generic parameter or an associated type of one.
    private func sameType(as type: SwiftType) -> SwiftType? {
        for case .sameType(let one, let other) in here.signature.requirements {
            if one == type, other != type { return other }
        }
        return nil
    }

    /// Makes two types the same by binding variables; false where they differ, and what was bound stays bound.
    func unify(_ one: SwiftType, _ other: SwiftType) -> Bool {
        let one = known(one)
        let other = known(other)
        switch (one, other) {
        case (.variable(let a), .variable(let b)) where a === b: return true
        // The constraints of the variable can be checked once the associated type is known.
        case (.member(let base, _), .variable(let variable)) where base.containsVariables && variable.isConstrained:
            return unifyLater(one, other)
        case (.variable(let variable), .member(let base, _)) where base.containsVariables && variable.isConstrained:
            return unifyLater(one, other)
        case (.variable(let variable), _): return bind(variable, to: other)
        case (_, .variable(let variable)): return bind(variable, to: one)
        case (.member(let a, let member), .member(let b, let other)) where isSame(member, other) && a == b: return true
        case (.member(let base, _), _) where base.containsVariables: return unifyLater(one, other)
        case (_, .member(let base, _)) where base.containsVariables: return unifyLater(one, other)
        case (.nominal(let a), .nominal(let b)):
            return a.declaration == b.declaration && unify(a.arguments, b.arguments)
        case (.existential(let a), .existential(let b)):
            return unify(a, b)
        case (.opaque(let a), .opaque(let b)):
            return a.declaration == b.declaration && unify(a.arguments, b.arguments)
        case (.metatype(let a), .metatype(let b)): return unify(a, b)
        case (.function(let a), .function(let b)):
            return a.parameters.count == b.parameters.count
                && zip(a.parameters, b.parameters).allSatisfy { $0.isInout == $1.isInout && unify($0.type, $1.type) }
                && unify(a.result, b.result) && unifyErrors(a, b)
        case (.tuple(let a), .tuple(let b)):
            return a.count == b.count
                && zip(a, b).allSatisfy {
                    ($0.label == $1.label || $0.label == nil || $1.label == nil) && unify($0.type, $1.type)
                }
        default: return one == other
        }
    }

    /// Unifies the error types of two function types where one of them is still to be found.
    func unifyErrors(_ one: FunctionType, _ other: FunctionType) -> Bool {
        guard one.thrown?.containsVariables == true || other.thrown?.containsVariables == true else { return true }
        return unify(errors(of: one), errors(of: other))
    }

    /// The type of the errors that a function throws: `Never` where it throws none, `any Error` where nothing is said.
    func errors(of type: FunctionType) -> SwiftType { errors(type.isThrowing, type.thrown) }

    func errors(_ isThrowing: Bool, _ thrown: SwiftType?) -> SwiftType {
        if let thrown { return thrown }
        if isThrowing { return anyError }
        return declarations.builtIns.nominal(named: "Never").map { .nominal(NominalType($0)) } ?? anyError
    }

    /// `any Error`
    var anyError: SwiftType {
        .existential(declarations.builtIns.nominal(named: "Error").map { [ProtocolType($0)] } ?? [])
    }

    private func unify(_ one: [SwiftType], _ other: [SwiftType]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { unify($0, $1) }
    }

    private func unify(_ one: [ProtocolType], _ other: [ProtocolType]) -> Bool {
        guard one.count == other.count else { return false }
        return one.allSatisfy { a in
            other.contains { b in
                a.declaration == b.declaration
                    && (a.arguments.isEmpty && b.arguments.isEmpty || unify(a.arguments, b.arguments))
            }
        }
    }

    private func unifyLater(_ one: SwiftType, _ other: SwiftType) -> Bool {
        inference.deferred.append((one, other))
        return true
    }

    private func bind(_ variable: TypeVariable, to type: SwiftType) -> Bool {
        // What was found for its parts counts: each may be made of another.
        var parts = 0
        let isPart = type.mentions {
            parts += 1
            return $0 === variable || parts > SwiftType.mostParts
        }
        if parts > SwiftType.mostParts, let last = inference.expressions.last {
            stop(with: Diagnostic(.typeTooLarge(limit: SwiftType.mostParts), at: last.position))
        }
        if isPart { return false }
        remember(variable)
        variable.binding = type
        if case .variable(let other) = type {
            remember(other)
            other.constraints += variable.constraints
            guard let superclass = variable.superclass else { return true }
            return satisfies(.superclass(type, superclass))
        }
        if let superclass = variable.superclass, !isSubclass(type, of: superclass) { return false }
        for constraint in variable.constraints {
            guard satisfies(type, constraint, for: variable.parameter) else { return false }
        }
        return retryDeferred()
    }

    /// Unifies again the pairs of types that had to wait.
    private func retryDeferred() -> Bool {
        guard !inference.deferred.isEmpty else { return true }
        let pairs = inference.deferred
        inference.deferred = []
        for (one, other) in pairs where !unify(one, other) { return false }
        return true
    }
}
