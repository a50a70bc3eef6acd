import SwiftSyntax

/// Operators for which the program declares functions: its own, and `&&`, `||` and `??` of the language itself.
extension Checker {
    /// An operation by a function of the program on the type that is expected of it, where an operand is a member of that:
    /// `2 * .up`, `.even && .small`. Nil where the program has none for the type.
    func operation(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, on hint: SwiftType?
    ) throws -> CheckedExpression? {
        guard declarations.operators.contains(token.text), let hint,
            leansOnContext(syntax.leftOperand) || leansOnContext(syntax.rightOperand)
        else { return nil }
        let candidates = operators(token.text, on: [known(wrapped(hint) ?? hint)], arity: 2).filter {
            $0.function?.context.isBuiltIn == false
        }
        let arguments = [syntax.leftOperand, syntax.rightOperand].map {
            Argument(label: nil, content: .syntax($0), position: position($0))
        }
        return candidates.isEmpty ? nil : try call(candidates, arguments, expected: hint, at: token)
    }

    /// An operation by a function of the program; nil where none takes the operands.
    func ownOperation(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, hint: SwiftType?
    ) -> CheckedExpression? {
        guard declarations.operators.contains(token.text) else { return nil }
        return attempt {
            guard let left = try? infer(syntax.leftOperand, hint: nil) else { return nil }
            let candidates = operators(token.text, on: [known(left.type)], arity: 2).filter {
                $0.function?.context.isBuiltIn == false
            }
            guard !candidates.isEmpty else { return nil }
            let arguments = [
                Argument(label: nil, content: .checked(left), position: left.position, checked: left),
                Argument(
                    label: nil, content: .syntax(syntax.rightOperand), position: position(syntax.rightOperand)),
            ]
            return try? call(candidates, arguments, expected: hint, at: token)
        }
    }
}

extension ExprSyntax {
    /// Whether it is a tuple or a list literal with parts whose types only the expected one tells: members and closures.
    var isLiteralOfOpenParts: Bool {
        let parts: [ExprSyntax]
        switch self.as(ExprSyntaxEnum.self) {
        case .tupleExpr(let tuple) where tuple.elements.count > 1: parts = tuple.elements.map(\.expression)
        case .arrayExpr(let array): parts = array.elements.map(\.expression)
        case .dictionaryExpr(let dictionary):
            let elements = dictionary.content.as(DictionaryElementListSyntax.self)
            parts = elements?.flatMap { [$0.key, $0.value] } ?? []
        default: return false
        }
        return parts.contains { $0.beginsImplicitly || $0.is(ClosureExprSyntax.self) || $0.isLiteralOfOpenParts }
    }
}
