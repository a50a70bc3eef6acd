import SwiftSyntax

/// The type that several arguments have in common: a class of objects, or an optional of values and `nil`.
extension Checker {
    /// The nearest class that both types are or inherit from, or the metatype of that for two metatypes; nil where there is
    /// none.
    func commonSuperclass(_ one: SwiftType, _ other: SwiftType) -> SwiftType? {
        if case (.metatype(let one), .metatype(let other)) = (known(one), known(other)) {
            return commonSuperclass(one, other).map(SwiftType.metatype)
        }
        var current: SwiftType? = known(one)
        while let type = current, isClass(type), isClass(other) {
            if probe({ isSubclass(other, of: type) }) { return type }
            current = superclass(of: type)
        }
        return nil
    }

    /// The type of two elements of a literal of which one is not of the other's type; nil where they have none.
    func commonType(of problem: Problem) -> SwiftType? {
        switch problem {
        case .cannotConvert(let one, let other, _): commonSuperclass(one, other)
        // Functions of which one may throw all may.
        case .throwingFunction(let throwing, _): throwing
        default: nil
        }
    }

    /// The generic parameter for which there are two types: the one that is named, or that of a variadic parameter.
    private func parameter(of candidate: Candidate, in problem: Problem) -> GenericParameter? {
        if case .conflictingArguments(let name, _, _) = problem {
            return candidate.function?.signature.parameters.last { $0.name == name }
        }
        for case .parameter(let parameter) in candidate.parameters.filter(\.isVariadic).map(\.type) { return parameter }
        return nil
    }

    /// Runs `work` on a call. Where that finds two classes for one generic parameter, it runs again with their common
    /// superclass as the parameter; where it finds a value and `nil`, with an optional.
    func joiningTypes(
        _ call: inout CallInProgress, of arguments: [Argument], _ work: (inout CallInProgress) throws -> Void
    ) throws {
        let started = call
        call = try attempt {
            var call = started
            try work(&call)
            return call
        } otherwise: { diagnostic in
            if case .nilForValue = diagnostic.problem, makeOptional(started, taking: arguments) {
                var call = started
                try joiningTypes(&call, of: arguments, work)
                return call
            }
            guard let (one, other) = diagnostic.problem.typesApart, let common = commonSuperclass(one, other),
                let parameter = parameter(of: started.candidate, in: diagnostic.problem),
                let variable = started.substitution[parameter], unify(variable, common)
            else { throw diagnostic }
            var call = started
            try joiningTypes(&call, of: arguments, work)
            return call
        }
    }

    /// Makes the generic parameters optional for which `nil` is written; answers whether there are such.
    private func makeOptional(_ call: CallInProgress, taking arguments: [Argument]) -> Bool {
        var isChanged = false
        for (parameter, indices) in zip(call.candidate.parameters, call.matching) {
            guard case .parameter(let generic) = parameter.type, let type = call.substitution[generic],
                case .variable = known(type),
                indices.contains(where: { arguments[$0].syntax?.is(NilLiteralExprSyntax.self) == true }),
                holds({ unify(type, optional(freshVariable())) })
            else { continue }
            isChanged = true
        }
        return isChanged
    }
}

extension Problem {
    /// The type that an argument has, and another one that others ask for.
    fileprivate var typesApart: (SwiftType, SwiftType)? {
        switch self {
        case .conflictingArguments(_, let one, let other), .cannotConvert(let one, let other, .argument): (one, other)
        default: nil
        }
    }
}
