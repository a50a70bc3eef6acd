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

    /// An operation on two list literals by a function of the program for just these types, which goes before the library's
    /// for lists of all kinds, and says what the literals are. Nil where none takes them, or gives what is expected.
    func operationOfLists(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, hint: SwiftType?
    ) -> CheckedExpression? {
        let sides = [syntax.leftOperand, syntax.rightOperand]
        guard declarations.operators.contains(token.text),
            sides.allSatisfy({ $0.is(ArrayExprSyntax.self) || $0.is(DictionaryExprSyntax.self) })
        else { return nil }
        let candidates = operators(token.text, on: [], arity: 2).filter { candidate in
            guard let function = candidate.function, !function.context.isBuiltIn,
                function.signature.parameters.isEmpty, (try? resolveSignature(function)) != nil
            else { return false }
            // Only where it is expected is a list a set.
            return hint.map(known) == function.result
                || function.parameters.allSatisfy { isNamed("Array", $0.type) || isNamed("Dictionary", $0.type) }
        }
        guard !candidates.isEmpty else { return nil }
        let arguments = sides.map { Argument(label: nil, content: .syntax($0), position: position($0)) }
        return attempt {
            guard let value = try? call(candidates, arguments, expected: hint, at: token) else { return nil }
            guard let hint else { return value }
            return probe { try? convert(value, to: hint, .argument) } == nil ? nil : value
        }
    }

    /// An operation on a literal by a function of the program in a type that the literal may stand for, though by itself it is
    /// another one: `"z" - "a"` of characters. Nil where none takes the operands.
    func operationOfLiterals(
        _ token: TokenSyntax, _ left: Argument, _ right: Argument, hint: SwiftType?
    ) -> CheckedExpression? {
        guard declarations.operators.contains(token.text),
            [left, right].contains(where: { $0.checked?.kind.literal != nil })
        else { return nil }
        let own = declarations.types.values.filter { $0.body?.members(named: token.text).isEmpty == false }
        let extended = declarations.extensions.nominals.filter {
            !declarations.extensions.holding(token.text, of: $0).isEmpty
        }
        let types = Set(own + extended).filter(\.signature.parameters.isEmpty).sorted { $0.name < $1.name }
        let candidates = operators(token.text, on: types.map { selfType(of: $0) }, arity: 2).filter {
            $0.function?.context.isBuiltIn == false
        }
        guard !candidates.isEmpty else { return nil }
        return attempt { try? call(candidates, [left, right], expected: hint, at: token) }
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
