import SwiftSyntax

/// Labels, what leaves them, and what runs when a block is left.
extension Checker {
    /// `name: for … {}`, and other statements with a label, which a `break` may leave.
    func checkLabeled(_ syntax: LabeledStmtSyntax) throws -> CheckedStatement {
        let name = syntax.label.text
        let statement = syntax.statement
        let isLoop =
            statement.is(ForStmtSyntax.self) || statement.is(WhileStmtSyntax.self)
            || statement.is(RepeatStmtSyntax.self)
        here.function?.labels.append((name, isLoop))
        defer { here.function?.labels.removeLast() }
        if isLoop { return try checkStatement(statement, label: name) }
        let inner: CheckedStatement
        switch statement.as(ExpressionStmtSyntax.self)?.expression.as(ExprSyntaxEnum.self) {
        case .ifExpr(let syntax): inner = try checkIf(syntax)
        case .switchExpr(let syntax): inner = try checkSwitch(syntax)
        default: inner = try checkStatement(statement, label: nil)
        }
        return CheckedStatement(.labeled(name, [inner]), at: position(syntax))
    }

    /// Throws where a `break` or `continue` names a label that is not around it.
    func requireLabel(_ token: TokenSyntax?, isLoop: Bool) throws {
        guard let token, let function = here.function else { return }
        guard let label = function.labels.last(where: { $0.name == token.text }) else {
            let nearest = NearestName.nearest(to: token.text, in: function.labels.map(\.name))
            throw diagnostic(.unknownLabel(token.text, nearest: nearest), at: token)
        }
        if isLoop, !label.isLoop { throw diagnostic(.continueOfNoLoop(label: token.text), at: token) }
    }

    /// What a `defer` runs; nothing in it may leave the block around it.
    func checkDefer(_ syntax: DeferStmtSyntax) throws -> [CheckedStatement] {
        guard let function = here.function else { return try checkBlock(syntax.body.statements) }
        let (loops, switches, labels) = (function.loops, function.switches, function.labels)
        let (catching, isThrowing) = (function.catching, function.isThrowing)
        (function.loops, function.switches, function.labels) = (0, 0, [])
        (function.catching, function.isThrowing) = ([], false)
        function.defers += 1
        let (block, statements) = (here.scope, here.scope?.checkedStatements ?? 0)
        block?.checkedStatements = .max
        defer {
            block?.checkedStatements = statements
            (function.loops, function.switches, function.labels) = (loops, switches, labels)
            (function.catching, function.isThrowing) = (catching, isThrowing)
            function.defers -= 1
        }
        return try checkBlock(syntax.body.statements)
    }
}
