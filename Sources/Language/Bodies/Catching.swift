import SwiftSyntax

extension Checker {
    /// `do … catch`. A caught error has the type of all errors thrown inside, or is `any Error`.
    func checkDo(_ syntax: DoStmtSyntax) throws -> CheckedStatement {
        if syntax.catchClauses.isEmpty {
            return CheckedStatement(.do(try checkBlock(syntax.body.statements), catches: []), at: position(syntax))
        }
        let frame = FunctionScope.Catching(try syntax.throwsClause?.type.map { try resolveType($0) })
        let function = here.function
        function?.catching.append(frame)
        let body = try { () throws -> [CheckedStatement] in
            defer { function?.catching.removeLast() }
            return try checkBlock(syntax.body.statements)
        }()
        let type = frame.declared ?? (frame.types.count == 1 ? frame.types[0] : anyError)
        var catches: [CheckedStatement.Catch] = []
        // What only runs where a function threw that was handed over throws because that did.
        let handlers = frame.isOwn ? 0 : 1
        function?.handlers += handlers
        defer { function?.handlers -= handlers }
        for clause in syntax.catchClauses {
            let items = clause.catchItems.isEmpty ? [nil] : clause.catchItems.map { Optional($0) }
            for item in items {
                let before = here.scope
                here.scope = Scope(in: before)
                defer { here.scope = before }
                let pattern: CheckedPattern
                if let syntax = item?.pattern {
                    pattern = try checkPattern(syntax, against: type, isBinding: false)
                } else {
                    let variable = makeLocal("error", type)
                    here.scope?.declare("error", .variable(variable))
                    pattern = .bind(variable)
                }
                let condition = try (item?.whereClause).map { try checkCondition($0.condition) }
                catches.append(
                    CheckedStatement.Catch(
                        pattern: pattern, condition: condition, statements: try checkBlock(clause.body.statements)))
            }
        }
        try passOn(frame, past: catches, of: type)
        return CheckedStatement(.do(body, catches: catches), at: position(syntax))
    }

    /// An error that no `catch` matches leaves the `do`, and must be handled around it.
    private func passOn(
        _ frame: FunctionScope.Catching, past catches: [CheckedStatement.Catch], of type: SwiftType
    ) throws {
        guard let first = frame.first, let function = here.function else { return }
        let labels = catches.map { [CheckedCase.Label(pattern: $0.pattern, condition: $0.condition)] }
        if (try? requireExhaustive(labels, subject: type, at: first)) != nil { return }
        guard !function.catching.isEmpty || function.isThrowing || function.isClosure else {
            throw diagnostic(.catchNotExhaustive, at: first)
        }
        function.tries += 1
        defer { function.tries -= 1 }
        for type in frame.types { try noteThrow(type, isOwn: frame.isOwn, at: first) }
    }
}
