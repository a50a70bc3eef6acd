import SwiftSyntax

extension Checker {
    /// A pattern that a value of `type` is matched against.
    ///
    /// - Parameter isBinding: whether names stand for new variables, as after `let`, rather than for values.
    func checkPattern(
        _ syntax: PatternSyntax, against type: SwiftType, isBinding: Bool, isMutable: Bool = false
    ) throws -> CheckedPattern {
        switch syntax.as(PatternSyntaxEnum.self) {
        case .wildcardPattern: return .any
        case .identifierPattern, .tuplePattern: return try bind(syntax, to: type, isMutable: isMutable)
        case .valueBindingPattern(let binding):
            let isMutable = binding.bindingSpecifier.tokenKind == .keyword(.var)
            return try checkPattern(binding.pattern, against: type, isBinding: true, isMutable: isMutable)
        case .isTypePattern(let test):
            if let both = try classAndProtocols(test.type) {
                return .cast(
                    from: finished(type), to: both.type, .cast(from: both.type, to: both.protocols, .any))
            }
            return .cast(from: finished(type), to: try resolveType(test.type), .any)
        case .expressionPattern(let pattern):
            return try checkPattern(pattern.expression, against: type, isBinding, isMutable)
        default: throw diagnostic(.unsupportedPattern(syntax.writtenText), at: syntax)
        }
    }

    private func checkPattern(
        _ syntax: ExprSyntax, against type: SwiftType, _ isBinding: Bool, _ isMutable: Bool
    ) throws -> CheckedPattern {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .patternExpr(let pattern):
            return try checkPattern(pattern.pattern, against: type, isBinding: isBinding, isMutable: isMutable)
        case .discardAssignmentExpr: return .any
        case .nilLiteralExpr:
            guard wrapped(type) != nil else { throw diagnostic(.nilForValue(finished(type)), at: syntax) }
            return .none
        case .optionalChainingExpr(let optional):
            guard let inner = wrapped(type) else {
                throw diagnostic(.chainOfNonOptional(finished(type)), at: syntax)
            }
            return .some(try checkPattern(optional.expression, against: inner, isBinding, isMutable))
        case .declReferenceExpr(let name) where isBinding:
            return try declarePattern(name.baseName, type, isMutable)
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return try checkPattern(only.expression, against: type, isBinding, isMutable)
            }
            let elements = try elements(of: type, matching: tuple.elements.map(\.label), at: syntax)
            return .tuple(
                try zip(tuple.elements, elements).map {
                    try checkPattern($0.expression, against: $1.type, isBinding, isMutable)
                })
        case .memberAccessExpr(let access):
            if let pattern = try casePattern(access, nil, against: type, isBinding, isMutable) { return pattern }
        case .functionCallExpr(let call):
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
                let pattern = try casePattern(access, call.arguments, against: type, isBinding, isMutable)
            {
                return pattern
            }
        case .asExpr(let cast) where !cast.expression.is(InfixOperatorExprSyntax.self):
            let target = try resolveType(cast.type)
            let pattern = try checkPattern(cast.expression, against: target, isBinding, isMutable)
            return .cast(from: finished(type), to: target, pattern)
        default: break
        }
        return try expressionPattern(syntax, against: type)
    }

    /// `.name(…)` or `Type.name(…)` as a pattern; nil where it is no case of the enum.
    private func casePattern(
        _ access: MemberAccessExprSyntax, _ arguments: LabeledExprListSyntax?, against type: SwiftType,
        _ isBinding: Bool, _ isMutable: Bool
    ) throws -> CheckedPattern? {
        guard let base = access.base else { return try casePattern(access, arguments, of: type, isBinding, isMutable) }
        guard let named = typeExpression(base) else { return nil }
        if case .nominal(let a) = known(named), case .nominal(let b) = known(type), a.declaration == b.declaration {
            _ = unify(named, type)
        }
        guard let pattern = try casePattern(access, arguments, of: named, isBinding, isMutable) else { return nil }
        if case .existential = known(type) { return .cast(from: finished(type), to: finished(named), pattern) }
        if wrapped(type) != nil, wrapped(named) == nil {
            let name = access.declName.baseName.plainText
            throw diagnostic(
                .casePatternOfOptional(finished(type), named: finished(named), name: name), at: access)
        }
        return pattern
    }

    /// The case of an enum or of an optional that is named by `.name(…)`.
    private func casePattern(
        _ access: MemberAccessExprSyntax, _ arguments: LabeledExprListSyntax?, of target: SwiftType,
        _ isBinding: Bool, _ isMutable: Bool
    ) throws -> CheckedPattern? {
        let name = access.declName.baseName.plainText
        if let inner = wrapped(target) {
            switch name {
            case "none": return CheckedPattern.none
            case "some":
                guard let argument = arguments?.first else { return CheckedPattern.some(.any) }
                return CheckedPattern.some(try checkPattern(argument.expression, against: inner, isBinding, isMutable))
            default:
                let pattern = try casePattern(access, arguments, of: inner, isBinding, isMutable)
                return pattern.map { CheckedPattern.some($0) }
            }
        }
        try completeImplicitMember(in: target, at: access.declName.baseName)
        guard case .nominal(let nominal) = known(target) else { return nil }
        guard let enumCase = nominal.declaration.cases.first(where: { $0.name == name }) else {
            if nominal.declaration.kind == .enum, findMembers(name, on: target, isStatic: true).isEmpty {
                if let problem = unsupportedMember(name, of: target) { throw diagnostic(problem, at: access.declName) }
                let nearest = NearestName.nearest(to: name, in: nominal.declaration.cases.map(\.name))
                throw diagnostic(missingCase(name, of: target, nearest: nearest), at: access.declName)
            }
            return nil
        }
        try resolve(enumCase)
        return .enumCase(enumCase, try payload(of: enumCase, nominal, arguments, isBinding, isMutable, at: access))
    }

    private func payload(
        of enumCase: EnumCase, _ nominal: NominalType, _ arguments: LabeledExprListSyntax?, _ isBinding: Bool,
        _ isMutable: Bool, at node: some SyntaxProtocol
    ) throws -> [CheckedPattern] {
        guard let arguments else { return enumCase.payload.map { _ in .any } }
        let types = enumCase.payload.map { substitute($0.type, substitution(for: nominal)) }
        if arguments.count == 1, types.count > 1, let only = arguments.first {
            // One pattern may take the whole payload as a tuple.
            let tuple = SwiftType.tuple(zip(enumCase.payload, types).map { TupleElement(label: $0.label, type: $1) })
            let whole = try checkPattern(only.expression, against: tuple, isBinding, isMutable)
            if case .tuple(let parts) = whole { return parts }
            return [whole]
        }
        guard arguments.count == types.count else {
            throw diagnostic(.casePayload(enumCase.name, expected: types.count, have: arguments.count), at: node)
        }
        return try zip(arguments, types).map { try checkPattern($0.expression, against: $1, isBinding, isMutable) }
    }

    /// An expression that the value must equal, or a range that must hold it, or what a `~=` of the program says.
    private func expressionPattern(_ syntax: ExprSyntax, against type: SwiftType) throws -> CheckedPattern {
        // `true` and `false` are all that an optional one holds.
        if syntax.is(BooleanLiteralExprSyntax.self), let inner = wrapped(type) {
            return .some(try expressionPattern(syntax, against: inner))
        }
        let subject = makeLocal("subject", type)
        let read = make(.local(subject), type, at: position(syntax))
        return try attempt {
            try expressionPattern(syntax, matching: subject, read, of: type)
        } otherwise: { diagnostic in
            // What a closure or a `.name` is may depend on the operator.
            guard let match = try ownMatch(syntax, read, of: type) else {
                guard let either = syntax.as(InfixOperatorExprSyntax.self), either.operator.writtenText == "||"
                else { throw diagnostic }
                throw self.diagnostic(
                    .patternsJoined(one: either.leftOperand.writtenText, other: either.rightOperand.writtenText),
                    at: syntax)
            }
            return .expression(subject: subject, match)
        }
    }

    /// What an operator `~=` of the program says of a pattern as it is written; nil where none takes it.
    private func ownMatch(
        _ syntax: ExprSyntax, _ read: CheckedExpression, of type: SwiftType
    ) throws -> CheckedExpression? {
        let own = operators("~=", on: [known(type)], arity: 2).filter { $0.function?.context.isBuiltIn == false }
        if own.isEmpty { return nil }
        let operands = [
            Argument(label: nil, content: .syntax(syntax), position: position(syntax)),
            Argument(label: nil, content: .checked(read), position: read.position, checked: read),
        ]
        let bool = try core("Bool", at: syntax)
        return attempt { try? call(own, operands, expected: bool, at: syntax) }
    }

    private func expressionPattern(
        _ syntax: ExprSyntax, matching subject: LocalVariable, _ read: CheckedExpression, of type: SwiftType
    ) throws -> CheckedPattern {
        let value: CheckedExpression
        if let infix = syntax.as(InfixOperatorExprSyntax.self),
            ["...", "..<"].contains(infix.operator.writtenText)
        {
            let range = try rangeHint(for: type, infix.operator.writtenText, at: syntax)
            value = try infer(syntax, hint: range)
        } else {
            value = try infer(syntax, hint: type)
        }
        if !holds({ unify(value.type, type) }), let literal = try literal(value, as: type) {
            if let match = try ownMatch(syntax, read, of: type) { return .expression(subject: subject, match) }
            return .expression(subject: subject, try equality(read, literal, at: syntax))
        }
        let bool = try core("Bool", at: syntax)
        let matchers = operators("~=", on: [known(value.type), known(type)], arity: 2)
        let operands = [value, read].map {
            Argument(label: nil, content: .checked($0), position: $0.position, checked: $0)
        }
        if !matchers.isEmpty {
            let match: CheckedExpression? = try attempt {
                try call(matchers, operands, expected: bool, at: syntax)
            } otherwise: { diagnostic in
                guard diagnostic.problem.isArgumentMismatch else { throw diagnostic }
                return nil
            }
            if let match { return .expression(subject: subject, match) }
        }
        if case .existential = known(type), let equatable = declarations.builtIns.nominal(named: "Equatable") {
            throw diagnostic(.doesNotConform(finished(type), constraint: ProtocolType(equatable)), at: syntax)
        }
        if StandardLibrary.rangeNames.contains(where: { arguments(of: value.type, ifNamed: $0) != nil }),
            !holds({ unify(value.type, type) })
        {
            guard case .functions(let candidates) = try member("contains", of: value, at: syntax) else {
                throw diagnostic(.unsupportedPattern(syntax.writtenText), at: syntax)
            }
            let argument = Argument(label: nil, content: .checked(read), position: position(syntax), checked: read)
            return .expression(subject: subject, try call(candidates, [argument], expected: bool, at: syntax))
        }
        return .expression(subject: subject, try equality(read, value, at: syntax))
    }

    /// The range of a type's values that an operator makes.
    func rangeHint(for type: SwiftType, _ name: String, at node: some SyntaxProtocol) throws -> SwiftType {
        try core(name == "..." ? "ClosedRange" : "Range", [type], at: node)
    }

    private func member(_ name: String, of base: CheckedExpression, at node: some SyntaxProtocol) throws -> Reference {
        let found = findMembers(name, on: base.type, isStatic: false)
        guard !found.isEmpty else { throw diagnostic(missingMember(name, on: base.type), at: node) }
        return try reference(found, from: .value(base), at: node)
    }

    /// The variables that a `let` or `var` pattern binds.
    func bind(_ syntax: PatternSyntax, to type: SwiftType, isMutable: Bool) throws -> CheckedPattern {
        switch syntax.as(PatternSyntaxEnum.self) {
        case .wildcardPattern: return .any
        case .identifierPattern(let name): return try declarePattern(name.identifier, type, isMutable)
        case .tuplePattern(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return try bind(only.pattern, to: type, isMutable: isMutable)
            }
            let elements = try elements(of: type, matching: tuple.elements.map(\.label), at: syntax)
            return .tuple(
                try zip(tuple.elements, elements).map { try bind($0.pattern, to: $1.type, isMutable: isMutable) })
        default: return try checkPattern(syntax, against: type, isBinding: true, isMutable: isMutable)
        }
    }

    /// The elements of a tuple type that a pattern with these labels matches.
    func elements(
        of type: SwiftType, matching labels: [TokenSyntax?], at syntax: some SyntaxProtocol
    ) throws -> [TupleElement] {
        guard case .tuple(let elements) = known(type), elements.count == labels.count else {
            throw diagnostic(.tuplePatternMismatch(finished(type)), at: syntax)
        }
        for case (let label?, let expected?) in zip(labels, elements.map(\.label)) where label.plainText != expected {
            throw diagnostic(.tuplePatternLabel(label.plainText, expected: expected), at: label)
        }
        return elements
    }

    private func declarePattern(_ token: TokenSyntax, _ type: SwiftType, _ isMutable: Bool) throws -> CheckedPattern {
        let name = token.plainText
        if name == "_" { return .any }
        if let global = bindGlobal(name, type) { return global }
        let variable = try alternative(to: token, type) ?? makeLocal(name, type, isMutable: isMutable)
        here.scope?.declare(name, .variable(variable))
        return .bind(variable)
    }

    /// The variable that the first pattern of a case has for a name of a further one; nil where there is none before.
    private func alternative(to token: TokenSyntax, _ type: SwiftType) throws -> LocalVariable? {
        guard let first = here.scope?.alternative else { return nil }
        guard case .variable(let variable)? = first.ownEntry(named: token.plainText) else {
            throw diagnostic(.boundInSomePatterns(token.plainText), at: token)
        }
        guard holds({ unify(variable.type, type) }) else {
            throw diagnostic(
                .boundAsOtherType(token.plainText, finished(type), expected: finished(variable.type)), at: token)
        }
        return variable
    }
}
