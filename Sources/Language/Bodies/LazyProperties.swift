import SwiftSyntax

/// `lazy var`: its value is evaluated at the first read, and stored.
extension Checker {
    /// Resolves the type of a lazy property: the written one, or that of its value, which may use `self`.
    func resolveLazy(_ property: PropertyDeclaration) throws {
        guard let stored = property.lazyStorage, let syntax = property.initialSyntax else { return }
        if let written = property.typeSyntax {
            here.opaque = .refused
            property.type = try resolveType(written)
        } else {
            property.type = try isolated {
                here.selfVariable = here.selfType.map { makeLocal("self", $0, isMutable: true) }
                here.opaque = .refused
                let value = try infer(syntax, hint: nil)
                try requireKnown(value.type, at: syntax)
                return finished(value.type)
            }
        }
        stored.type = optional(property.type)
    }

    /// Writes the accessors of a lazy property.
    func checkLazy(_ property: PropertyDeclaration) throws {
        guard let stored = property.lazyStorage, let getter = property.getter, let setter = property.setter,
            getter.bodyResolution == .pending, let value = property.initialSyntax
        else { return }
        getter.bodyResolution = .done
        setter.bodyResolution = .done
        try resolveSignature(getter)
        try resolveSignature(setter)
        let position = property.position
        try writeAccessor(getter) { instance in
            let kept = makeLocal("kept", property.type)
            let made = makeLocal("made", property.type)
            let read = make(.stored(instance(), stored), stored.type, at: position)
            let keep = try assignment(of: make(.local(made), property.type, at: position), to: stored, of: instance())
            let initial = try check(value, as: property.type, .specified)
            return (
                [],
                [
                    CheckedStatement(
                        .conditional(
                            [
                                CheckedStatement.Branch(
                                    conditions: [.pattern(.some(.bind(kept)), read)],
                                    statements: [
                                        CheckedStatement(
                                            .return(make(.local(kept), property.type, at: position)), at: position)
                                    ])
                            ], otherwise: nil), at: position),
                    CheckedStatement(.variable(.bind(made), initial), at: position),
                    CheckedStatement(.expression(keep), at: position),
                    CheckedStatement(.return(make(.local(made), property.type, at: position)), at: position),
                ]
            )
        }
        try writeAccessor(setter) { instance in
            let newValue = makeLocal("newValue", property.type)
            let value = make(.local(newValue), property.type, at: position)
            let keep = try assignment(of: value, to: stored, of: instance())
            return ([newValue], [CheckedStatement(.expression(keep), at: position)])
        }
    }

    private func assignment(
        of value: CheckedExpression, to stored: StoredProperty, of instance: CheckedExpression
    ) throws -> CheckedExpression {
        let target = try place(of: make(.stored(instance, stored), stored.type, at: value.position))
        let wrapped = make(.convert(value, .optional), stored.type, at: value.position)
        return make(.assign(target, wrapped), .void, at: value.position)
    }

    /// Writes the body of an accessor over its instance.
    private func writeAccessor(
        _ accessor: FunctionDeclaration,
        _ body: (_ instance: () -> CheckedExpression) throws -> ([LocalVariable], [CheckedStatement])
    ) throws {
        var inner = checkingContext(of: accessor.context)
        inner.signature = accessor.signature
        inner.source = accessor.source
        inner.accessor = accessor
        inner.scope = Scope(in: nil)
        inner.function = FunctionScope(result: accessor.result, depth: 0)
        guard let type = inner.selfType else { return }
        try within(inner) {
            try isolated {
                let variable = makeLocal("self", type, isMutable: accessor.owner?.kind != .class)
                here.selfVariable = variable
                let position = accessor.position
                let (parameters, statements) = try body { make(.local(variable), type, at: position) }
                accessor.body = CheckedBody(selfVariable: variable, parameters: parameters, statements: statements)
            }
        }
    }
}
