import SwiftSyntax

extension Checker {
    /// The call that was found, with the defaults of what was left out.
    func build(_ call: CallInProgress, at node: some SyntaxProtocol) throws -> CheckedExpression {
        let position = position(node)
        var arguments: [CheckedExpression] = []
        var openedDefaults: [Int: CheckedExpression] = [:]
        let isWritten = call.checked.map { !$0.isEmpty }
        if let call = callWithoutArguments(call) { return try build(call, at: node) }
        for (index, parameter) in call.candidate.parameters.enumerated() {
            let given = call.checked[index].compactMap { $0 }
            if parameter.isVariadic {
                let element = substitute(parameter.type, call.substitution)
                let array = declarations.builtIns.nominal(named: "Array").map {
                    SwiftType.nominal(NominalType($0, [element]))
                }
                arguments.append(make(.array(given), array ?? element, at: position))
            } else if let value = given.first {
                arguments.append(value)
            } else if let value = try openedDefault(at: index, of: call) {
                openedDefaults[index] = value
                arguments.append(make(.tuple([]), .void, at: position))
            } else {
                arguments.append(try defaultValue(at: index, of: call))
            }
        }
        switch call.candidate.target {
        case .enumCase(let enumCase):
            arguments = writtenFirst(arguments, isWritten: isWritten)
            return make(.enumCase(enumCase, arguments), call.result, at: position)
        case .property(let property):
            if property.type.isThrowing { try noteThrow(property.type.thrown, at: node) }
            return make(.apply(property.value, arguments), call.result, at: position)
        case .function(let function):
            // A function that is passed as any value, as the first one of `reduce`, is not called.
            let mayThrow = zip(function.parameters, arguments).contains { parameter, argument in
                if case .function = wrapped(parameter.type) ?? parameter.type { argument.mayThrow } else { false }
            }
            if function.isThrowing || function.isRethrowing && mayThrow {
                // A function of a body may throw what the one around it is handed.
                try noteThrow(
                    function.thrown.map { substitute($0, call.substitution) },
                    isOwn: function.isThrowing && call.candidate.local == nil, at: node)
            }
            if let local = call.candidate.local {
                arguments = writtenFirst(arguments, isWritten: isWritten)
                let result = apply(local, arguments, call.substitution, call.result, at: position)
                result.isDiscardable = local.declaration.isDiscardable
                return result
            }
            let receiver = try receiver(of: call.candidate, function)
            try requireApart(arguments, receiver)
            try requireTold(arguments, by: function)
            noteRange(of: function, at: node)
            notePower(of: function, at: node)
            noteSymbols(of: function, at: node)
            var checked = CheckedCall(
                function: try asImported(function), receiver: receiver,
                arguments: writtenFirst(arguments, isWritten: isWritten),
                typeArguments: typeArguments(of: function, call.substitution),
                isDirect: call.candidate.isDirect || !function.isOverridable && function.kind != .initializer)
            checked.openedDefaults = openedDefaults
            let result = make(.call(checked), openedResult(of: call, function), at: position)
            result.isUnwrappedElsewhere = call.isUnwrappedElsewhere
            result.isImplicitlyUnwrapped = function.syntax.isImplicitlyUnwrapped
            return result
        }
    }

    /// The call as one of `init()`, where a memberwise initializer is given no argument. The default values then belong
    /// to the type and not to the call, so that one of them may make another value of the type.
    private func callWithoutArguments(_ call: CallInProgress) -> CallInProgress? {
        guard call.checked.allSatisfy(\.isEmpty), let candidate = withoutArguments(call.candidate) else { return nil }
        return CallInProgress(
            candidate: candidate, matching: call.matching, substitution: call.substitution, checked: [],
            result: call.result, requirements: call.requirements, node: call.node)
    }

    /// `init()` beside a memberwise initializer of which each parameter has a default value; nil beside all others.
    func withoutArguments(_ candidate: Candidate) -> Candidate? {
        guard let function = candidate.function, let nominal = function.owner,
            nominal.implicitInitializer === function, !function.parameters.isEmpty,
            function.parameters.allSatisfy(\.hasDefault), let shorter = defaultInitializer(of: nominal)
        else { return nil }
        var candidate = candidate
        candidate.target = .function(shorter)
        return candidate
    }

    /// The type of a call: `any P` where it would be an opaque type over an opened existential.
    private func openedResult(of call: CallInProgress, _ function: FunctionDeclaration) -> SwiftType {
        guard case .opaque(let opaque) = known(call.result) else { return call.result }
        let isOpened = function.signature.requirements.contains { requirement in
            guard case .conformance(.parameter(let parameter), let constraint) = requirement, parameter.isOpenable,
                let type = call.substitution[parameter], case .existential = known(type)
            else { return false }
            return !conforms(type, to: constraint)
        }
        return isOpened ? .existential(opaque.declaration.constraints) : call.result
    }

    private func receiver(of candidate: Candidate, _ function: FunctionDeclaration) throws -> CheckedCall.Receiver {
        switch candidate.base {
        case .value(let value):
            guard function.isMutating, !isClass(value.type) else { return .value(value) }
            return .place(try place(of: value, for: function))
        case .type(let type):
            if function.kind == .initializer, case .requirement = function.implementation { return .type(type) }
            // An initializer of an extension makes what the metatype of an existential stands for.
            if function.kind == .initializer, function.owner?.kind == .protocol,
                case .metatype(let made) = known(type.type),
                case .existential = known(made)
            {
                return .type(type)
            }
            if try constructs(by: type, function) { return .type(type) }
            return function.kind == .initializer ? .none : .type(type)
        case .none: return .none
        }
    }

    /// Whether an initializer is called on a metatype whose class is only known while running.
    private func constructs(by metatype: CheckedExpression, _ function: FunctionDeclaration) throws -> Bool {
        guard function.kind == .initializer, case .metatype(let type) = known(metatype.type), isClass(type),
            function.owner?.kind == .class, function.owner?.isBuiltIn == false
        else { return false }
        var isFinal = false
        if case .nominal(let nominal) = known(type) {
            if case .metatype = metatype.kind { return false }
            isFinal = nominal.declaration.syntax.isFinal
        }
        guard function.isRequired || isFinal else {
            throw Diagnostic(.constructsByMetatype("\(finished(type))"), at: metatype.position)
        }
        return true
    }

    private func place(of value: CheckedExpression, for function: FunctionDeclaration) throws -> CheckedPlace {
        do {
            return try place(of: value)
        } catch let diagnostic as Diagnostic {
            guard let reason = diagnostic.problem.immutability else { throw diagnostic }
            let copying = function.context.isBuiltIn ? ChangeInPlace.copying[function.name] : nil
            throw Diagnostic(
                .mutatingOnLet(function: function.name, reason: reason, copying: copying), at: diagnostic.position)
        }
    }
}

extension CheckedExpression {
    /// Whether it is a function that may throw, whatever is expected of it.
    var mayThrow: Bool {
        guard case .function(let type) = type else { return false }
        switch kind {
        case .convert(let value, .function), .convert(let value, .tupleFunction): return value.mayThrow
        case .ternary(_, let one, let other): return one.mayThrow || other.mayThrow
        case .convert(_, .keyPathFunction): return false
        default: break
        }
        return type.isThrowing
    }
}
