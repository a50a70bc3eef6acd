import SwiftSyntax

extension Checker {
    func inferPrefix(_ syntax: PrefixOperatorExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        if syntax.operator.text == "-", let literal = try negatedLiteral(syntax, hint: hint) { return literal }
        return try inferUnary(syntax.operator, syntax.expression, isPostfix: false, hint: hint)
    }

    /// `-x`, `x...` and the like.
    func inferUnary(
        _ token: TokenSyntax, _ expression: ExprSyntax, isPostfix: Bool, hint: SwiftType?
    ) throws -> CheckedExpression {
        let name = token.text
        if literalOpenness(of: expression) > .closed, !declarations.functions(named: name).isEmpty {
            // The operator determines the literal's type.
            let candidates = operators(name, on: [try core("Int", at: token)], arity: 1, isPostfix: isPostfix)
            let argument = Argument(label: nil, content: .syntax(expression), position: position(expression))
            return try call(candidates, [argument], expected: hint, at: token)
        }
        let wanted = boundOfRange(hint) ?? operandHint(of: name, hint)
        let written = unwrapped(try infer(expression, hint: wanted))
        let operand = try wanted.flatMap { isDeclared($0) ? try literal(written, as: $0) : nil } ?? written
        let candidates = operators(name, on: [known(operand.type)], arity: 1, isPostfix: isPostfix)
        guard !candidates.isEmpty else {
            throw operandMeant(
                diagnostic(.unknownOperator(name, operands: [finished(operand.type)]), at: token), by: [expression])
        }
        let argument = Argument(
            label: nil, content: .checked(operand), position: position(expression), checked: operand)
        do {
            return try call(candidates, [argument], expected: hint, at: token)
        } catch let diagnostic as Diagnostic where diagnostic.problem.isArgumentMismatch {
            throw operandMeant(
                self.diagnostic(.operatorMismatch(name, operands: [finished(operand.type)]), at: token),
                by: [expression])
        }
    }

    /// The bound of a range with one end, which `.small...` names where such a range is expected; nil for all other types.
    private func boundOfRange(_ type: SwiftType?) -> SwiftType? {
        guard case .nominal(let nominal)? = type, nominal.declaration.isBuiltIn,
            nominal.declaration.name.hasPrefix("PartialRange")
        else { return nil }
        return nominal.arguments.first
    }

    /// `-1` and `-1.5`, whose sign belongs to the literal; nil for what is no literal.
    private func negatedLiteral(_ syntax: PrefixOperatorExprSyntax, hint: SwiftType?) throws -> CheckedExpression? {
        guard syntax.expression.is(IntegerLiteralExprSyntax.self) || syntax.expression.is(FloatLiteralExprSyntax.self)
        else { return nil }
        let literal = try infer(syntax.expression, hint: hint)
        return make(literal.kind, literal.type, at: position(syntax))
    }
}
