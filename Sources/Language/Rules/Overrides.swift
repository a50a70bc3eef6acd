/// `override` is written exactly where a member overrides another that may be overridden.
extension Checker {
    /// Throws where a member of a class is marked `override` and replaces nothing, replaces something without saying so,
    /// or replaces what a built-in class keeps to itself.
    func checkOverrides(of context: DeclarationContext) throws {
        guard let nominal = context.nominal, nominal.kind != .protocol else { return }
        for member in context.order {
            guard let function = member.overriding else { continue }
            if function.isStatic {
                try checkStatic(function, in: nominal)
                continue
            }
            guard nominal.kind == .class else {
                if function.isOverride {
                    throw Diagnostic(.misplacedModifier("override", place: "class members"), at: function.position)
                }
                continue
            }
            try check(function, named: member.overrideName, in: nominal)
        }
    }

    /// Throws where a static member would override one that can't be.
    private func checkStatic(_ function: FunctionDeclaration, in nominal: NominalDeclaration) throws {
        guard function.isOverride, nominal.kind == .class else { return }
        var ancestor = superclass(of: nominal)?.declaration
        while let current = ancestor {
            let others = declarations.contexts(of: current, holding: function.name).flatMap {
                $0.members(named: function.name).compactMap(\.overriding)
            }
            for other in others
            where other.isFixedStatic && other.kind == function.kind && !current.isBuiltIn
                && override(of: other, among: [function]) != nil
            {
                let kind = function.kind == .getter ? "property" : "method"
                throw Diagnostic(
                    .overridesStatic(kind: kind), at: function.position, length: function.name.utf8.count)
            }
            ancestor = superclass(of: current)?.declaration
        }
    }

    private func check(_ function: FunctionDeclaration, named name: String, in nominal: NominalDeclaration) throws {
        let length = function.name.utf8.count
        guard let overridden = try overridden(by: function, in: nominal) else {
            guard function.isOverride else { return }
            let missing = superclass(of: nominal).flatMap { superclass in
                unsupportedMember(function.name, of: .nominal(superclass))
                    ?? wrappedProperty(named: function.name, of: .nominal(superclass))
            }
            throw Diagnostic(missing ?? .overridesNothing(kind: name), at: function.position, length: length)
        }
        if function.kind != .initializer, overridden.owner?.isBuiltIn == true, !overridden.isOverridable {
            let kind = name == "method" ? "instance method" : name
            throw Diagnostic(.overridesNonOpen(kind: kind), at: function.position, length: length)
        }
        if overridden.isFinal {
            throw Diagnostic(
                .overridesFinal(kind: name == "method" ? "instance method" : name), at: function.position,
                length: length)
        }
        if !function.isOverride, !function.isRequired {
            throw Diagnostic(.missingOverride, at: function.position, length: length)
        }
        if function.isFailable, !overridden.isFailable, function.kind == .initializer {
            throw Diagnostic(
                .overridesNonFailable(initializer: function.nameWithLabels), at: function.position, length: 4)
        }
        if let problem = problem(of: function, overriding: overridden) {
            throw Diagnostic(problem, at: function.position, length: length)
        }
        if case .stored(let stored) = overridden.implementation, let property = overridden.syntax.property {
            stored.override(property)
        }
    }

    /// That an inherited property is wrapped, so that its getter and setter are the wrapper's.
    private func wrappedProperty(named name: String, of superclass: SwiftType) -> Problem? {
        guard case .wrapped? = findProperty(name, on: superclass, isStatic: false)?.0.storage else { return nil }
        return .overridesWrapped(name)
    }

    /// Why a property can't override the one that it inherits.
    private func problem(
        of function: FunctionDeclaration, overriding overridden: FunctionDeclaration
    ) -> Problem? {
        guard function.kind == .getter, let property = function.syntax.property else { return nil }
        if case .stored(let stored) = overridden.implementation, !stored.isMutable {
            return property.observers == nil ? .overridesLet(function.name) : .observesReadOnly(function.name)
        }
        if case .stored = function.implementation { return .overridesWithStored(function.name) }
        if overridden.writer != nil { return function.writer == nil ? .overridesMutable(function.name) : nil }
        return property.observers == nil ? nil : .observesReadOnly(function.name)
    }

    /// The member of a superclass that a function overrides.
    private func overridden(
        by function: FunctionDeclaration, in nominal: NominalDeclaration
    ) throws -> FunctionDeclaration? {
        try resolveSignature(function)
        var ancestor = superclass(of: nominal)?.declaration
        while let current = ancestor {
            let members = declarations.contexts(of: current, holding: function.name).flatMap {
                $0.members(named: function.name)
            }
            var candidates = members.compactMap(\.overriding)
            if function.kind == .initializer, let implicit = implicitInitializer(of: current) {
                candidates.append(implicit)
            }
            for candidate in candidates where candidate.kind == function.kind && !candidate.isStatic {
                try resolveSignature(candidate)
                if !candidate.isConvenience, override(of: candidate, among: [function]) != nil { return candidate }
            }
            // Only initializers of the direct superclass are inherited or overridden.
            if function.kind == .initializer, !candidates.isEmpty { return nil }
            ancestor = superclass(of: current)?.declaration
        }
        return nil
    }
}

extension Member {
    /// What stands for the member where overriding is looked at: of properties and subscripts the getter.
    var overriding: FunctionDeclaration? {
        switch self {
        case .function(let function): function
        case .property(let property): property.getter
        case .subscript(let declaration): declaration.getter
        case .enumCase, .type, .alias, .associatedType: nil
        }
    }

    /// What Swift calls the member in messages on overriding.
    fileprivate var overrideName: String {
        switch self {
        case .function(let function) where function.kind == .initializer: "initializer"
        case .property: "property"
        case .subscript: "subscript"
        default: "method"
        }
    }
}
