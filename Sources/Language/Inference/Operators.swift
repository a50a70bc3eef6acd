import SwiftSyntax

extension Checker {
    func inferInfix(_ syntax: InfixOperatorExprSyntax, hint: SwiftType?) throws -> CheckedExpression {
        if syntax.operator.is(AssignmentExprSyntax.self) { return try inferAssignment(syntax) }
        guard let token = syntax.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
            throw diagnostic(.unsupportedOperator(syntax.operator.writtenText), at: syntax.operator)
        }
        let name = token.text
        if let own = operationOfLists(syntax, token, hint: hint) { return own }
        if ["&&", "||", "??"].contains(name) {
            // What the program's own `??` doesn't take, the language's may: `Binding($name) ?? .constant("")`.
            let own =
                name == "??"
                ? attempt { try? operation(syntax, token, on: hint) } : try operation(syntax, token, on: hint)
            if let own { return own }
            if needsRoot(ExprSyntax(syntax)), let value = operationByExpectedType(syntax, token, hint: hint) {
                return value
            }
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
        // What is put together of members and closures is what the program's operator takes: `routes + (.get, "/")`.
        if declarations.operators.contains(name), syntax.rightOperand.isLiteralOfOpenParts,
            let value = ownOperation(syntax, token, hint: hint)
        {
            return value
        }
        return try attempt {
            let value = try operation(syntax, token, onOperandsOf: type, hint: hint)
            // `.zero * 2` is a number as well, where another type is expected.
            if let type, !known(type).isPlainNumber, known(type) != known(value.type),
                syntax.hasImplicitOperand,
                let other = operationByExpectedType(syntax, token, hint: hint)
            {
                return other
            }
            return value
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
            let sides = [syntax.leftOperand, syntax.rightOperand]
            let mayFollow = Self.comparisons.contains(name) || sides.allSatisfy { $0.is(ArrayExprSyntax.self) }
            if sides.contains(where: { $0.holds(diagnostic, in: here.source) }),
                let value = (mayFollow ? follows(syntax, token, hint: hint) : nil)
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
            let isOfLiteral =
                declarations.operators.contains(name)
                && [syntax.leftOperand, syntax.rightOperand].contains { $0.holds(diagnostic, in: here.source) }
            guard isMismatch || isOfLiteral || needsRoot(ExprSyntax(syntax)) || syntax.hasImplicitOperand,
                let value = operationByExpectedType(syntax, token, hint: hint)
                    ?? ownOperation(syntax, token, hint: hint)
            else { throw operandMeant(diagnostic, by: [syntax.leftOperand, syntax.rightOperand]) }
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

    /// An operation by an operator of the program, whose parameters determine the type of literals, or are autoclosures;
    /// beside an implicit member by one of the library too: `.degrees(90) * turns`.
    private func operationByExpectedType(
        _ syntax: InfixOperatorExprSyntax, _ token: TokenSyntax, hint: SwiftType?
    ) -> CheckedExpression? {
        let operands = [syntax.leftOperand, syntax.rightOperand]
        let isImplicit = syntax.hasImplicitOperand
        let candidates = operators(token.text, on: hint.map { [known(wrapped($0) ?? $0)] } ?? [], arity: 2)
            .filter { isImplicit || $0.function?.context.isBuiltIn == false }
        guard
            isImplicit || operands.contains(where: { literalOpenness(of: $0) > .closed || needsRoot($0) })
                || candidates.contains(where: { $0.function?.parameters.contains(where: \.isAutoclosure) == true })
        else { return nil }
        let arguments = operands.map { Argument(label: nil, content: .syntax($0), position: position($0)) }
        guard !candidates.isEmpty else { return nil }
        return attempt { try? call(candidates, arguments, expected: hint, at: token) }
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
            if let value = operationOfLiterals(token, left, right, hint: hint) { return value }
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
            if let one = left.checked, let other = right.checked,
                let one = inheritedProperty(one, ofType: other.type)
            {
                let left = Argument(label: nil, content: .checked(one), position: left.position, checked: one)
                return try operation(token, left, right, hint: hint)
            }
            if let value = try joined(token, left, right, hint: hint)
                ?? operationOfLiterals(token, left, right, hint: hint)
            {
                return value
            }
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
