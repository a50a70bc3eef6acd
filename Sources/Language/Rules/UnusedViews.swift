import SwiftSyntax

/// A view that a statement makes and that is not used, so that it is not shown.
public struct UnusedView {
    /// The expression as written.
    public let text: String
    /// Where it stands.
    let position: SourcePosition
    /// The function without a result whose body it is, as in `card()`; nil where it is another statement.
    public let function: String?
}

extension Checker {
    /// Notes a statement whose value is a view. Swift says of it that the result is unused.
    func noteUnused(_ value: CheckedExpression, _ syntax: ExprSyntax) {
        guard isView(value.type), !known(value.type).isNever, !syntax.isInitializerOfSelf else { return }
        let statements = syntax.parent?.parent?.as(CodeBlockItemListSyntax.self)
        let declaration = statements?.parent?.parent?.as(FunctionDeclSyntax.self)
        let isResult = declaration?.signature.returnClause == nil && statements?.count == 1
        unusedViews.append(
            UnusedView(
                text: syntax.trimmedDescription, position: position(syntax),
                function: isResult ? declaration.map { "\($0.name.plainText)(…)" } : nil))
    }

    /// The unused views of the text at hand, each once.
    var unusedViewsOfEntry: [UnusedView] {
        var seen: Set<Int> = []
        return unusedViews.filter { $0.position.source === here.source && seen.insert($0.position.offset).inserted }
            .sorted { $0.position.offset < $1.position.offset }
    }
}

extension ExprSyntax {
    /// Whether it is `super.init(…)` or `self.init(…)`, which makes nothing besides the instance at hand.
    fileprivate var isInitializerOfSelf: Bool {
        guard let access = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init"
        else { return false }
        let base = access.base
        return base?.is(SuperExprSyntax.self) == true || base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    }
}
