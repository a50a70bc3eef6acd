import SwiftSyntax

/// A binding that stands where its value is meant, `$n += 1`, or the other way around.
extension Checker {
    /// What is to be said of an expression whose value is meant; nil where it is no binding.
    ///
    /// - Parameter type: what the expression is of.
    func valueMeant(by syntax: ExprSyntax, of type: SwiftType) -> Diagnostic? {
        guard isNamed("Binding", type) else { return nil }
        guard let name = syntax.projection else {
            return diagnostic(.bindingWithoutValue(syntax.writtenText), at: syntax)
        }
        return diagnostic(.projectionForValue(name.baseName.text), at: name)
    }

    /// An operation that doesn't take its operands, told of the one that is a binding, if one is.
    func operandMeant(_ diagnostic: Diagnostic, by operands: [ExprSyntax]) -> Diagnostic {
        switch diagnostic.problem {
        case .operatorMismatch(_, let types), .unknownOperator(_, let types):
            guard types.count == operands.count else { return diagnostic }
            return zip(operands, types).lazy.compactMap { self.valueMeant(by: $0, of: $1) }.first ?? diagnostic
        default: return diagnostic
        }
    }

    /// An assignment that is refused, told of the binding on one of its sides whose value is meant, or which an initializer is
    /// to keep.
    func assignmentMeant(
        _ diagnostic: Diagnostic, _ syntax: InfixOperatorExprSyntax, to target: CheckedExpression
    ) -> Diagnostic {
        guard diagnostic.problem.immutability != nil || diagnostic.problem.misfits != nil else { return diagnostic }
        let isBinding = isNamed("Binding", target.type)
        let value = probe { try? infer(syntax.rightOperand, hint: isBinding ? target.type : nil).type }
        let isGivenBinding = value.map { isNamed("Binding", $0) } ?? false
        if isGivenBinding, let property = ownBinding(behind: target) {
            return self.diagnostic(
                .bindingKept(by: property.name, value: syntax.rightOperand.writtenText), at: syntax.rightOperand)
        }
        if isBinding {
            let isReplaced = isGivenBinding && syntax.leftOperand.projection == nil
            return isReplaced ? diagnostic : valueMeant(by: syntax.leftOperand, of: target.type) ?? diagnostic
        }
        // What has a '$' is told as wherever else it is handed over.
        guard let value, syntax.rightOperand.projection == nil else { return diagnostic }
        return valueMeant(by: syntax.rightOperand, of: value) ?? diagnostic
    }

    /// The property that keeps the binding whose value, or which itself, an initializer assigns to: `_s` of `@Binding var s`.
    private func ownBinding(behind target: CheckedExpression) -> StoredProperty? {
        guard here.function?.isInitializer == true, case .call(let call) = target.kind else { return nil }
        var wrapper = wrapper(readBy: target)
        if case .value(let base) = call.receiver, call.function.name == "projectedValue" { wrapper = base }
        guard let wrapper, isNamed("Binding", wrapper.type), case .stored(let instance, let property) = wrapper.kind,
            property.isWrapper, case .local(let variable) = instance.kind, variable == here.selfVariable
        else { return nil }
        return property
    }
}

extension ExprSyntax {
    /// The name with a '$' that a chain begins with, or that stands behind a dot in it: `$user.name`, `self.$isOn`.
    var projection: DeclReferenceExprSyntax? {
        var current: ExprSyntax? = self
        while let link = current {
            if let name = link.as(DeclReferenceExprSyntax.self) ?? link.as(MemberAccessExprSyntax.self)?.declName,
                name.baseName.text.hasPrefix("$"), name.baseName.text.dropFirst().first?.isNumber == false
            {
                return name
            }
            current = link.chainBase
        }
        return nil
    }
}
