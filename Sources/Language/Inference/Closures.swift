import SwiftSyntax

extension Checker {
    /// Checks a closure against the function type that is expected.
    ///
    /// - Parameters:
    ///   - builder: what puts its statements together, where something does.
    ///   - isEscaping: whether it may be kept after the call that it is passed to.
    func check(
        _ syntax: ClosureExprSyntax, as type: SwiftType, by builder: BodyBuilder? = nil, isEscaping: Bool = true
    ) throws -> CheckedExpression {
        try nested(syntax) {
            if let inner = wrapped(type) {
                let closure = try check(syntax, as: inner, by: builder)
                return make(.convert(closure, .optional), type, at: closure.position)
            }
            let asked = try functionType(expected: type, for: syntax)
            let expected = try written(asked, by: syntax)
            let before = here.scope
            here.scope = Scope(in: before)
            defer { here.scope = before }
            let captured = try declareCaptures(of: syntax)
            let closure = try inFunction(of: expected, type, syntax) { closure in
                closure.isKept = isEscaping && !syntax.isCalledAtOnce
                closure.capturesSelf = syntax.capturesSelf
                return try checkBody(of: syntax, expected, by: builder, closure)
            }
            // Where any type fits, the closure determines the type.
            if known(type).isUnknown { _ = unify(type, closure.type) }
            if isEscaping { try requireFree(closure, .argument) }
            let whole = captured.isEmpty ? closure : holding(captured, closure)
            guard expected != asked else { return whole }
            return try converted(whole, to: .function(asked), .argument, at: ExprSyntax(syntax))
        }
    }

    private func holding(_ captured: [CheckedStatement], _ closure: CheckedExpression) -> CheckedExpression {
        let value = CheckedStatement(.yield(closure), at: closure.position)
        let whole = CheckedStatement(.do(captured + [value], catches: []), at: closure.position)
        return make(.statement(whole), closure.type, at: closure.position)
    }

    /// The function type that a closure's signature states, where it converts to the expected one: its parameters may be
    /// supertypes, its result a subtype.
    private func written(_ expected: FunctionType, by syntax: ClosureExprSyntax) throws -> FunctionType {
        guard let signature = syntax.signature else { return expected }
        var (parameters, result) = (expected.parameters, expected.result)
        let names = try parameterNames(of: syntax)
        for (index, name) in names.enumerated() where names.count == parameters.count {
            guard let type = try name.type.map({ try resolveType($0) }) else { continue }
            let given = parameters[index]
            guard !holds({ unify(type, given.type) }), !given.isInout,
                isConvertible(given.type, to: type)
            else { continue }
            parameters[index] = FunctionType.Parameter(type: type)
        }
        if let type = try signature.returnClause.map({ try resolveType($0.type) }),
            !holds({ unify(type, expected.result) }), isConvertible(type, to: expected.result)
        {
            result = type
        }
        return FunctionType(
            parameters: parameters, result: result, isThrowing: expected.isThrowing, thrown: expected.thrown)
    }

    /// The function type that is expected; where anything may stand, one with as many unknowns as the closure needs.
    private func functionType(expected type: SwiftType, for syntax: ClosureExprSyntax) throws -> FunctionType {
        switch known(type) {
        case .function(let function):
            let used = usedShorthandParameters(in: syntax)
            if takesApart(function, into: parameterCount(of: syntax) ?? used) { return function }
            guard let count = parameterCount(of: syntax), count != function.parameters.count else {
                if syntax.signature == nil, used == 0, !function.parameters.isEmpty, !takesVoid(function) {
                    throw diagnostic(ignored(function.parameters.count, by: syntax), at: syntax.leftBrace)
                }
                if used > 0, used != function.parameters.count {
                    throw diagnostic(
                        .closureParameters(type: finished(.function(function)), have: used), at: syntax.leftBrace)
                }
                return function
            }
            throw diagnostic(
                .closureParameters(type: finished(.function(function)), have: count), at: syntax.leftBrace)
        case .variable, .existential([]):
            let count = parameterCount(of: syntax) ?? usedShorthandParameters(in: syntax)
            let names = try parameterNames(of: syntax)
            return FunctionType(
                parameters: (0..<count).map {
                    FunctionType.Parameter(
                        type: freshVariable(), isInout: $0 < names.count && names[$0].type?.isInout == true)
                }, result: freshVariable())
        default: throw diagnostic(.closureForValue(finished(type)), at: syntax.leftBrace)
        }
    }

    /// Whether a function takes nothing but a `Void`, which a closure need not name.
    func takesVoid(_ function: FunctionType, _ substitution: Substitution = [:]) -> Bool {
        function.parameters.count == 1
            && function.parameters.allSatisfy { known(substitute($0.type, substitution)) == .void }
    }

    /// The problem with a closure that names none of its parameters: `in` is missing where it begins with a lone name,
    /// and else the parameters are ignored. As many unknown names as it has parameters are proposed as theirs.
    func ignored(_ count: Int, by closure: ClosureExprSyntax) -> Problem {
        if closure.statements.count > 1, count == 1,
            let name = closure.statements.first?.item.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        {
            return .missingIn(name)
        }
        let names = unknownNames(in: closure)
        return .closureIgnoresParameters(
            names: names.count == count ? names : Array(repeating: "_", count: count))
    }

    /// The names in a closure that nothing declares, in order.
    private func unknownNames(in closure: ClosureExprSyntax) -> [String] {
        let finder = UsedNames(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        var names: [String] = []
        for token in finder.used
        where !finder.bound.contains(token.text) && !names.contains(token.text)
            && attempt({ try? reference(to: token, isCalled: false) }) == nil
        {
            names.append(token.text)
        }
        return names
    }

    /// Whether the closure names the elements of the one tuple that is passed to it.
    private func takesApart(_ function: FunctionType, into count: Int) -> Bool {
        guard count > 1, function.parameters.count == 1, let only = function.parameters.first,
            case .tuple(let elements) = known(only.type)
        else { return false }
        return elements.count == count
    }

    private func inFunction(
        of expected: FunctionType, _ type: SwiftType, _ syntax: ClosureExprSyntax,
        _ body: (FunctionScope) throws -> CheckedClosure
    ) throws -> CheckedExpression {
        let before = here
        defer { here = before }
        here.closureDepth += 1
        here.scope = Scope(in: here.scope, isFunction: true)
        let function = FunctionScope(
            result: expected.result, isClosure: true, isThrowing: expected.isThrowing, outer: before.function,
            depth: here.closureDepth)
        here.function = function
        let written = try syntax.signature?.effectSpecifiers?.throwsClause?.type.map { try resolveType($0) }
        let allowed = expected.thrown.map(known)
        if let written {
            function.thrown = written
        } else if let allowed, !allowed.isUnknown {
            function.thrown = allowed
        }
        let closure = try body(function)
        closure.captures = function.captures
        let mayThrow = function.throwsErrors || written != nil
        // The type of a closure's errors is not inferred from its body: it is the written one, or any error.
        let own = SwiftType.function(
            FunctionType(
                parameters: expected.parameters, result: expected.result, isThrowing: mayThrow,
                thrown: mayThrow ? function.thrown : nil))
        if let thrown = expected.thrown, known(thrown).isUnknown {
            _ = unify(thrown, errors(mayThrow, function.thrown))
        }
        if case .function = known(type), function.throwsErrors, !expected.isThrowing {
            throw diagnostic(.closureThrows, at: syntax.leftBrace)
        }
        return make(.closure(closure), own, at: position(syntax))
    }

    private func checkBody(
        of syntax: ClosureExprSyntax, _ expected: FunctionType, by builder: BodyBuilder?, _ function: FunctionScope
    ) throws -> CheckedClosure {
        let (parameters, opening) = try declareParameters(of: syntax, expected)
        let closure = CheckedClosure(
            parameters: parameters, inoutParameters: expected.parameters.map(\.isInout), statements: [], captures: [])
        closure.leavesResultOpen = syntax.signature?.returnClause == nil
        if let result = syntax.signature?.returnClause?.type {
            guard unify(try resolveType(result), expected.result) else {
                throw diagnostic(
                    .cannotConvert(try resolveType(result), wanted: finished(expected.result), purpose: .result),
                    at: result)
            }
        }
        if let builder, !syntax.statements.containsReturn {
            let built = try checkBuilt(syntax.statements, by: builder, expected: expected.result, at: syntax)
            let converted = try convert(built, to: expected.result, .result)
            closure.statements = opening + [CheckedStatement(.return(converted), at: built.position)]
        } else {
            function.skippedBuilder = builder
            closure.statements = try opening + checkFunctionBody(syntax.statements, result: expected.result, at: syntax)
        }
        return closure
    }

    /// Declares a closure's parameters: named, or `$0` and so on.
    private func declareParameters(
        of syntax: ClosureExprSyntax, _ expected: FunctionType
    ) throws -> ([LocalVariable], opening: [CheckedStatement]) {
        var variables: [LocalVariable] = []
        let names = try parameterNames(of: syntax)
        let count = syntax.signature?.parameterClause == nil ? usedShorthandParameters(in: syntax) : names.count
        if takesApart(expected, into: count), let only = expected.parameters.first,
            case .tuple(let elements) = known(only.type)
        {
            let whole = makeLocal("elements", only.type)
            let parts = elements.enumerated().map { index, element -> CheckedPattern in
                let variable = makeLocal(index < names.count ? names[index].name : "$\(index)", element.type)
                here.scope?.declare(variable.name, .variable(variable))
                return .bind(variable)
            }
            let value = make(.local(whole), only.type, at: position(syntax))
            return ([whole], [CheckedStatement(.variable(.tuple(parts), value), at: position(syntax))])
        }
        for (index, parameter) in expected.parameters.enumerated() {
            let named = index < names.count ? names[index] : nil
            if let type = named?.type {
                guard unify(try resolveType(type), parameter.type) else {
                    throw diagnostic(
                        .cannotConvert(finished(parameter.type), wanted: try resolveType(type), purpose: .argument),
                        at: type)
                }
            }
            let name = named?.name ?? "$\(index)"
            if name.hasPrefix("$"), named != nil, case .nominal = known(parameter.type),
                findProperty("wrappedValue", on: parameter.type, isStatic: false) == nil
            {
                throw diagnostic(
                    .noWrapperMember(wrapper: finished(parameter.type), member: "wrappedValue"), at: syntax.leftBrace)
            }
            let variable = makeLocal(name, parameter.type, isMutable: parameter.isInout)
            variable.isImplicitlyUnwrapped = named?.type?.isImplicitlyUnwrapped == true
            variables.append(variable)
            if name == "_" { continue }
            here.scope?.declare(name, .variable(variable))
            if name.hasPrefix("$"), named != nil {
                here.scope?.declare(String(name.dropFirst()), .wrapped(variable))
            }
        }
        return (variables, [])
    }

    private func parameterNames(of syntax: ClosureExprSyntax) throws -> [(name: String, type: TypeSyntax?)] {
        switch syntax.signature?.parameterClause {
        case nil: return []
        case .simpleInput(let list): return list.map { ($0.name.plainText, nil) }
        case .parameterClause(let clause):
            return try clause.parameters.map { parameter in
                if parameter.firstName.tokenKind == .wildcard, let second = parameter.secondName {
                    return (second.plainText, parameter.type)
                }
                guard parameter.ellipsis == nil else {
                    throw diagnostic(.unsupportedExpression("a variadic closure parameter"), at: parameter)
                }
                return (parameter.firstName.plainText, parameter.type)
            }
        }
    }

    /// How many parameters a closure names; nil where it names none.
    func parameterCount(of syntax: ClosureExprSyntax) -> Int? {
        switch syntax.signature?.parameterClause {
        case nil: nil
        case .simpleInput(let list): list.count
        case .parameterClause(let clause): clause.parameters.count
        }
    }

    /// How many parameters a closure needs because it uses `$0`, `$1` and so on.
    func usedShorthandParameters(in syntax: ClosureExprSyntax) -> Int {
        guard syntax.signature?.parameterClause == nil else { return 0 }
        let finder = ShorthandFinder(viewMode: .sourceAccurate)
        finder.walk(syntax.statements)
        return finder.count
    }

    /// An argument that is evaluated when it is needed: a closure without parameters.
    ///
    /// - Parameter isDefault: whether it is the default value, whose own type a call does not see.
    func autoclosure(
        _ syntax: ExprSyntax, _ type: FunctionType, isDefault: Bool = false
    ) throws -> CheckedExpression {
        let before = here
        defer { here = before }
        here.closureDepth += 1
        let function = FunctionScope(
            result: type.result, isClosure: true, isThrowing: type.isThrowing, outer: before.function,
            depth: here.closureDepth)
        function.tries = before.function?.tries ?? 0
        function.thrown = type.thrown
        here.function = function
        let value = try check(syntax, as: type.result, .argument)
        let closure = CheckedClosure(
            parameters: [], inoutParameters: [],
            statements: [CheckedStatement(.return(value), at: value.position)], captures: function.captures)
        guard type.isThrowing, !function.throwsErrors, !isDefault else {
            return make(.closure(closure), .function(type), at: position(syntax))
        }
        // A function that rethrows does not throw where the argument doesn't.
        let own = make(
            .closure(closure), .function(FunctionType(parameters: [], result: type.result)), at: position(syntax))
        return make(.convert(own, .function([], result: .same)), .function(type), at: position(syntax))
    }
}

/// Finds the highest `$n` of a closure, not looking into closures inside it.
private final class ShorthandFinder: SyntaxVisitor {
    var count = 0

    /// More parameters than a function type can usefully have: what goes beyond is no parameter of any closure.
    private static let most: UInt = 255

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let name) = token.tokenKind, let index = UInt(name.dropFirst()) {
            count = max(count, Int(min(index, Self.most)) + 1)
        }
        return .skipChildren
    }
}

extension CodeBlockItemListSyntax {
    /// Whether the statements hold a `return`, not looking into closures and functions inside.
    var containsReturn: Bool {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.found
    }
}

private final class ReturnFinder: SyntaxVisitor {
    var found = false

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }
}

/// Collects the names that a piece of Swift uses by themselves, beside those that it binds.
private final class UsedNames: BoundNames {
    /// Those that begin like a variable's, in order.
    private(set) var used: [TokenSyntax] = []

    override func visit(_ name: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = name.parent?.as(MemberAccessExprSyntax.self)?.declName.id == name.id
        let isCalled = name.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == name.id
        if !isMember, !isCalled, name.baseName.text.first?.isLowercase == true { used.append(name.baseName) }
        return .visitChildren
    }
}
