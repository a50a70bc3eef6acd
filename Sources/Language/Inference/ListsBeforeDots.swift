import SwiftSyntax

/// List literals that a chain begins with, whose elements don't say what they are: `[.left, .right].contains(edge)`. That may
/// follow from what is done with them.
extension Checker {
    /// Infers a chain. Where that fails, or what comes of it is not what is expected, it is inferred once more for each type
    /// that the elements of its list may be as well.
    func tryingElements(
        of chain: ExprSyntax, hint: SwiftType?, _ work: () throws -> CheckedExpression
    ) throws -> CheckedExpression {
        let list = chain.chainRoot
        guard here.list == nil, let elements = list.listElements, typeExpression(list) == nil else { return try work() }
        let wanted = hint.flatMap { elementType(wantedBy: $0, elements) }
        return try attempt {
            try work()
        } otherwise: { diagnostic in
            let key = keyType(of: list, in: chain)
            let others = elementTypes(of: list, in: chain, wanted: wanted, diagnostic.problem)
            let alone: [SwiftType?] = key == nil ? [] : [nil]
            for element in alone + others.compactMap(\.self) {
                let found = attempt { () -> CheckedExpression? in
                    here.list = (list.id, key, element)
                    defer { here.list = nil }
                    return try? work()
                }
                if let found { return found }
            }
            throw diagnostic
        }
    }

    /// The types that the elements of a list may be of after something was wrong with its chain.
    private func elementTypes(
        of list: ExprSyntax, in chain: ExprSyntax, wanted: SwiftType?, _ problem: Problem
    ) -> [SwiftType?] {
        let asked = firstCall(on: list, in: chain).map { elementTypes(askedForBy: $0) } ?? []
        // What nothing makes alike is `Any`, where the list is not all that a variable begins with.
        let any: SwiftType? = if case .heterogeneousCollection = problem { .any } else { nil }
        return asked + [wanted, any]
    }

    /// The type that the elements of a list literal, or the values of a dictionary's, are taken for; nil where the literal
    /// alone tells it.
    func element(of list: some ExprSyntaxProtocol) -> SwiftType? {
        here.list.flatMap { $0.node == list.id ? $0.element : nil }
    }

    /// The type that the keys of a dictionary literal are taken for; nil where the literal alone tells it.
    func key(of dictionary: DictionaryExprSyntax) -> SwiftType? {
        here.list.flatMap { $0.node == dictionary.id ? $0.key : nil }
    }

    /// What the value that a dictionary literal is asked for tells of its keys, where those are members that are written with a
    /// dot: `[.red: 1, .green: 2][self]`.
    private func keyType(of list: ExprSyntax, in chain: ExprSyntax) -> SwiftType? {
        guard case .elements(let pairs)? = list.as(DictionaryExprSyntax.self)?.content,
            pairs.contains(where: \.key.beginsImplicitly),
            let call = link(on: list, in: chain)?.as(SubscriptCallExprSyntax.self),
            let asked = call.arguments.first?.expression
        else { return nil }
        return attempt { element(askedForBy: asked) }
    }

    /// What stands right behind a list.
    private func link(on list: ExprSyntax, in chain: ExprSyntax) -> ExprSyntax? {
        var (current, link): (ExprSyntax?, ExprSyntax?) = (chain, nil)
        while let found = current, found.id != list.id { (current, link) = (found.chainBase, found) }
        return link
    }

    /// What the expected type says that elements may be which do not say it themselves: literals of its kind, or the members
    /// that are written with a dot, or functions. It is what the expected type holds innermost; an optional of it beside a
    /// `nil`, and a list of it for lists.
    private func elementType(wantedBy hint: SwiftType, _ elements: [ExprSyntax]) -> SwiftType? {
        var type = finished(hint)
        while case .nominal(let outer) = type, outer.declaration.isBuiltIn, outer.arguments.count == 1 {
            type = outer.arguments[0]
        }
        if type.containsVariables { return nil }
        if case .function = type { return elements.contains(where: \.isFunction) ? type : nil }
        guard case .nominal = type else { return nil }
        return elementType(of: elements, holding: type)
    }

    private func elementType(of elements: [ExprSyntax], holding type: SwiftType) -> SwiftType? {
        let values = elements.filter { !$0.is(NilLiteralExprSyntax.self) }
        if values.count < elements.count { return elementType(of: values, holding: type).map { optional($0) } }
        let lists = values.compactMap { $0.as(ArrayExprSyntax.self) }
        if !lists.isEmpty, lists.count == values.count {
            return elementType(of: lists.flatMap { $0.elements.map(\.expression) }, holding: type)
                .flatMap { try? core("Array", [$0], at: lists[0]) }
        }
        let isOpen = values.isEmpty || values.contains(where: \.beginsImplicitly)
        return isOpen ? type : nil
    }

    /// What is handed to a method of a list tells what its elements may be.
    private func elementTypes(askedForBy call: FunctionCallExprSyntax) -> [SwiftType] {
        let trailing = call.trailingClosure.map { [ExprSyntax($0)] } ?? []
        return (call.arguments.map(\.expression) + trailing).compactMap { argument in
            attempt { element(askedForBy: argument) }
        }
    }

    /// The call of the method right behind a list.
    private func firstCall(on list: ExprSyntax, in chain: ExprSyntax) -> FunctionCallExprSyntax? {
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
    /// The elements of a list literal, or the values of a dictionary's, of which there are some; nil for all else.
    fileprivate var listElements: [ExprSyntax]? {
        var elements: [ExprSyntax]?
        if let array = self.as(ArrayExprSyntax.self) { elements = array.elements.map(\.expression) }
        if case .elements(let pairs)? = self.as(DictionaryExprSyntax.self)?.content { elements = pairs.map(\.value) }
        return elements
    }

    /// Whether it is a closure or an operator, which alone do not say what they take.
    fileprivate var isFunction: Bool { self.is(ClosureExprSyntax.self) || isOperator }

    /// Whether it is a number, with a sign or without.
    fileprivate var isNumber: Bool {
        if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isNumber }
        return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
    }
}
