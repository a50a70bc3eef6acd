import SwiftSyntax

extension Checker {
    /// Notes a statement whose value is not used. Swift says of it that the result is unused.
    func noteUnused(_ value: CheckedExpression, _ syntax: ExprSyntax) {
        guard !known(value.type).isNever, !syntax.isInitializerOfSelf, value.isLeft else { return }
        guard isView(value.type) else { return noteUnusedResult(value, syntax) }
        let statements = syntax.parent?.parent?.as(CodeBlockItemListSyntax.self)
        let declaration = statements?.parent?.parent?.as(FunctionDeclSyntax.self)
        let isResult = declaration?.signature.returnClause == nil && statements?.count == 1
        let function = isResult ? declaration.map { "\($0.name.plainText)(…)" } : nil
        notes.append(
            CheckNote(
                kind: .unusedView(
                    syntax.writtenText, function: function, builder: here.function?.skippedBuilder?.name),
                position: position(syntax)))
    }
}

extension ExprSyntax {
    /// Whether it is `super.init(…)` or `self.init(…)`, which makes nothing besides the instance at hand.
    fileprivate var isInitializerOfSelf: Bool {
        if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.isInitializerOfSelf }
        guard let access = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init"
        else { return false }
        let base = access.base
        return base?.is(SuperExprSyntax.self) == true || base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    }
}
