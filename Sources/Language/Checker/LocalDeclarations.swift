import SwiftSyntax

extension Checker {
    /// `let` and `var` in a body.
    func checkVariable(_ syntax: VariableDeclSyntax) throws -> CheckedStatement? {
        if let attribute = syntax.attributes.attributeElements.first {
            throw diagnostic(.wrapperOnLocal(attribute.plainName), at: attribute)
        }
        let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
        guard syntax.bindings.count == 1, let binding = syntax.bindings.first else {
            throw diagnostic(.severalBindings, at: syntax)
        }
        guard binding.accessorBlock == nil else { throw diagnostic(.computedLocal, at: binding) }
        let declared = try binding.typeAnnotation.map { try resolveType($0.type, infersArguments: true) }
        guard let initializer = binding.initializer else {
            guard let declared else { throw diagnostic(.missingType(binding.pattern.trimmedDescription), at: binding) }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
                throw diagnostic(.tuplePatternHere, at: binding)
            }
            // It may be given its value once, later.
            let variable = makeLocal(name, declared, isMutable: true)
            here.scope?.declare(name, .variable(variable))
            return CheckedStatement(.variable(.bind(variable), nil), at: position(syntax))
        }
        let value: CheckedExpression
        if let declared {
            value = try check(initializer.value, as: declared, .specified)
        } else {
            value = try infer(initializer.value, hint: nil)
            try requireKnown(value.type, at: initializer.value)
        }
        let pattern = try bind(binding.pattern, to: declared ?? value.type, isMutable: isMutable)
        return CheckedStatement(.variable(pattern, value), at: position(syntax))
    }

    /// Throws where a type is not told by anything.
    func requireKnown(_ type: SwiftType, at node: some SyntaxProtocol) throws {
        let type = finished(type)
        guard type.containsVariables else { return }
        throw diagnostic(.cannotInfer("\(type)", "expression"), at: node)
    }

    /// A function declared in a body.
    func checkLocalFunction(_ syntax: FunctionDeclSyntax) throws -> CheckedStatement {
        if let generics = syntax.genericParameterClause {
            throw diagnostic(.unsupportedExpression("a generic function inside a body"), at: generics)
        }
        let name = syntax.name.plainText
        let parameters = DeclarationReader(context: here.context, isBuiltIn: false)
            .parameters(syntax.signature.parameterClause.parameters)
        let types = try parameters.map { parameter in
            FunctionType.Parameter(
                type: try parameter.typeSyntax.map { try resolveType($0) } ?? .void, isInout: parameter.isInout)
        }
        let result = try syntax.signature.returnClause.map { try resolveType($0.type) } ?? .void
        let isThrowing = syntax.signature.effectSpecifiers?.throwsClause != nil
        let type = SwiftType.function(FunctionType(parameters: types, result: result, isThrowing: isThrowing))
        let variable = makeLocal(name, type)
        here.scope?.declare(name, .variable(variable))
        localLabels[ObjectIdentifier(variable)] = parameters.map(\.label)
        guard let body = syntax.body else { throw diagnostic(.missingBody(name), at: syntax) }
        let before = here
        defer { here = before }
        here.closureDepth += 1
        here.scope = Scope(in: here.scope)
        let function = FunctionScope(
            result: result, isThrowing: isThrowing, outer: before.function, depth: here.closureDepth)
        here.function = function
        let variables = zip(parameters, types).map { parameter, type in
            let variable = makeLocal(parameter.name, type.type, isMutable: type.isInout)
            here.scope?.declare(parameter.name, .variable(variable))
            return variable
        }
        let statements = try checkFunctionBody(body.statements, result: result, at: body)
        let closure = CheckedClosure(
            parameters: variables, inoutParameters: types.map(\.isInout), statements: statements,
            captures: function.captures)
        return CheckedStatement(.function(variable, closure), at: position(syntax))
    }
}
