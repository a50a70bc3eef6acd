import SwiftSyntax

/// Finding types by name: from the innermost generic parameters and nested types outwards to the top level.
extension Checker {
    /// The type of a name that stands alone; nil where there is none.
    func namedType(
        _ name: String, arguments: [SwiftType]?, _ infersArguments: Bool, at node: some SyntaxProtocol
    ) throws -> SwiftType? {
        try completeType(name, at: node)
        switch name {
        case "Self":
            guard let type = here.selfType else { throw diagnostic(.selfOutsideType, at: node) }
            return type
        case "Any": return .any
        case "Void": return .void
        default: break
        }
        if let parameter = here.signature.parameters.last(where: { $0.name == name && $0.kind == .declared }) {
            return known(.parameter(parameter))
        }
        var context: DeclarationContext? = here.innermostContext
        while let current = context {
            if current.localPath != nil,
                let type = try localType(named: name, in: current, arguments, infersArguments, at: node)
            {
                return type
            }
            if let nominal = current.nominal {
                let own = ownType(of: nominal, in: current)
                if nominal.name == name, nominal.kind != .protocol, arguments == nil, nominal.parent == nil,
                    declarations.nominal(named: name) == nominal
                {
                    // Within its own braces a generic type's name stands for itself.
                    return finished(selfType(of: nominal))
                }
                if let type = try memberType(named: name, in: own, arguments: arguments, infersArguments),
                    !isHidden(name, of: nominal, as: own)
                {
                    return type
                }
            }
            context = current.outer
        }
        if let nominal = visibleNominal(named: name) {
            // Any object needs no word in front.
            if nominal.isAnyObject { return .existential([ProtocolType(nominal)]) }
            if nominal.kind == .protocol { return try bareProtocol(nominal, isPlain: arguments == nil, at: node) }
            return try apply(nominal, to: arguments, outer: [], infersArguments, at: node)
        }
        guard let alias = declarations.alias(named: name) else { return nil }
        return try apply(alias, to: arguments, substitution: [:], infersArguments, at: position(node))
    }

    /// Whether a name that a type has only as that of an associated type, which nothing in the type declares, stands for a type
    /// of the top level: `let id: ID` beside `typealias ID = Int`.
    private func isHidden(_ name: String, of nominal: NominalDeclaration, as type: SwiftType) -> Bool {
        guard nominal.kind != .protocol, !nominal.isBuiltIn,
            declarations.types[name] != nil || declarations.aliases[name] != nil
        else { return false }
        return !memberHolders(of: type, named: name).contains { holder in
            (holder.owner.kind != .protocol || !holder.context.isExtension)
                && holder.context.members(named: name).contains { member in
                    if case .associatedType = member { false } else { member.isType }
                }
        }
    }

    /// The type whose members are in scope in a context. The head of a type is read in the context around it, though
    /// `Self` is the type there.
    private func ownType(of nominal: NominalDeclaration, in context: DeclarationContext) -> SwiftType {
        guard context === here.context, let type = here.selfType else { return selfType(of: nominal) }
        if case .nominal(let own) = type, own.declaration != nominal { return selfType(of: nominal) }
        return type
    }

    /// The type of a name that a block declares.
    private func localType(
        named name: String, in context: DeclarationContext, _ arguments: [SwiftType]?, _ infersArguments: Bool,
        at node: some SyntaxProtocol
    ) throws -> SwiftType? {
        switch context.members(named: name).first {
        case .type(let nominal):
            if nominal.kind == .protocol { return try bareProtocol(nominal, isPlain: arguments == nil, at: node) }
            return try apply(nominal, to: arguments, outer: [], infersArguments, at: node)
        case .alias(let alias):
            return try apply(alias, to: arguments, substitution: [:], infersArguments, at: position(node))
        default: return nil
        }
    }

    /// The protocol of a name: one that a block or a type around declares, or one of the top level.
    func visibleProtocol(named name: String) -> NominalDeclaration? {
        var context: DeclarationContext? = here.innermostContext
        while let current = context {
            for case .type(let nominal) in current.isBuiltIn ? [] : current.members(named: name) {
                return nominal.kind == .protocol ? nominal : nil
            }
            context = current.outer
        }
        return visibleNominal(named: name).flatMap { $0.kind == .protocol ? $0 : nil }
    }

    /// The top-level type of a name. The signature of a built-in means built-ins, whatever the program calls its own.
    func visibleNominal(named name: String) -> NominalDeclaration? {
        if here.context.isBuiltIn { return declarations.builtIns.nominal(named: name) }
        // An alias of the program hides a built-in.
        return declarations.types[name] == nil && declarations.aliases[name] != nil
            ? nil : declarations.nominal(named: name)
    }

    /// The type that is nested in a type or is one of its associated types; nil where there is none.
    func memberType(
        named name: String, in base: SwiftType, arguments: [SwiftType]? = nil, _ infersArguments: Bool = false
    ) throws -> SwiftType? {
        let base = known(base)
        var current: SwiftType? = base
        while let type = current, case .nominal(let nominal) = type {
            for context in declarations.contexts(of: nominal.declaration, holding: name) {
                for member in context.members(named: name) where member.isType {
                    return try self.type(
                        of: member, in: type, substitution: substitution(for: nominal), arguments: arguments,
                        infersArguments)
                }
            }
            if let nested = nestedBuiltIn(named: name, in: nominal.declaration) {
                return try apply(
                    nested, to: arguments, outer: nominal.arguments, infersArguments, at: nil as TokenSyntax?)
            }
            for (parameter, argument) in zip(nominal.declaration.signature.parameters, nominal.arguments)
            where parameter.name == name {
                return argument
            }
            current = superclass(of: type)
        }
        for constraint in protocols(of: base) {
            for context in declarations.contexts(of: constraint.declaration, holding: name) {
                for member in context.members(named: name) where member.isType {
                    resolve(constraint.declaration)
                    guard let own = constraint.declaration.signature.parameters.first else { continue }
                    return try type(
                        of: member, in: base, substitution: [own: base], arguments: arguments, infersArguments)
                }
            }
        }
        return nil
    }

    /// A built-in type that the catalogue lists as `Outer.Inner`.
    func nestedBuiltIn(named name: String, in nominal: NominalDeclaration) -> NominalDeclaration? {
        guard nominal.isBuiltIn else { return nil }
        return declarations.builtIns.nominal(named: nominal.qualifiedName + "." + name)
    }

    /// All protocols that a type is known to conform to, those that they refine included.
    func protocols(of type: SwiftType) -> [ProtocolType] {
        var named: [ProtocolType] = []
        var current: SwiftType? = known(type)
        if case .nominal = current {
            while case .nominal(let nominal)? = current {
                for context in declarations.contexts(naming: nominal.declaration) { named += inherited(in: context) }
                current = superclass(of: .nominal(nominal))
            }
            if case .nominal(let nominal) = type, nominal.declaration.kind == .enum {
                for name in ["Equatable", "Hashable"] {
                    if let target = declarations.builtIns.nominal(named: name),
                        conformance(of: nominal.declaration, to: target) != nil
                    {
                        named.append(ProtocolType(target))
                    }
                }
            }
        } else {
            named = constraints(on: type)
            if let superclass = superclass(of: type) { named += protocols(of: superclass) }
        }
        return closure(of: named)
    }

    /// The type that a nested type, alias or associated type means in `base`.
    func type(
        of member: Member, in base: SwiftType, substitution: Substitution, arguments: [SwiftType]? = nil,
        _ infersArguments: Bool = false
    ) throws -> SwiftType? {
        switch member {
        case .type(let nominal):
            var outer: [SwiftType] = []
            if case .nominal(let type) = base, type.declaration == nominal.parent { outer = type.arguments }
            return try apply(nominal, to: arguments, outer: outer, infersArguments, at: nil as TokenSyntax?)
        case .alias(let alias):
            return try apply(alias, to: arguments, substitution: substitution, infersArguments)
        case .associatedType(let member): return known(.member(of: base, member))
        case .function, .property, .subscript, .enumCase: return nil
        }
    }

    func apply(
        _ nominal: NominalDeclaration, to arguments: [SwiftType]?, outer: [SwiftType], _ infersArguments: Bool,
        at node: (some SyntaxProtocol)?
    ) throws -> SwiftType {
        resolve(nominal)
        if nominal.kind == .protocol {
            guard let node else { return .existential([ProtocolType(nominal)]) }
            throw diagnostic(.protocolAsType(nominal.name), at: node)
        }
        let parameters = nominal.signature.parameters
        let own = parameters.dropFirst(outer.count)
        if let arguments {
            guard arguments.count == own.count else {
                let position = node.map { self.position($0) } ?? SourcePosition(here.source, offset: 0)
                throw Diagnostic(
                    .wrongArgumentCount(nominal.name, expected: own.count, have: arguments.count), at: position)
            }
            let type = NominalType(nominal, outer + arguments)
            if let node { writtenTypes.append((type, self.position(node))) }
            return .nominal(type)
        }
        if own.isEmpty { return .nominal(NominalType(nominal, outer)) }
        // In a member of the same type the name alone means the type with its own parameters.
        if parameters.allSatisfy({ here.signature.parameters.contains($0) }) {
            return .nominal(NominalType(nominal, parameters.map { known(.parameter($0)) }))
        }
        if infersArguments { return open(nominal, outer: outer) }
        let position = node.map { self.position($0) } ?? SourcePosition(here.source, offset: 0)
        throw Diagnostic(.missingGenericArguments(nominal.name, parameters: own.map(\.name)), at: position)
    }

    /// The type with an unknown for each generic argument that is not given, asked what its declaration asks.
    func open(_ nominal: NominalDeclaration, outer: [SwiftType] = []) -> SwiftType {
        resolve(nominal)
        let parameters = nominal.signature.parameters
        let arguments = outer + parameters.dropFirst(outer.count).map { freshVariable(for: $0) }
        let substitution = Dictionary(zip(parameters, arguments)) { first, _ in first }
        for requirement in nominal.signature.requirements {
            _ = satisfies(requirement.map { substitute($0, substitution) })
        }
        return .nominal(NominalType(nominal, arguments))
    }

    /// Throws where a type was written whose generic arguments do not meet what its declaration asks.
    func checkWrittenTypes() throws {
        let types = writtenTypes
        writtenTypes = []
        for (type, position) in types {
            guard !type.arguments.contains(where: { $0.contains { $0.isGeneric || $0.isUnknown } }) else { continue }
            let substitution = substitution(for: type)
            for requirement in type.declaration.signature.requirements {
                let asked = requirement.map { substitute($0, substitution) }
                guard !satisfies(asked) else { continue }
                switch asked {
                case .conformance(let subject, let constraint):
                    throw Diagnostic(.doesNotConform(finished(subject), constraint: constraint), at: position)
                case .superclass(let subject, let superclass):
                    throw Diagnostic(
                        .inheritanceRequired(
                            parameter: type.declaration.name, type: finished(subject), superclass: finished(superclass)),
                        at: position)
                case .sameType: continue
                }
            }
        }
    }

    func apply(
        _ alias: AliasDeclaration, to arguments: [SwiftType]?, substitution: Substitution, _ infersArguments: Bool,
        at place: SourcePosition? = nil
    ) throws -> SwiftType {
        let type = try resolve(alias)
        var substitution = substitution
        if !alias.parameters.isEmpty {
            guard arguments != nil || infersArguments else {
                throw Diagnostic(
                    .missingGenericArguments(alias.name, parameters: alias.parameters.map(\.name)),
                    at: place ?? alias.position)
            }
            let arguments = arguments ?? alias.parameters.map { freshVariable(for: $0) }
            guard arguments.count == alias.parameters.count else {
                throw Diagnostic(
                    .wrongArgumentCount(alias.name, expected: alias.parameters.count, have: arguments.count),
                    at: alias.position)
            }
            for (parameter, argument) in zip(alias.parameters, arguments) { substitution[parameter] = argument }
            for requirement in alias.requirements {
                let asked = requirement.map { substitute($0, substitution) }
                if satisfies(asked) { continue }
                if case .conformance(let subject, let constraint) = asked, !subject.isGeneric {
                    throw Diagnostic(
                        .doesNotConform(finished(subject), constraint: constraint), at: place ?? alias.position)
                }
            }
        }
        return substitute(type, substitution)
    }

    /// `T?`
    func optional(_ type: SwiftType) -> SwiftType {
        declarations.builtIns.nominal(named: "Optional").map { .nominal(NominalType($0, [type])) } ?? type
    }

    /// A type that the language itself speaks of, whatever the program calls its own.
    func core(_ name: String, _ arguments: [SwiftType] = [], at node: some SyntaxProtocol) throws -> SwiftType {
        guard let nominal = declarations.builtIns.nominal(named: name) else {
            throw diagnostic(.unknownType(name, nearest: nil), at: node)
        }
        resolve(nominal)
        return .nominal(NominalType(nominal, arguments))
    }

    /// The type inside an optional.
    func wrapped(_ type: SwiftType) -> SwiftType? {
        guard case .nominal(let nominal) = known(type), nominal.declaration.isOptional else { return nil }
        return nominal.arguments.first
    }

    /// The generic arguments of a built-in type of that name.
    func arguments(of type: SwiftType, ifNamed name: String) -> [SwiftType]? {
        guard case .nominal(let nominal) = known(type), nominal.declaration.name == name, nominal.declaration.isBuiltIn
        else { return nil }
        return nominal.arguments
    }
}
