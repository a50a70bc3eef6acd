import SwiftSyntax

/// What was probably meant where a statement makes a value that nothing uses.
public enum UnusedRemedy {
    /// `n == 5`: the assignment, where its left side can be assigned to.
    case assignment(String?)
    /// `count + 1`: what changes the variable.
    case change(String)
    /// `names.sorted()`: what changes a variable in place, `sort()`, and that of the variable, where there is one.
    case inPlace(String, variable: String?)
    /// A function that is named and not called.
    case call
    /// The last value of a closure, as it is handed on.
    case returning(String)
    /// To keep the value, or to say that it is not needed.
    case keep
}

extension Checker {
    /// Notes a statement whose value is of no use. Where its type is found later, the note stands only if that is one of a
    /// value.
    func noteUnusedResult(_ value: CheckedExpression, _ syntax: ExprSyntax) {
        let remedy = remedy(for: value, syntax)
        notes.append(
            CheckNote(kind: .unusedResult(syntax.writtenText, remedy), position: position(syntax), value: value))
    }

    private func remedy(for value: CheckedExpression, _ syntax: ExprSyntax) -> UnusedRemedy {
        if let value = lastOfClosure(syntax) { return .returning(value) }
        if case .function = known(value.type) { return .call }
        if let infix = syntax.as(InfixOperatorExprSyntax.self) { return remedy(for: infix, of: value.type) }
        guard let call = syntax.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            case .call(let called) = value.kind, called.function.context.isBuiltIn
        else { return .keep }
        let variable = isChangeable(base, to: nil) ? base.writtenText : nil
        if let name = ChangeInPlace.changing[access.declName.baseName.text] {
            let takesNothing = call.arguments.isEmpty && call.trailingClosure == nil
            return .inPlace(name + (takesNothing ? "()" : "(…)"), variable: variable)
        }
        guard let variable, isChangeable(base, to: value.type) else { return .keep }
        return .change("\(variable) = \(syntax.writtenText)")
    }

    /// What was meant by an operator whose result nothing uses.
    private func remedy(for infix: InfixOperatorExprSyntax, of type: SwiftType) -> UnusedRemedy {
        let (left, right) = (infix.leftOperand, infix.rightOperand.writtenText)
        let sign = infix.operator.writtenText
        if sign == "==" {
            return .assignment(isChangeable(left, to: nil) ? "\(left.writtenText) = \(right)" : nil)
        }
        guard ["+", "-", "*", "/", "%"].contains(sign), isChangeable(left, to: type) else { return .keep }
        return .change("\(left.writtenText) \(sign)= \(right)")
    }

    /// Whether an expression is a variable, of a type where one is asked for.
    private func isChangeable(_ syntax: ExprSyntax, to type: SwiftType?) -> Bool {
        guard syntax.isNameOfVariable else { return false }
        return probe {
            guard let value = try? infer(syntax, hint: nil), (try? place(of: value)) != nil else { return false }
            return type.map { unify(value.type, $0) } ?? true
        }
    }

    /// The last statement of a closure that gives something only if it says so, as it would be written.
    private func lastOfClosure(_ syntax: ExprSyntax) -> String? {
        guard let function = here.function, function.isClosure, case .variable = known(function.result),
            let item = syntax.parent?.as(CodeBlockItemSyntax.self),
            let statements = item.parent?.as(CodeBlockItemListSyntax.self),
            statements.parent?.is(ClosureExprSyntax.self) == true, statements.last?.id == item.id
        else { return nil }
        return "return \(syntax.writtenText)"
    }
}

extension CheckedExpression {
    /// Whether it is a value of a known type that somebody may have wanted to use.
    var isLeftUnused: Bool {
        var type = type
        while case .nominal(let nominal) = type, nominal.declaration.name == "Optional",
            nominal.declaration.isBuiltIn, let inner = nominal.arguments.first
        {
            type = inner
        }
        return type != .void && !type.isNever && !type.containsVariables && isLeft
    }

    /// Whether it is more than a call that does something besides giving its result: `colors.remove(at: 0)`.
    var isLeft: Bool {
        switch kind {
        case .call(let call): !call.function.isDiscardable
        case .convert(let value, _), .optionalChain(let value), .force(let value), .forceTry(let value): value.isLeft
        case .statement, .viewBuilder, .assign, .modify: false
        default: !isDiscardable
        }
    }
}

extension FunctionDeclaration {
    /// Whether its result may be left unused.
    var isDiscardable: Bool {
        let attributes = syntax.attributes ?? []
        return attributes.contains { $0.as(AttributeSyntax.self)?.plainName == "discardableResult" }
            || context.isBuiltIn && (handsOnResult || isOfC)
    }

    /// Whether it gives what a closure of no parameters does, which may be of no use, as in `withAnimation { … }`.
    private var handsOnResult: Bool {
        parameters.contains { parameter in
            guard case .function(let function) = parameter.type else { return false }
            return function.parameters.isEmpty && function.result == result
        }
    }

    /// Whether it is a function of mathematics, which Swift has from C: nothing is said of the results of those.
    private var isOfC: Bool { owner == nil && kind == .function && StandardLibrary.namesOfMathematics.contains(name) }
}

extension ExprSyntax {
    /// Whether it is a name, or one of a name's members.
    fileprivate var isNameOfVariable: Bool {
        if self.is(DeclReferenceExprSyntax.self) { return true }
        return self.as(MemberAccessExprSyntax.self)?.base?.isNameOfVariable ?? false
    }
}
