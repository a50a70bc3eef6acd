import SwiftSyntax

/// The arguments of a call, each against its parameter.
extension Checker {
    /// Checks one argument against its parameter.
    func check(
        _ argument: Argument, for parameter: Parameter, _ type: SwiftType, _ call: CallInProgress
    ) throws -> CheckedExpression {
        failedRequirement = nil
        if isTitle(type, of: call.candidate) { return try checkTitle(argument, type) }
        if let ready = argument.checked {
            // An operator changes its operand without an '&'.
            if parameter.isInout, Self.isOperator(call.candidate.name), !ready.isInout {
                let place = try place(of: ready)
                guard unify(place.type, type) else {
                    throw Diagnostic(
                        .cannotConvert(finished(place.type), finished(type), .argument), at: ready.position)
                }
                return make(.inout(place), type, at: ready.position)
            }
            if parameter.isInout, !ready.isInout {
                throw Diagnostic(.missingInout(argument.syntax?.trimmedDescription ?? "…"), at: ready.position)
            }
            return try convert(ready, to: type, .argument)
        }
        switch argument.content {
        case .checked(let expression): return try convert(expression, to: type, .argument)
        case .syntax(let syntax) where parameter.keeps:
            let value = try checkGiven(syntax, for: parameter, type, call)
            try requireFree(value, .argument, at: syntax)
            return value
        case .syntax(let syntax): return try checkGiven(syntax, for: parameter, type, call)
        }
    }

    private func checkGiven(
        _ syntax: ExprSyntax, for parameter: Parameter, _ type: SwiftType, _ call: CallInProgress
    ) throws -> CheckedExpression {
        if parameter.isInout { return try checkInout(syntax, type) }
        if let reference = syntax.as(InOutExprSyntax.self) {
            throw diagnostic(.unexpectedInout(finished(type)), at: reference)
        }
        if parameter.isAutoclosure, case .function(let function) = known(type) {
            return try autoclosure(syntax, function)
        }
        if let closure = syntax.as(ClosureExprSyntax.self) {
            return try check(
                closure, as: type, by: builder(of: parameter, in: call), isEscaping: parameter.keeps)
        }
        return try check(syntax, as: type, .argument)
    }

    private func checkInout(_ syntax: ExprSyntax, _ type: SwiftType) throws -> CheckedExpression {
        guard let reference = syntax.as(InOutExprSyntax.self) else {
            throw diagnostic(.missingInout(syntax.trimmedDescription), at: syntax)
        }
        let value = try infer(reference.expression, hint: type)
        let place: CheckedPlace
        do {
            place = try self.place(of: value)
        } catch let diagnostic as Diagnostic {
            guard let reason = diagnostic.problem.immutability else { throw diagnostic }
            throw Diagnostic(.immutableInout(reason), at: diagnostic.position)
        }
        guard unify(place.type, type) else {
            throw diagnostic(.cannotConvert(finished(place.type), finished(type), .argument), at: syntax)
        }
        return make(.inout(place), type, at: position(syntax))
    }

    /// Throws where a function that ends with the call at hand is handed to something that keeps it.
    func requireFree(_ value: CheckedExpression, _ purpose: ConversionPurpose, at node: some SyntaxProtocol) throws {
        var value = value
        while case .convert(let inner, _) = value.kind { value = inner }
        guard case .local(let variable) = value.kind, case .function? = variable.bond else { return }
        throw diagnostic(.keepsFunction(variable.name, purpose), at: node)
    }
}

extension Parameter {
    /// Whether what is passed may be kept after the call.
    var keeps: Bool {
        guard case .function = type, !isVariadic else { return true }
        return isEscaping
    }

    /// What binds the parameter to its call.
    var bond: LocalVariable.Bond? {
        if isInout { return .inoutParameter }
        guard case .function = type, !isEscaping, !isVariadic else { return nil }
        return .function
    }
}

extension CheckedExpression {
    fileprivate var isInout: Bool {
        guard case .inout = kind else { return false }
        return true
    }
}
