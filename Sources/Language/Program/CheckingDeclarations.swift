import SwiftSyntax

/// Checking what an entry declares: heads first, then the types of members, conformances, and bodies last.
extension Checker {
    /// Checks all that the given contexts declare; what is nested in them too.
    ///
    /// - Parameter members: what the entry at hand declares outside of types.
    func checkDeclarations(
        _ contexts: [DeclarationContext], _ functions: [FunctionDeclaration] = [], beside members: [Member] = []
    ) throws {
        do {
            try checkHeadsAndBodies(contexts, functions, beside: members)
        } catch let diagnostic as Diagnostic {
            // What is wrong with a type comes before what its uses then lack.
            throw problems.first ?? diagnostic
        }
    }

    private func checkHeadsAndBodies(
        _ contexts: [DeclarationContext], _ functions: [FunctionDeclaration], beside members: [Member]
    ) throws {
        let all = contexts.flatMap { nested(in: $0) }
        for context in all { try checkInheritance(of: context) }
        for context in all {
            resolve(context)
            let named = inherited(in: context)
            if let problem = problems.first { throw problem }
            try requireOpen(named, context)
        }
        for context in all where !context.isExtension {
            if let nominal = context.nominal { arrangeClass(nominal) }
        }
        for context in all { try resolveMembers(of: context) }
        for context in all { try checkAliases(context.order) }
        try checkRedeclarations(in: all)
        for context in all where !context.isExtension {
            if let nominal = context.nominal { try checkRecursion(of: nominal) }
        }
        for context in all { try checkOverrides(of: context) }
        for function in functions { try resolveSignature(function) }
        try checkRedeclarations(among: members)
        for context in all { try checkAccessLevels(of: context) }
        for function in functions { try checkAccessLevels(of: function) }
        try checkWrittenTypes()
        for context in all {
            if let nominal = context.nominal { try checkType(nominal, declaredBy: context) }
        }
        for context in all { try checkAnchor(of: context) }
        if let problem = problems.first { throw problem }
        for context in all { try checkBodies(of: context) }
        for function in functions {
            try checkDefaults(of: function)
            try checkBody(of: function)
        }
        try checkWrittenTypes()
        if let problem = problems.first { throw problem }
    }

    /// Throws where an alias stands for a type that is not there, or for one that there can't be. One that stands for a constraint is worked out where it
    /// is used.
    func checkAliases(_ members: [Member]) throws {
        for case .alias(let alias) in members {
            do {
                _ = try resolve(alias)
            } catch let diagnostic as Diagnostic {
                switch diagnostic.problem {
                case .unknownType, .typeTooLarge, .aliasOfItself: throw diagnostic
                default: break
                }
            }
        }
    }

    /// What a type, or an extension of one, must have.
    private func checkType(_ nominal: NominalDeclaration, declaredBy context: DeclarationContext) throws {
        if !context.isExtension { try checkDynamicMembers(of: nominal) }
        guard nominal.kind != .protocol else { return }
        try checkWrapper(nominal)
        if !context.isExtension {
            try checkInitializers(of: nominal)
            try checkRequiredInitializers(of: nominal)
        }
        try checkBuilder(nominal)
        try checkConformances(of: nominal, declaredBy: context)
    }

    func nested(in context: DeclarationContext) -> [DeclarationContext] {
        var found = [context]
        for case .type(let nominal) in context.order {
            if let body = nominal.body { found += nested(in: body) }
        }
        return found
    }

    /// Puts the superclass's stored properties before a class's own.
    private func arrangeClass(_ nominal: NominalDeclaration) {
        guard nominal.kind == .class, !nominal.isArranged, let superclass = superclass(of: nominal)?.declaration else {
            return
        }
        nominal.isArranged = true
        arrangeClass(superclass)
        let inherited = superclass.storedProperties
        nominal.storedProperties = inherited + nominal.storedProperties
        for (index, property) in nominal.storedProperties.enumerated() where index >= inherited.count {
            property.index = index
        }
    }

    private func resolveMembers(of context: DeclarationContext) throws {
        for member in context.order {
            switch member {
            case .function(let function): try resolveSignature(function)
            case .property(let property): try resolveMember(property)
            case .subscript(let declaration):
                try resolveSignature(declaration.getter)
                if let setter = declaration.setter { try resolveSignature(setter) }
            case .enumCase(let enumCase): try resolveRawValue(of: enumCase)
            case .alias(let alias): if alias.generics == nil { _ = try resolve(alias) }
            case .type, .associatedType: break
            }
        }
    }

    private func resolveMember(_ property: PropertyDeclaration) throws {
        if case .stored = property.storage, property.context.isExtension {
            throw Diagnostic(.storedPropertyInExtension, at: property.position)
        }
        if case .global = property.storage, isGeneric(property.context) {
            throw Diagnostic(.storedStaticInGeneric, at: property.position, length: property.name.utf8.count)
        }
        // Not every wrapper projects a value: only who asks for `$x` is told.
        if case .projected = property.storage { return }
        try resolve(property)
        if property.wrapper == nil { try checkDeclaredInitialValue(of: property) }
        if property.stored != nil, property.opaqueResult != nil, property.initialSyntax == nil {
            throw Diagnostic(
                .opaqueWithoutValue(property.name), at: property.position, length: property.name.utf8.count)
        }
        guard let dynamic = declarations.builtIns.nominal(named: "DynamicProperty") else { return }
        let isDynamic =
            isConcrete(property.type) && conforms(property.type, to: ProtocolType(dynamic))
            || constraints(on: property.type, in: property.context).contains { extends($0.declaration, dynamic) }
        switch property.storage {
        case .stored(let stored): stored.isDynamicProperty = isDynamic
        case .global(let variable): variable.isDynamicProperty = isDynamic
        case .computed, .wrapped, .projected: break
        }
    }

    /// Whether what stands in a context stands for several types, as it doesn't in `extension Box where Content == Int`.
    private func isGeneric(_ context: DeclarationContext) -> Bool {
        within(checkingContext(of: context)) {
            context.signature.parameters.contains { finished(.parameter($0)).contains(\.isGeneric) }
        }
    }

    private func isConcrete(_ type: SwiftType) -> Bool {
        guard case .nominal = type else { return false }
        return true
    }

    private func constraints(on type: SwiftType, in context: DeclarationContext) -> [ProtocolType] {
        guard type.isGeneric else { return [] }
        return within(checkingContext(of: context)) { constraints(on: type) }
    }

    private func checkBodies(of context: DeclarationContext) throws {
        for member in context.order {
            switch member {
            case .function(let function):
                try checkDefaults(of: function)
                try checkBody(of: function)
            case .subscript(let declaration):
                try checkBody(of: declaration.getter)
                if let setter = declaration.setter { try checkBody(of: setter) }
            case .property(let property):
                try checkObservers(of: property)
                try checkLazy(property)
                guard case .computed = property.storage else { continue }
                if let getter = property.getter { try checkBody(of: getter) }
                if let setter = property.setter { try checkBody(of: setter) }
            case .enumCase, .type, .alias, .associatedType: break
            }
        }
        if let nominal = context.nominal, !context.isExtension { _ = implicitInitializer(of: nominal) }
    }
}
