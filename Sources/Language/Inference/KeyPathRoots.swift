import SwiftSyntax

/// Key paths without a root in arguments, which begin at what the call around them says.
extension Checker {
    /// Whether the type of an expression depends on the root of key paths that are written without one: `\.age`,
    /// `descending(by(\.age))`, `\.age > 20` by an operator of the program.
    func needsRoot(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .keyPathExpr(let path): path.root == nil
        case .functionCallExpr(let call):
            remembered(call, in: \.needsRoot) {
                if let first = call.chainedCall { return needsRoot(ExprSyntax(first)) }
                return call.arguments.contains { needsRoot($0.expression) } && namesFunction(call.calledExpression)
            }
        case .infixOperatorExpr(let infix):
            remembered(infix, in: \.needsRoot) { needsRoot(infix.leftOperand) || needsRoot(infix.rightOperand) }
        case .prefixOperatorExpr(let prefix): needsRoot(prefix.expression)
        case .arrayExpr(let array): array.elements.contains { needsRoot($0.expression) }
        case .tupleExpr(let tuple): tuple.elements.contains { needsRoot($0.expression) }
        case .ternaryExpr(let ternary): needsRoot(ternary.thenExpression) || needsRoot(ternary.elseExpression)
        default: false
        }
    }

    /// Whether an expression is a call that is handed a closure whose parameters may follow from what is expected of the
    /// call: `Order { $0 > $1 }`, `Column("age") { row in row.age }`.
    func hangsOnClosure(_ syntax: ExprSyntax) -> Bool {
        guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
        return remembered(call, in: \.hangsOnClosure) {
            if let first = call.chainedCall { return hangsOnClosure(ExprSyntax(first)) }
            guard namesFunction(call.calledExpression) else { return false }
            let closures = call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
            return (closures + [call.trailingClosure].compactMap { $0 }).contains(where: \.hasOpenParameters)
        }
    }

    /// Whether what is called is no member of a value, whose type would tell the roots: `by`, `Order.by`, `.by`.
    private func namesFunction(_ syntax: ExprSyntax) -> Bool {
        if syntax.is(DeclReferenceExprSyntax.self) { return true }
        guard let access = syntax.as(MemberAccessExprSyntax.self) else { return false }
        return access.base.map { typeExpression($0) != nil } ?? true
    }

    /// Whether a key path's root is to be found, in the type of a key path, of a function, or of what holds one.
    func hasOpenRoot(_ type: SwiftType) -> Bool {
        if let root = keyPathRoot(of: type) { return isOpen(root) }
        return switch known(type) {
        case .nominal(let nominal): nominal.arguments.contains { isOpen($0) || hasOpenRoot($0) }
        case .tuple(let elements): elements.contains { hasOpenRoot($0.type) }
        default: false
        }
    }
}

extension FunctionCallExprSyntax {
    /// The call whose result has the method that is called: `Order.by { $0.count }` in `Order.by { $0.count }.reversed()`.
    fileprivate var chainedCall: FunctionCallExprSyntax? {
        calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
    }
}

extension ClosureExprSyntax {
    /// Whether it has parameters without written types.
    fileprivate var hasOpenParameters: Bool {
        switch signature?.parameterClause {
        case .simpleInput: true
        case .parameterClause(let clause): clause.parameters.contains { $0.type == nil }
        case nil: statements.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .dollarIdentifier("$0") }
        }
    }
}
