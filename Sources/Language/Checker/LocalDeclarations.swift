import SwiftSyntax

extension Checker {
    /// `let` and `var` in a body: one statement for each of their names or patterns.
    func checkVariables(_ syntax: VariableDeclSyntax) throws -> [CheckedStatement] {
        if let attribute = syntax.attributes.attributeElements.first {
            throw diagnostic(.wrapperOnLocal(attribute.plainName), at: attribute)
        }
        try Self.refuseModifiers(of: syntax, isLocal: true) { self.position($0) }
        let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
        return try zip(syntax.bindings, syntax.bindingTypes).map { binding, type in
            CheckedStatement(try checkBinding(binding, type, isMutable), at: position(binding))
        }
    }

    private func checkBinding(
        _ binding: PatternBindingSyntax, _ type: TypeSyntax?, _ isMutable: Bool
    ) throws -> CheckedStatement.Kind {
        if case .accessors(let accessors)? = binding.accessorBlock?.accessors,
            let observer = accessors.first(where: { ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
        {
            throw diagnostic(.unsupportedAccessor(observer.accessorSpecifier.text), at: observer.accessorSpecifier)
        }
        let declared = try type.map { try resolveType($0, infersArguments: true) }
        if let block = binding.accessorBlock { return try checkComputed(binding, block, declared) }
        guard let initializer = binding.initializer else {
            guard let declared else { throw diagnostic(.missingType(binding.pattern.trimmedDescription), at: binding) }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
                throw diagnostic(.tuplePatternHere, at: binding)
            }
            let variable = makeLocal(name, declared, isMutable: isMutable)
            variable.isImplicitlyUnwrapped = type?.isImplicitlyUnwrapped == true
            variable.isGivenLater = true
            hasLateVariables = true
            here.scope?.declare(name, .variable(variable))
            var value: CheckedExpression?
            if isMutable, wrapped(declared) != nil {
                value = make(.none, declared, at: position(binding))
                variable.isGivenLater = false
            }
            return .variable(.bind(variable), value)
        }
        let value: CheckedExpression
        if let declared {
            value = try check(initializer.value, as: declared, .specified)
        } else {
            value = try infer(initializer.value, hint: nil)
            try requireKnown(value.type, at: initializer.value)
        }
        let pattern = try bind(binding.pattern, to: declared ?? value.type, isMutable: isMutable)
        if case .bind(let variable) = pattern { variable.isImplicitlyUnwrapped = type?.isImplicitlyUnwrapped == true }
        return .variable(pattern, value)
    }

    /// `var x: Int { … }` in a body: a function without parameters, which each use calls.
    private func checkComputed(
        _ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax, _ declared: SwiftType?
    ) throws -> CheckedStatement.Kind {
        guard let declared else { throw diagnostic(.missingType(binding.pattern.trimmedDescription), at: binding) }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            case .getter(let statements) = block.accessors
        else { throw diagnostic(.computedLocal, at: block) }
        let variable = makeLocal(name, .function(FunctionType(parameters: [], result: declared)))
        here.scope?.declare(name, .computed(variable))
        let before = here
        defer { here = before }
        here.closureDepth += 1
        here.scope = Scope(in: here.scope)
        let function = FunctionScope(result: declared, outer: before.function, depth: here.closureDepth)
        here.function = function
        let body = try checkFunctionBody(statements, result: declared, at: block)
        return .function(
            variable,
            CheckedClosure(parameters: [], inoutParameters: [], statements: body, captures: function.captures))
    }

    /// Throws for what changes how a variable works and is not here.
    static func refuseModifiers(
        of syntax: VariableDeclSyntax, isLocal: Bool, at position: (DeclModifierSyntax) -> SourcePosition
    ) throws {
        let refused = ["weak", "unowned", "async"] + (isLocal ? ["lazy"] : [])
        guard let modifier = syntax.modifiers.first(where: { refused.contains($0.name.text) }) else { return }
        throw Diagnostic(
            .unsupportedModifier(modifier.name.text), at: position(modifier), length: modifier.trimmedLength.utf8Length)
    }

    /// Throws where a type is not told by anything.
    func requireKnown(_ type: SwiftType, at node: some SyntaxProtocol) throws {
        let type = finished(type)
        guard type.containsVariables else { return }
        throw diagnostic(.cannotInfer("\(type)", "expression"), at: node)
    }
}

extension VariableDeclSyntax {
    /// The type written for each binding: Swift takes a type for the names before it too, `let a, b: Int`.
    var bindingTypes: [TypeSyntax?] {
        var annotation: TypeSyntax?
        let types = bindings.reversed().map { binding -> TypeSyntax? in
            annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
            return annotation
        }
        return types.reversed()
    }
}
