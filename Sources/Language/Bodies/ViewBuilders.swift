import SwiftSyntax

extension Checker {
    /// The statements of a `@ViewBuilder` body as one expression, whose type is that of the views side by side.
    ///
    /// - Parameter expected: the type that is expected of it, where there is one.
    func checkBuilderBody(
        _ statements: CodeBlockItemListSyntax, expected: SwiftType? = nil, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        var (builder, type) = try checkBuilder(Array(statements), at: node)
        builder.isOptional = expected.map { wrapped($0) != nil } == true && wrapped(type) != nil
        if builder.items.count == 1, case .view(let only) = builder.items[0] { return only }
        return make(.viewBuilder(builder), type, at: position(node))
    }

    private func checkBuilder(
        _ statements: [CodeBlockItemSyntax], at node: some SyntaxProtocol
    ) throws -> (CheckedBuilder, SwiftType) {
        let before = here.scope
        here.scope = Scope(in: before)
        defer { here.scope = before }
        var items: [CheckedBuilder.Item] = []
        var types: [SwiftType] = []
        let statements = statements.kept
        try declareFunctions(of: statements)
        for part in statements {
            try unlessElsewhere(part) {
                let (parts, type) = try apart(isItem: true) { try nested(part) { try builderItems(part) } }
                items += parts
                if let type { types.append(type) }
            }
        }
        let type: SwiftType
        switch types.count {
        case 0: type = try core("EmptyView", at: node)
        case 1: type = types[0]
        default: type = try core("TupleView", [.tuple(types.map { TupleElement(type: $0) })], at: node)
        }
        return (CheckedBuilder(items: items), type)
    }

    private func builderItems(_ statement: CodeBlockItemSyntax) throws -> ([CheckedBuilder.Item], SwiftType?) {
        if let ifExpression = statement.ifExpression {
            let (item, type) = try builderConditional(ifExpression)
            return ([item], type)
        }
        if let switchExpression = statement.switchExpression {
            let (item, type) = try builderSwitch(switchExpression)
            return ([item], type)
        }
        switch statement.item {
        case .expr(let expression):
            if let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
                throw diagnostic(.assignmentInBuilder, at: expression)
            }
            let value = try infer(expression, hint: nil)
            try requireView(value, at: expression)
            noteViewOfUIKit(value, at: expression)
            return ([.view(value)], value.type)
        case .decl(let declaration):
            guard declaration.is(VariableDeclSyntax.self) || declaration.is(FunctionDeclSyntax.self) else {
                throw diagnostic(.unsupportedInBuilder(declaration.kindName, builder: "ViewBuilder"), at: declaration)
            }
            return (try checkStatement(statement).map { .statement($0) }, nil)
        case .stmt(let statement):
            throw diagnostic(.unsupportedInBuilder(statement.kindName, builder: "ViewBuilder"), at: statement)
        }
    }

    private func requireView(_ value: CheckedExpression, at node: some SyntaxProtocol) throws {
        guard let view = declarations.builtIns.nominal(named: "View") else { return }
        let verdict = verdict { satisfies(value.type, ProtocolType(view)) }
        guard verdict.holds else {
            let failed = finished(verdict.unmet?.type ?? value.type)
            guard case .nominal = failed else {
                throw diagnostic(.doesNotConform(failed, constraint: ProtocolType(view)), at: node)
            }
            throw diagnostic(
                .requires(function: "static method 'buildExpression'", type: failed, constraint: ProtocolType(view)),
                at: node)
        }
    }

    private func builderConditional(_ syntax: IfExprSyntax) throws -> (CheckedBuilder.Item, SwiftType) {
        let before = here.scope
        here.scope = Scope(in: before)
        let conditions = try checkConditions(syntax.conditions)
        let (builder, type) = try checkBuilder(Array(syntax.body.statements), at: syntax.body)
        here.scope = before
        var branches = [CheckedBuilder.Branch(conditions: conditions, builder: builder)]
        switch syntax.elseBody {
        case nil: return (.conditional(branches, otherwise: nil), optional(type))
        case .codeBlock(let block):
            let (otherwise, other) = try checkBuilder(Array(block.statements), at: block)
            return (
                .conditional(branches, otherwise: otherwise),
                try core("_ConditionalContent", [type, other], at: syntax)
            )
        case .ifExpr(let next):
            let (item, other) = try builderConditional(next)
            guard case .conditional(let rest, let otherwise) = item else { return (item, other) }
            branches += rest
            let isComplete = otherwise != nil
            let inner = isComplete ? other : wrapped(other) ?? other
            let both = try core("_ConditionalContent", [type, inner], at: syntax)
            return (.conditional(branches, otherwise: otherwise), isComplete ? both : optional(both))
        }
    }

    private func builderSwitch(_ syntax: SwitchExprSyntax) throws -> (CheckedBuilder.Item, SwiftType) {
        let subject = try infer(syntax.subject, hint: nil)
        var cases: [CheckedBuilder.Case] = []
        var types: [SwiftType] = []
        for entry in switchCases(syntax) {
            let before = here.scope
            here.scope = Scope(in: before)
            defer { here.scope = before }
            let labels = try checkLabels(of: entry, subject: subject.type)
            let (builder, type) = try checkBuilder(Array(entry.statements), at: entry)
            cases.append(CheckedBuilder.Case(patterns: labels, builder: builder))
            types.append(type)
        }
        try requireExhaustive(cases.map(\.patterns), subject: subject.type, at: syntax)
        guard var type = types.last else { throw diagnostic(.emptySwitch, at: syntax) }
        for other in types.dropLast().reversed() {
            type = try core("_ConditionalContent", [other, type], at: syntax)
        }
        return (.switch(subject, cases), type)
    }
}

extension CodeBlockItemSyntax {
    /// The `if` that the statement is, as a statement or an expression.
    var ifExpression: IfExprSyntax? {
        switch item {
        case .expr(let expression): expression.as(IfExprSyntax.self)
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        case .decl: nil
        }
    }

    /// The `switch` that the statement is.
    var switchExpression: SwitchExprSyntax? {
        switch item {
        case .expr(let expression): expression.as(SwitchExprSyntax.self)
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
        case .decl: nil
        }
    }
}
