import SwiftSyntax

/// Gives closures behind the parentheses of a call in a condition to that call, as the compiler does.
///
/// The parser reads `if xs.reduce(0) { $0 + $1 } > 3 { … }` as a call, by the closure, of what `xs.reduce(0)` gives.
final class ConditionClosures: SyntaxRewriter {
    /// The text with such closures in their places.
    static func joined(_ tree: SourceFileSyntax) -> SourceFileSyntax {
        ConditionClosures().rewrite(tree).as(SourceFileSyntax.self) ?? tree
    }

    override func visit(_ call: FunctionCallExprSyntax) -> ExprSyntax {
        let visited = super.visit(call)
        guard let outer = visited.as(FunctionCallExprSyntax.self), outer.leftParen == nil, outer.trailingClosure != nil,
            var inner = outer.calledExpression.as(FunctionCallExprSyntax.self), inner.rightParen != nil,
            inner.trailingClosure == nil
        else { return visited }
        inner.trailingClosure = outer.trailingClosure
        inner.additionalTrailingClosures = outer.additionalTrailingClosures
        return ExprSyntax(inner)
    }
}
