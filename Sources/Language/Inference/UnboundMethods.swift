import SwiftSyntax

extension Checker {
    /// Whether a method has generic parameters of its own.
    private func isGeneric(_ member: Member) -> Bool {
        guard case .function(let function) = member, (try? resolveSignature(function)) != nil else { return false }
        return function.signature.parameters.count > function.context.signature.parameters.count
    }

    /// `String.uppercased`: a function that takes the value and gives the method on it; nil where the type has no method
    /// of that name, or several that are as near.
    func unboundMethod(
        _ name: String, of type: SwiftType, at token: TokenSyntax
    ) throws -> CheckedExpression? {
        let members = findMembers(name, on: type, isStatic: false).filter { !$0.isRequirement && requirementsHold($0) }
        let plain = members.filter { !isGeneric($0.member) }
        let found = plain.isEmpty ? members : plain
        guard let first = found.first, case .function(let function) = first.member, !function.isMutating,
            !found.dropFirst().contains(where: { $0.rank == first.rank })
        else { return nil }
        try resolveSignature(function)
        guard function.signature.parameters.count == function.context.signature.parameters.count else { return nil }
        here.closureDepth += 1
        defer { here.closureDepth -= 1 }
        let variable = makeLocal("value", type)
        let position = position(token)
        let value = make(.local(variable), type, at: position)
        let candidate = Candidate(.function(function), first, from: .value(value))
        let call = try begin(candidate, candidate.parameters.map { _ in [] }, at: token)
        let method = SwiftType.function(
            FunctionType(
                parameters: candidate.parameters.map {
                    FunctionType.Parameter(
                        type: substitute($0.type, call.substitution), isInout: $0.isInout,
                        isAutoclosure: $0.isAutoclosure)
                }, result: call.result, isThrowing: function.isThrowing,
                thrown: function.thrown.map { substitute($0, call.substitution) }))
        let reference = FunctionReference(
            function: function, receiver: .value(value), typeArguments: typeArguments(of: function, call.substitution))
        let closure = CheckedClosure(
            parameters: [variable], inoutParameters: [false],
            statements: [CheckedStatement(.return(make(.function(reference), method, at: position)), at: position)],
            captures: [])
        let whole = FunctionType(parameters: [FunctionType.Parameter(type: type)], result: method)
        return make(.closure(closure), .function(whole), at: position)
    }
}
