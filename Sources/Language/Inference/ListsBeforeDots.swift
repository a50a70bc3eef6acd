import SwiftSyntax

/// List literals that a chain begins with: `[1, 2].map(half)`. What their elements are may follow from what is done with them.
extension Checker {
    /// Infers a chain, and where that fails once more for each type that the elements of its list may be as well.
    func tryingElements(
        of chain: ExprSyntax, _ work: () throws -> CheckedExpression
    ) throws -> CheckedExpression {
        guard here.list == nil, let list = chain.chainRoot.as(ArrayExprSyntax.self), !list.elements.isEmpty,
            typeExpression(ExprSyntax(list)) == nil
        else { return try work() }
        return try attempt(work) { diagnostic in
            for element in elementTypes(of: list, in: chain) {
                let found = attempt { () -> CheckedExpression? in
                    here.list = (list.id, element)
                    defer { here.list = nil }
                    return try? work()
                }
                if let found { return found }
            }
            throw diagnostic
        }
    }

    /// The type that the elements of a list literal are taken for; nil where the literal alone tells it.
    func element(of list: ArrayExprSyntax) -> SwiftType? {
        here.list.flatMap { $0.node == list.id ? $0.element : nil }
    }

    /// What else the elements of a list may be: what is handed to a method of the list tells it, and
    /// whole numbers may be `Double`.
    private func elementTypes(of list: ArrayExprSyntax, in chain: ExprSyntax) -> [SwiftType] {
        var types: [SwiftType] = []
        if let call = firstCall(on: list, in: chain) {
            let trailing = call.trailingClosure.map { [ExprSyntax($0)] } ?? []
            let arguments = call.arguments.map(\.expression) + trailing
            types = arguments.compactMap { argument in attempt { element(askedForBy: argument) } }
        }
        if list.elements.allSatisfy(\.expression.isWholeNumber), let double = declarations.nominal(named: "Double") {
            types.append(.nominal(NominalType(double)))
        }
        return types
    }

    /// The call of the method right behind a list.
    private func firstCall(on list: ArrayExprSyntax, in chain: ExprSyntax) -> FunctionCallExprSyntax? {
        var (current, call): (ExprSyntax?, FunctionCallExprSyntax?) = (chain, nil)
        while let link = current, link.id != list.id {
            if let found = link.as(FunctionCallExprSyntax.self) { call = found }
            current = link.chainBase
        }
        return call
    }

    /// What an argument of a method asks of the elements: what a function takes as its only parameter, or else what the
    /// argument itself is, as in `[.left, .right].contains(edge)`. Nil where it does not say it.
    private func element(askedForBy argument: ExprSyntax) -> SwiftType? {
        if let closure = argument.as(ClosureExprSyntax.self) {
            guard case .parameterClause(let clause)? = closure.signature?.parameterClause, clause.parameters.count == 1,
                let written = clause.parameters.first?.type
            else { return nil }
            return try? resolveType(written)
        }
        guard let value = try? infer(argument, hint: nil) else { return nil }
        var type = finished(value.type)
        if case .function(let function) = type {
            guard function.parameters.count == 1, let parameter = function.parameters.first else { return nil }
            type = finished(parameter.type)
        }
        return type.containsVariables ? nil : type
    }
}

extension ExprSyntax {
    /// Whether it is a whole number, with a sign or without.
    fileprivate var isWholeNumber: Bool {
        if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isWholeNumber }
        return self.is(IntegerLiteralExprSyntax.self)
    }
}
