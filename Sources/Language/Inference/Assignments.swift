import SwiftSyntax

/// `a = b`, `a += b`, and assignments through optional chains and to tuples.
extension Checker {
    func inferAssignment(_ syntax: InfixOperatorExprSyntax) throws -> CheckedExpression {
        if syntax.leftOperand.is(DiscardAssignmentExprSyntax.self) {
            let value = try infer(syntax.rightOperand, hint: nil)
            let place = makePlace(.discard, value.type, at: position(syntax.leftOperand))
            return make(.assign(place, value), .void, at: position(syntax))
        }
        if let tuple = syntax.leftOperand.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            let place = try place(of: tuple)
            let value = try check(syntax.rightOperand, as: place.type, .assignment)
            return make(.assign(place, value), .void, at: position(syntax))
        }
        return try attempt {
            try assignment(syntax, to: assignmentTarget(syntax.leftOperand, of: syntax.rightOperand))
        } otherwise: { diagnostic in
            // Of several subscripts, another one may take the value: `settings.size = 12`.
            let problem = diagnostic.problem
            guard syntax.leftOperand.mayNameSubscript, problem.misfits != nil || problem.immutability != nil else {
                throw diagnostic
            }
            for hint in types(of: syntax.rightOperand) {
                let other = attempt {
                    try? assignment(
                        syntax, to: assignmentTarget(syntax.leftOperand, of: syntax.rightOperand, hint: hint))
                }
                if let other { return other }
            }
            throw diagnostic
        }
    }

    private func assignment(
        _ syntax: InfixOperatorExprSyntax, to left: (target: CheckedExpression, isChain: Bool)
    ) throws -> CheckedExpression {
        let (target, isChain) = left
        let value: CheckedExpression
        let place: CheckedPlace
        do {
            value = try check(syntax.rightOperand, as: target.type, .assignment)
            try requireFree(value, .assignment)
            place = try self.place(of: target, isWhole: true)
        } catch let diagnostic as Diagnostic {
            throw assignmentMeant(diagnostic, syntax, to: target)
        }
        try requireUnread(place, in: value)
        let assignment = make(.assign(place, value), .void, at: position(syntax))
        if let start = start(of: target, with: value, writtenAs: syntax.leftOperand) {
            body.wrapperStarts[ObjectIdentifier(assignment)] = start
        }
        return isChain ? ending(assignment) : assignment
    }

    /// An assignment through an optional chain: nothing happens where the chain meets nil.
    private func ending(_ assignment: CheckedExpression) -> CheckedExpression {
        let type = optional(.void)
        let value = make(.convert(assignment, .optional), type, at: assignment.position)
        return make(.optionalChain(value), type, at: assignment.position)
    }

    /// `(a, b)` on the left of an assignment: each part takes its part of the value.
    private func place(of tuple: TupleExprSyntax) throws -> CheckedPlace {
        let parts = try tuple.elements.map { element -> CheckedPlace in
            if element.expression.is(DiscardAssignmentExprSyntax.self) {
                return makePlace(.discard, freshVariable(), at: position(element))
            }
            if let inner = element.expression.as(TupleExprSyntax.self), inner.elements.count > 1 {
                return try place(of: inner)
            }
            return try place(of: infer(element.expression, hint: nil), isWhole: true)
        }
        return makePlace(.tuple(parts), .tuple(parts.map { TupleElement(type: $0.type) }), at: position(tuple))
    }

    /// The left side of an assignment, and whether an optional chain leads to it.
    ///
    /// - Parameters:
    ///   - value: what is assigned, which may tell what a generic subscript is of.
    ///   - hint: the type that is expected of the place, where one is.
    private func assignmentTarget(
        _ syntax: ExprSyntax, of value: ExprSyntax, hint: SwiftType? = nil
    ) throws -> (target: CheckedExpression, isChain: Bool) {
        let target = try attempt {
            try infer(syntax, hint: hint)
        } otherwise: { diagnostic in
            switch diagnostic.problem {
            case .unknownName(let name, nil) where syntax.is(DeclReferenceExprSyntax.self):
                if syntax.parent?.parent?.is(LabeledExprSyntax.self) == true {
                    throw Diagnostic(.equalsBehindLabel(name), at: diagnostic.position, length: diagnostic.length)
                }
                throw Diagnostic(.undeclaredVariable(name), at: diagnostic.position, length: diagnostic.length)
            case .cannotInfer, .ambiguous:
                for hint in types(of: value) {
                    if let target = attempt({ try? infer(syntax, hint: hint) }) { return target }
                }
                throw diagnostic
            default: throw diagnostic
            }
        }
        guard case .optionalChain(let inner) = target.kind else { return (target, false) }
        if case .convert(let value, .optional) = inner.kind { return (value, true) }
        return (inner, true)
    }

    /// The types that a place for a value may have: its own, or an optional of it.
    private func types(of value: ExprSyntax) -> [SwiftType] {
        probe { try? finished(infer(value, hint: nil).type) }.map { [$0, optional($0)] } ?? []
    }

    /// `a += b`: the operator's own function where there is one, otherwise `a = a + b`.
    func inferCompound(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, _ name: String
    ) throws -> CheckedExpression {
        let (target, isChain) = try assignmentTarget(syntax.leftOperand, of: syntax.rightOperand)
        let compound = try inferCompound(syntax, token, name, unwrapped(target))
        return isChain ? ending(compound) : compound
    }

    private func inferCompound(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, _ name: String, _ target: CheckedExpression
    ) throws -> CheckedExpression {
        var right = Argument(
            label: nil, content: .syntax(syntax.rightOperand), position: position(syntax.rightOperand))
        let place: CheckedPlace
        do {
            place = try self.place(of: target)
        } catch let diagnostic as Diagnostic {
            let immutable =
                diagnostic.problem.immutability.map {
                    Diagnostic(.operatorOnImmutable(reason: $0), at: diagnostic.position)
                } ?? diagnostic
            guard isDeclaredOperator(name, on: [known(target.type)]) else {
                throw valueMeant(by: syntax.leftOperand, of: target.type) ?? immutable
            }
            // An operator may take an object as it is, and change what that holds.
            return try attempt {
                try inferCompoundFunction(name, token, target, right, [known(target.type)])
            } otherwise: { own in
                throw isClass(target.type) && own.problem.misfits != nil ? own : immutable
            }
        }
        let plain = String(name.dropLast())
        let current = makeLocal("current", target.type)
        let read = make(.local(current), target.type, at: position(syntax.leftOperand))
        let left = Argument(label: nil, content: .checked(read), position: read.position, checked: read)
        let changed = make(.inout(place), place.type, at: place.position)
        // An operator of the program says what its operand is: `nil`, or an autoclosure. One of the library, which texts and
        // arrays have, adds to a value without a copy of it.
        if isDeclaredOperator(name, on: [known(target.type)]) || addsInPlace(name, to: known(target.type)),
            let value = attempt({ try? inferCompoundFunction(name, token, changed, right, [known(target.type)]) })
        {
            return value
        }
        let isDistance = syntax.takesAnyDistance && literalOpenness(of: syntax.rightOperand).isNumber
        let isOpen = openness(of: syntax.rightOperand) > .closed && !isDistance
        let operand = try infer(syntax.rightOperand, hint: isOpen ? target.type : nil)
        right.checked = operand
        if isDistance { right.content = .checked(operand) }
        let types = [known(target.type), right.checked.map { known($0.type) }].compactMap { $0 }
        let candidates = operators(plain, on: types, arity: 2)
        let operands = types.map { finished($0) }
        let isDeclared = isDeclaredOperator(name, on: types)
        guard !candidates.isEmpty, !isDeclared else {
            return try inferCompoundFunction(name, token, changed, right, operands)
        }
        do {
            let value = try call(candidates, [left, right], expected: target.type, at: token)
            let apart = setApartOperand(of: value)
            if let apart { try requireUnread(place, in: apart.value) }
            let result = try convert(value, to: target.type, .assignment)
            return make(
                .modify(place, current: current, operand: apart, value: result), .void, at: position(syntax))
        } catch let diagnostic as Diagnostic where diagnostic.problem.isArgumentMismatch {
            if wrapped(target.type) != nil, let entry = entryWithDefault(syntax.leftOperand) {
                throw self.diagnostic(.operatorOnEntry(name, operands: operands, entry: entry), at: token)
            }
            throw operandMeant(
                self.diagnostic(.operatorMismatch(name, operands: operands), at: token),
                by: [syntax.leftOperand, syntax.rightOperand])
        }
    }

    /// Whether the library adds to such a value without a copy of it, which only matters where that may be large.
    private func addsInPlace(_ name: String, to type: SwiftType) -> Bool {
        elementType(of: type) != nil && !operators(name, on: [type], arity: 2).isEmpty
    }

    private func isDeclaredOperator(_ name: String, on types: [SwiftType]) -> Bool {
        operators(name, on: types, arity: 2).contains { $0.function?.context.isBuiltIn == false }
    }

    /// Takes the right operand out of an operator's call: it may read the place, so that it is evaluated before the place
    /// is changed.
    private func setApartOperand(of value: CheckedExpression) -> CheckedOperand? {
        guard case .call(var call) = value.kind, let right = call.arguments.last, call.arguments.count == 2 else {
            return nil
        }
        let variable = makeLocal("operand", right.type)
        call.arguments[1] = make(.local(variable), right.type, at: right.position)
        value.kind = .call(call)
        return CheckedOperand(variable: variable, value: right)
    }

    private func inferCompoundFunction(
        _ name: String, _ token: TokenSyntax, _ target: CheckedExpression, _ right: Argument, _ operands: [SwiftType]
    ) throws -> CheckedExpression {
        let candidates = operators(name, on: operands, arity: 2)
        guard !candidates.isEmpty else { throw diagnostic(.unknownOperator(name, operands: operands), at: token) }
        let left = Argument(label: nil, content: .checked(target), position: target.position, checked: target)
        return try call(candidates, [left, right], expected: .void, at: token)
    }
}

extension ExprSyntax {
    /// Whether it may be read and written by a subscript: a member or a subscript of a value.
    var mayNameSubscript: Bool {
        self.is(SubscriptCallExprSyntax.self) || self.as(MemberAccessExprSyntax.self)?.base != nil
    }
}
