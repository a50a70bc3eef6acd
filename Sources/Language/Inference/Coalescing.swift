import SwiftSyntax

extension Checker {
    /// `optional ?? value`.
    func inferCoalescing(_ syntax: InfixOperatorExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        if let apart = try inferCoalescingApart(syntax, hint: hint) { return apart }
        if let apart = try inferOptionalsApart(syntax, hint: hint) { return apart }
        // `Optional(1) ?? width`, `.some(1) ?? 2.5`: without an expected type, the side that is less open determines the
        // other's type.
        let expected = operandHint(of: "??", hint)
        guard expected == nil, openness(of: syntax.leftOperand) > openness(of: syntax.rightOperand) else {
            return try attempt {
                try inferCoalescing(syntax, leader: nil, expected: expected, hint: hint)
            } otherwise: { diagnostic in
                let isLast = !syntax.rightOperand.is(InfixOperatorExprSyntax.self)
                // `number.map { value -> Int? in value } ?? nil`: what is expected may be optional twice.
                if isLast, let hint, wrapped(hint) != nil, syntax.leftOperand.is(FunctionCallExprSyntax.self),
                    let value = attempt({
                        try? inferCoalescing(syntax, leader: nil, expected: hint, hint: hint)
                    })
                {
                    return value
                }
                // `settings["size"] ?? 12` of a generic subscript, or of one of several: the right side tells what it is of.
                let isOther = syntax.leftOperand.mayNameSubscript && isLast
                guard diagnostic.problem.isOfOpenResult || isOther, expected == nil,
                    let value = attempt({ try? coalescingLedByRight(syntax, hint: hint) })
                else { throw diagnostic }
                return value
            }
        }
        return try attempt {
            try coalescingLedByRight(syntax, hint: hint)
        } otherwise: { diagnostic in
            // `Optional(Set([1])) ?? [width]`: one side determines the element, the other the kind of collection.
            guard openness(of: syntax.rightOperand) == .list,
                let value = attempt({ try? inferCoalescing(syntax, leader: nil, expected: nil, hint: hint) })
            else { throw diagnostic }
            return value
        }
    }

    /// Where any type fits, a number keeps its own beside a side whose type is found together with it, as that of an
    /// optional chain is: `print(box?.width ?? 0)` prints `0`, and `print(width ?? 0)` prints `0.0`. Nil for all others.
    private func inferCoalescingApart(
        _ syntax: InfixOperatorExprSyntax, hint: SwiftType?
    ) throws -> CheckedExpression? {
        guard let hint, case .existential = known(hint), literalOpenness(of: syntax.rightOperand).isNumber,
            syntax.leftOperand.mayBeFoundLate,
            let left = attempt({ try? infer(syntax.leftOperand, hint: nil) }), isFoundLate(left),
            !isOptionalOfOptional(left, beside: literalOpenness(of: syntax.rightOperand)),
            let conversion = conversion(from: left.type, to: optional(hint))
        else { return nil }
        let right = try convert(infer(syntax.rightOperand, hint: nil), to: hint, .argument)
        let converted = make(.convert(left, conversion), optional(hint), at: left.position)
        return make(.coalesce(converted, right), hint, at: position(syntax))
    }

    /// Where `Any` fits, an optional beside another one is that as it is: `print(first ?? second)` prints what the first one
    /// holds, or else `Optional(2)` or `nil`. Nil for all others.
    private func inferOptionalsApart(
        _ syntax: InfixOperatorExprSyntax, hint: SwiftType?
    ) throws -> CheckedExpression? {
        guard let hint, known(hint) == .any, !leansOnContext(syntax.rightOperand),
            literalOpenness(of: syntax.rightOperand) == .closed,
            let right = attempt({ try? infer(syntax.rightOperand, hint: nil) }), let other = wrapped(right.type),
            wrapped(other) == nil, let left = attempt({ try? infer(syntax.leftOperand, hint: nil) }),
            let inner = wrapped(left.type), wrapped(inner) == nil,
            let conversion = conversion(from: left.type, to: optional(hint))
        else { return nil }
        let converted = make(.convert(left, conversion), optional(hint), at: left.position)
        return make(.coalesce(converted, try convert(right, to: hint, .argument)), hint, at: position(syntax))
    }

    /// Whether Swift finds the type of an optional only with the rest of its expression: that of a chain, and an element of
    /// what a literal or the values of a closure make, `prices.map { $0 * 2 }.first`.
    private func isFoundLate(_ optional: CheckedExpression) -> Bool {
        switch optional.kind {
        case .optionalChain(let value): if case .convert(_, .optional) = value.kind { true } else { false }
        case .call(let call): isFoundLate(call)
        default: false
        }
    }

    /// Whether an optional holds another one that a number becomes: one of the type that the number has by itself, or what no
    /// closure has put into a collection.
    private func isOptionalOfOptional(_ value: CheckedExpression, beside number: Openness) -> Bool {
        guard let inner = wrapped(value.type).flatMap({ wrapped($0) }) else { return false }
        guard case .call(let call) = value.kind, case .value(let receiver) = call.receiver, case .call = receiver.kind
        else { return true }
        return known(inner).nominal?.name == (number == .whole ? "Int" : "Double")
    }

    private func isFoundLate(_ call: CheckedCall) -> Bool {
        let function = call.function
        guard function.context.isBuiltIn || function.owner?.isBuiltIn == true else { return false }
        let parameters = zip(function.parameters, call.arguments)
        let isMadeByClosure = parameters.contains { parameter, argument in
            guard case .closure(let closure) = argument.kind, closure.leavesResultOpen,
                case .function(let type) = parameter.type
            else { return false }
            return function.ownGenerics.contains { own in
                type.result.contains { $0 == .parameter(own) } && function.result.contains { $0 == .parameter(own) }
            }
        }
        if isMadeByClosure { return true }
        // An element of what is found late is that as well, unless more is asked of it.
        guard case .value(let receiver) = call.receiver, function.ownGenerics.isEmpty,
            !parameters.contains(where: { if case .function = $0.0.type { true } else { false } }),
            function.result.contains(\.isElement),
            !function.context.signature.requirements.contains(where: \.asksOfElement)
        else { return false }
        return switch receiver.kind {
        case .array, .dictionary: true
        case .call(let call): isFoundLate(call)
        default: false
        }
    }

    private func coalescingLedByRight(_ syntax: InfixOperatorExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        try inferCoalescing(syntax, leader: infer(syntax.rightOperand, hint: nil), expected: nil, hint: hint)
    }

    private func inferCoalescing(
        _ syntax: InfixOperatorExprSyntax, leader: CheckedExpression?, expected: SwiftType?, hint: SwiftType?
    ) throws -> CheckedExpression {
        let leftHint = leader.map { wrapped($0.type) ?? $0.type } ?? expected
        let left = try follower(syntax.leftOperand, hint: leftHint.map { optional($0) })
        guard let inner = wrapped(left.type) else {
            // The right side is never evaluated, but must fit.
            _ =
                try leader.map { try convert($0, to: left.type, .argument) }
                ?? check(syntax.rightOperand, as: left.type, .argument)
            return left
        }
        let right = try leader ?? alternative(syntax.rightOperand, to: left.type, holding: inner, or: hint)
        if let converted = try? convert(right, to: inner, .argument) {
            return make(.coalesce(left, converted), inner, at: position(syntax))
        }
        if let converted = try? convert(right, to: left.type, .argument) {
            return make(.coalesce(left, converted), left.type, at: position(syntax))
        }
        // Literals rather are what the left side holds than that both sides become what is expected: `width ?? [1, 2].max()!`.
        if leader == nil,
            let value = attempt({ try? apart(isItem: false) { try check(syntax.rightOperand, as: inner, .argument) } })
        {
            return make(.coalesce(left, value), inner, at: position(syntax))
        }
        // `[Style] ?? any Style`: the left side may need the conversion.
        if let hint, let conversion = conversion(from: left.type, to: optional(hint)) {
            let converted = make(.convert(left, conversion), optional(hint), at: left.position)
            return make(
                .coalesce(converted, try convert(right, to: hint, .argument)), hint, at: position(syntax))
        }
        throw diagnostic(
            .cannotConvert(finished(right.type), wanted: finished(inner), purpose: .argument), at: syntax.rightOperand)
    }

    /// The right side of `??`: what the left side's optional holds, or else such an optional itself, as in
    /// `cached ?? (isOn ? 1 : nil)`, or what is expected of the whole, which the left side may become as well.
    private func alternative(
        _ syntax: ExprSyntax, to optional: SwiftType, holding inner: SwiftType, or whole: SwiftType?
    ) throws -> CheckedExpression {
        try attempt {
            try infer(syntax, hint: inner)
        } otherwise: { diagnostic in
            for type in [optional, whole].compactMap(\.self) {
                if let value = attempt({ try? infer(syntax, hint: type) }) { return value }
            }
            throw diagnostic
        }
    }

    /// `optional == nil` and `optional != nil`; nil for tests without a `nil`, and for types that `nil` is a literal of.
    func inferNilTest(_ syntax: InfixOperatorExprSyntax, isNone: Bool) throws -> CheckedExpression? {
        let value: ExprSyntax
        if syntax.rightOperand.is(NilLiteralExprSyntax.self) {
            value = syntax.leftOperand
        } else if syntax.leftOperand.is(NilLiteralExprSyntax.self) {
            value = syntax.rightOperand
        } else {
            return nil
        }
        let checked = try infer(value, hint: nil)
        let test = make(.testNone(checked, isNone: isNone), try core("Bool", at: syntax), at: position(syntax))
        if wrapped(checked.type) != nil { return test }
        // For a type that `nil` is a literal of, it is an operand like another one.
        if isExpressible(checked.type, by: "ExpressibleByNilLiteral") { return nil }
        // Any value is taken as an optional one, and `===` takes any object so.
        if ["===", "!=="].contains(syntax.operator.writtenText), !isClass(checked.type) {
            throw diagnostic(.nilForValue(finished(checked.type)), at: syntax)
        }
        if case .nominal = known(checked.type) {
            notes.append(
                CheckNote(kind: .neverNil(value.writtenText, finished(checked.type)), position: position(syntax)))
        }
        test.kind = .testNone(try convert(checked, to: optional(checked.type), .argument), isNone: isNone)
        return test
    }
}

extension ExprSyntax {
    /// Whether the type of an optional may be found only with the rest of its expression, by how it is written. Each level of
    /// calls inside each other would double the work if it were checked to know that.
    fileprivate var mayBeFoundLate: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr, .arrayExpr, .dictionaryExpr: true
        case .memberAccessExpr(let access): access.base?.mayBeFoundLate ?? false
        case .subscriptCallExpr(let call): call.calledExpression.mayBeFoundLate
        case .forceUnwrapExpr(let forced): forced.expression.mayBeFoundLate
        case .functionCallExpr(let call):
            call.trailingClosure != nil || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
                || call.calledExpression.mayBeFoundLate
        case .tupleExpr(let tuple): tuple.elements.count == 1 && tuple.elements.first?.expression.mayBeFoundLate == true
        default: false
        }
    }
}

extension SwiftType {
    /// Whether it is what a collection holds, where that is declared.
    fileprivate var isElement: Bool {
        switch self {
        case .parameter(let parameter): parameter.name != "Key"
        case .member(_, let type): type.name == "Element"
        default: false
        }
    }
}

extension Requirement {
    /// Whether it asks more of what a collection holds than that it is there.
    fileprivate var asksOfElement: Bool {
        switch self {
        case .conformance(let type, _), .sameType(let type, _), .superclass(let type, _):
            if case .member(of: .parameter, _) = type { type.isElement } else { false }
        }
    }
}
