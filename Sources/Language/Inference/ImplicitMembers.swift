import SwiftSyntax

extension Checker {
    /// What `.name` refers to where a type is expected: a static member, a case or an initializer of that type, of
    /// what an optional holds, or of an extension `where Self == X` of the protocol that is asked for.
    ///
    /// - Parameter isCalled: whether it is called: functions then come before properties.
    func implicitMember(_ token: TokenSyntax, in expected: SwiftType?, isCalled: Bool) throws -> Reference {
        let name = token.plainText
        try completeImplicitMember(in: expected, at: token)
        guard let expected else { throw diagnostic(withoutBase(name), at: token) }
        let type = known(expected)
        // SwiftUI's `modifier(_:)` asks nothing of its argument itself.
        if case .variable = type, let only = constraints(on: type).first?.declaration, only.isBuiltIn,
            only.name == "ViewModifier", constraints(on: type).count == 1
        {
            throw diagnostic(withoutBase(name), at: token)
        }
        // The optional's own members come before those of what it holds, but for initializers: `.init(x)` makes what it holds.
        let inner = wrapped(type).map { known($0) }
        for owner in name == "init" ? [inner, type] : [type, inner] {
            if let owner, let reference = try implicitReference(token, name, in: owner, isCalled: isCalled) {
                return reference
            }
        }
        throw diagnostic(missingImplicitMember(token, in: wrapped(type).map { known($0) } ?? type), at: token)
    }

    private func implicitReference(
        _ token: TokenSyntax, _ name: String, in type: SwiftType, isCalled: Bool
    ) throws -> Reference? {
        switch type {
        case .nominal(let nominal):
            let base = Base.type(metatype(type, at: position(token)))
            if name == "init" {
                let candidates = initializers(of: type)
                return candidates.isEmpty ? nil : .functions(candidates)
            }
            var found = findMembers(name, on: type, isStatic: true)
            if found.isEmpty, nominal.declaration.kind != .protocol {
                if let nested = try memberType(named: name, in: type, true) { return .type(nested) }
            }
            // The requirements of extensions may choose between members of one name.
            found = found.filter { requirementsHold($0) }
            guard !found.isEmpty else { return nil }
            return try reference(found, from: base, at: token, isCalled: isCalled)
        case .variable, .parameter, .member, .opaque, .existential:
            return try protocolReference(token, name, on: type, isCalled: isCalled)
        case .metatype, .function, .tuple: return nil
        }
    }

    /// `.name` where a protocol is asked for.
    private func protocolReference(
        _ token: TokenSyntax, _ name: String, on type: SwiftType, isCalled: Bool
    ) throws -> Reference? {
        if name == "init", case .parameter = type { return .functions(initializers(of: type)) }
        var candidates: [Candidate] = []
        var values: [CheckedExpression] = []
        let asked = constraints(on: type)
        for constraint in closure(of: asked) {
            for context in declarations.contexts(of: constraint.declaration, holding: name) where context.isExtension {
                let members = context.members(named: name).filter { $0.isStatic && !$0.isType }
                if members.isEmpty { continue }
                resolve(context)
                guard let own = constraint.declaration.signature.parameters.first else { continue }
                guard let concrete = anchor(in: context.signature, own) else {
                    candidates += try anchoredFunctions(members, own, at: token)
                    continue
                }
                guard asked.allSatisfy({ one in holds { conforms(concrete, to: one) } }) else {
                    continue
                }
                let base = Base.type(metatype(concrete, at: position(token)))
                for member in members {
                    switch member {
                    case .function(let function):
                        candidates.append(Candidate(.function(function), [own: concrete], from: base))
                    case .property(let property):
                        values.append(try read(property, [own: concrete], from: base, at: position(token)))
                    default: continue
                    }
                }
            }
        }
        if let value = values.last, !(isCalled && !candidates.isEmpty) { return .value(value) }
        if !candidates.isEmpty { return .functions(candidates) }
        switch type {
        case .parameter, .member: break
        default: return nil
        }
        let found = findMembers(name, on: type, isStatic: true)
        guard !found.isEmpty else { return nil }
        return try reference(
            found, from: .type(metatype(type, at: position(token))), at: token, isCalled: isCalled)
    }

    /// The static functions of a protocol whose own `where` clause says what `Self` is:
    /// `static func f<S>() -> Style<S> where Self == Style<S>`.
    private func anchoredFunctions(
        _ members: [Member], _ own: GenericParameter, at token: TokenSyntax
    ) throws -> [Candidate] {
        try members.compactMap { member in
            guard case .function(let function) = member else { return nil }
            try resolveSignature(function)
            guard anchor(in: function.signature, own) != nil else { return nil }
            let made = freshVariable()
            return Candidate(.function(function), [own: made], from: .type(metatype(made, at: position(token))))
        }
    }

    /// The type of `where Self == X`.
    func anchor(in signature: GenericSignature, _ own: GenericParameter) -> SwiftType? {
        for case .sameType(.parameter(let parameter), let type) in signature.requirements where parameter == own {
            return type
        }
        return nil
    }
}
