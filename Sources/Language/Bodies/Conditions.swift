import SwiftSyntax

extension Checker {
    /// The conditions of an `if`, `guard` or `while`; the variables that they bind are in scope from here on.
    func checkConditions(_ list: ConditionElementListSyntax) throws -> [CheckedCondition] {
        try list.map { element in
            switch element.condition {
            case .expression(let expression): return .boolean(try checkCondition(expression))
            case .optionalBinding(let binding): return try checkBinding(binding)
            case .matchingPattern(let matching):
                let value = try infer(matching.initializer.value, hint: nil)
                return .pattern(try checkPattern(matching.pattern, against: value.type, isBinding: false), value)
            case .availability(let question):
                // Every built-in is available, whatever the system.
                let isThere = question.availabilityKeyword.tokenKind == .poundAvailable
                return .boolean(make(.boolean(isThere), try core("Bool", at: element), at: position(element)))
            }
        }
    }

    /// `let x = y`, `let x`
    private func checkBinding(_ syntax: OptionalBindingConditionSyntax) throws -> CheckedCondition {
        let value: CheckedExpression
        if let initializer = syntax.initializer {
            if let infix = initializer.value.as(InfixOperatorExprSyntax.self), infix.operator.writtenText == "&&" {
                throw diagnostic(.andBehindBinding(syntax.pattern.writtenText), at: infix.operator)
            }
            let hint = try syntax.typeAnnotation.map { optional(try resolveType($0.type)) }
            value = try infer(initializer.value, hint: hint)
        } else if let name = syntax.pattern.as(IdentifierPatternSyntax.self) {
            guard case .value(let found) = try reference(to: name.identifier, isCalled: false) else {
                throw diagnostic(.unsupportedPattern(syntax.pattern.writtenText), at: syntax.pattern)
            }
            value = found
        } else {
            throw diagnostic(.unsupportedPattern(syntax.pattern.writtenText), at: syntax.pattern)
        }
        guard let type = wrapped(value.type) else {
            throw diagnostic(
                .bindingNonOptional(finished(value.type)),
                at: syntax.initializer.map { Syntax($0.value) } ?? Syntax(syntax))
        }
        let isMutable = syntax.bindingSpecifier.tokenKind == .keyword(.var)
        let pattern = try bind(syntax.pattern, to: type, isMutable: isMutable)
        return .pattern(.some(pattern), value)
    }

    func checkIf(_ syntax: IfExprSyntax) throws -> CheckedStatement {
        var branches: [CheckedStatement.Branch] = []
        var otherwise: [CheckedStatement]?
        var current: IfExprSyntax? = syntax
        while let next = current {
            current = nil
            let before = here.scope
            here.scope = Scope(in: before)
            let conditions = try checkConditions(next.conditions)
            let statements = try checkBlock(next.body.statements)
            here.scope = before
            branches.append(CheckedStatement.Branch(conditions: conditions, statements: statements))
            switch next.elseBody {
            case nil: break
            case .ifExpr(let rest): current = rest
            case .codeBlock(let block): otherwise = try checkBlock(block.statements)
            }
        }
        return CheckedStatement(.conditional(branches, otherwise: otherwise), at: position(syntax))
    }

    func checkSwitch(_ syntax: SwitchExprSyntax) throws -> CheckedStatement {
        let subject = try infer(syntax.subject, hint: nil)
        here.function?.switches += 1
        let outer = here.function?.fallsIntoCase
        defer {
            here.function?.switches -= 1
            here.function?.fallsIntoCase = outer
        }
        var cases: [CheckedCase] = []
        let entries = switchCases(syntax)
        for (index, entry) in entries.enumerated() {
            if cases.last?.labels.isEmpty == true { throw diagnostic(.caseAfterDefault, at: entry.label) }
            here.function?.fallsIntoCase = index + 1 < entries.count
            let before = here.scope
            here.scope = Scope(in: before)
            defer { here.scope = before }
            let labels = try checkLabels(of: entry, subject: subject.type)
            guard !entry.statements.isEmpty else { throw diagnostic(.emptyCase, at: entry.label) }
            cases.append(CheckedCase(labels: labels, statements: try checkBlock(entry.statements)))
        }
        try requireExhaustive(cases.map(\.labels), subject: subject.type, at: syntax)
        return CheckedStatement(.switch(subject, cases), at: position(syntax))
    }

    /// The cases of a `switch`.
    func switchCases(_ syntax: SwitchExprSyntax) -> [SwitchCaseSyntax] {
        syntax.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    }

    /// The patterns of a case; none for `default`. What they bind is the same whichever of them matches.
    func checkLabels(of entry: SwitchCaseSyntax, subject: SwiftType) throws -> [CheckedCase.Label] {
        guard case .case(let label) = entry.label else { return [] }
        let around = here.scope
        defer { here.scope = around }
        var first: Scope?
        return try label.caseItems.map { item in
            let scope = Scope(in: around)
            scope.alternative = first
            here.scope = scope
            let pattern = try checkPattern(item.pattern, against: subject, isBinding: false)
            let condition = try item.whereClause.map { try checkCondition($0.condition) }
            if let missing = first?.entryNames.first(where: { scope.ownEntry(named: $0) == nil }) {
                throw diagnostic(.boundInSomePatterns(missing), at: item.pattern)
            }
            if first == nil { around?.adopt(scope) }
            first = first ?? scope
            return CheckedCase.Label(pattern: pattern, condition: condition)
        }
    }

    /// `if` and `switch` as a value.
    func inferBranches(_ syntax: ExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        let expected = hint.flatMap { isOpenParameter($0) ? nil : $0 }
        if let expected { return try inferBranches(syntax, as: expected) }
        do {
            return try inferBranches(syntax, as: freshVariable(), isFree: true)
        } catch let diagnostic as Diagnostic {
            // Without an expected type, each branch has its own, and all must be the same.
            guard case .cannotConvert(let given, let first, .specified) = diagnostic.problem else { throw diagnostic }
            // A value and an optional of its type are both that optional.
            let optional = wrapped(given) == first ? given : wrapped(first) == given ? first : nil
            if let optional, let value = attempt({ try? inferBranches(syntax, as: optional) }) { return value }
            throw Diagnostic(
                .branchMismatch(one: first, other: given, areViews: isView(first) && isView(given)),
                at: diagnostic.position, length: diagnostic.length)
        }
    }

    /// - Parameter isFree: whether nothing is expected, so that each branch is checked by itself.
    private func inferBranches(
        _ syntax: ExprSyntax, as result: SwiftType, isFree: Bool = false
    ) throws -> CheckedExpression {
        if let ifSyntax = syntax.as(IfExprSyntax.self) {
            let statement = try valueIf(ifSyntax, as: result, isFree: isFree)
            return make(.statement(statement), result, at: position(syntax))
        }
        guard let switchSyntax = syntax.as(SwitchExprSyntax.self) else {
            throw diagnostic(.unsupportedExpression(syntax.kindName), at: syntax)
        }
        let subject = try infer(switchSyntax.subject, hint: nil)
        var cases: [CheckedCase] = []
        for entry in switchCases(switchSyntax) {
            let before = here.scope
            here.scope = Scope(in: before)
            defer { here.scope = before }
            let labels = try checkLabels(of: entry, subject: subject.type)
            cases.append(
                CheckedCase(
                    labels: labels,
                    statements: try valueBlock(entry.statements, as: result, isFree: isFree, at: entry)))
        }
        try requireExhaustive(cases.map(\.labels), subject: subject.type, at: switchSyntax)
        return make(
            .statement(CheckedStatement(.switch(subject, cases), at: position(syntax))), result, at: position(syntax))
    }

    private func valueIf(_ syntax: IfExprSyntax, as result: SwiftType, isFree: Bool) throws -> CheckedStatement {
        let before = here.scope
        here.scope = Scope(in: before)
        let conditions = try checkConditions(syntax.conditions)
        let first = try valueBlock(syntax.body.statements, as: result, isFree: isFree, at: syntax.body)
        here.scope = before
        let otherwise: [CheckedStatement]
        switch syntax.elseBody {
        case nil: throw diagnostic(.ifValueWithoutElse, at: syntax)
        case .codeBlock(let block):
            otherwise = try valueBlock(block.statements, as: result, isFree: isFree, at: block)
        case .ifExpr(let next): otherwise = [try valueIf(next, as: result, isFree: isFree)]
        }
        return CheckedStatement(
            .conditional([CheckedStatement.Branch(conditions: conditions, statements: first)], otherwise: otherwise),
            at: position(syntax))
    }

    private func valueBlock(
        _ statements: CodeBlockItemListSyntax, as result: SwiftType, isFree: Bool, at node: some SyntaxProtocol
    ) throws -> [CheckedStatement] {
        guard statements.count == 1, let only = statements.first else {
            throw diagnostic(.branchWithoutValue, at: node)
        }
        if let inner = only.ifExpression { return [try valueIf(inner, as: result, isFree: isFree)] }
        if let inner = only.switchExpression {
            let value = try inferBranches(ExprSyntax(inner), as: result, isFree: isFree)
            return [CheckedStatement(.yield(try convert(value, to: result, .result)), at: position(inner))]
        }
        if case .stmt(let statement) = only.item,
            statement.is(ThrowStmtSyntax.self) || statement.is(ReturnStmtSyntax.self)
        {
            return try checkBlock(statements)
        }
        guard case .expr(let expression) = only.item else { throw diagnostic(.branchWithoutValue, at: node) }
        let value = try isFree ? own(expression, as: result) : checkOutcome(expression, as: result, .specified)
        let kind = value.type.isNever ? CheckedStatement.Kind.expression(value) : .yield(value)
        return [CheckedStatement(kind, at: position(expression))]
    }
}

extension Checker {
    /// The value of a branch of which nothing is expected but that it has the type of those before it.
    private func own(_ syntax: ExprSyntax, as result: SwiftType) throws -> CheckedExpression {
        let value = try infer(syntax, hint: nil)
        if value.type.isNever { return value }
        let (type, others) = (finished(value.type), known(result))
        if !others.isUnknown, others != type {
            throw diagnostic(.cannotConvert(type, wanted: others, purpose: .specified), at: syntax)
        }
        return try convert(value, to: result, .specified)
    }
}

extension ExprSyntax {
    /// Whether every branch of an `if` or `switch` is one expression, so that it can be a value.
    var yieldsValue: Bool {
        if let ifSyntax = self.as(IfExprSyntax.self) {
            guard ifSyntax.body.statements.isValue else { return false }
            switch ifSyntax.elseBody {
            case nil: return false
            case .codeBlock(let block): return block.statements.isValue
            case .ifExpr(let next): return ExprSyntax(next).yieldsValue
            }
        }
        guard let switchSyntax = self.as(SwitchExprSyntax.self) else { return false }
        return switchSyntax.cases.allSatisfy {
            guard case .switchCase(let entry) = $0 else { return false }
            return entry.statements.isValue
        }
    }
}

extension CodeBlockItemListSyntax {
    fileprivate var isValue: Bool {
        guard count == 1, let only = first else { return false }
        if let inner = only.ifExpression { return ExprSyntax(inner).yieldsValue }
        if let inner = only.switchExpression { return ExprSyntax(inner).yieldsValue }
        switch only.item {
        case .expr(let expression):
            return expression.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) != true
        case .stmt(let statement): return statement.is(ThrowStmtSyntax.self)
        case .decl: return false
        }
    }
}
