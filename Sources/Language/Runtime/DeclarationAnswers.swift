import Catalogue

/// Answers what running code asks of the declarations, from the program as it was last checked.
final class DeclarationAnswers: ConformanceSource {
    private let checker: Checker

    init(_ program: CheckedProgram) {
        checker = Checker(program.declarations, source: SourceText(""))
    }

    func witness(for requirement: FunctionDeclaration, of type: SwiftType) -> (
        function: FunctionDeclaration, typeArguments: [SwiftType]
    )? {
        guard case .nominal(let nominal) = type else { return nil }
        if let owner = requirement.owner, owner.kind == .class {
            return override(of: requirement, in: nominal)
        }
        guard let owner = requirement.owner, conforms(type, to: ProtocolType(owner)),
            let function = checker.witness(for: requirement, in: nominal.declaration)
        else { return nil }
        try? checker.checkBody(of: function)
        return (function, typeArguments(of: function, for: nominal))
    }

    /// The method that runs for one of a superclass: the class's own, or that of the nearest class above it.
    private func override(
        of function: FunctionDeclaration, in nominal: NominalType
    ) -> (function: FunctionDeclaration, typeArguments: [SwiftType])? {
        var current: NominalType? = nominal
        while let type = current {
            for context in checker.declarations.contexts(of: type.declaration) {
                for member in context.members(named: function.name) {
                    for candidate in accessors(of: member)
                    where candidate.kind == function.kind && candidate.isStatic == function.isStatic
                        && candidate.parameters.map(\.label) == function.parameters.map(\.label)
                    {
                        try? checker.checkBody(of: candidate)
                        return (candidate, type.arguments)
                    }
                }
            }
            if type.declaration == function.owner { return nil }
            current = checker.superclass(of: .nominal(type)).flatMap { type in
                guard case .nominal(let nominal) = type else { return nil }
                return nominal
            }
        }
        return nil
    }

    private func accessors(of member: Member) -> [FunctionDeclaration] {
        switch member {
        case .function(let function): [function]
        case .property(let property): [property.getter, property.setter].compactMap { $0 }
        case .subscript(let declaration): [declaration.getter, declaration.setter].compactMap { $0 }
        case .enumCase, .type, .alias, .associatedType: []
        }
    }

    /// What a witness's own type arguments are: `Self` for one from a protocol's extension, otherwise those of the type
    /// that declares it.
    private func typeArguments(of function: FunctionDeclaration, for nominal: NominalType) -> [SwiftType] {
        guard let owner = function.owner else { return [] }
        if owner.kind == .protocol { return [.nominal(nominal)] }
        var current = nominal
        while current.declaration != owner, case .nominal(let above)? = checker.superclass(of: .nominal(current)) {
            current = above
        }
        return current.arguments
    }

    func witness(for associatedType: AssociatedType, of type: SwiftType) -> SwiftType? {
        checker.typeWitness(of: associatedType, in: type)
    }

    func conforms(_ type: SwiftType, to constraint: ProtocolType) -> Bool {
        checker.conforms(type, to: constraint)
    }

    func requirement(_ name: String, of protocolName: String) -> FunctionDeclaration? {
        guard let owner = checker.declarations.builtIns.nominal(named: protocolName), let body = owner.body else {
            return nil
        }
        checker.resolve(owner)
        let found = body.members(named: name).lazy.flatMap(accessors).first
        if let found { try? checker.resolveSignature(found) }
        return found
    }

    func builtInType(named name: String) -> NominalDeclaration? {
        checker.declarations.builtIns.nominal(named: name)
    }

    func knows(_ nominal: NominalDeclaration) -> Bool {
        var outermost = nominal
        while let parent = outermost.parent { outermost = parent }
        return checker.declarations.nominal(named: outermost.name) === outermost
    }
}
