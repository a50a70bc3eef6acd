import SwiftSyntax

/// Protocols as types without a word in front: `let error: Error`.
extension Checker {
    /// `any P` for a protocol that is written alone. Swift takes that from before there was `any`, for protocols without
    /// associated types, and in which `Self` is at most a result.
    ///
    /// - Parameter isPlain: whether no generic arguments follow.
    func bareProtocol(
        _ nominal: NominalDeclaration, isPlain: Bool, at node: some SyntaxProtocol
    ) throws -> SwiftType {
        guard isPlain, !needsAny(nominal) else { throw diagnostic(.protocolAsType(nominal.name), at: node) }
        return .existential([ProtocolType(nominal)])
    }

    /// `any P & Q` for `P & Q`.
    func bareComposition(_ syntax: CompositionTypeSyntax) throws -> SwiftType {
        let protocols = try existentialProtocols(TypeSyntax(syntax))
        guard protocols.allSatisfy({ $0.arguments.isEmpty && !needsAny($0.declaration) }) else {
            throw diagnostic(.protocolAsType(syntax.writtenText), at: syntax)
        }
        return .existential(protocols)
    }

    /// A class and the protocols that a test asks of an object together, as in `x is Animal & Named`; nil for all else.
    func classAndProtocols(_ syntax: TypeSyntax) throws -> (type: SwiftType, protocols: SwiftType)? {
        guard syntax.isComposition else { return nil }
        let constraints = try resolveConstraints(syntax)
        guard let type = constraints.type, isClass(type), !constraints.protocols.isEmpty else { return nil }
        return (type, .existential(constraints.protocols))
    }

    /// The protocols behind 'any'. A class among them says which objects are meant, and would be forgotten.
    func existentialProtocols(_ syntax: TypeSyntax) throws -> [ProtocolType] {
        let constraints = try resolveConstraints(syntax)
        guard let type = constraints.type, isClass(type), !constraints.protocols.isEmpty else {
            return constraints.protocols
        }
        throw diagnostic(.classInComposition(syntax.writtenText), at: syntax)
    }

    private func needsAny(_ nominal: NominalDeclaration) -> Bool {
        closure(of: [ProtocolType(nominal)]).contains { constraint in
            let declaration = constraint.declaration
            if !declaration.associatedTypes.isEmpty { return true }
            guard let body = declaration.body else { return false }
            if declaration.isBuiltIn { _ = body.readAll() }
            return !declaration.associatedTypes.isEmpty || body.order.contains(where: \.takesSelf)
        }
    }
}

extension Member {
    /// Whether `Self` is among its parameters.
    fileprivate var takesSelf: Bool {
        switch self {
        case .function(let function): function.syntax.takesSelf
        case .subscript(let declaration): declaration.getter.syntax.takesSelf
        case .associatedType: true
        default: false
        }
    }
}

extension FunctionSyntax {
    /// Whether `Self` is among its parameters.
    var takesSelf: Bool {
        parameters?.contains { parameter in
            parameter.type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
        } ?? false
    }
}

extension TypeSyntax {
    /// Whether it joins types by `&`, in brackets or not.
    fileprivate var isComposition: Bool {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.isComposition
        }
        if let existential = self.as(SomeOrAnyTypeSyntax.self) { return existential.constraint.isComposition }
        return self.is(CompositionTypeSyntax.self)
    }
}
