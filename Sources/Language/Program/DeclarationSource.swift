import Catalogue

/// Answers about the declarations of a program while it runs: those of one moment. `Program.adopt` makes another one
/// after each entry.
final class DeclarationSource {
    private let checker: Checker

    /// Answers about a program.
    init(_ program: CheckedProgram) {
        checker = Checker(program.declarations, source: SourceText(""))
    }
}

extension DeclarationSource: ConformanceSource {
    func witness(for requirement: FunctionDeclaration, of type: SwiftType) -> (
        function: FunctionDeclaration, typeArguments: [SwiftType], own: [SwiftType]?
    )? {
        if let owner = requirement.owner, owner.kind == .class {
            return override(of: requirement, in: type).map { ($0.function, $0.typeArguments, nil) }
        }
        if let owner = requirement.owner, owner.kind == .protocol, !checker.meetsConditions(type, of: owner) {
            return nil
        }
        guard let found = checker.witness(for: requirement, of: type) else { return nil }
        let parameters = found.function.context.signature.parameters
        return (
            found.function, parameters.map { found.substitution[$0] ?? .parameter($0) },
            checker.ownArguments(of: found.function, found.substitution, asWitnessOf: requirement, in: type)
        )
    }

    /// The method that runs for one of a class: that of the nearest class from the type upwards that has one.
    private func override(
        of function: FunctionDeclaration, in type: SwiftType
    ) -> (function: FunctionDeclaration, typeArguments: [SwiftType])? {
        var current: SwiftType? = type
        while case .nominal(let nominal)? = current, nominal.declaration != function.owner {
            let members = checker.declarations.contexts(of: nominal.declaration, holding: function.name)
                .flatMap { $0.members(named: function.name).flatMap(accessors) }
            if let found = checker.override(of: function, among: members) { return (found, nominal.arguments) }
            current = checker.superclass(of: .nominal(nominal))
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

    func method(_ name: String, of type: SwiftType) -> (function: FunctionDeclaration, typeArguments: [SwiftType])? {
        guard case .nominal(let nominal) = type else { return nil }
        for context in checker.declarations.contexts(of: nominal.declaration, holding: name) {
            for case .function(let function) in context.members(named: name) where !function.isStatic {
                try? checker.resolveSignature(function)
                if function.parameters.isEmpty { return (function, nominal.arguments) }
            }
        }
        return checker.superclass(of: type).flatMap { method(name, of: $0) }
    }

    func knows(_ nominal: NominalDeclaration) -> Bool {
        var outermost = nominal
        while let parent = outermost.parent { outermost = parent }
        return checker.declarations.nominal(named: outermost.name) === outermost
    }

    func witness(for associatedType: AssociatedType, of type: SwiftType) -> SwiftType? {
        checker.typeWitness(of: associatedType, in: type).map(checker.finished)
    }

    func conforms(_ type: SwiftType, to constraint: ProtocolType) -> Bool {
        checker.conforms(type, to: constraint)
    }

    func requirement(_ name: String, of protocolName: String) -> FunctionDeclaration? {
        guard let nominal = checker.declarations.builtIns.nominal(named: protocolName) else { return nil }
        checker.resolve(nominal)
        for member in nominal.body?.members(named: name) ?? [] {
            guard let function = member.callable else { continue }
            try? checker.resolveSignature(function)
            return function
        }
        return nil
    }

    func checkBody(of function: FunctionDeclaration) {
        try? checker.checkBody(of: function)
    }

    func builtInType(named name: String) -> NominalDeclaration? {
        guard let nominal = checker.declarations.builtIns.nominal(named: name) else { return nil }
        checker.resolve(nominal)
        // Casts go up from class to class.
        var ancestor = checker.superclass(of: nominal)
        while let current = ancestor { ancestor = checker.superclass(of: current.declaration) }
        return nominal
    }
}
