import SwiftSyntax

/// The arguments of a call, each against its parameter.
extension Checker {
    /// Checks one argument against its parameter.
    func check(
        _ argument: Argument, for parameter: Parameter, _ type: SwiftType, _ call: CallInProgress
    ) throws -> CheckedExpression {
        do {
            let value = try checkAlone(argument, for: parameter, type, call)
            // An operator does not compare an `AnyHashable` with what it may hold.
            if Self.isOperator(call.candidate.name), let ready = argument.checked, ready !== value,
                let given = value.madeHashable
            {
                throw Diagnostic(
                    .cannotConvert(finished(given.type), wanted: finished(type), purpose: .argument),
                    at: given.position)
            }
            return value
        } catch let diagnostic as Diagnostic {
            let place = argument.checked?.position ?? argument.syntax.map { position($0) }
            guard diagnostic.position.offset == place?.offset,
                let problem = problem(diagnostic.problem, with: argument, for: parameter, call)
            else { throw diagnostic }
            throw Diagnostic(problem, at: diagnostic.position, length: diagnostic.length)
        }
    }

    /// The problem of a name that is likely to be a text without its quotes; nil for all others.
    private func unquoted(
        _ name: String, _ argument: Argument, for parameter: Parameter, _ call: CallInProgress
    ) -> Problem? {
        guard let syntax = argument.syntax, isNamed("String", substitute(parameter.type, call.substitution)),
            syntax.chainRoot.is(DeclReferenceExprSyntax.self), !syntax.writtenText.contains("("),
            ForeignWords.message(for: name) == nil, UnsupportedNames.known.message(for: name) == nil
        else { return nil }
        return .textWithoutQuotes(syntax.writtenText, name: name)
    }

    /// The problem with an argument in terms of the call: the requirement of a generic parameter, and the function that has
    /// it; nil where no generic parameter is concerned.
    private func problem(
        _ problem: Problem, with argument: Argument, for parameter: Parameter, _ call: CallInProgress
    ) -> Problem? {
        guard let function = call.candidate.function else { return nil }
        switch problem {
        case .unknownName(let name, nil): return unquoted(name, argument, for: parameter, call)
        case .memberWithoutDot(let name, let meant):
            if let unquoted = unquoted(name, argument, for: parameter, call) { return unquoted }
            // A name of the session was meant, and no constant, where what is expected has none of that name.
            let type = substitute(parameter.type, call.substitution)
            let hasMember = [false, true].contains { isCalled in
                probe { (try? implicitMember(.identifier(meant), in: type, isCalled: isCalled)) != nil }
            }
            return hasMember ? nil : .unknownName(name, nearest: nil)
        case .doesNotConform(let type, let constraint):
            guard case .nominal = type else { return nil }
            let asked = (function.signature.requirements + call.requirements).lazy.compactMap { asked -> SwiftType? in
                guard case .conformance(let subject, let other) = asked,
                    other.declaration == constraint.declaration, parameter.type.contains({ $0 == subject })
                else { return nil }
                return subject
            }
            guard let subject = asked.first else { return nil }
            if function.kind == .initializer, let owner = function.owner,
                owner.signature.parameters.contains(where: { .parameter($0) == subject })
            {
                return .requires(
                    function: "generic \(owner.kind.rawValue) '\(owner.name)'", type: type, constraint: constraint)
            }
            return .requires(function: call.candidate.title, type: type, constraint: constraint)
        case .cannotConvert(let given, let wanted, .argument):
            guard case .parameter(let generic) = parameter.type, call.candidate.substitution[generic] == nil else {
                return nil
            }
            if case .variable = wanted { return unmetElement(given, of: generic, call) }
            var others: [Argument] = []
            for (index, other) in call.candidate.parameters.enumerated()
            where other.name != parameter.name && other.type == parameter.type {
                others += call.matching[index].map { call.arguments[$0] }
            }
            guard !others.isEmpty else { return nil }
            // An argument that is no literal determines the parameter, whichever comes first.
            let isLiteral = others.contains { $0.syntax.map { literalOpenness(of: $0) > .closed } ?? false }
            return .conflictingArguments(
                parameter: generic.name, one: isLiteral ? given : wanted, other: isLiteral ? wanted : given)
        default: return nil
        }
    }

    /// That the elements of an argument are of another type than a same-type requirement says.
    private func unmetElement(_ given: SwiftType, of generic: GenericParameter, _ call: CallInProgress) -> Problem? {
        guard let element = elementType(of: given) else { return nil }
        for case .sameType(.member(.parameter(generic), let member), let asked) in call.requirements
        where member.name == "Element" {
            return .requiresSame(
                function: call.candidate.title, one: finished(element),
                other: finished(substitute(asked, call.substitution)))
        }
        return nil
    }

    private func checkAlone(
        _ argument: Argument, for parameter: Parameter, _ type: SwiftType, _ call: CallInProgress
    ) throws -> CheckedExpression {
        if isTitle(type, of: call.candidate) { return try checkTitle(argument, type) }
        // What becomes a closure is checked inside of it.
        if let ready = argument.checked, !parameter.isAutoclosure || argument.syntax == nil {
            // An operator changes its operand without an '&'.
            if parameter.isInout, Self.isOperator(call.candidate.name), !ready.isInout {
                let place = try place(of: ready)
                guard unify(place.type, type) else {
                    throw Diagnostic(
                        .cannotConvert(finished(place.type), wanted: finished(type), purpose: .argument),
                        at: ready.position)
                }
                return make(.inout(place), type, at: ready.position)
            }
            if parameter.isInout, !ready.isInout {
                throw Diagnostic(.missingInout(argument.syntax?.writtenText ?? "…"), at: ready.position)
            }
            return try convert(ready, to: type, .argument)
        }
        switch argument.content {
        case .checked(let expression): return try convert(expression, to: type, .argument)
        case .syntax(let syntax) where parameter.keeps:
            let value = try checkGiven(syntax, for: parameter, type, call)
            try requireFree(value, .argument)
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
        if syntax.isListLiteral, let list = list(for: type, in: call), holds({ unify(type, list) }) {
            return try check(syntax, as: list, .argument)
        }
        return try check(syntax, as: type, .argument)
    }

    /// The array that a list literal is where a generic parameter asks for elements of a known type:
    /// `fractions.append(contentsOf: [1, 2])`.
    private func list(for type: SwiftType, in call: CallInProgress) -> SwiftType? {
        guard case .variable(let variable) = known(type) else { return nil }
        func array(of element: SwiftType, in base: SwiftType) -> SwiftType? {
            guard case .variable(variable) = known(substitute(base, call.substitution)) else { return nil }
            let element = finished(substitute(element, call.substitution))
            return element.containsVariables ? nil : try? core("Array", [element], at: call.node)
        }
        for requirement in call.requirements {
            switch requirement {
            case .sameType(.member(let base, let member), let element) where member.name == "Element",
                .sameType(let element, .member(let base, let member)) where member.name == "Element":
                if let array = array(of: element, in: base) { return array }
            case .conformance(let base, let constraint):
                // `some Sequence<UInt8>`
                let names = constraint.declaration.primaryAssociatedTypes
                guard let index = names.firstIndex(of: "Element"), index < constraint.arguments.count else { continue }
                if let array = array(of: constraint.arguments[index], in: base) { return array }
            default: continue
            }
        }
        return nil
    }

    private func checkInout(_ syntax: ExprSyntax, _ type: SwiftType) throws -> CheckedExpression {
        guard let reference = syntax.as(InOutExprSyntax.self) else {
            throw diagnostic(.missingInout(syntax.writtenText), at: syntax)
        }
        let value = try infer(reference.expression, hint: type)
        let place: CheckedPlace
        do {
            place = try self.place(of: value)
        } catch let diagnostic as Diagnostic {
            guard let reason = diagnostic.problem.immutability else { throw diagnostic }
            throw Diagnostic(.immutableInout(reason: reason), at: diagnostic.position)
        }
        guard unify(place.type, type) else {
            throw diagnostic(
                .cannotConvert(finished(place.type), wanted: finished(type), purpose: .argument), at: syntax)
        }
        return make(.inout(place), type, at: position(syntax))
    }

    /// Whether a type is a function whose parameters are class types still to be found: functions that take a superclass
    /// would fit as well, and so do not determine them.
    func takesObject(_ type: SwiftType) -> Bool {
        guard case .function(let function) = known(type) else { return false }
        return function.parameters.contains { isClass($0.type) }
    }

    /// Whether existentials or objects stand in a type as they must be, as in `Node<Any>`: elements of collections and what
    /// optionals hold may become existentials, or objects of a superclass, afterwards.
    func holdsWiderTypes(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal) = known(type) else { return false }
        let isConverted =
            wrapped(type) != nil || ["Array", "Set", "Dictionary"].contains { arguments(of: type, ifNamed: $0) != nil }
        return nominal.arguments.contains { argument in
            if case .existential = known(argument) { return !isConverted }
            return !isConverted && isClass(argument) || holdsWiderTypes(argument)
        }
    }

    func isClassVariable(_ type: SwiftType) -> Bool {
        guard case .variable(let variable) = known(type) else { return false }
        return variable.superclass != nil
    }
}

extension Parameter {
    /// Whether the argument may escape the call.
    var keeps: Bool {
        guard case .function = type, !isVariadic else { return true }
        return isEscaping
    }

    /// Why the parameter must not outlive its call; nil where it may.
    var bond: LocalVariable.Bond? {
        if isInout { return .inoutParameter }
        guard case .function = type, !isEscaping, !isVariadic else { return nil }
        return .function
    }
}

extension ExprSyntax {
    /// Whether it is a list literal, or one of two.
    fileprivate var isListLiteral: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .arrayExpr: true
        case .ternaryExpr(let ternary):
            ternary.thenExpression.isListLiteral && ternary.elseExpression.isListLiteral
        default: false
        }
    }
}

extension CheckedExpression {
    /// What becomes an `AnyHashable`, perhaps an optional one; nil where nothing does.
    fileprivate var madeHashable: CheckedExpression? {
        switch kind {
        case .convert(let given, .anyHashable): given
        case .convert(let inner, .optional): inner.madeHashable
        default: nil
        }
    }

    fileprivate var isInout: Bool {
        guard case .inout = kind else { return false }
        return true
    }
}
