import SwiftSyntax

extension Checker {
    /// `let` and `var` in a body: one statement for each of their names or patterns.
    func checkVariables(_ syntax: VariableDeclSyntax) throws -> [CheckedStatement] {
        try Self.refuseModifiers(of: syntax) { self.position($0) }
        let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
        let isLazy = syntax.modifiers.contains("lazy")
        if isLazy, !isMutable { throw diagnostic(.lazyLet, at: syntax.modifiers) }
        return try zip(syntax.bindings, syntax.bindingTypes).flatMap { binding, type -> [CheckedStatement] in
            let declared = try type.map { try resolveType($0, infersArguments: true) }
            let observers = try binding.accessorBlock.flatMap { try Observers($0) { self.position($0) } }
            if let attribute = syntax.attributes.attributeElements.first {
                guard isMutable else { throw diagnostic(.wrapperOnLet(attribute.plainName), at: attribute) }
                if syntax.bindings.count > 1 { throw diagnostic(.wrapperOnSeveral(attribute.plainName), at: attribute) }
                if let second = syntax.attributes.attributeElements.dropFirst().first {
                    throw diagnostic(.composedWrappers(outer: attribute.plainName, inner: second.plainName), at: second)
                }
                if let observers { return try checkObserved(binding, observers, attribute, declared) }
                return try checkWrapped(binding, attribute, declared).statements
            }
            if isLazy { return try checkLazy(binding, declared) }
            if let observers { return try checkObserved(binding, observers, nil, declared) }
            if let block = binding.accessorBlock { return try checkComputed(binding, block, declared) }
            return [CheckedStatement(try checkBinding(binding, type, declared, isMutable), at: position(binding))]
        }
    }

    private func checkBinding(
        _ binding: PatternBindingSyntax, _ type: TypeSyntax?, _ declared: SwiftType?, _ isMutable: Bool
    ) throws -> CheckedStatement.Kind {
        guard let initializer = binding.initializer else {
            guard let declared else { throw diagnostic(.missingType(binding.pattern.writtenText), at: binding) }
            let pattern = try bind(binding.pattern, to: declared, isMutable: isMutable)
            for variable in pattern.variables { variable.isGivenLater = true }
            body.hasLateVariables = true
            guard case .bind(let variable) = pattern else { return .variable(pattern, nil) }
            variable.isImplicitlyUnwrapped = type?.isImplicitlyUnwrapped == true
            guard isMutable, wrapped(declared) != nil else { return .variable(pattern, nil) }
            variable.isGivenLater = false
            return .variable(pattern, make(.none, declared, at: position(binding)))
        }
        let value: CheckedExpression
        if let declared {
            value = try check(initializer.value, as: declared, .specified)
            try requireFree(value, .specified)
        } else {
            value = try infer(initializer.value, hint: nil)
            try requireKnown(value.type, at: initializer.value)
        }
        let pattern = try bind(binding.pattern, to: declared ?? value.type, isMutable: isMutable)
        if case .bind(let variable) = pattern { variable.isImplicitlyUnwrapped = type?.isImplicitlyUnwrapped == true }
        return .variable(pattern, value)
    }

    /// Throws for modifiers of a variable that are not supported.
    static func refuseModifiers(
        of syntax: VariableDeclSyntax, at position: (DeclModifierSyntax) -> SourcePosition
    ) throws {
        let refused = ["weak", "unowned", "async"]
        guard let modifier = syntax.modifiers.first(where: { refused.contains($0.name.text) }) else { return }
        throw Diagnostic(
            .unsupportedModifier(modifier.name.text), at: position(modifier), length: modifier.trimmedLength.utf8Length)
    }

    /// Throws where nothing determines a type.
    func requireKnown(_ type: SwiftType, at node: some SyntaxProtocol) throws {
        let type = finished(type)
        guard type.containsVariables else { return }
        if case .function = type, let name = Syntax(node).as(DeclReferenceExprSyntax.self) {
            throw diagnostic(.callWithoutParentheses(name.baseName.text), at: node)
        }
        throw diagnostic(.cannotInfer("\(type)", call: "expression"), at: node)
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
