import SwiftSyntax

extension ExprSyntaxProtocol {
    /// Whether an `if` or `switch` may stand here: as a statement, or where its value is returned, thrown or assigned.
    /// Operators are grouped by now.
    var mayBranch: Bool {
        guard let parent else { return true }
        switch parent.kind {
        case .expressionStmt, .codeBlockItem, .returnStmt, .throwStmt, .ifExpr: return true
        case .initializerClause: return parent.parent?.is(PatternBindingSyntax.self) ?? true
        case .infixOperatorExpr:
            let assignment = parent.as(InfixOperatorExprSyntax.self)
            return assignment?.operator.is(AssignmentExprSyntax.self) == true && assignment?.leftOperand.id != id
        case .asExpr, .tryExpr, .awaitExpr: return parent.as(ExprSyntax.self)?.mayBranch ?? true
        default: return false
        }
    }
}
