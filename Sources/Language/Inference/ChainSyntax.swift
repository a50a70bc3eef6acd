import SwiftSyntax

extension ExprSyntax {
    /// What this link of a chain is applied to.
    var chainBase: ExprSyntax? {
        switch self.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let access): access.base
        case .functionCallExpr(let call): call.calledExpression
        case .subscriptCallExpr(let call): call.calledExpression
        case .forceUnwrapExpr(let force): force.expression
        case .optionalChainingExpr(let chain): chain.expression
        default: nil
        }
    }

    /// Whether the chain holds a `?`.
    var chainsOptionally: Bool {
        var current: ExprSyntax? = self
        while let link = current {
            if link.is(OptionalChainingExprSyntax.self) { return true }
            current = link.chainBase
        }
        return false
    }

    /// Whether it is the left side of an assignment, such as `a? = 1` and `a? += 1`.
    var isAssigned: Bool {
        guard let infix = parent?.as(InfixOperatorExprSyntax.self), infix.leftOperand == self else { return false }
        guard let binary = infix.operator.as(BinaryOperatorExprSyntax.self) else { return true }
        return binary.operator.text.hasSuffix("=") && !Checker.comparisons.contains(binary.operator.text)
    }

    /// Whether the chain begins with `.name`.
    var beginsImplicitly: Bool { chainRoot.is(MemberAccessExprSyntax.self) }

    /// What the chain begins with.
    var chainRoot: ExprSyntax {
        var current = self
        while let base = current.chainBase { current = base }
        return current
    }

    /// The name that stands in parentheses, such as that of a type, `(Int)(width)`, or the closure, `({ $0 + 1 })(2)`; itself
    /// where it is anything else.
    var inParentheses: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil, !only.expression.isOperator
        else { return self }
        let inner = only.expression.inParentheses
        return switch inner.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr, .genericSpecializationExpr, .arrayExpr, .dictionaryExpr, .typeExpr, .closureExpr: inner
        default: self
        }
    }

    var isSpecialization: Bool { self.is(GenericSpecializationExprSyntax.self) }

    /// The name that a message about a call points at.
    var lastName: Syntax {
        if let access = self.as(MemberAccessExprSyntax.self) { return Syntax(access.declName) }
        return Syntax(self)
    }

    /// Whether it names a function by its labels: `f(a:b:)`.
    var namesLabels: Bool {
        let name = self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
        return name?.argumentNames != nil
    }
}

extension ExprSyntax {
    /// Whether it is a range or an array whose bounds or elements are texts of one character.
    var isOfSingleCharacters: Bool {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.expression.isOfSingleCharacters
        }
        if let infix = self.as(InfixOperatorExprSyntax.self) {
            return [infix.leftOperand, infix.rightOperand].allSatisfy(\.isSingleCharacter)
        }
        guard let array = self.as(ArrayExprSyntax.self), !array.elements.isEmpty else { return false }
        return array.elements.allSatisfy(\.expression.isSingleCharacter)
    }

    private var isSingleCharacter: Bool { self.as(StringLiteralExprSyntax.self)?.isOneCharacter == true }
}

extension ArrayExprSyntax {
    /// Whether nothing in it says what its elements are: `[.red, .blue]`.
    var isOpen: Bool { !elements.isEmpty && elements.allSatisfy { $0.expression.beginsImplicitly } }
}
