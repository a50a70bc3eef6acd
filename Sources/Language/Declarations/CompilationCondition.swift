import SwiftSyntax

/// `#if`: the shell is Linux, without UIKit, and no condition of one's own such as `DEBUG` is set.
enum CompilationCondition {
    /// The clause that is compiled, where there is one.
    static func clause(
        of condition: IfConfigDeclSyntax, at position: (Syntax) -> SourcePosition
    ) throws -> IfConfigClauseSyntax? {
        for clause in condition.clauses {
            guard let test = clause.condition else { return clause }
            if try holds(test, at: position) { return clause }
        }
        return nil
    }

    /// The members of the clause that is compiled.
    static func members(
        of condition: IfConfigDeclSyntax, at position: (Syntax) -> SourcePosition
    ) throws -> [MemberBlockItemSyntax] {
        guard case .decls(let items)? = try clause(of: condition, at: position)?.elements else { return [] }
        return Array(items)
    }

    /// The statements of the clause that is compiled.
    static func statements(
        of condition: IfConfigDeclSyntax, at position: (Syntax) -> SourcePosition
    ) throws -> [CodeBlockItemSyntax] {
        guard case .statements(let items)? = try clause(of: condition, at: position)?.elements else { return [] }
        return Array(items)
    }

    private static func holds(_ test: ExprSyntax, at position: (Syntax) -> SourcePosition) throws -> Bool {
        if let negated = test.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return try !holds(negated.expression, at: position)
        }
        if let pair = test.as(InfixOperatorExprSyntax.self) {
            let left = try holds(pair.leftOperand, at: position)
            let right = try holds(pair.rightOperand, at: position)
            switch pair.operator.trimmedDescription {
            case "&&": return left && right
            case "||": return left || right
            default: throw Diagnostic(.unsupportedCondition(test.trimmedDescription), at: position(Syntax(test)))
            }
        }
        if let tuple = test.as(TupleExprSyntax.self), let element = tuple.elements.first, tuple.elements.count == 1 {
            return try holds(element.expression, at: position)
        }
        if let literal = test.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        // Nothing is defined, as where a compiler is told nothing.
        if test.is(DeclReferenceExprSyntax.self) { return false }
        guard let call = test.as(FunctionCallExprSyntax.self) else {
            throw Diagnostic(.unsupportedCondition(test.trimmedDescription), at: position(Syntax(test)))
        }
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "Linux"
        case "canImport": return ["SwiftUI", "Foundation", "Atelier"].contains(argument)
        case "swift", "compiler": return true
        case "targetEnvironment", "arch", "hasFeature", "hasAttribute": return false
        default: throw Diagnostic(.unsupportedCondition(test.trimmedDescription), at: position(Syntax(test)))
        }
    }
}
