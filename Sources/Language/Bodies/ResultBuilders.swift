import SwiftSyntax

/// Bodies with a declared result builder: each statement becomes a value, and calls of the builder's static methods
/// join the values.
extension Checker {
    /// The value that a builder makes of a body.
    ///
    /// - Parameter expected: the type that is expected of the value, where there is one.
    func checkBuilt(
        _ statements: CodeBlockItemListSyntax, by builder: BodyBuilder, expected: SwiftType?,
        at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        guard case .declared(let type) = builder else {
            return try checkBuilderBody(statements, expected: expected, at: node)
        }
        let builder = ResultBuilder(type, in: self)
        let isFinished = !builder.methods("buildFinalResult").isEmpty
        let joins = isFinished ? nil : expected
        var (steps, value) = try block(Array(statements), by: builder, expected: joins, at: node)
        if isFinished {
            value = try call(
                builder.methods("buildFinalResult"), [builder.argument(value)], expected: expected, at: node)
        }
        return yielding(steps, value)
    }

    /// Statements that run, and then a value.
    private func yielding(_ steps: [CheckedStatement], _ value: CheckedExpression) -> CheckedExpression {
        if steps.isEmpty { return value }
        let last = CheckedStatement(.yield(value), at: value.position)
        let whole = CheckedStatement(.do(steps.withFunctionsFirst + [last], catches: []), at: value.position)
        return make(.statement(whole), value.type, at: value.position)
    }

    /// The statements of a block, and the value that the builder makes of what they yield.
    private func block(
        _ statements: [CodeBlockItemSyntax], by builder: ResultBuilder, expected: SwiftType?,
        at node: some SyntaxProtocol
    ) throws -> (steps: [CheckedStatement], value: CheckedExpression) {
        let before = here.scope
        here.scope = Scope(in: before)
        defer { here.scope = before }
        let parts = statements.kept
        try declareFunctions(of: parts)
        var steps: [CheckedStatement] = []
        var values: [CheckedExpression] = []
        for part in parts {
            try unlessElsewhere(part) {
                let made = try apart(isItem: true) { try nested(part) { try self.part(part, by: builder, &steps) } }
                guard let value = made else { return }
                let variable = makeLocal("part", value.type)
                steps.append(CheckedStatement(.variable(.bind(variable), value), at: value.position))
                values.append(local(variable, at: position(part)))
            }
        }
        return (steps, try join(values, by: builder, expected: expected, at: node))
    }

    private func join(
        _ values: [CheckedExpression], by builder: ResultBuilder, expected: SwiftType?, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        let first = builder.methods("buildPartialBlock", label: "first")
        let next = builder.methods("buildPartialBlock", label: "accumulated")
        guard !first.isEmpty, !next.isEmpty, let head = values.first else {
            return try call(
                builder.methods("buildBlock"), values.map { builder.argument($0) }, expected: expected, at: node)
        }
        var joined = try call(first, [builder.argument(head, "first")], expected: nil, at: node)
        for value in values.dropFirst() {
            joined = try call(
                next, [builder.argument(joined, "accumulated"), builder.argument(value, "next")], expected: nil,
                at: node)
        }
        return joined
    }

    /// What one statement yields; nil where it only runs, as a step.
    private func part(
        _ statement: CodeBlockItemSyntax, by builder: ResultBuilder, _ steps: inout [CheckedStatement]
    ) throws -> CheckedExpression? {
        if let syntax = statement.ifExpression { return try conditional(syntax, by: builder) }
        if let syntax = statement.switchExpression { return try choice(syntax, by: builder) }
        switch statement.item {
        case .expr(let expression):
            let methods = builder.methods("buildExpression")
            if methods.isEmpty {
                let value = try infer(expression, hint: nil)
                try requireKnown(value.type, at: expression)
                return value
            }
            let isAssignment = expression.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self)
            let argument =
                isAssignment == true
                ? builder.argument(try infer(expression, hint: nil))
                : Argument(label: nil, content: .syntax(expression), position: position(expression))
            return try call(methods, [argument], expected: nil, at: expression)
        case .decl(let declaration):
            guard declaration.is(VariableDeclSyntax.self) || declaration.is(FunctionDeclSyntax.self) else {
                throw diagnostic(.unsupportedInBuilder(declaration.kindName, builder: builder.name), at: declaration)
            }
            steps += try checkStatement(statement)
            return nil
        case .stmt(let statement):
            switch statement.as(StmtSyntaxEnum.self) {
            case .forStmt(let loop): return try array(loop, by: builder)
            case .doStmt(let syntax) where syntax.catchClauses.isEmpty:
                let (steps, value) = try block(Array(syntax.body.statements), by: builder, expected: nil, at: syntax)
                return yielding(steps, value)
            case .throwStmt:
                steps.append(try checkStatement(statement, label: nil))
                return nil
            default:
                throw diagnostic(.unsupportedInBuilder(statement.kindName, builder: builder.name), at: statement)
            }
        }
    }

    /// One branch of an `if` or `switch` on its way.
    private struct Branch {
        var steps: [CheckedStatement]
        var value: CheckedExpression
    }

    private func conditional(_ syntax: IfExprSyntax, by builder: ResultBuilder) throws -> CheckedExpression {
        var conditions: [[CheckedCondition]] = []
        var branches: [Branch] = []
        var current: IfExprSyntax? = syntax
        var isComplete = false
        while let next = current {
            current = nil
            let before = here.scope
            here.scope = Scope(in: before)
            defer { here.scope = before }
            conditions.append(try checkConditions(next.conditions))
            let available = next.conditions.lazy.compactMap { element -> TokenKind? in
                guard case .availability(let question) = element.condition else { return nil }
                return question.availabilityKeyword.tokenKind
            }.first
            let own = try branch(Array(next.body.statements), by: builder, at: next.body)
            branches.append(available == .poundAvailable ? try limit(own, by: builder, at: next.body) : own)
            here.scope = before
            switch next.elseBody {
            case nil: break
            case .ifExpr(let rest): current = rest
            case .codeBlock(let block):
                let other = try branch(Array(block.statements), by: builder, at: block)
                branches.append(available == .poundUnavailable ? try limit(other, by: builder, at: block) : other)
                isComplete = true
            }
        }
        branches = try inject(branches, by: builder, at: syntax.ifKeyword)
        if !isComplete { try makeOptional(&branches, by: builder, at: syntax.ifKeyword) }
        let type = try commonType(of: branches, at: syntax)
        let checked = zip(conditions, branches).map {
            CheckedStatement.Branch(conditions: $0, statements: statements(of: $1))
        }
        let otherwise = branches.last.map { statements(of: $0) }
        let statement = CheckedStatement(.conditional(checked, otherwise: otherwise), at: position(syntax))
        return make(.statement(statement), type, at: position(syntax))
    }

    private func choice(_ syntax: SwitchExprSyntax, by builder: ResultBuilder) throws -> CheckedExpression {
        let subject = try infer(syntax.subject, hint: nil)
        var labels: [[CheckedCase.Label]] = []
        var branches: [Branch] = []
        for entry in switchCases(syntax) {
            let before = here.scope
            here.scope = Scope(in: before)
            defer { here.scope = before }
            labels.append(try checkLabels(of: entry, subject: subject.type))
            branches.append(try branch(Array(entry.statements), by: builder, at: entry))
        }
        try requireExhaustive(labels, subject: subject.type, at: syntax)
        guard !branches.isEmpty else { throw diagnostic(.emptySwitch, at: syntax) }
        branches = try inject(branches, by: builder, at: syntax.switchKeyword)
        let type = try commonType(of: branches, at: syntax)
        let cases = zip(labels, branches).map { CheckedCase(labels: $0, statements: statements(of: $1)) }
        let statement = CheckedStatement(.switch(subject, cases), at: position(syntax))
        return make(.statement(statement), type, at: position(syntax))
    }

    private func branch(
        _ statements: [CodeBlockItemSyntax], by builder: ResultBuilder, at node: some SyntaxProtocol
    ) throws -> Branch {
        let (steps, value) = try block(statements, by: builder, expected: nil, at: node)
        return Branch(steps: steps, value: value)
    }

    /// Passes the value of a branch that only some systems take to `buildLimitedAvailability`, where there is one.
    private func limit(
        _ branch: Branch, by builder: ResultBuilder, at node: some SyntaxProtocol
    ) throws -> Branch {
        let methods = builder.methods("buildLimitedAvailability")
        guard !methods.isEmpty else { return branch }
        let value = try call(methods, [builder.argument(branch.value)], expected: nil, at: node)
        return Branch(steps: branch.steps, value: value)
    }

    private func statements(of branch: Branch) -> [CheckedStatement] {
        branch.steps.withFunctionsFirst + [CheckedStatement(.yield(branch.value), at: branch.value.position)]
    }

    /// Passes the value of each branch to `buildEither`, once for each level of a balanced tree of branches.
    private func inject(
        _ branches: [Branch], by builder: ResultBuilder, at node: some SyntaxProtocol
    ) throws -> [Branch] {
        if branches.count == 1 { return branches }
        let labels = ["first", "second"]
        // The call for one branch does not determine the types of the others.
        let methods = labels.map { label in
            builder.methods("buildEither", label: label).map { method in
                var method = method
                method.leavesOpen = true
                return method
            }
        }
        guard methods.allSatisfy({ !$0.isEmpty }) else {
            throw diagnostic(.missingBuilderMethod(builder: builder.name, method: "buildEither"), at: node)
        }
        return try branches.enumerated().map { index, branch in
            var branch = branch
            for side in ResultBuilder.path(to: index, of: branches.count) {
                branch.value = try call(
                    methods[side], [builder.argument(branch.value, labels[side])], expected: nil, at: node)
            }
            return branch
        }
    }

    /// Passes the branches to `buildOptional`, and nil for the case that none is taken.
    private func makeOptional(
        _ branches: inout [Branch], by builder: ResultBuilder, at node: some SyntaxProtocol
    ) throws {
        var methods = builder.methods("buildOptional")
        if methods.isEmpty { methods = builder.methods("buildIf") }
        guard !methods.isEmpty else {
            throw diagnostic(.missingBuilderMethod(builder: builder.name, method: "buildOptional"), at: node)
        }
        let type = optional(try commonType(of: branches, at: node))
        branches.append(Branch(steps: [], value: make(.none, type, at: position(node))))
        for index in branches.indices {
            var value = branches[index].value
            if index + 1 < branches.count { value = make(.convert(value, .optional), type, at: value.position) }
            branches[index].value = try call(methods, [builder.argument(value)], expected: nil, at: node)
        }
    }

    private func commonType(of branches: [Branch], at node: some SyntaxProtocol) throws -> SwiftType {
        let type = freshVariable()
        for branch in branches where !unify(type, branch.value.type) {
            throw diagnostic(
                .branchesBuiltDifferently(one: finished(type), other: finished(branch.value.type)), at: node)
        }
        return known(type)
    }

    /// `for … in`: the values of all rounds, handed to `buildArray`.
    private func array(_ loop: ForStmtSyntax, by builder: ResultBuilder) throws -> CheckedExpression {
        let methods = builder.methods("buildArray")
        guard !methods.isEmpty else {
            throw diagnostic(.missingBuilderMethod(builder: builder.name, method: "buildArray"), at: loop.forKeyword)
        }
        return try withLoop(loop) { sequence, pattern, condition in
            let (steps, value) = try block(Array(loop.body.statements), by: builder, expected: nil, at: loop.body)
            let place = position(loop)
            let type = try core("Array", [value.type], at: loop)
            let parts = makeLocal("parts", type, isMutable: true)
            let appending = findMembers("append", on: type, isStatic: false).compactMap { found -> Candidate? in
                guard case .function(let function) = found.member else { return nil }
                return Candidate(.function(function), found, from: .value(local(parts, at: place)))
            }
            let append = try call(
                appending, [builder.argument(yielding(steps, value))], expected: .void, at: loop.forKeyword)
            let round = CheckedStatement.Loop(
                label: nil, pattern: pattern, sequence: sequence, condition: condition,
                statements: [CheckedStatement(.expression(append), at: place)])
            let collect = [
                CheckedStatement(.variable(.bind(parts), make(.array([]), type, at: place)), at: place),
                CheckedStatement(.forIn(round), at: place),
            ]
            let result = try call(
                methods, [builder.argument(local(parts, at: place))], expected: nil, at: loop.forKeyword)
            return yielding(collect, result)
        }
    }
}

/// A declared result builder while it puts one body together.
private struct ResultBuilder {
    private let type: SwiftType
    private let checker: Checker

    init(_ type: SwiftType, in checker: Checker) {
        self.type = type
        self.checker = checker
    }

    /// What it is called in messages.
    var name: String { "\(checker.finished(type))" }

    /// Its static methods of a name, and of a first label where one is asked for.
    func methods(_ name: String, label: String? = nil) -> [Candidate] {
        let base = checker.metatype(type, at: SourcePosition(checker.here.source, offset: 0))
        return checker.findMembers(name, on: type, isStatic: true).compactMap { found in
            guard case .function(let function) = found.member else { return nil }
            if let label, function.parameters.first?.label != label { return nil }
            return Candidate(.function(function), found, from: .type(base))
        }
    }

    /// A value as an argument.
    func argument(_ value: CheckedExpression, _ label: String? = nil) -> Argument {
        Argument(label: label, content: .checked(value), position: value.position, checked: value)
    }

    /// The sides, from the inside out, of the branches of a balanced tree that lead to one of its leaves: 0 the first,
    /// 1 the second. The last leaf may stand nearer to the root.
    static func path(to index: Int, of count: Int) -> [Int] {
        var (path, last) = (index, count - 1)
        var sides: [Int] = []
        while last > 0 {
            // Where the rightmost path has nothing beside it, there is nothing to choose.
            if path != last || last & 1 == 1 { sides.append(path & 1) }
            (path, last) = (path >> 1, last >> 1)
        }
        return sides
    }
}
