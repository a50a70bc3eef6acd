import SwiftSyntax

/// Collects the names that patterns, parameters and functions bind in a piece of Swift.
class BoundNames: SyntaxVisitor {
    /// The names, whichever scope they are bound in.
    var bound: Set<String> = []

    override func visit(_ pattern: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { bind(pattern.identifier) }

    override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { bind(function.name) }

    override func visit(_ parameter: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        bind(parameter.secondName ?? parameter.firstName)
    }

    override func visit(_ parameter: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        bind(parameter.name)
    }

    override func visit(_ parameter: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        bind(parameter.secondName ?? parameter.firstName)
    }

    /// Notes a name, and goes on inside of what binds it.
    func bind(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(name.plainText)
        return .visitChildren
    }
}
