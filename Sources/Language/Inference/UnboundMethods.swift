import SwiftSyntax

extension Checker {
    /// Whether a method has generic parameters of its own.
    private func isGeneric(_ member: Member) -> Bool {
        guard case .function(let function) = member, (try? resolveSignature(function)) != nil else { return false }
        return function.signature.parameters.count > function.context.signature.parameters.count
    }

    /// `String.uppercased`: a function that takes the value and gives the method on it; nil where the type has no method
    /// of that name.
    ///
    /// - Parameter expected: the type that is expected of the function, which may choose among overloads.
    func unboundMethod(
        _ name: String, of type: SwiftType, expected: SwiftType?, at token: TokenSyntax
    ) throws -> CheckedExpression? {
        let members = findMembers(name, on: type, isStatic: false).filter { found in
            guard !found.isRequirement, case .function(let function) = found.member else { return false }
            return !function.isMutating && requirementsHold(found)
        }
        let plain = members.filter { !isGeneric($0.member) }
        let found = plain.isEmpty && expected != nil ? members : plain
        guard !found.isEmpty, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        here.closureDepth += 1
        defer { here.closureDepth -= 1 }
        let variable = makeLocal("value", type)
        let position = position(token)
        let value = make(.local(variable), type, at: position)
        let method = try self.value(
            of: try narrowed(try self.reference(found, from: .value(value), at: token), by: reference.argumentNames),
            hint: expected.flatMap { methodType(in: $0, on: type) }, at: ExprSyntax(reference))
        let closure = CheckedClosure(
            parameters: [variable], inoutParameters: [false],
            statements: [CheckedStatement(.return(method), at: position)], captures: [])
        let whole = FunctionType(parameters: [FunctionType.Parameter(type: type)], result: method.type)
        return make(.closure(closure), .function(whole), at: position)
    }

    /// What is expected of a method on a value, where a function that takes the value and gives the method is.
    private func methodType(in expected: SwiftType, on type: SwiftType) -> SwiftType? {
        guard case .function(let function) = known(wrapped(expected) ?? expected), let only = function.parameters.first,
            function.parameters.count == 1, holds({ unify(only.type, type) })
        else { return nil }
        switch known(function.result) {
        case .function, .variable: return function.result
        default: return nil
        }
    }
}
