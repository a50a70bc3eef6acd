import SwiftSyntax

extension Checker {
    /// Notes a `pow` of two whole numbers of which nothing else says a type: Swift takes it for a `Decimal`, which is not here.
    func notePower(of function: FunctionDeclaration, at node: some SyntaxProtocol) {
        guard function.name == "pow", function.context.isBuiltIn, function.owner == nil,
            let call = Syntax(node).ancestorOrSelf(mapping: { $0.as(FunctionCallExprSyntax.self) }),
            call.arguments.count == 2,
            call.arguments.allSatisfy({ $0.expression.is(IntegerLiteralExprSyntax.self) }), call.isOfNoExpectedType
        else { return }
        notes.append(CheckNote(kind: .decimalPower(call.writtenText), position: position(call)))
    }
}

extension FunctionCallExprSyntax {
    /// Whether it stands where a value of any type does: alone, as the value of a variable without a type, or printed.
    fileprivate var isOfNoExpectedType: Bool {
        guard let parent else { return false }
        switch parent.as(SyntaxEnum.self) {
        case .codeBlockItem: return true
        case .initializerClause(let value):
            return value.parent?.as(PatternBindingSyntax.self).map { $0.typeAnnotation == nil } ?? false
        case .labeledExpr(let argument):
            let owner = argument.parent?.parent
            let called = owner?.as(FunctionCallExprSyntax.self)?.calledExpression.writtenText
            return called == "print" || owner?.is(ExpressionSegmentSyntax.self) == true
        default: return false
        }
    }
}
