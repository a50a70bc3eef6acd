import SwiftSyntax

extension Checker {
    /// Calls that the language itself knows: `type(of:)`, and `self.init(…)` in an initializer.
    func inferSpecialCall(_ call: FunctionCallExprSyntax, hint: SwiftType?) throws -> CheckedExpression? {
        if let delegated = try inferDelegation(call) { return delegated }
        var called = call.calledExpression.as(DeclReferenceExprSyntax.self)
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let module = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, isModule(module)
        {
            called = access.declName
        }
        guard called?.baseName.text == "type", call.arguments.count == 1, let argument = call.arguments.first,
            argument.label?.text == "of"
        else { return nil }
        let value = try infer(argument.expression, hint: nil)
        return make(.typeOf(value), .metatype(value.type), at: position(call))
    }

    /// `self.init(…)`: in a struct, an enum, or a class of the library the new value takes the place of `self`; in a declared
    /// class it fills the instance.
    private func inferDelegation(_ syntax: FunctionCallExprSyntax) throws -> CheckedExpression? {
        guard let access = syntax.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init",
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
            here.function?.isInitializer == true, let variable = here.selfVariable, let type = here.selfType
        else { return nil }
        let position = position(syntax)
        here.function?.isDelegating = true
        guard isClass(type), here.accessor?.owner?.isBuiltIn != true else {
            var value = try call(initializers(of: type), arguments(of: syntax), expected: type, at: access.declName)
            if wrapped(type) == nil, let made = wrapped(value.type) {
                if syntax.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark.presence == .present {
                    // `self.init(…)!`: what is forced stands for the chain's value.
                    value = make(.force(value), made, at: position)
                    let assignment = make(
                        .assign(try place(of: local(variable, at: position)), value), .void, at: position)
                    return make(.convert(assignment, .optional), optional(.void), at: position)
                }
                return try failing(value, made, into: variable, at: syntax)
            }
            return make(.assign(try place(of: local(variable, at: position)), value), .void, at: position)
        }
        let candidates = initializers(of: type).map { candidate in
            var direct = Candidate(
                candidate.target, candidate.substitution, from: .value(local(variable, at: position)))
            // The object's own class may have replaced the initializer.
            direct.isDirect = false
            return direct
        }
        return try call(candidates, arguments(of: syntax), expected: nil, at: access.declName)
    }

    /// `self.init(…)` of a struct or enum where the other initializer may fail: then this one fails too.
    private func failing(
        _ value: CheckedExpression, _ type: SwiftType, into variable: LocalVariable, at node: FunctionCallExprSyntax
    ) throws -> CheckedExpression {
        let position = position(node)
        let made = makeLocal("made", value.type)
        let read = {
            let own = self.make(.local(made), value.type, at: position)
            own.isImplicitlyUnwrapped = value.isImplicitlyUnwrapped
            return own
        }
        let assignment = make(
            .assign(
                try place(of: local(variable, at: position)), make(.force(read()), type, at: position)), .void,
            at: position)
        let statements = [
            CheckedStatement(.variable(.bind(made), value), at: position),
            try failure(of: read(), at: node),
            CheckedStatement(.expression(assignment), at: position),
        ]
        return make(.statement(CheckedStatement(.do(statements, catches: []), at: position)), .void, at: position)
    }

    /// Returns nil from a failable initializer where the one that it delegates to failed.
    func failure(of value: CheckedExpression, at node: some SyntaxProtocol) throws -> CheckedStatement {
        let position = position(node)
        guard here.accessor?.syntax.isFailable == true else {
            guard value.isImplicitlyUnwrapped else { throw diagnostic(.delegatesToFailable, at: node) }
            return CheckedStatement(.expression(unwrapped(value)), at: position)
        }
        let test = make(.testNone(value, isNone: true), try core("Bool", at: node), at: position)
        let branch = CheckedStatement.Branch(conditions: [.boolean(test)], statements: [failed(at: position)])
        return CheckedStatement(.conditional([branch], otherwise: nil), at: position)
    }

    /// `return nil` of a failable initializer.
    private func failed(at position: SourcePosition) -> CheckedStatement {
        let result = here.accessor.map { $0.result } ?? optional(.void)
        return CheckedStatement(.return(make(.none, result, at: position)), at: position)
    }

    /// A statement in which a class's initializer delegates to a failable one; nil for other statements.
    func failingDelegation(_ value: CheckedExpression, at node: some SyntaxProtocol) throws -> CheckedStatement? {
        // The one of a struct has been taken apart.
        if case .statement(let statement) = value.kind, case .do(let parts, _) = statement.kind,
            here.function?.isDelegating == true, case .expression? = parts.last?.kind
        {
            return statement
        }
        if case .optionalTry(let attempt) = value.kind, here.accessor?.syntax.isFailable == true, delegates(attempt) {
            let statement =
                try failingDelegation(attempt, at: node)
                ?? CheckedStatement(.expression(attempt), at: position(node))
            let position = position(node)
            let handler = CheckedStatement.Catch(pattern: .any, condition: nil, statements: [failed(at: position)])
            return CheckedStatement(.do([statement], catches: [handler]), at: position)
        }
        guard case .call(let call) = value.kind, call.function.isFailable, delegates(value) else { return nil }
        return try failure(of: value, at: node)
    }

    /// Whether an expression of an initializer calls another one for the same instance.
    private func delegates(_ value: CheckedExpression) -> Bool {
        guard here.function?.isInitializer == true else { return false }
        var own: CheckedExpression
        switch value.kind {
        case .call(let call) where call.function.kind == .initializer:
            guard case .value(let instance) = call.receiver else { return false }
            own = instance
        case .assign(let place, _):
            guard here.function?.isDelegating == true, case .local(let variable) = place.kind else { return false }
            return variable == here.selfVariable
        case .statement: return here.function?.isDelegating == true
        default: return false
        }
        if case .convert(let inner, .superReference) = own.kind { own = inner }
        guard case .local(let variable) = own.kind else { return false }
        return variable == here.selfVariable
    }

    /// The initializers of a type as candidates, the memberwise one included.
    ///
    /// - Parameter metatype: the type as a value, where it is only known when running.
    func initializers(of type: SwiftType, from metatype: CheckedExpression? = nil) -> [Candidate] {
        let type = known(type)
        let base = Base.type(
            metatype ?? make(.metatype(type), .metatype(type), at: SourcePosition(here.source, offset: 0)))
        var candidates = findMembers("init", on: type, isStatic: true).compactMap { found -> Candidate? in
            guard case .function(let function) = found.member else { return nil }
            if found.isRequirement, case .nominal(let nominal) = type {
                guard !nominal.declaration.isBuiltIn, nominal.declaration.rawType != nil else { return nil }
            }
            return Candidate(.function(function), found, from: base)
        }
        guard case .nominal(let nominal) = type else { return candidates }
        let substitution = substitution(for: nominal)
        if let function = implicitInitializer(of: nominal.declaration) {
            candidates.append(Candidate(.function(function), substitution, from: base))
        }
        if let superclass = superclass(of: type) {
            candidates += inherited(initializers(of: superclass, from: metatype), beside: candidates, by: type)
        }
        return candidates
    }

    /// The initializers that a class inherits: all where it has no designated one of its own; the convenience ones where it
    /// overrides all that they may delegate to.
    private func inherited(
        _ above: [Candidate], beside own: [Candidate], by type: SwiftType
    ) -> [Candidate] {
        let replacing = own.compactMap(\.function).filter { $0.isOverride || $0.isRequired }
        func isReplaced(_ candidate: Candidate) -> Bool {
            candidate.function.map { override(of: $0, among: replacing) != nil } ?? false
        }
        // Those of a protocol's extension are the subclass's as well.
        let above = above.filter { $0.function?.owner?.kind != .protocol }
        for case .function(let function) in (own + above).map(\.target) { try? resolveSignature(function) }
        let designated = own.filter { $0.function?.isConvenience != true && $0.function?.owner?.kind != .protocol }
        let inheritsAll = designated.isEmpty
        guard inheritsAll || above.allSatisfy({ $0.function?.isConvenience == true || isReplaced($0) }) else {
            return []
        }
        return above.compactMap { candidate in
            guard !isReplaced(candidate), inheritsAll || candidate.function?.isConvenience == true else { return nil }
            var candidate = candidate
            candidate.madeType = type
            return candidate
        }
    }

    /// The initializers that `T.init` means without being written.
    func implicitInitializers(of type: SwiftType, from metatype: CheckedExpression) -> [Candidate]? {
        let candidates = initializers(of: type, from: metatype)
        return candidates.isEmpty ? nil : candidates
    }
}
