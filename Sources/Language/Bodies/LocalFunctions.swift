import SwiftSyntax

/// A function that a body declares: a closure in a variable, with the labels, defaults and generic parameters of a
/// function.
final class LocalFunction {
    /// Holds the closure.
    let variable: LocalVariable
    /// The declaration that a call is checked against; its body is the closure's.
    let declaration: FunctionDeclaration
    /// Where it stands.
    let id: SyntaxIdentifier
    /// The generic parameters of the body around it, which a call does not replace.
    let outer: [GenericParameter]
    /// The block that declares it.
    private(set) weak var block: Scope?
    /// Where the block first uses it while not all of its functions are checked, and how many statements stand before that.
    var earlyUse: (statements: Int, position: SourcePosition)?

    init(
        _ variable: LocalVariable, _ declaration: FunctionDeclaration, id: SyntaxIdentifier, outer: [GenericParameter],
        in block: Scope?
    ) {
        self.variable = variable
        self.declaration = declaration
        self.id = id
        self.outer = outer
        self.block = block
    }

    /// The generic parameters of its own.
    var generics: [GenericParameter] { Array(declaration.signature.parameters.dropFirst(outer.count)) }

    /// The function as something to call.
    var candidate: Candidate {
        var substitution: Substitution = [:]
        for parameter in outer { substitution[parameter] = .parameter(parameter) }
        var candidate = Candidate(.function(declaration), substitution, from: .none)
        candidate.local = self
        return candidate
    }
}

extension Checker {
    /// Declares the types of a block, and its functions, which may call each other whatever their order.
    func declareFunctions(of statements: [CodeBlockItemSyntax]) throws {
        try declareTypes(of: statements)
        for statement in statements {
            guard let syntax = statement.item.as(FunctionDeclSyntax.self) else { continue }
            try unlessElsewhere(syntax) {
                let function = try declare(syntax)
                let name = function.declaration.name
                var known: [LocalFunction] = []
                if case .functions(let others)? = here.scope?.ownEntry(named: name) { known = others }
                here.scope?.declare(name, .functions(known + [function]))
            }
        }
    }

    private func declare(_ syntax: FunctionDeclSyntax) throws -> LocalFunction {
        let outer = here.signature.parameters
        let declaration = DeclarationReader(context: here.context, isBuiltIn: false, source: here.source)
            .function(syntax)
        declaration.resolution = .done
        declaration.bodyResolution = .done
        let signature = here.signature
        let meaning = here.opaque
        defer {
            here.signature = signature
            here.opaque = meaning
        }
        _ = try addParameters(syntax.genericParameterClause, where: nil)
        here.opaque = .parameter
        for (index, parameter) in declaration.parameters.enumerated() {
            guard let type = parameter.typeSyntax else { continue }
            declaration.parameters[index].type = try resolveType(type)
            if let attribute = parameter.builderSyntax {
                declaration.parameters[index].builder = try builder(named: attribute)
            }
        }
        _ = try addRequirements(syntax.genericWhereClause)
        try resolveErrors(of: declaration)
        declaration.signature = here.signature
        here.opaque = .result
        if let result = syntax.signature.returnClause?.type {
            declaration.result = try resolveType(result)
            declaration.result.firstOpaque { declaration.opaqueResult = $0 }
        }
        markOpenable(declaration)
        let variable = makeLocal(declaration.name, .function(functionType(of: declaration)))
        return LocalFunction(variable, declaration, id: syntax.id, outer: outer, in: here.scope)
    }

    private func functionType(of function: FunctionDeclaration) -> FunctionType {
        FunctionType(
            parameters: function.parameters.map {
                FunctionType.Parameter(
                    type: localType(of: $0), isInout: $0.isInout, isAutoclosure: $0.isAutoclosure)
            }, result: function.result, isThrowing: function.isThrowing, thrown: function.thrown)
    }

    /// Checks the body of a function that its block has declared.
    func checkLocalFunction(_ syntax: FunctionDeclSyntax) throws -> CheckedStatement {
        let name = syntax.name.plainText
        guard case .functions(let functions)? = here.scope?.ownEntry(named: name),
            let function = functions.first(where: { $0.id == syntax.id })
        else { throw diagnostic(.declarationInBody(syntax.kindName), at: syntax) }
        guard let body = syntax.body else { throw diagnostic(.missingBody(name), at: syntax) }
        let declaration = function.declaration
        try requireThrowingParameter(of: declaration)
        let before = here
        defer { here = before }
        here.closureDepth += 1
        here.scope = Scope(in: here.scope, isFunction: true)
        here.signature = declaration.signature
        let inner = FunctionScope(
            result: declaration.result,
            hidesType: declaration.opaqueResult != nil,
            isThrowing: declaration.isThrowing || declaration.isRethrowing, outer: before.function,
            depth: here.closureDepth)
        inner.thrown = declaration.thrown
        inner.isRethrowing = declaration.isRethrowing
        inner.name = declaration.nameWithLabels
        inner.block = before.scope
        here.function = inner
        let variables = declaration.parameters.map { declare($0) }
        let statements = try checkStatements(of: declaration, body.statements)
        let closure = CheckedClosure(
            parameters: variables, inoutParameters: declaration.parameters.map(\.isInout), statements: statements,
            captures: inner.captures, generics: function.generics)
        return CheckedStatement(.function(function.variable, closure), at: position(syntax))
    }

    /// Notes where a function of a block is used that may read variables which stand below. What other functions of the block
    /// use counts where these are used.
    func noteUse(of function: LocalFunction, at position: SourcePosition) {
        guard let block = function.block, block.uncheckedFunctions > 0,
            block.checkedStatements < function.earlyUse?.statements ?? .max
        else { return }
        var user = here.function
        while let current = user, current.depth > function.variable.depth {
            if current.block === block { return }
            user = current.outer
        }
        function.earlyUse = (block.checkedStatements, position)
    }

    /// Throws where a function is used above a variable of its block that it reads, itself or by way of others.
    func requireDeclared(before functions: [LocalFunction], in statements: [CheckedStatement]) throws {
        let used = functions.compactMap { function in function.earlyUse.map { (function.variable, $0) } }
        if used.isEmpty { return }
        var captures: [LocalVariable: [LocalVariable]] = [:]
        var places: [LocalVariable: Int] = [:]
        for (index, statement) in statements.enumerated() {
            if case .function(let variable, let closure) = statement.kind { captures[variable] = closure.captures }
            for variable in statement.variables { places[variable] = index }
        }
        for (function, use) in used {
            var seen: Set<LocalVariable> = [function]
            var open = [function]
            while let next = open.popLast() {
                if let place = places[next], place >= use.statements {
                    throw Diagnostic(.usedBeforeDeclared(next.name, isInClosure: true), at: use.position)
                }
                open += (captures[next] ?? []).filter { seen.insert($0).inserted }
            }
        }
    }

    /// The call of a local function: its closure is passed the types of its generic parameters, then the arguments.
    func apply(
        _ function: LocalFunction, _ arguments: [CheckedExpression], _ substitution: Substitution, _ result: SwiftType,
        at position: SourcePosition
    ) -> CheckedExpression {
        noteUse(of: function, at: position)
        let types = function.generics.map { parameter -> CheckedExpression in
            let type = substitution[parameter] ?? .parameter(parameter)
            return make(.metatype(type), .metatype(type), at: position)
        }
        return make(.apply(local(function.variable, at: position), types + arguments), result, at: position)
    }

    /// A generic local function as a value: a closure that passes the types along.
    func specialized(
        _ function: LocalFunction, _ call: CallInProgress, at node: some SyntaxProtocol
    ) throws -> CheckedClosure {
        let position = position(node)
        let before = here
        defer { here = before }
        here.closureDepth += 1
        let scope = FunctionScope(
            result: call.result, isThrowing: function.declaration.isThrowing, outer: before.function,
            depth: here.closureDepth)
        here.function = scope
        let parameters = function.declaration.parameters.map { parameter in
            makeLocal(
                parameter.name, substitute(localType(of: parameter), call.substitution), isMutable: parameter.isInout)
        }
        let arguments = try zip(parameters, function.declaration.parameters).map { variable, parameter in
            let value = local(variable, at: position)
            return parameter.isInout
                ? make(.inout(try place(of: value)), variable.type, at: position) : value
        }
        let value = apply(function, arguments, call.substitution, call.result, at: position)
        return CheckedClosure(
            parameters: parameters, inoutParameters: function.declaration.parameters.map(\.isInout),
            statements: [CheckedStatement(.return(value), at: position)], captures: scope.captures)
    }
}

extension [CheckedStatement] {
    /// The statements with those functions in front that refer to no variable of theirs, so that the statements before
    /// a function may call it.
    var withFunctionsFirst: [CheckedStatement] {
        var own: Set<LocalVariable> = []
        for statement in self { own.formUnion(statement.variables) }
        func isFree(_ statement: CheckedStatement) -> Bool {
            guard case .function(_, let closure) = statement.kind else { return false }
            return own.isDisjoint(with: closure.captures)
        }
        return filter(isFree) + filter { !isFree($0) }
    }
}

extension CheckedStatement {
    /// The variables that it declares for the statements behind it.
    fileprivate var variables: [LocalVariable] {
        switch kind {
        case .variable(let pattern, _): return pattern.variables
        case .guard(let conditions, _):
            return conditions.flatMap { condition -> [LocalVariable] in
                guard case .pattern(let pattern, _) = condition else { return [] }
                return pattern.variables
            }
        default: return []
        }
    }
}
