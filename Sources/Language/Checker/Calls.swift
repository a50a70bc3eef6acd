import SwiftSyntax

/// One call of one candidate while its arguments are checked.
struct CallInProgress {
    let candidate: Candidate
    let matching: Matching
    /// What all generic parameters stand for; those of the function are variables.
    var substitution: Substitution
    /// The arguments that have been checked, for each parameter.
    var checked: [[CheckedExpression?]]
    /// What the call gives.
    let result: SwiftType
    /// What is asked of the generic parameters.
    var requirements: [Requirement] = []
    /// The name that is called.
    let node: Syntax
}

extension Checker {
    /// A call of one of several functions, chosen by labels, number and static types of the arguments.
    ///
    /// - Parameter expected: the type that is expected of the result, where there is one.
    func call(
        _ candidates: [Candidate], _ written: [Argument], expected: SwiftType?, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        let before = mark()
        do {
            return try callAsWritten(candidates, written, expected: expected, at: node)
        } catch let diagnostic as Diagnostic {
            let isMismatch = diagnostic.problem.isArgumentMismatch || diagnostic.problem.isOperatorMismatch
            guard let widened = (isMismatch ? withFractions(written) : nil) ?? withElements(written, candidates)
            else { throw diagnostic }
            undo(to: before)
            // `reduce(0) { $0 + $1.area }`: the closure says that the number has a fraction.
            guard let call = try? callAsWritten(candidates, widened, expected: expected, at: node) else {
                throw diagnostic
            }
            return call
        }
    }

    /// The arguments with whole numbers taken as fractions, where closures stand beside them; nil where none do.
    private func withFractions(_ arguments: [Argument]) -> [Argument]? {
        guard arguments.contains(where: { $0.closure != nil }), let double = declarations.nominal(named: "Double")
        else { return nil }
        return widening(arguments, to: .nominal(NominalType(double)))
    }

    /// The arguments with whole numbers taken as elements of the receiver, where an operator stands beside them that
    /// puts both together: `reduce(0, +)`.
    private func withElements(_ arguments: [Argument], _ candidates: [Candidate]) -> [Argument]? {
        guard case .value(let receiver)? = candidates.first?.base, let element = elementType(of: receiver.type),
            arguments.contains(where: {
                $0.syntax?.as(DeclReferenceExprSyntax.self).map { Self.isOperator($0.baseName.text) } ?? false
            })
        else { return nil }
        return widening(arguments, to: element)
    }

    /// The arguments with whole numbers as values of another type; nil where there are none.
    private func widening(_ arguments: [Argument], to type: SwiftType) -> [Argument]? {
        var isChanged = false
        let widened = arguments.map { argument -> Argument in
            guard let literal = argument.syntax?.as(IntegerLiteralExprSyntax.self),
                let value = try? inferInteger(literal, hint: type)
            else { return argument }
            isChanged = true
            var argument = argument
            argument.content = .checked(value)
            argument.checked = value
            return argument
        }
        return isChanged ? widened : nil
    }

    private func callAsWritten(
        _ candidates: [Candidate], _ written: [Argument], expected: SwiftType?, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        for case .function(let function) in candidates.map(\.target) { try resolveSignature(function) }
        for case .enumCase(let enumCase) in candidates.map(\.target) { try resolve(enumCase) }
        let candidates = try accessible(candidates, written, at: node)
        try completeArgument(of: candidates, written, expected: expected, at: node)
        var fits: [(Candidate, Matching)] = []
        for candidate in candidates {
            let result = ArgumentMatcher(parameters: candidate.parameters, arguments: written).match()
            if result.mismatch == nil, closuresFit(candidate, result.matching, written) {
                fits.append((candidate, result.matching))
            }
        }
        guard !fits.isEmpty else {
            if let label = written.first?.label, candidates.first?.name == "init",
                let owner = candidates.first?.function?.owner?.name,
                UnsupportedNames.message(forInitializer: label, of: owner) != nil
            {
                throw diagnostic(.unsupportedInitializer(label, owner), at: node)
            }
            throw mismatch(candidates, written, at: node)
        }
        var arguments = written
        let call: CallInProgress
        let before = mark()
        do {
            call = try start(fits, &arguments, expected: expected, at: node)
        } catch let diagnostic as Diagnostic where diagnostic.problem.isArgumentMismatch {
            undo(to: before)
            guard !diagnostic.problem.isBetweenPlainTypes else { throw diagnostic }
            throw incomplete(candidates, arguments, at: node) ?? diagnostic
        }
        return try finish(call, arguments, expected: expected, at: node)
    }

    /// The call of the function that fits best, its plain arguments checked.
    private func start(
        _ fits: [(Candidate, Matching)], _ arguments: inout [Argument], expected: SwiftType?,
        at node: some SyntaxProtocol
    ) throws -> CallInProgress {
        if fits.count == 1 {
            var call = try begin(fits[0].0, fits[0].1, at: node)
            try checkPlainArguments(&call, arguments, expected: expected)
            return call
        }
        try checkIndependent(&arguments)
        return try choose(fits, arguments, expected: expected, at: node)
    }

    /// Starts a call: finds what generic parameters stand for as far as the receiver tells, and what is asked of them.
    func begin(_ candidate: Candidate, _ matching: Matching, at node: some SyntaxProtocol) throws -> CallInProgress {
        var substitution = candidate.substitution
        var requirements = candidate.requirements
        var result: SwiftType
        switch candidate.target {
        case .enumCase(let enumCase): result = selfType(of: enumCase.owner)
        case .function(let function):
            for parameter in function.signature.parameters where substitution[parameter] == nil {
                substitution[parameter] = freshVariable(for: parameter)
            }
            requirements += function.signature.requirements
                .dropFirst(function.context.signature.requirements.count)
            result = function.result
        }
        if let function = candidate.function, case .value(let value) = candidate.base,
            case .existential = known(value.type), function.takesSelf
        {
            throw diagnostic(.selfInParameter(function.name, finished(value.type)), at: node)
        }
        failedRequirement = nil
        for requirement in requirements {
            guard satisfies(requirement.map { substitute($0, substitution) }) else {
                throw diagnostic(unmet(requirement.map { substitute($0, substitution) }, candidate), at: node)
            }
        }
        result = substitute(result, substitution)
        if let made = candidate.madeType {
            result = candidate.function?.syntax.isFailable == true ? optional(made) : made
        }
        return CallInProgress(
            candidate: candidate, matching: matching, substitution: substitution,
            checked: matching.map { [CheckedExpression?](repeating: nil, count: $0.count) }, result: result,
            requirements: requirements, node: Syntax(node))
    }

    private func unmet(_ requirement: Requirement, _ candidate: Candidate) -> Problem {
        if let failed = failedRequirement {
            return .requires(candidate.title, finished(failed.type), failed.constraint)
        }
        switch requirement {
        case .conformance(let type, let constraint): return .requires(candidate.title, finished(type), constraint)
        case .sameType(let one, let other): return .requiresSame(candidate.title, finished(one), finished(other))
        case .superclass(let type, let superclass):
            return .requiresSubclass(candidate.title, finished(type), finished(superclass))
        }
    }

    /// Checks the arguments that are no closures: those that stand for themselves first, literals that take any type
    /// last.
    func checkPlainArguments(
        _ call: inout CallInProgress, _ arguments: [Argument], expected: SwiftType?
    ) throws {
        var late: [(weight: Int, parameter: Int, position: Int)] = []
        for (parameter, indices) in call.matching.enumerated() {
            for (position, index) in indices.enumerated() {
                let argument = arguments[index]
                if argument.closure != nil { continue }
                var weight = argument.checked != nil ? 0 : weight(of: argument)
                if weight < 0,
                    !knowsRoot(argument, substitute(call.candidate.parameters[parameter].type, call.substitution))
                {
                    weight = 3
                }
                late.append((weight, parameter, position))
            }
        }
        late.sort { ($0.weight, $0.parameter, $0.position) < ($1.weight, $1.parameter, $1.position) }
        var isAdopted = false
        // Classes convert in arguments, so that they can't tell which one is meant.
        if let expected, call.substitution.values.contains(where: isClassVariable) {
            isAdopted = true
            adopt(expected, for: call.result)
        }
        for (weight, parameter, position) in late {
            // Literals take the type that follows from what is expected of the result.
            if weight > 0, weight < 4, !isAdopted, let expected {
                isAdopted = true
                adopt(expected, for: call.result)
            }
            let index = call.matching[parameter][position]
            let type = substitute(call.candidate.parameters[parameter].type, call.substitution)
            // What says nothing of its own type waits for the result's.
            if weight >= 4, case .variable(let variable) = known(type), variable.constraints.isEmpty { continue }
            call.checked[parameter][position] = try check(
                arguments[index], for: call.candidate.parameters[parameter], type, call)
        }
        try requireMembers(of: call, at: call.node)
    }

    /// Throws where what is asked of an associated type does not hold: that is known only with the arguments.
    private func requireMembers(of call: CallInProgress, at node: Syntax) throws {
        for requirement in call.requirements {
            guard case .conformance(.member, _) = requirement else { continue }
            failedRequirement = nil
            let asked = requirement.map { substitute($0, call.substitution) }
            guard case .conformance(let type, _) = asked, !finished(type).containsVariables, !satisfies(asked) else {
                continue
            }
            let failed = failedRequirement
            guard let constraint = failed?.constraint, let owner = call.candidate.function?.owner?.name else {
                throw diagnostic(unmet(asked, call.candidate), at: node)
            }
            throw diagnostic(
                .requiresOfMember(call.candidate.title, owner, finished(failed?.type ?? type), constraint), at: node)
        }
    }

    /// Whether a key path has a root before other arguments are looked at: its own, or one that is expected.
    private func knowsRoot(_ argument: Argument, _ type: SwiftType) -> Bool {
        guard argument.syntax?.as(KeyPathExprSyntax.self)?.root == nil else { return true }
        guard case .nominal(let nominal) = known(type), let root = nominal.arguments.first else { return true }
        if case .variable = known(root) { return false }
        return true
    }

    private func isClassVariable(_ type: SwiftType) -> Bool {
        guard case .variable(let variable) = known(type) else { return false }
        return variable.superclass != nil
    }

    /// How much an argument depends on the type that is expected of it.
    private func weight(of argument: Argument) -> Int {
        guard let syntax = argument.syntax else { return 0 }
        switch literalWeight(of: syntax) {
        case 0:
            // A key path says what the values beside it must be.
            if syntax.is(KeyPathExprSyntax.self) { return -1 }
            return isIndependent(syntax) ? 0 : 3
        case let weight: return weight
        }
    }

    /// Completes a call: what the result is expected to be, closures, and what is left out.
    func finish(
        _ started: CallInProgress, _ arguments: [Argument], expected: SwiftType?, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        var call = started
        if let expected { adopt(expected, for: call.result) }
        for pass in 0..<2 {
            for (parameter, indices) in call.matching.enumerated() {
                for (position, index) in indices.enumerated() where call.checked[parameter][position] == nil {
                    let isClosure = arguments[index].closure != nil
                    if pass == 0, isClosure { continue }
                    let declared = call.candidate.parameters[parameter]
                    let type = substitute(declared.type, call.substitution)
                    call.checked[parameter][position] = try check(arguments[index], for: declared, type, call)
                }
            }
        }
        if let expected { adopt(expected, for: call.result) }
        try checkAllFound(call, at: node)
        return try build(call, arguments, at: node)
    }

    /// Takes over what is expected of a result where it is not known yet.
    func adopt(_ expected: SwiftType, for result: SwiftType) {
        guard result.containsVariables else { return }
        if case .variable = known(result), let inner = wrapped(expected) {
            _ = attempt { unify(result, inner) ? true : nil }
            return
        }
        if case .existential = known(expected) { return }
        let types = wrapped(expected).map { wrapped(result) == nil ? [$0, expected] : [expected] } ?? [expected]
        for type in types where attempt({ unify(result, type) ? true : nil }) == true { return }
    }

    private func checkAllFound(_ call: CallInProgress, at node: some SyntaxProtocol) throws {
        guard let function = call.candidate.function else { return }
        for parameter in function.signature.parameters {
            guard let type = call.substitution[parameter], case .variable = known(type) else { continue }
            // What a default value says counts too.
            for (index, declared) in call.candidate.parameters.enumerated()
            where call.matching[index].isEmpty && declared.hasDefault {
                guard declared.type.contains({ $0 == .parameter(parameter) }) else { continue }
                _ = try defaultValue(at: index, of: call)
            }
            if case .variable = known(type) {
                // What is not told yet may follow from what surrounds the call: `.badge(…)` as an argument.
                if leavesOpen || call.candidate.substitution[parameter] != nil { continue }
                throw diagnostic(.cannotInfer(parameter.name, call.candidate.title), at: node)
            }
        }
    }

    private func build(
        _ call: CallInProgress, _ written: [Argument], at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        let position = position(node)
        var arguments: [CheckedExpression] = []
        for (index, parameter) in call.candidate.parameters.enumerated() {
            let given = call.checked[index].compactMap { $0 }
            if parameter.isVariadic {
                let element = substitute(parameter.type, call.substitution)
                let array = declarations.nominal(named: "Array").map { SwiftType.nominal(NominalType($0, [element])) }
                arguments.append(make(.array(given), array ?? element, at: position))
            } else if let value = given.first {
                arguments.append(value)
            } else {
                arguments.append(try defaultValue(at: index, of: call))
            }
        }
        switch call.candidate.target {
        case .enumCase(let enumCase): return make(.enumCase(enumCase, arguments), call.result, at: position)
        case .function(let function):
            if function.isThrowing || function.isRethrowing && arguments.contains(where: \.mayThrow) {
                try noteThrow(function.thrown.map { substitute($0, call.substitution) }, at: node)
            }
            if let local = call.candidate.local {
                return apply(local, arguments, call.substitution, call.result, at: position)
            }
            let receiver = try receiver(of: call.candidate, function)
            try requireApart(arguments, receiver)
            let result = make(
                .call(
                    CheckedCall(
                        function: function, receiver: receiver,
                        arguments: arguments, typeArguments: typeArguments(of: function, call.substitution),
                        isDirect: call.candidate.isDirect || !function.isOverridable)),
                call.result, at: position)
            return result
        }
    }

    private func receiver(of candidate: Candidate, _ function: FunctionDeclaration) throws -> CheckedCall.Receiver {
        switch candidate.base {
        case .value(let value):
            guard function.isMutating, !isClass(value.type) else { return .value(value) }
            return .place(try place(of: value, for: function.name))
        case .type(let type):
            if function.kind == .initializer, case .requirement = function.implementation { return .type(type) }
            return function.kind == .initializer ? .none : .type(type)
        case .none: return .none
        }
    }

    private func place(of value: CheckedExpression, for name: String) throws -> CheckedPlace {
        do {
            return try place(of: value)
        } catch let diagnostic as Diagnostic {
            guard let reason = diagnostic.problem.immutability else { throw diagnostic }
            throw Diagnostic(.mutatingOnLet(name, reason), at: diagnostic.position)
        }
    }

    /// Checks one argument against its parameter.
    func check(
        _ argument: Argument, for parameter: Parameter, _ type: SwiftType, _ call: CallInProgress
    ) throws -> CheckedExpression {
        failedRequirement = nil
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
}

extension Checker {
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

    /// Whether it is a function that may throw.
    fileprivate var mayThrow: Bool {
        guard case .function(let type) = type else { return false }
        switch kind {
        case .convert(let value, .function), .convert(let value, .tupleFunction): return value.mayThrow
        case .convert(_, .keyPathFunction): return false
        default: break
        }
        return type.isThrowing
    }
}
