import SwiftSyntax

/// Functions, methods, operators and enum cases as values.
extension Checker {
    /// An operator's function as a value: `reduce(0, +)`.
    func operatorValue(_ name: DeclReferenceExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        var hint = hint
        // `operations["-"] = (-)`
        while let type = hint.flatMap(wrapped) { hint = type }
        guard let hint, case .function(let type) = known(hint) else {
            throw diagnostic(.unsupportedOperator(name.baseName.text), at: name)
        }
        var types = type.parameters.map { known($0.type) }
        var asked = hint
        if types.count == 1, case .tuple(let parts)? = types.first, parts.count == 2 {
            // `zip(a, b).map(+)`: the pair is taken apart.
            types = parts.map { known($0.type) }
            asked = .function(
                FunctionType(
                    parameters: parts.map { FunctionType.Parameter(type: $0.type) }, result: type.result,
                    isThrowing: type.isThrowing, thrown: type.thrown))
        }
        let areOpen = !types.isEmpty && types.allSatisfy { if case .variable = $0 { true } else { false } }
        if areOpen {
            try settleWholeNumbers(types, at: name)
            types = types.map(known)
        }
        var candidates = operators(name.baseName.text, on: types, arity: types.count)
        if areOpen, types.allSatisfy({ if case .variable = $0 { true } else { false } }) {
            // An operator of the program may fit whatever it works on; of tuples there are some for all types.
            candidates = candidates.filter { $0.function?.context.isBuiltIn == false }
            guard !candidates.isEmpty else { throw diagnostic(.ambiguousOperator(name.baseName.text), at: name) }
        }
        guard !candidates.isEmpty else {
            // What nothing has told yet is most likely what the other one holds.
            let told = types.first { if case .variable = $0 { false } else { true } }
            let operands = types.map { type in
                guard case .variable = type, let told else { return finished(type) }
                return finished(wrapped(told) ?? told)
            }
            throw diagnostic(.unknownOperator(name.baseName.text, operands: operands), at: name)
        }
        return try functionValue(candidates, hint: asked, at: ExprSyntax(name))
    }

    func functionValue(
        _ candidates: [Candidate], hint: SwiftType?, at syntax: ExprSyntax
    ) throws -> CheckedExpression {
        for candidate in candidates {
            if let function = candidate.function { try resolveSignature(function) }
        }
        var candidates = try accessible(candidates, at: syntax)
        // Where nothing is expected, it is the memberwise one.
        if hint != nil { candidates += candidates.compactMap(withoutArguments) }
        if candidates.count == 1, let only = candidates.first {
            return try functionValue(only, hint: hint, at: syntax).value
        }
        var best: (trial: Trial<(value: CheckedExpression, fit: Fit)>, candidate: Candidate)?
        var failure: Diagnostic?
        var isAmbiguous = false
        for candidate in candidates {
            do {
                let trial = try trial { try functionValue(candidate, hint: hint, at: syntax) }
                if trial.value.fit == .none { continue }
                if let best {
                    let (next, known) = ((candidate, trial.value.fit), (best.candidate, best.trial.value.fit))
                    guard isBetter(next, known) else {
                        // Records may stand for one function of the library.
                        let isOwn = candidate.function?.context.isBuiltIn == false
                        isAmbiguous = isAmbiguous || hint == nil && isOwn && !isBetter(known, next)
                        continue
                    }
                }
                (best, isAmbiguous) = ((trial, candidate), false)
            } catch let diagnostic as Diagnostic {
                failure = failure ?? diagnostic
            }
        }
        guard let best else {
            let unfit = hint.map { Problem.noFittingFunction(syntax.writtenText, wanted: finished(quiet($0))) }
            throw failure ?? diagnostic(unfit ?? .notCallable(syntax.writtenText), at: syntax)
        }
        if isAmbiguous { throw diagnostic(.ambiguousValue(syntax.lastName.trimmedDescription), at: syntax.lastName) }
        keep(best.trial)
        return best.trial.value.value
    }

    /// A function type as it is written where nothing is thrown: that a function may throw asks for nothing.
    private func quiet(_ type: SwiftType) -> SwiftType {
        guard case .function(let function) = known(type) else { return type }
        return .function(FunctionType(parameters: function.parameters, result: function.result))
    }

    /// How a function fits what is expected.
    private enum Fit: Int {
        case asItIs
        case converted
        case none
    }

    /// Whether one function is to be preferred as a value: one that fits as it is, is not generic, is closer.
    private func isBetter(_ one: (Candidate, Fit), _ other: (Candidate, Fit)) -> Bool {
        if one.1 != other.1 { return one.1.rawValue < other.1.rawValue }
        if let own = isOwnOperator(one.0, ratherThan: other.0) { return own }
        if one.0.rank != other.0.rank { return one.0.rank < other.0.rank }
        return isSpecial(one.0, beside: other.0)
    }

    private func functionValue(
        _ candidate: Candidate, hint: SwiftType?, at syntax: ExprSyntax
    ) throws -> (value: CheckedExpression, fit: Fit) {
        let call = try begin(candidate, candidate.parameters.map { _ in [] }, at: syntax)
        var type = type(of: call)
        var fit = hint.map { self.fit(of: type, as: $0) } ?? .asItIs
        if fit == .none, let hint, candidate.parameters.contains(where: { isTitle($0.type, of: candidate) }) {
            // Of the two overloads with a title, the one that takes a string.
            let other = self.type(of: call, titlesAs: try core("String", at: syntax))
            fit = self.fit(of: other, as: hint)
            if fit != .none { type = other }
        }
        return (try functionValue(call, type, hint: hint, at: syntax), fit)
    }

    private func fit(of type: SwiftType, as hint: SwiftType) -> Fit {
        if holds({ unify(type, hint) }) { return .asItIs }
        return conversion(from: type, to: hint) == nil ? .none : .converted
    }

    /// The type of a function as a value.
    private func type(of call: CallInProgress, titlesAs title: SwiftType? = nil) -> SwiftType {
        let candidate = call.candidate
        let parameters = candidate.parameters.map { parameter in
            let isTitle = title != nil && isTitle(parameter.type, of: candidate)
            let type = isTitle ? title ?? parameter.type : substitute(parameter.type, call.substitution)
            return FunctionType.Parameter(
                type: type, isInout: parameter.isInout, isAutoclosure: parameter.isAutoclosure)
        }
        return .function(
            FunctionType(
                parameters: parameters, result: call.result, isThrowing: candidate.function?.isThrowing ?? false,
                thrown: candidate.function?.thrown.map { substitute($0, call.substitution) }))
    }

    /// What is wrong with a function that takes any number of values, and is no call.
    private func variadic(_ candidate: Candidate, writtenAs syntax: ExprSyntax) -> Problem {
        let name = syntax.writtenText
        // By itself it is of no use, so that what stands behind it is what it is called with: `print n`, `print [1]`.
        if syntax.parent?.is(CodeBlockItemSyntax.self) == true
            || syntax.parent?.is(SubscriptCallExprSyntax.self) == true
        {
            return .callWithoutParentheses(name)
        }
        let values = candidate.parameters.filter { !$0.hasDefault }.enumerated().map { index, parameter in
            (parameter.label.map { "\($0): " } ?? "") + "$\(index)"
        }
        return .variadicAsValue(name, call: "\(name)(\(values.joined(separator: ", ")))")
    }

    private func functionValue(
        _ call: CallInProgress, _ type: SwiftType, hint: SwiftType?, at syntax: ExprSyntax
    ) throws -> CheckedExpression {
        let candidate = call.candidate
        if candidate.parameters.contains(where: \.isVariadic) {
            throw diagnostic(variadic(candidate, writtenAs: syntax), at: syntax)
        }
        if let function = candidate.local {
            if function.generics.isEmpty {
                noteUse(of: function, at: position(syntax))
                return local(function.variable, at: position(syntax))
            }
            return make(.closure(try specialized(function, call, at: syntax)), type, at: position(syntax))
        }
        switch candidate.target {
        case .property(let property): return property.value
        case .function(let function):
            if function.isMutating, case .value(let value) = candidate.base, !isClass(value.type) {
                let labels = function.parameters.map(\.label)
                let arguments = labels.isEmpty ? "" : labels == [nil] ? "$0" : "…"
                throw diagnostic(.mutatingAsValue(call: "\(syntax.writtenText)(\(arguments))"), at: syntax)
            }
            return make(
                .function(
                    FunctionReference(
                        function: try asImported(function), receiver: receiver(candidate.base),
                        typeArguments: typeArguments(of: function, call.substitution), isDirect: candidate.isDirect)),
                type, at: position(syntax))
        case .enumCase(let enumCase):
            if let hint, case .nominal(let wanted) = known(wrapped(hint) ?? hint), wanted.declaration == enumCase.owner
            {
                throw diagnostic(
                    .casePayloadMissing(enumCase.name, payload: enumCase.payload.map { finished($0.type) }),
                    at: syntax.lastName)
            }
            // A case as a function is a closure that makes it.
            here.closureDepth += 1
            defer { here.closureDepth -= 1 }
            let parameters = candidate.parameters.enumerated().map {
                makeLocal("$\($0)", substitute($1.type, call.substitution))
            }
            let arguments = parameters.map { make(.local($0), $0.type, at: position(syntax)) }
            let made = make(.enumCase(enumCase, arguments), call.result, at: position(syntax))
            let closure = CheckedClosure(
                parameters: parameters, inoutParameters: parameters.map { _ in false },
                statements: [CheckedStatement(.return(made), at: position(syntax))], captures: [])
            return make(.closure(closure), type, at: position(syntax))
        }
    }
}
