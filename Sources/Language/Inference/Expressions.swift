import SwiftSyntax

extension Checker {
    /// Checks an expression. `hint` is the type that is expected of it where one is; the result need not have it yet.
    func infer(_ syntax: ExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        guard here.literals == nil else { return try nested(syntax) { try inferWhole(syntax, hint: hint) } }
        return try settlingLiterals(of: syntax, expected: hint) { try infer(syntax, hint: hint) }
    }

    private func inferWhole(_ syntax: ExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        if let type = here.literals?[syntax.id] { return try settled(syntax, as: type, hint: hint) }
        return try inferByItself(syntax, hint: hint)
    }

    /// Checks an expression whose literals stand for what they do by themselves.
    func inferByItself(_ syntax: ExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        let position = position(syntax)
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let literal): return try inferInteger(literal, hint: hint)
        case .floatLiteralExpr(let literal): return try inferFloat(literal, hint: hint)
        case .stringLiteralExpr(let literal): return try inferString(literal, hint: hint)
        case .booleanLiteralExpr(let literal):
            let value = literal.literal.tokenKind == .keyword(.true)
            return make(.boolean(value), try core("Bool", at: syntax), at: position)
        case .nilLiteralExpr(let literal): return try inferNil(literal, hint: hint)
        case .arrayExpr(let array): return try requiringFreeElements(inferArray(array, hint: hint))
        case .dictionaryExpr(let dictionary): return try requiringFreeElements(inferDictionary(dictionary, hint: hint))
        case .tupleExpr(let tuple): return try inferTuple(tuple, hint: hint)
        case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr,
            .optionalChainingExpr, .genericSpecializationExpr, .superExpr:
            return try inferChain(syntax, hint: hint)
        case .closureExpr(let closure):
            guard let hint else { return try check(closure, as: freshVariable()) }
            return try check(closure, as: hint)
        case .infixOperatorExpr(let infix): return try inferInfix(infix, hint: hint)
        case .prefixOperatorExpr(let prefix): return try inferPrefix(prefix, hint: hint)
        case .ternaryExpr(let ternary): return try inferTernary(ternary, hint: hint)
        case .asExpr(let cast): return try inferCast(cast)
        case .isExpr(let test):
            var value = try infer(test.expression, hint: nil)
            let bool = try core("Bool", at: syntax)
            if let both = try classAndProtocols(test.type) {
                value = make(.cast(value, .optional, both.type), optional(both.type), at: position)
                return make(.cast(value, .test, both.protocols), bool, at: position)
            }
            return make(.cast(value, .test, try resolveType(test.type)), bool, at: position)
        case .keyPathExpr(let path): return try inferKeyPath(path, hint: hint)
        case .tryExpr(let attempt): return try inferTry(attempt, hint: hint)
        case .ifExpr, .switchExpr: return try inferBranches(syntax, hint: hint)
        case .typeExpr(let type): return metatype(try resolveType(type.type, infersArguments: true), at: position)
        case .inOutExpr: throw diagnostic(.strayInout, at: syntax)
        case .postfixOperatorExpr(let postfix):
            return try inferUnary(postfix.operator, postfix.expression, isPostfix: true, hint: hint)
        case .binaryOperatorExpr(let operation):
            throw diagnostic(.unsupportedOperator(operation.operator.text), at: syntax)
        case .macroExpansionExpr(let macro):
            if let literal = try placeLiteral(macro, at: position, hint: hint) { return literal }
            if macro.macroName.text == "Preview" {
                throw UnclosedBrace(inFrontOf: syntax)?.diagnostic(in: here.source)
                    ?? diagnostic(.previewInBraces, at: syntax)
            }
            throw diagnostic(.unsupportedExpression(syntax.kindName), at: syntax)
        case .discardAssignmentExpr: throw diagnostic(.discardAsValue, at: syntax)
        case .editorPlaceholderExpr, .missingExpr: throw diagnostic(.placeholder, at: syntax)
        default: throw diagnostic(.unsupportedExpression(syntax.kindName), at: syntax)
        }
    }

    private func inferTuple(_ syntax: TupleExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        if syntax.elements.count == 1, let only = syntax.elements.first, only.label == nil {
            return try infer(only.expression, hint: hint)
        }
        var hints: [TupleElement] = []
        if let hint, case .tuple(let elements) = known(wrapped(hint) ?? hint), elements.count == syntax.elements.count {
            hints = elements
        }
        var values: [CheckedExpression] = []
        var types: [TupleElement] = []
        for (index, element) in syntax.elements.enumerated() {
            let value =
                hints.isEmpty
                ? try infer(element.expression, hint: nil)
                : try check(element.expression, as: hints[index].type, .element)
            values.append(value)
            types.append(TupleElement(label: element.label.map(\.plainText), type: value.type))
        }
        return make(.tuple(values), .tuple(types), at: position(syntax))
    }

    private func inferTernary(_ syntax: TernaryExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        let condition = try checkCondition(syntax.condition)
        if let hint {
            let isExistential = if case .existential = known(hint) { true } else { false }
            if isExistential, let apart = attempt({ try? inferApart(syntax, condition, as: hint) }) { return apart }
            if isExistential || arguments(of: hint, ifNamed: "AnyHashable") != nil,
                let joined = attempt({ try? inferTernary(syntax, condition) })
            {
                return joined
            }
        }
        if let hint, !isOpenParameter(hint) {
            let first = try check(syntax.thenExpression, as: hint, .specified)
            let second = try check(syntax.elseExpression, as: hint, .specified)
            return make(.ternary(condition, first, second), hint, at: position(syntax))
        }
        // Branches with types of their own tell what is still to be found, and the first one alone must not.
        let isTold = [syntax.thenExpression, syntax.elseExpression].allSatisfy {
            !leansOnContext($0) && literalOpenness(of: $0) == .closed
        }
        return try inferTernary(syntax, condition, hint: isTold ? nil : hint)
    }

    /// Where any type fits, each branch has its own: `print(big ? 0.5 : 1)` prints `1`. Only what has no type of its own
    /// takes that of the other branch, and a literal beside an optional becomes one; nil for these.
    private func inferApart(
        _ syntax: TernaryExprSyntax, _ condition: CheckedExpression, as existential: SwiftType
    ) throws -> CheckedExpression? {
        let branches = [syntax.thenExpression, syntax.elseExpression]
        guard !branches.contains(where: { leansOnContext($0) || literalOpenness(of: $0) == .nothing }) else {
            return nil
        }
        let areLiterals = branches.map { literalOpenness(of: $0) > .closed }
        // The branches of a choice inside of another one have a common type, unless all of them are literals.
        let values = try zip(branches, areLiterals).map { try infer($0, hint: $1 ? existential : nil) }
        let hasLiteral =
            areLiterals.contains(true)
            || branches.contains { $0.is(StringLiteralExprSyntax.self) || $0.is(BooleanLiteralExprSyntax.self) }
        guard !(hasLiteral && values.contains { wrapped($0.type) != nil }) else { return nil }
        let converted = try values.map { try convert($0, to: existential, .specified) }
        return make(.ternary(condition, converted[0], converted[1]), existential, at: position(syntax))
    }

    /// The common type of the branches, found from the branches alone.
    private func inferTernary(
        _ syntax: TernaryExprSyntax, _ condition: CheckedExpression, hint: SwiftType? = nil
    ) throws -> CheckedExpression {
        try attempt {
            try inferBranches(syntax, condition, hint: hint)
        } otherwise: { diagnostic in
            guard let double = fraction(besideMembers: [syntax.thenExpression, syntax.elseExpression]),
                let value = attempt({ try? inferBranches(syntax, condition, hint: double) })
            else { throw diagnostic }
            return value
        }
    }

    private func inferBranches(
        _ syntax: TernaryExprSyntax, _ condition: CheckedExpression, hint: SwiftType?
    ) throws -> CheckedExpression {
        if let optional = try inferTernaryWithNil(syntax, condition) { return optional }
        // The branch with a type of its own determines the other's.
        let leads = openness(of: syntax.thenExpression) <= openness(of: syntax.elseExpression)
        let (first, second) =
            leads
            ? (syntax.thenExpression, syntax.elseExpression) : (syntax.elseExpression, syntax.thenExpression)
        let leader = try infer(first, hint: hint)
        // The first branch determines the type in which `.name` is looked up: `.red : .secondary` are two colours. Two
        // members of one protocol may be of two types: the message says so.
        let isMember = second.beginsImplicitly && hint != nil
        var other = isMember ? attempt { try? infer(second, hint: leader.type) } : nil
        if isMember, other == nil { other = try? infer(second, hint: hint) }
        let follower = try other ?? follower(second, of: leader, hint: hint)
        let (one, two) = leads ? (leader, follower) : (follower, leader)
        if isFraction(one.type), arguments(of: two.type, ifNamed: "Double") != nil {
            // Of `CGFloat` and `Double` the choice is a `Double`.
            return make(
                .ternary(condition, try convert(one, to: two.type, .specified), two), two.type, at: position(syntax))
        }
        if let converted = try? convert(two, to: one.type, .specified) {
            return make(.ternary(condition, one, converted), one.type, at: position(syntax))
        }
        guard let converted = try? convert(one, to: two.type, .specified) else {
            throw diagnostic(ternaryProblem(syntax, one.type, two.type, hint), at: syntax)
        }
        return make(.ternary(condition, converted, two), two.type, at: position(syntax))
    }

    /// The other branch, of the first one's type if it can be, otherwise of its own.
    private func follower(
        _ syntax: ExprSyntax, of leader: CheckedExpression, hint: SwiftType?
    ) throws -> CheckedExpression {
        if let value = attempt({ try? infer(syntax, hint: leader.type) }) { return value }
        if openness(of: syntax) == .closed, let value = attempt({ try? infer(syntax, hint: hint) }) { return value }
        return try infer(syntax, hint: leader.type)
    }

    /// `x ? 1 : nil`: the branch that is not nil says what the optional holds.
    private func inferTernaryWithNil(
        _ syntax: TernaryExprSyntax, _ condition: CheckedExpression
    ) throws -> CheckedExpression? {
        let isFirst = syntax.elseExpression.is(NilLiteralExprSyntax.self)
        guard isFirst != syntax.thenExpression.is(NilLiteralExprSyntax.self) else { return nil }
        let value = try infer(isFirst ? syntax.thenExpression : syntax.elseExpression, hint: nil)
        let type = wrapped(value.type) == nil ? optional(value.type) : value.type
        let given = try convert(value, to: type, .specified)
        let none = try check(isFirst ? syntax.elseExpression : syntax.thenExpression, as: type, .specified)
        return make(
            .ternary(condition, isFirst ? given : none, isFirst ? none : given), type, at: position(syntax))
    }

    /// Why the branches do not fit: of two members of a protocol Swift says that there is none of that name.
    private func ternaryProblem(
        _ syntax: TernaryExprSyntax, _ one: SwiftType, _ two: SwiftType, _ hint: SwiftType?
    ) -> Problem {
        guard let hint, let name = syntax.thenExpression.as(MemberAccessExprSyntax.self), name.base == nil,
            syntax.elseExpression.beginsImplicitly, let style = constraints(on: known(hint)).first
        else {
            return .ternaryMismatch(
                one: finished(one), other: finished(two), areViews: isView(finished(one)) && isView(finished(two)))
        }
        return .ternaryOfMembers(
            name.declName.baseName.plainText, style: style.declaration.name, one: finished(one), other: finished(two))
    }

    /// Whether a type is still to be found and only known to conform.
    func isOpenParameter(_ type: SwiftType) -> Bool {
        guard case .variable = known(type) else { return false }
        return true
    }

    /// A condition: an expression of type `Bool`.
    func checkCondition(_ syntax: ExprSyntax) throws -> CheckedExpression {
        if let assignment = syntax.as(InfixOperatorExprSyntax.self)?.operator.as(AssignmentExprSyntax.self) {
            throw diagnostic(.assignmentAsCondition, at: assignment)
        }
        return try check(syntax, as: try core("Bool", at: syntax), .condition)
    }

    private func inferCast(_ syntax: AsExprSyntax) throws -> CheckedExpression {
        let type = try resolveType(syntax.type, infersArguments: syntax.questionOrExclamationMark == nil)
        guard let mark = syntax.questionOrExclamationMark else {
            let value = try check(syntax.expression, as: type, .coercion)
            try requireFree(value, .coercion)
            // Inside an operation its operands become the type, but nothing else becomes it by 'as'.
            if case .convert(let given, .fraction) = value.kind, !syntax.expression.isOperation {
                throw diagnostic(
                    .cannotConvert(finished(given.type), wanted: finished(type), purpose: .coercion),
                    at: syntax.expression)
            }
            // `"…" as String` is no literal any more, so that no Markdown is read in it.
            guard case .string = value.kind, isNamed("String", value.type) else { return value }
            return make(.interpolation([.value(value)]), value.type, at: value.position)
        }
        let value = try infer(syntax.expression, hint: nil)
        if mark.text == "?" {
            return make(.cast(value, .optional, type), optional(type), at: position(syntax))
        }
        return make(.cast(value, .force, type), type, at: position(syntax))
    }

    private func inferTry(_ syntax: TryExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        guard let mark = syntax.questionOrExclamationMark else {
            guard let function = here.function else { return try infer(syntax.expression, hint: hint) }
            function.tries += 1
            defer { function.tries -= 1 }
            return try infer(syntax.expression, hint: hint)
        }
        here.function?.catching.append(FunctionScope.Catching())
        here.function?.tries += 1
        let outer = here.catchesErrors
        here.catchesErrors = true
        defer {
            here.catchesErrors = outer
            here.function?.catching.removeLast()
            here.function?.tries -= 1
        }
        if mark.text == "!" {
            let value = try infer(syntax.expression, hint: hint)
            return make(.forceTry(value), value.type, at: position(syntax))
        }
        let value = try infer(syntax.expression, hint: hint.flatMap { wrapped($0) } ?? hint)
        let type = wrapped(value.type) == nil ? optional(value.type) : value.type
        return make(.optionalTry(value), type, at: position(syntax))
    }

    /// The type that an expression names; nil where it names none: `[Int]`, `Foo<Bar>`.
    func typeExpression(_ syntax: ExprSyntax) -> SwiftType? {
        guard syntax.chainBase != nil else { return typeOfWhole(syntax) }
        // Each link of a chain asks for those before it.
        if facts.namesNoType.contains(syntax.id) { return nil }
        let type = typeOfWhole(syntax)
        if type == nil { facts.namesNoType.insert(syntax.id) }
        return type
    }

    private func typeOfWhole(_ syntax: ExprSyntax) -> SwiftType? {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference):
            guard here.scope?.entry(named: reference.baseName.plainText) == nil,
                declarations.variable(named: reference.baseName.plainText) == nil
            else { return nil }
            return try? namedType(reference.baseName.plainText, arguments: nil, true, at: reference)
        case .arrayExpr(let array):
            // `[()]` holds a value.
            guard array.elements.count == 1, let element = array.elements.first,
                element.expression.as(TupleExprSyntax.self)?.elements.isEmpty != true,
                let type = typeExpression(element.expression)
            else { return nil }
            return try? core("Array", [type], at: syntax)
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content, elements.count == 1, let pair = elements.first,
                let key = typeExpression(pair.key), let value = typeExpression(pair.value)
            else { return nil }
            return try? core("Dictionary", [key, value], at: syntax)
        case .memberAccessExpr(let access):
            if let module = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, isModule(module) {
                return try? moduleType(access.declName.baseName.plainText, arguments: nil, true, at: access)
            }
            guard let base = access.base.flatMap({ typeExpression($0) }) else { return nil }
            if access.declName.baseName.text == "Type" { return .metatype(base) }
            return try? memberType(named: access.declName.baseName.plainText, in: base, true)
        case .optionalChainingExpr(let chain): return typeExpression(chain.expression).map { optional($0) }
        case .typeExpr(let type): return try? resolveType(type.type, infersArguments: true)
        case .tupleExpr(let tuple): return typeExpression(tuple)
        case .infixOperatorExpr(let infix):
            guard let arrow = infix.operator.as(ArrowExprSyntax.self), arrow.effectSpecifiers == nil,
                let parameters = infix.leftOperand.as(TupleExprSyntax.self),
                let result = typeExpression(infix.rightOperand)
            else { return nil }
            let types = parameters.elements.compactMap { typeExpression($0.expression) }
            guard types.count == parameters.elements.count else { return nil }
            return .function(
                FunctionType(parameters: types.map { FunctionType.Parameter(type: $0) }, result: result))
        case .genericSpecializationExpr(let specialization): return try? specialized(specialization)
        default: return nil
        }
    }

    /// `(A, B)` as a type; what stands alone in parentheses is itself.
    private func typeExpression(_ tuple: TupleExprSyntax) -> SwiftType? {
        let types = tuple.elements.compactMap { typeExpression($0.expression) }
        guard types.count == tuple.elements.count else { return nil }
        if types.count == 1, tuple.elements.first?.label == nil { return types[0] }
        return .tuple(zip(tuple.elements, types).map { TupleElement(label: $0.label.map(\.plainText), type: $1) })
    }

    /// `Name<A, B>` as a type.
    func specialized(_ syntax: GenericSpecializationExprSyntax) throws -> SwiftType {
        let arguments = try syntax.genericArgumentClause.arguments.map { argument -> SwiftType in
            guard case .type(let type) = argument.argument else {
                throw diagnostic(.unsupportedDeclaration("value generics"), at: argument)
            }
            return try resolveType(type)
        }
        if let reference = syntax.expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.plainText
            if let type = try namedType(name, arguments: arguments, false, at: reference) { return type }
            if !declarations.functions(named: name).isEmpty {
                throw diagnostic(.specializesFunction(name), at: reference)
            }
            throw diagnostic(
                .unknownType(name, nearest: NearestName.nearest(to: name, in: declarations.names)), at: reference)
        }
        if let access = syntax.expression.as(MemberAccessExprSyntax.self),
            let module = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, isModule(module),
            let type = try moduleType(access.declName.baseName.plainText, arguments: arguments, false, at: access)
        {
            return type
        }
        if let access = syntax.expression.as(MemberAccessExprSyntax.self),
            let base = access.base.flatMap({ typeExpression($0) }),
            let type = try memberType(named: access.declName.baseName.plainText, in: base, arguments: arguments)
        {
            return type
        }
        throw diagnostic(.specializesNoType, at: syntax)
    }
}

extension ExprSyntax {
    /// Whether it is made of two operands.
    fileprivate var isOperation: Bool {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return inner.expression.isOperation
        }
        return self.is(InfixOperatorExprSyntax.self)
    }
}
