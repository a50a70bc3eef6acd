import SwiftSyntax

extension Checker {
    /// The operands: the one with a type of its own is checked first, so that it can determine the other's.
    func operands(
        _ syntax: InfixOperatorExprSyntax, hint: SwiftType?, isSwapped: Bool = false
    ) throws -> (Argument, Argument) {
        let (left, right) = (syntax.leftOperand, syntax.rightOperand)
        let leads = syntax.isShift || (openness(of: left) <= openness(of: right)) != isSwapped
        let hint = bound(of: syntax, hint) ?? hint
        let leading =
            operandHint(left, right: syntax.isShift ? left : right, hint)
            ?? (leansOnContext(leads ? left : right) ? hint : nil)
        var first = try infer(leads ? left : right, hint: leading)
        // `2 * .x` where a declared type is expected, which literals may stand for.
        if let leading, isDeclared(leading), let value = try literal(first, as: leading) { first = value }
        let (firstSyntax, secondSyntax) = leads ? (left, right) : (right, left)
        var second = Argument(label: nil, content: .syntax(secondSyntax), position: position(secondSyntax))
        // A member without a base is looked up in the first operand's type: `scheme == .light`. The type of a closure
        // depends on the operator.
        if secondSyntax.is(ClosureExprSyntax.self) || secondSyntax.isInitializerReference {
        } else if isDeclared(first.type), openness(of: secondSyntax).isNumber {
            // `vector * 2`: the operator determines the number's type.
        } else if syntax.takesAnyDistance, literalOpenness(of: secondSyntax).isNumber {
            // How far bits are moved is a number of its own: `byte >> -1`.
            let distance = try infer(secondSyntax, hint: nil)
            (second.content, second.checked) = (.checked(distance), distance)
        } else if openness(of: secondSyntax) > .closed {
            // Beside a part of a text, a literal is a text of its own.
            let isText = secondSyntax.is(StringLiteralExprSyntax.self) && isNamed("Substring", first.type)
            let isCompared = Self.comparisons.contains(syntax.operator.writtenText)
            // A set equals a set: `names == ["a", "b"]`.
            let list = isCompared && isList(first.type) ? nil : try list(secondSyntax, besides: first.type)
            let value = try follower(secondSyntax, hint: isText ? nil : list ?? first.type)
            second.checked = value
            // The result of a generic call of literals is settled with them.
            if secondSyntax.is(FunctionCallExprSyntax.self), literalOpenness(of: secondSyntax) > .closed {
                second.content = .checked(value)
            }
        } else {
            second = try operand(secondSyntax, beside: first.type)
        }
        if !Self.comparesOptionals.contains(syntax.operator.writtenText) {
            first = unwrapped(first)
            second.checked = second.checked.map(unwrapped)
        }
        let leader = Argument(label: nil, content: .checked(first), position: position(firstSyntax), checked: first)
        return leads ? (leader, second) : (second, leader)
    }

    /// The type of a list literal beside another collection of the library: an array.
    private func list(_ syntax: ExprSyntax, besides other: SwiftType) throws -> SwiftType? {
        guard syntax.is(ArrayExprSyntax.self), !isDeclared(other), let element = elementType(of: other) else {
            return nil
        }
        return try core("Array", [element], at: syntax)
    }

    /// An operand of the other one's type, or an optional of it: `2 == (on ? first : last)`.
    func follower(_ syntax: ExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        try attempt {
            try infer(syntax, hint: hint)
        } otherwise: { diagnostic in
            guard case .optionalNotUnwrapped = diagnostic.problem,
                let value = attempt({ try? infer(syntax, hint: nil) })
            else { throw diagnostic }
            return value
        }
    }

    /// An operand with a type of its own, otherwise of the other operand's type:
    /// `total + Money(amount: 1, unit: .euros)`.
    private func operand(_ syntax: ExprSyntax, beside other: SwiftType) throws -> Argument {
        var argument = Argument(label: nil, content: .syntax(syntax), position: position(syntax))
        argument.checked = try attempt {
            try infer(syntax, hint: nil)
        } otherwise: { diagnostic in
            guard let value = attempt({ try? infer(syntax, hint: other) }) else { throw diagnostic }
            argument.content = .checked(value)
            return value
        }
        return argument
    }

    /// The operators that take an optional as it is.
    private static let comparesOptionals: Set<String> = ["==", "!=", "===", "!=="]

    /// Whether a type is one of the program.
    func isDeclared(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal) = known(type) else { return false }
        return !nominal.declaration.isBuiltIn
    }

    /// The expected type of an operator's operands, from that of its result: a comparison determines nothing of its
    /// operands, and there is no arithmetic on optionals or `Any`.
    func operandHint(of name: String, _ hint: SwiftType?) -> SwiftType? {
        if Self.comparisons.contains(name) { return nil }
        guard let hint = name == "..." || name == "..<" ? boundHint(hint) : hint else { return nil }
        if case .existential = known(hint) { return nil }
        return wrapped(hint) ?? hint
    }

    static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="]

    /// The expected type of a range's bounds: `0...1` has `Double` bounds where a `ClosedRange<Double>` is expected.
    private func boundHint(_ hint: SwiftType?) -> SwiftType? {
        guard let hint else { return nil }
        return (arguments(of: hint, ifNamed: "ClosedRange") ?? arguments(of: hint, ifNamed: "Range"))?.first ?? hint
    }

    /// The common type of two literals: `Double` where one has a fraction, otherwise the expected type of the result.
    private func operandHint(_ left: ExprSyntax, right: ExprSyntax, _ hint: SwiftType?) -> SwiftType? {
        if leansOnContext(left) || leansOnContext(right), isOpenOperand(left), isOpenOperand(right) { return hint }
        guard literalOpenness(of: left) > .closed, literalOpenness(of: right) > .closed else {
            return openness(of: left) == .member && openness(of: right) == .member ? hint : nil
        }
        return hint
    }

    /// Whether an operand begins with an implicit member, which needs the expected type: `.pi / 2`.
    func leansOnContext(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .infixOperatorExpr(let infix):
            remembered(infix, in: \.leansOnContext) {
                leansOnContext(infix.leftOperand) || !infix.isShift && leansOnContext(infix.rightOperand)
            }
        case .tupleExpr(let tuple) where tuple.elements.count == 1:
            tuple.elements.first.map { leansOnContext($0.expression) } ?? false
        case .prefixOperatorExpr(let prefix): leansOnContext(prefix.expression)
        default: syntax.beginsImplicitly
        }
    }

    /// Whether nothing in an operand determines its type.
    private func isOpenOperand(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .infixOperatorExpr(let infix):
            remembered(infix, in: \.isOpenOperation) {
                isOpenOperand(infix.leftOperand) && (infix.isShift || isOpenOperand(infix.rightOperand))
            }
        case .tupleExpr(let tuple) where tuple.elements.count == 1:
            tuple.elements.first.map { isOpenOperand($0.expression) } ?? false
        case .prefixOperatorExpr(let prefix): isOpenOperand(prefix.expression)
        default:
            syntax.beginsImplicitly || syntax.is(StringLiteralExprSyntax.self) || literalOpenness(of: syntax) > .closed
        }
    }

    /// The type of the operands of `...` and `..<` where a range is expected: `0...1` as a `ClosedRange<Double>`.
    private func bound(of syntax: InfixOperatorExprSyntax, _ hint: SwiftType?) -> SwiftType? {
        let ranges = ["...": "ClosedRange", "..<": "Range"]
        guard let hint, let name = ranges[syntax.operator.writtenText],
            let bound = arguments(of: wrapped(hint) ?? hint, ifNamed: name)?.first, isDouble(bound)
        else { return nil }
        return bound
    }
}
