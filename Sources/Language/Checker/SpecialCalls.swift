import SwiftSyntax

extension Checker {
    /// Calls that the language itself knows: `type(of:)`, and `self.init(…)` in an initializer.
    func inferSpecialCall(_ call: FunctionCallExprSyntax, hint: SwiftType?) throws -> CheckedExpression? {
        if let delegated = try inferDelegation(call) { return delegated }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name == "type",
            call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "of"
        else { return nil }
        let value = try infer(argument.expression, hint: nil)
        return make(.typeOf(value), .metatype(value.type), at: position(call))
    }

    /// `self.init(…)`: in a struct or enum the new value takes the place of `self`, in a class it fills the instance.
    private func inferDelegation(_ syntax: FunctionCallExprSyntax) throws -> CheckedExpression? {
        guard let access = syntax.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init",
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
            here.function?.isInitializer == true, let variable = here.selfVariable, let type = here.selfType
        else { return nil }
        let position = position(syntax)
        guard isClass(type) else {
            let value = try call(initializers(of: type), arguments(of: syntax), expected: type, at: access.declName)
            return make(.assign(try place(of: local(variable, at: position)), value), .void, at: position)
        }
        let candidates = initializers(of: type).map { candidate in
            var direct = Candidate(
                candidate.target, candidate.substitution, from: .value(local(variable, at: position)))
            direct.isDirect = true
            return direct
        }
        return try call(candidates, arguments(of: syntax), expected: nil, at: access.declName)
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
        if candidates.isEmpty, let superclass = superclass(of: type) {
            candidates = initializers(of: superclass).map {
                var candidate = $0
                candidate.madeType = type
                return candidate
            }
        }
        return candidates
    }

    /// The initializers that `T.init` means without being written.
    func implicitInitializers(of type: SwiftType) -> [Candidate]? {
        let candidates = initializers(of: type)
        return candidates.isEmpty ? nil : candidates
    }

    /// Notes that a call may throw: it must stand under `try`, and something must catch it or throw on.
    ///
    /// - Parameter thrown: the type of the errors; nil where anything may be thrown.
    func noteThrow(_ thrown: SwiftType? = nil, at node: some SyntaxProtocol) throws {
        let type = thrown.map(finished) ?? anyError
        if type.isNever { return }
        guard let function = here.function else {
            // What a property of a type starts with has nobody to throw to.
            throw diagnostic(.initialValueThrows, at: node)
        }
        guard function.tries > 0 else { throw diagnostic(.missingTry, at: node) }
        if let frame = function.catching.last {
            if let declared = frame.declared { return try require(type, toBe: declared, at: node) }
            if !frame.types.contains(type) { frame.types.append(type) }
            frame.first = frame.first ?? Syntax(node)
            return
        }
        function.throwsErrors = true
        guard function.isThrowing || function.isClosure else { throw diagnostic(.unhandledError, at: node) }
        if let allowed = function.thrown { try require(type, toBe: allowed, at: node) }
    }

    /// Notes that what stands at a place may throw.
    func noteThrow(_ thrown: SwiftType?, at position: SourcePosition) throws {
        let token = TokenSyntax(.identifier("throws"), presence: .present)
        let before = madeNode
        madeNode = (token.id, position)
        defer { madeNode = before }
        try noteThrow(thrown, at: token)
    }

    private func require(_ type: SwiftType, toBe allowed: SwiftType, at node: some SyntaxProtocol) throws {
        if attempt({ unify(type, allowed) ? true : nil }) == true { return }
        if case .existential = known(allowed) { return }
        throw diagnostic(.thrownTypeMismatch(type, finished(allowed)), at: node)
    }
}
