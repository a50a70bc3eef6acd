import SwiftSyntax

extension Checker {
    /// Notes a statement whose value is a view. Swift says of it that the result is unused.
    func noteUnused(_ value: CheckedExpression, _ syntax: ExprSyntax) {
        guard isView(value.type), !known(value.type).isNever, !syntax.isInitializerOfSelf, !value.mayBeThrownAway else {
            return
        }
        let statements = syntax.parent?.parent?.as(CodeBlockItemListSyntax.self)
        let declaration = statements?.parent?.parent?.as(FunctionDeclSyntax.self)
        let isResult = declaration?.signature.returnClause == nil && statements?.count == 1
        let function = isResult ? declaration.map { "\($0.name.plainText)(…)" } : nil
        notes.append(
            CheckNote(kind: .unusedView(syntax.writtenText, function: function), position: position(syntax)))
    }
}

extension CheckedExpression {
    /// Whether it is a call that does something besides giving its result: `colors.remove(at: 0)`.
    fileprivate var mayBeThrownAway: Bool {
        guard case .call(let call) = kind else { return false }
        let attributes = call.function.syntax.attributes ?? []
        return call.function.isMutating
            || attributes.contains { $0.as(AttributeSyntax.self)?.plainName == "discardableResult" }
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
