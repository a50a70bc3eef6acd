import SwiftSyntax

extension Checker {
    func inferInfix(_ syntax: InfixOperatorExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        if syntax.operator.is(AssignmentExprSyntax.self) { return try inferAssignment(syntax) }
        guard let token = syntax.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
            throw diagnostic(.unsupportedOperator(syntax.operator.writtenText), at: syntax.operator)
        }
        let name = token.text
        if ["&&", "||", "??"].contains(name) {
            // What the program's own `??` doesn't take, the language's may: `Binding($name) ?? .constant("")`.
            let own =
                name == "??"
                ? attempt { try? operation(syntax, token, on: hint) } : try operation(syntax, token, on: hint)
            if let own { return own }
            if needsRoot(ExprSyntax(syntax)), let value = declaredOperation(syntax, token, hint: hint) { return value }
            if let value = ownOperation(syntax, token, hint: hint) { return value }
        }
        switch name {
        case "&&", "||":
            let left = try checkCondition(syntax.leftOperand)
            let right = try checkCondition(syntax.rightOperand)
            return make(name == "&&" ? .and(left, right) : .or(left, right), left.type, at: position(syntax))
        case "??": return try inferCoalescing(syntax, hint: hint)
        case "==", "!=", "===", "!==":
            if let test = try inferNilTest(syntax, isNone: name.hasPrefix("=")) { return test }
        default: break
        }
        if name.count > 1, name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) {
            return try inferCompound(syntax, token, name)
        }
        let type = operandHint(of: name, hint)
        return try inferOperation(syntax, token, onOperandsOf: type, hint: hint)
    }

    private func inferOperation(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, onOperandsOf type: SwiftType?, hint: SwiftType?
    ) throws -> CheckedExpression {
        let name = token.text
        return try attempt {
            try operation(syntax, token, onOperandsOf: type, hint: hint)
        } otherwise: { diagnostic in
            if case .operatorMismatch = diagnostic.problem, diagnostic.position.offset == position(token).offset,
                let value = follows(syntax, token, hint: hint) ?? withoutOptionals(syntax, token, hint: hint)
            {
                return value
            }
            if name == "~=", let value = matched(syntax, token) { return value }
            if let value = besideNil(syntax, token, diagnostic, hint: hint) { return value }
            // Arithmetic on such operands is ambiguous in Swift.
            if Self.comparisons.contains(name) || name == "..." || name == "..<",
                let double = fraction(besideMembers: [syntax.leftOperand, syntax.rightOperand]),
                let value = attempt({ try? operation(syntax, token, onOperandsOf: double, hint: hint) })
            {
                return value
            }
            // Once only for each operand: what is wrong inside of an operand that is an operation has been tried there.
            if [syntax.leftOperand, syntax.rightOperand].contains(where: { $0.holds(diagnostic, in: here.source) }),
                let value = (Self.comparisons.contains(name) ? follows(syntax, token, hint: hint) : nil)
                    ?? attempt({ try? operation(syntax, token, on: hint) })
            {
                return value
            }
            if diagnostic.problem.isOfOpenResult, let value = asOther(syntax, token, diagnostic, hint: hint) {
                return value
            }
            if name == "+", let hint, let value = joined(syntax, token, as: hint) { return value }
            // What a literal is may depend on the operator that the program declares: `2 ** 10`, `\.name == "a"`.
            let isMismatch = if case .operatorMismatch = diagnostic.problem { true } else { false }
            guard isMismatch || needsRoot(ExprSyntax(syntax)),
                let value = declaredOperation(syntax, token, hint: hint) ?? ownOperation(syntax, token, hint: hint)
            else { throw diagnostic }
            return value
        }
    }

    /// `5 ~= n`: values match those that they equal; `range ~= .pi`: what is matched need not be of the pattern's type. Nil for
    /// values that can't be matched.
    private func matched(_ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax) -> CheckedExpression? {
        attempt {
            guard let (left, right) = try? operands(syntax, hint: nil), let one = left.checked,
                let other = right.checked
            else { return nil }
            return try? equality(one, other, at: token)
        }
            ?? attempt {
                guard leansOnContext(syntax.rightOperand), let pattern = try? infer(syntax.leftOperand, hint: nil)
                else { return nil }
                let value = Argument(
                    label: nil, content: .syntax(syntax.rightOperand), position: position(syntax.rightOperand))
                let arguments = [
                    Argument(label: nil, content: .checked(pattern), position: pattern.position, checked: pattern),
                    value,
                ]
                let candidates = operators(token.text, on: [known(pattern.type)], arity: 2)
                return try? call(candidates, arguments, expected: nil, at: token)
            }
    }

    /// An operation whose operands are calls of overloads that give no optionals: `Unicode.Scalar(97) < "b"`; nil where
    /// there are none.
    private func withoutOptionals(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, hint: SwiftType?
    ) -> CheckedExpression? {
        let sides = [syntax.leftOperand, syntax.rightOperand]
        guard sides.contains(where: { $0.is(FunctionCallExprSyntax.self) }) else { return nil }
        return attempt {
            guard let (left, right) = try? operands(syntax, hint: nil) else { return nil }
            let arguments = zip([left, right], sides).map { argument, side -> Argument in
                guard let value = argument.checked, value.isUnwrappedElsewhere, let type = wrapped(value.type),
                    let other = attempt({ try? check(side, as: type, .argument) })
                else { return argument }
                return Argument(label: nil, content: .checked(other), position: other.position, checked: other)
            }
            guard arguments.contains(where: { $0.checked !== left.checked && $0.checked !== right.checked }) else {
                return nil
            }
            return try? operation(token, arguments[0], arguments[1], hint: hint)
        }
    }

    /// An operation on literals whose second operand determines the first one's type:
    /// `Array(repeating: 1, count: 1) == [Optional(2)]`; nil for other operations.
    private func follows(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, hint: SwiftType?
    ) -> CheckedExpression? {
        let sides = [syntax.leftOperand, syntax.rightOperand]
        // The operands of operands have been asked before.
        guard sides.allSatisfy({ literalOpenness(of: $0) > .closed && !$0.is(InfixOperatorExprSyntax.self) }) else {
            return nil
        }
        return attempt {
            guard
                let (left, right) = try? operands(
                    syntax, hint: operandHint(of: token.text, hint), isSwapped: true)
            else { return nil }
            return try? operation(token, left, right, hint: hint)
        }
    }

    /// An operation whose one operand is a generic call that can't tell its type, so that it has the other one's:
    /// `decode("n") + 1`; nil for other operations.
    private func asOther(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, _ diagnostic: Diagnostic, hint: SwiftType?
    ) -> CheckedExpression? {
        let sides = [syntax.leftOperand, syntax.rightOperand]
        guard let open = sides.firstIndex(where: { $0.holds(diagnostic, in: here.source) }) else { return nil }
        return operation(syntax, token, asOther: open, hint: hint)
    }

    /// An operation whose one operand, the first or the second, is of the other one's type; nil where it can't be.
    func operation(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, asOther open: Int, hint: SwiftType?
    ) -> CheckedExpression? {
        let sides = [syntax.leftOperand, syntax.rightOperand]
        return attempt {
            guard let other = try? infer(sides[1 - open], hint: operandHint(of: token.text, hint)),
                let value = try? check(sides[open], as: other.type, .argument)
            else { return nil }
            let values = open == 0 ? [value, other] : [other, value]
            let operands = values.map {
                Argument(label: nil, content: .checked($0), position: $0.position, checked: $0)
            }
            return try? operation(token, operands[0], operands[1], hint: hint)
        }
    }

    /// `+` of two collections, each converted to the expected type: `[any View]` of texts and lines.
    private func joined(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, as type: SwiftType
    ) -> CheckedExpression? {
        guard case .nominal(let nominal) = known(type), nominal.declaration.isBuiltIn,
            nominal.declaration.name == "Array"
        else { return nil }
        return operation(syntax, token, onEachAs: type, hint: type)
    }

    /// An operation whose operands are converted to one type; nil where they can't be.
    func operation(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, onEachAs type: SwiftType, hint: SwiftType?
    ) -> CheckedExpression? {
        attempt {
            let operands = try? [syntax.leftOperand, syntax.rightOperand].map { side in
                let value = try check(side, as: type, .argument)
                return Argument(label: nil, content: .checked(value), position: value.position, checked: value)
            }
            guard let operands else { return nil }
            return try? operation(token, operands[0], operands[1], hint: hint)
        }
    }

    /// An operation by an operator of the program, whose parameters determine the type of literals, or are autoclosures.
    private func declaredOperation(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, hint: SwiftType?
    ) -> CheckedExpression? {
        let operands = [syntax.leftOperand, syntax.rightOperand]
        let candidates = operators(token.text, on: hint.map { [known(wrapped($0) ?? $0)] } ?? [], arity: 2)
            .filter { $0.function?.context.isBuiltIn == false }
        guard
            operands.contains(where: { literalOpenness(of: $0) > .closed || needsRoot($0) })
                || candidates.contains(where: { $0.function?.parameters.contains(where: \.isAutoclosure) == true })
        else { return nil }
        let arguments = operands.map { Argument(label: nil, content: .syntax($0), position: position($0)) }
        guard !candidates.isEmpty else { return nil }
        return attempt { try? call(candidates, arguments, expected: hint, at: token) }
    }

    /// The operands: the one with a type of its own is checked first, so that it can determine the other's.
    private func operands(
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
    private func follower(_ syntax: ExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
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
    private func isDeclared(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal) = known(type) else { return false }
        return !nominal.declaration.isBuiltIn
    }

    /// The expected type of an operator's operands, from that of its result: a comparison determines nothing of its
    /// operands, and there is no arithmetic on optionals or `Any`.
    private func operandHint(of name: String, _ hint: SwiftType?) -> SwiftType? {
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

    private func operation(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, onOperandsOf type: SwiftType?, hint: SwiftType?
    ) throws -> CheckedExpression {
        let (left, right) = try operands(syntax, hint: type)
        return try operation(token, left, right, hint: hint)
    }

    func operation(
        _ token: TokenSyntax, _ left: Argument, _ right: Argument, hint: SwiftType?
    ) throws -> CheckedExpression {
        let types = [left.checked?.type, right.checked?.type].compactMap { $0 }.map { known($0) }
        let use = OperatorUse(token.text, [left, right], result: hint.map(known), declarations)
        if let use, let known = operatorChoices[use] {
            return try call([known], [left, right], expected: hint, at: token)
        }
        let candidates = operators(token.text, on: types + (hint.map { [known($0)] } ?? []), arity: 2)
        let operands = types.map { finished($0) }
        guard !candidates.isEmpty else {
            throw diagnostic(.unknownOperator(token.text, operands: told([left, right])), at: token)
        }
        do {
            let value = try call(candidates, [left, right], expected: hint, at: token)
            if let use, case .call(let call) = value.kind, hint == nil || hint.map(known) == known(value.type) {
                operatorChoices[use] = candidates.first { $0.function == call.function }
            }
            return value
        } catch let diagnostic as Diagnostic where diagnostic.problem.isArgumentMismatch {
            if let (type, constraint) = diagnostic.problem.unmetConformance, !operands.contains(type),
                operands.contains(where: \.hasArguments)
            {
                // `[S()] == [S()]`: the operator exists, and has a requirement on the element type.
                throw self.diagnostic(
                    .requires(function: "operator function '\(token.text)'", type: type, constraint: constraint),
                    at: token)
            }
            if let value = try joined(token, left, right, hint: hint) { return value }
            throw self.diagnostic(.operatorMismatch(token.text, operands: told([left, right])), at: token)
        }
    }

    /// The types of operands for a message: a literal that waited for the other one is told by its own.
    private func told(_ operands: [Argument]) -> [SwiftType] {
        operands.compactMap { operand in
            (operand.checked?.type ?? operand.syntax.flatMap { try? infer($0, hint: nil).type }).map { finished($0) }
        }
    }

    /// An operation on objects of two classes, by what their superclass has; nil for other operands.
    private func joined(
        _ token: TokenSyntax, _ left: Argument, _ right: Argument, hint: SwiftType?
    ) throws -> CheckedExpression? {
        guard let one = left.checked, let other = right.checked,
            let common = commonSuperclass(one.type, other.type), known(one.type) != known(other.type)
        else { return nil }
        let operands = try [one, other].map { side in
            let value = try convert(side, to: common, .argument)
            return Argument(label: nil, content: .checked(value), position: value.position, checked: value)
        }
        return try? call(operators(token.text, on: [common], arity: 2), operands, expected: hint, at: token)
    }

    /// The operator functions that the operands' types, their protocols and the program declare.
    func operators(
        _ name: String, on types: [SwiftType], arity: Int, isPostfix: Bool = false
    ) -> [Candidate] {
        func fits(_ function: FunctionDeclaration) -> Bool {
            function.parameters.count == arity && (arity > 1 || function.isPostfix == isPostfix)
        }
        var candidates: [Candidate] = []
        var seen: Set<FunctionDeclaration> = []
        for type in types {
            let base = metatype(type, at: SourcePosition(here.source, offset: 0))
            for found in findMembers(name, on: type, isStatic: true) {
                guard case .function(let function) = found.member, fits(function), !seen.contains(function) else {
                    continue
                }
                // Two values of `any P` need not be of the same type.
                if case .existential = type, (try? resolveSignature(function)) != nil, function.takesSelf { continue }
                seen.insert(function)
                candidates.append(Candidate(.function(function), found, from: .type(base)))
            }
        }
        for function in declarations.functions(named: name) where fits(function) {
            candidates.append(Candidate(.function(function), [:], from: .none, rank: 400))
        }
        return candidates
    }

    func inferPrefix(_ syntax: PrefixOperatorExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        if syntax.operator.text == "-", let literal = try negatedLiteral(syntax, hint: hint) { return literal }
        return try inferUnary(syntax.operator, syntax.expression, isPostfix: false, hint: hint)
    }

    /// `-x`, `x...` and the like.
    func inferUnary(
        _ token: TokenSyntax, _ expression: ExprSyntax, isPostfix: Bool, hint: SwiftType?
    ) throws -> CheckedExpression {
        let name = token.text
        if literalOpenness(of: expression) > .closed, !declarations.functions(named: name).isEmpty {
            // The operator determines the literal's type.
            let candidates = operators(name, on: [try core("Int", at: token)], arity: 1, isPostfix: isPostfix)
            let argument = Argument(label: nil, content: .syntax(expression), position: position(expression))
            return try call(candidates, [argument], expected: hint, at: token)
        }
        let wanted = boundOfRange(hint) ?? operandHint(of: name, hint)
        let written = unwrapped(try infer(expression, hint: wanted))
        let operand = try wanted.flatMap { isDeclared($0) ? try literal(written, as: $0) : nil } ?? written
        let candidates = operators(name, on: [known(operand.type)], arity: 1, isPostfix: isPostfix)
        guard !candidates.isEmpty else {
            throw diagnostic(.unknownOperator(name, operands: [finished(operand.type)]), at: token)
        }
        let argument = Argument(
            label: nil, content: .checked(operand), position: position(expression), checked: operand)
        do {
            return try call(candidates, [argument], expected: hint, at: token)
        } catch let diagnostic as Diagnostic where diagnostic.problem.isArgumentMismatch {
            throw self.diagnostic(.operatorMismatch(name, operands: [finished(operand.type)]), at: token)
        }
    }

    /// The bound of a range with one end, which `.small...` names where such a range is expected; nil for all other types.
    private func boundOfRange(_ type: SwiftType?) -> SwiftType? {
        guard case .nominal(let nominal)? = type, nominal.declaration.isBuiltIn,
            nominal.declaration.name.hasPrefix("PartialRange")
        else { return nil }
        return nominal.arguments.first
    }

    /// `-1` and `-1.5`, whose sign belongs to the literal; nil for what is no literal.
    private func negatedLiteral(_ syntax: PrefixOperatorExprSyntax, hint: SwiftType?) throws -> CheckedExpression? {
        guard syntax.expression.is(IntegerLiteralExprSyntax.self) || syntax.expression.is(FloatLiteralExprSyntax.self)
        else { return nil }
        let literal = try infer(syntax.expression, hint: hint)
        return make(literal.kind, literal.type, at: position(syntax))
    }

    private func inferCoalescing(_ syntax: InfixOperatorExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        if let apart = try inferCoalescingApart(syntax, hint: hint) { return apart }
        // `Optional(1) ?? width`, `.some(1) ?? 2.5`: without an expected type, the side that is less open determines the
        // other's type.
        let expected = operandHint(of: "??", hint)
        guard expected == nil, openness(of: syntax.leftOperand) > openness(of: syntax.rightOperand) else {
            return try attempt {
                try inferCoalescing(syntax, leader: nil, expected: expected, hint: hint)
            } otherwise: { diagnostic in
                // `settings["size"] ?? 12` of a generic subscript, or of one of several: the right side tells what it is of.
                let isOther =
                    syntax.leftOperand.mayNameSubscript && !syntax.rightOperand.is(InfixOperatorExprSyntax.self)
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
            let left = attempt({ try? infer(syntax.leftOperand, hint: nil) }), isFoundLate(left),
            let conversion = conversion(from: left.type, to: optional(hint))
        else { return nil }
        let right = try convert(infer(syntax.rightOperand, hint: nil), to: hint, .argument)
        let converted = make(.convert(left, conversion), optional(hint), at: left.position)
        return make(.coalesce(converted, right), hint, at: position(syntax))
    }

    /// Whether Swift finds the type of an optional only with the rest of its expression: that of a chain, and what a closure
    /// makes of an optional.
    private func isFoundLate(_ optional: CheckedExpression) -> Bool {
        switch optional.kind {
        case .optionalChain(let value): return if case .convert(_, .optional) = value.kind { true } else { false }
        case .call(let call):
            guard call.function.owner?.isOptional == true, case .closure? = call.arguments.first?.kind else {
                return false
            }
            return true
        default: return false
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

    private func inferNilTest(_ syntax: InfixOperatorExprSyntax, isNone: Bool) throws -> CheckedExpression? {
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
        // `object === nil` takes any object as an optional one.
        guard ["===", "!=="].contains(syntax.operator.writtenText), isClass(checked.type) else {
            throw diagnostic(.nilForValue(finished(checked.type)), at: syntax)
        }
        test.kind = .testNone(try convert(checked, to: optional(checked.type), .argument), isNone: isNone)
        return test
    }
}

extension Checker {
    /// `one == other`
    func equality(
        _ one: CheckedExpression, _ other: CheckedExpression, at node: some SyntaxProtocol
    ) throws -> CheckedExpression {
        let operands = [known(one.type), known(other.type)]
        let candidates = operators("==", on: operands, arity: 2)
        let arguments = [one, other].map {
            Argument(label: nil, content: .checked($0), position: $0.position, checked: $0)
        }
        guard !candidates.isEmpty else {
            throw diagnostic(.operatorMismatch("~=", operands: operands.map { finished($0) }), at: node)
        }
        do {
            return try call(candidates, arguments, expected: try core("Bool", at: node), at: node)
        } catch let diagnostic as Diagnostic where diagnostic.problem.isArgumentMismatch {
            throw self.diagnostic(.operatorMismatch("~=", operands: operands.map { finished($0) }), at: node)
        }
    }
}

extension SwiftType {
    /// Whether it is a generic type with its arguments.
    fileprivate var hasArguments: Bool {
        guard case .nominal(let nominal) = self else { return false }
        return !nominal.arguments.isEmpty
    }
}

extension ExprSyntax {
    /// `T.init`: which of the initializers is meant depends on what is expected.
    var isInitializerReference: Bool {
        self.as(MemberAccessExprSyntax.self).map { $0.declName.baseName.text == "init" && $0.base != nil } ?? false
    }
}

extension ExprSyntax {
    /// Whether something is wrong in an expression that is no operation itself.
    fileprivate func holds(_ diagnostic: Diagnostic, in source: SourceText) -> Bool {
        guard !self.is(InfixOperatorExprSyntax.self), diagnostic.position.source === source else { return false }
        return (position.utf8Offset..<endPosition.utf8Offset).contains(diagnostic.position.offset)
    }
}
