import SwiftSyntax

/// Optionals that are declared with `!`: they are unwrapped where only what is inside would fit.
extension Checker {
    /// The value that a member `name` is looked up on: what is inside, unless optionals themselves have such a member.
    func unwrapped(_ value: CheckedExpression, forMember name: String) -> CheckedExpression {
        guard value.isImplicitlyUnwrapped else { return value }
        let isOfOptionals = findMembers(name, on: value.type, isStatic: false).contains { $0.rank == 0 }
        return isOfOptionals ? value : unwrapped(value)
    }

    /// What is inside a value that is declared with `!`; any other value as it is.
    func unwrapped(_ value: CheckedExpression) -> CheckedExpression {
        guard value.isImplicitlyUnwrapped, let inner = wrapped(value.type) else { return value }
        return make(.force(value), inner, at: value.position)
    }
}

extension ImplicitlyUnwrappedOptionalTypeSyntax {
    /// Whether it is the whole type of a variable, a parameter or a result, and no part of another type.
    var isOfDeclaration: Bool {
        var around = parent
        if let attributed = around?.as(AttributedTypeSyntax.self) { around = attributed.parent }
        return switch around?.as(SyntaxEnum.self) {
        case .typeAnnotation, .functionParameter, .closureParameter, .enumCaseParameter: true
        case .returnClause(let clause):
            clause.parent?.is(FunctionSignatureSyntax.self) == true
                || clause.parent?.is(SubscriptDeclSyntax.self) == true
        default: false
        }
    }
}

extension TypeSyntax {
    /// Whether a variable of the type is unwrapped by itself: `T!`.
    var isImplicitlyUnwrapped: Bool {
        let type = self.as(AttributedTypeSyntax.self)?.baseType ?? self
        return type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
