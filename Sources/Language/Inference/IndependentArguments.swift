import SwiftSyntax

/// Arguments that have the same type whatever is expected of them: they are checked once, before an overload is chosen.
extension Checker {
    /// Checks the arguments whose types do not depend on the parameters.
    func checkIndependent(_ arguments: inout [Argument]) throws {
        for (index, argument) in arguments.enumerated() where argument.closure == nil {
            guard let syntax = argument.syntax, isIndependent(syntax) else { continue }
            arguments[index].checked = try attempt {
                let value: CheckedExpression? = try attempt {
                    try infer(syntax, hint: nil)
                } otherwise: { diagnostic in
                    let depends = diagnostic.problem.dependsOnExpectation || diagnostic.problem.isOfUnknownName
                    guard depends || hangsOnClosure(syntax) || takesMembers(syntax) else { throw diagnostic }
                    return nil
                }
                // What was found of it stays so where no overload fits.
                value.map { $0.type = finished($0.type) }
                return value?.isUnwrappedElsewhere == true ? nil : value
            }
        }
    }

    /// Whether a call is handed `.name`, which may be one of what a generic parameter of the called type turns out to be:
    /// `Edge(.red, .tick)`.
    private func takesMembers(_ syntax: ExprSyntax) -> Bool {
        syntax.as(FunctionCallExprSyntax.self)?.arguments.contains { $0.expression.beginsImplicitly } ?? false
    }

    /// The arguments, where the types of some depend on the parameters after all: values of generic types that are made of
    /// texts, each of which may be a character, or another type that a literal stands for. Nil where there are none.
    func leavingTextsOpen(_ arguments: [Argument]) -> [Argument]? {
        var open: [Argument]?
        for index in arguments.indices where arguments[index].checked != nil {
            guard let call = arguments[index].syntax?.as(FunctionCallExprSyntax.self),
                call.arguments.contains(where: { $0.expression.is(StringLiteralExprSyntax.self) }),
                let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
                visibleNominal(named: name)?.signature.parameters.isEmpty == false
            else { continue }
            open = open ?? arguments
            open?[index].checked = nil
        }
        return open
    }

    /// Whether an expression has the same type whatever is expected of it.
    func isIndependent(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): !Self.isOperator(reference.baseName.text)
        case .stringLiteralExpr(let literal): !literal.isOneCharacter
        case .booleanLiteralExpr, .asExpr, .isExpr: true
        default: remembered(syntax, in: \.isIndependent) { isIndependent(whole: syntax) }
        }
    }

    private func isIndependent(whole syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let access):
            // `T.init` is chosen by the expected type.
            !syntax.isInitializerReference && access.base.map { isIndependent($0) || isSettled($0) } ?? false
        case .functionCallExpr(let call):
            isIndependent(call.calledExpression) && !choosesClass(call.calledExpression)
                && literalOpenness(of: syntax) == .closed
        case .subscriptCallExpr(let call): isIndependent(call.calledExpression)
        case .forceUnwrapExpr(let force): isIndependent(force.expression)
        case .optionalChainingExpr(let chain): isIndependent(chain.expression)
        case .genericSpecializationExpr, .typeExpr: true
        case .tupleExpr(let tuple): tuple.elements.allSatisfy { isIndependent($0.expression) }
        case .infixOperatorExpr(let infix): isIndependent(infix)
        case .prefixOperatorExpr(let prefix): isIndependent(prefix.expression)
        default: false
        }
    }

    /// Whether an expression has a type of its own without an expected type, as in front of a member: a number, a text of
    /// one character, or a list with an element that determines it.
    private func isSettled(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: true
        case .arrayExpr(let array):
            array.elements.contains { isIndependent($0.expression) || $0.expression.is(StringLiteralExprSyntax.self) }
        case .dictionaryExpr(let dictionary):
            dictionary.content.as(DictionaryElementListSyntax.self)?.isEmpty == false
        default: literalOpenness(of: syntax).isNumber
        }
    }

    /// Whether a generic type with a class-constrained parameter is named without its arguments: the class may follow from
    /// the expected type, since arguments convert to superclasses.
    private func choosesClass(_ syntax: ExprSyntax) -> Bool {
        guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
            let nominal = visibleNominal(named: name)
        else { return false }
        resolve(nominal)
        return nominal.signature.requirements.contains { if case .superclass = $0 { true } else { false } }
    }

    private func isIndependent(_ infix: InfixOperatorExprSyntax) -> Bool {
        !["=", "??", "..<", "..."].contains(infix.operator.writtenText)
            && (isIndependent(infix.leftOperand) || !infix.isShift && isIndependent(infix.rightOperand))
    }
}
