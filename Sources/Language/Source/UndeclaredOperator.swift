import SwiftOperators
import SwiftSyntax

/// Finds a function whose name is an operator that neither Swift nor the program declares.
final class UndeclaredOperator: SyntaxVisitor {
    private let operators: OperatorTable
    private var found: (name: TokenSyntax, kind: OperatorKind)?

    private init(_ operators: OperatorTable) {
        self.operators = operators
        super.init(viewMode: .sourceAccurate)
    }

    /// The first one in a text, and how it is written beside what it works on.
    static func first(
        in tree: SourceFileSyntax, beside operators: OperatorTable
    ) -> (name: TokenSyntax, kind: OperatorKind)? {
        let finder = UndeclaredOperator(operators)
        for statement in tree.statements {
            // Most of what is typed is a value or a variable, in which no operator is likely to be declared.
            guard case .decl(let declaration) = statement.item, !declaration.is(VariableDeclSyntax.self) else {
                continue
            }
            finder.walk(declaration)
        }
        return finder.found
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard found == nil, Checker.isOperator(name) else { return .visitChildren }
        let kind: OperatorKind =
            node.modifiers.contains("prefix") ? .prefix : node.modifiers.contains("postfix") ? .postfix : .infix
        let isKnown =
            switch kind {
            case .prefix: operators.prefixOperator(named: name) != nil
            case .postfix: operators.postfixOperator(named: name) != nil
            case .infix: operators.infixOperator(named: name) != nil
            }
        // An operator with one operand is told that it lacks its 'prefix'.
        if !isKnown, kind != .infix || node.signature.parameterClause.parameters.count != 1 {
            found = (node.name, kind)
        }
        return .visitChildren
    }
}
