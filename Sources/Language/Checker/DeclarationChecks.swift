import SwiftSyntax

/// Checking what an entry declares: heads first, then the types of members, conformances, and bodies last.
extension Checker {
    /// Checks all that the given contexts declare; what is nested in them too.
    func checkDeclarations(_ contexts: [DeclarationContext], _ functions: [FunctionDeclaration]) throws {
        let all = contexts.flatMap { nested(in: $0) }
        for context in all { try checkInheritance(of: context) }
        for context in all {
            resolve(context)
            let named = inherited(in: context)
            if let problem = problems.first { throw problem }
            try checkClosures(of: named, context)
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
        try checkRedeclarations(of: functions)
        for context in all { try checkAccessLevels(of: context) }
        for function in functions { try checkAccessLevels(of: function) }
        try checkWrittenTypes()
        for context in all { try checkConformances(of: context) }
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

    /// Throws where an alias stands for a type that is not there. One that stands for a constraint is worked out where it
    /// is used.
    func checkAliases(_ members: [Member]) throws {
        for case .alias(let alias) in members {
            do {
                _ = try resolve(alias)
            } catch let diagnostic as Diagnostic {
                if case .unknownType = diagnostic.problem { throw diagnostic }
            }
        }
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
        // Not every wrapper projects a value: only who asks for `$x` is told.
        if case .projected = property.storage { return }
        try resolve(property)
        if property.wrapper == nil { try checkDeclaredInitialValue(of: property) }
        if property.stored != nil, property.opaqueResult != nil, property.initialSyntax == nil {
            throw Diagnostic(
                .opaqueWithoutValue(property.name), at: property.position, length: property.name.utf8.count)
        }
        guard let dynamic = declarations.nominal(named: "DynamicProperty") else { return }
        let isDynamic =
            isConcrete(property.type) && conforms(property.type, to: ProtocolType(dynamic))
            || constraints(on: property.type, in: property.context).contains { extends($0.declaration, dynamic) }
        switch property.storage {
        case .stored(let stored): stored.isDynamicProperty = isDynamic
        case .global(let variable): variable.isDynamicProperty = isDynamic
        case .computed, .wrapped, .projected: break
        }
    }

    private func isConcrete(_ type: SwiftType) -> Bool {
        guard case .nominal = type else { return false }
        return true
    }

    private func constraints(on type: SwiftType, in context: DeclarationContext) -> [ProtocolType] {
        guard type.isGeneric else { return [] }
        return within(surroundings(of: context)) { constraints(on: type) }
    }

    /// Checks the initial value of a property whose type is written; one without is checked for its type.
    func checkDeclaredInitialValue(of property: PropertyDeclaration) throws {
        guard property.typeSyntax != nil, property.initialSyntax != nil, property.opaqueResult == nil,
            !property.isInitialChecked, property.lazyStorage == nil
        else {
            try setOptionalInitialValue(of: property)
            return
        }
        property.isInitialChecked = true
        var inner = surroundings(of: property.context)
        inner.isStatic = true
        try within(inner) { try checkInitialValue(of: property) }
    }

    /// An optional variable without a value starts as nil.
    private func setOptionalInitialValue(of property: PropertyDeclaration) throws {
        guard property.isMutable, property.initialSyntax == nil, property.wrapper == nil, wrapped(property.type) != nil
        else { return }
        let none = CheckedExpression(.none, property.type, at: property.position)
        switch property.storage {
        case .stored(let stored) where stored.initialValue == nil: stored.initialValue = none
        case .global(let variable) where variable.initialValue == nil: variable.initialValue = none
        default: break
        }
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

    /// Throws where a type conforms to a protocol whose built-in types are all there are.
    private func checkClosures(of protocols: [ProtocolType], _ context: DeclarationContext) throws {
        guard let nominal = context.nominal else { return }
        for constraint in protocols {
            guard constraint.declaration.isBuiltIn,
                let reason = declarations.builtIns.group(of: constraint.declaration)?.closure
            else { continue }
            throw Diagnostic(
                .conformsToClosed(nominal.qualifiedName, constraint: constraint, reason: reason),
                at: context.position(of: nominal),
                length: nominal.name.utf8.count)
        }
    }

    /// Throws where a type lacks what a protocol asks of it.
    private func checkConformances(of context: DeclarationContext) throws {
        guard let nominal = context.nominal else { return }
        if !context.isExtension { try checkDynamicMembers(of: nominal) }
        guard nominal.kind != .protocol else { return }
        try checkWrapper(nominal)
        if !context.isExtension {
            try checkInitializers(of: nominal)
            try checkRequiredInitializers(of: nominal)
        }
        try checkBuilder(nominal)
        let named = inherited(in: context)
        for constraint in closure(of: named) {
            guard let body = constraint.declaration.body else { continue }
            resolve(constraint.declaration)
            if nominal.kind == .class, let values = valuesAsked(by: constraint.declaration) {
                throw Diagnostic(
                    .classOfValues(values: values, name: nominal.qualifiedName), at: context.position(of: nominal),
                    length: nominal.name.utf8.count)
            }
            var missing: [String] = []
            var misspelt: Problem.Misspelling?
            for text in try missingTypes(constraint, nominal, context) where !missing.contains(text) {
                missing.append(text)
            }
            for requirement in body.order where try !isMet(requirement, nominal, context) {
                if let text = describe(requirement, for: nominal), !missing.contains(text) { missing.append(text) }
                misspelt = misspelt ?? misspelling(of: requirement, in: nominal)
            }
            if missing.isEmpty { continue }
            throw Diagnostic(
                .lacksRequirement(nominal.qualifiedName, constraint: constraint, missing: missing, misspelt: misspelt),
                at: context.position(of: nominal), length: nominal.name.utf8.count)
        }
    }

    /// What only structs and enums may be, where a protocol asks for that: SwiftUI takes a class for one, and ends the
    /// program when it meets it (rule B15).
    private func valuesAsked(by target: NominalDeclaration) -> String? {
        guard target.isBuiltIn else { return nil }
        switch target.name {
        case "View": return "views"
        case "ViewModifier": return "view modifiers"
        case let name where name.hasSuffix("Style") && target.body?.members(named: "makeBody").isEmpty == false:
            return "styles"
        default: return nil
        }
    }

    /// The member of a type that was likely meant to be what a protocol asks for.
    private func misspelling(of requirement: Member, in nominal: NominalDeclaration) -> Problem.Misspelling? {
        let own = declarations.contexts(of: nominal).flatMap(\.names)
        guard !own.contains(requirement.name), let near = NearestName.nearest(to: requirement.name, in: own) else {
            return nil
        }
        return Problem.Misspelling(written: near, meant: requirement.name)
    }

    /// Throws where objects of a class cannot be made: it writes no initializer, and a property has no value.
    private func checkInitializers(of nominal: NominalDeclaration) throws {
        guard nominal.kind == .class, !nominal.isBuiltIn, let body = nominal.body,
            body.members(named: "init").isEmpty
        else { return }
        for case .property(let property) in body.order {
            guard property.stored != nil, property.initialSyntax == nil, property.wrapper == nil, !property.isStatic
            else { continue }
            try resolve(property)
            if property.isMutable, wrapped(property.type) != nil { continue }
            throw Diagnostic(
                .noInitializers(nominal.name, property: property.name), at: nominal.position,
                length: nominal.name.utf8.count)
        }
    }

    private func checkWrapper(_ nominal: NominalDeclaration) throws {
        guard !nominal.isBuiltIn,
            nominal.syntax.attributes.attributeElements.contains(where: { $0.plainName == "propertyWrapper" }),
            findMembers("wrappedValue", on: selfType(of: nominal), isStatic: false).isEmpty
        else { return }
        throw Diagnostic(.noWrapperMember(wrapper: selfType(of: nominal), member: "wrappedValue"), at: nominal.position)
    }

    /// The associated types that do not follow, as what would tell them.
    private func missingTypes(
        _ constraint: ProtocolType, _ nominal: NominalDeclaration, _ context: DeclarationContext
    ) throws -> [String] {
        let type = selfType(of: nominal)
        return try constraint.declaration.associatedTypes.compactMap { member in
            try within(surroundings(of: context)) {
                guard let witness = typeWitness(of: member, in: type) else {
                    let requirement = member.owner.body.flatMap { self.requirement(naming: member, in: $0) }
                    return requirement.flatMap { describe($0, for: nominal) } ?? "typealias \(member.name) = …"
                }
                guard let own = constraint.declaration.signature.parameters.first else { return nil }
                for case .conformance(let subject, let asked) in constraint.declaration.signature.requirements
                where subject == .member(of: .parameter(own), member) {
                    let asked = asked.mapArguments { substitute($0, [own: type]) }
                    guard satisfies(witness, asked) else {
                        throw Diagnostic(
                            .associatedTypeDoesNotConform(
                                nominal.qualifiedName, constraint: constraint, associatedType: member.name,
                                witness: finished(witness), asked: asked),
                            at: context.position(of: nominal), length: nominal.name.utf8.count)
                    }
                }
                return nil
            }
        }
    }

    /// Throws where an extension is meant for a type that does not conform to the protocol it extends.
    private func checkAnchor(of context: DeclarationContext) throws {
        guard context.isExtension, let nominal = context.nominal, nominal.kind == .protocol,
            let own = nominal.signature.parameters.first
        else { return }
        for case .sameType(let one, let other) in context.signature.requirements {
            guard one == .parameter(own) || other == .parameter(own) else { continue }
            let type = one == .parameter(own) ? other : one
            if type.contains({ $0.isGeneric }) { continue }
            let verdict = verdict { satisfies(type, ProtocolType(nominal)) }
            if verdict.holds { continue }
            let offset = context.requirements?.requirements.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
            let position = SourcePosition(context.source, offset: offset)
            let length = context.requirements?.requirements.trimmedLength.utf8Length ?? 1
            if let failed = verdict.unmet, case .existential = failed.type {
                throw Diagnostic(.requirementOfExistential(failed.type), at: position, length: length)
            }
            throw Diagnostic(
                .doesNotConform(finished(type), constraint: ProtocolType(nominal)), at: position, length: length)
        }
    }

    /// The requirement from which an associated type would follow.
    private func requirement(naming member: AssociatedType, in body: DeclarationContext) -> Member? {
        guard let own = member.owner.signature.parameters.first else { return nil }
        return body.order.first { requirement in
            (try? shape(of: requirement))?.mentions(member, of: own) == true
        }
    }

    /// Whether a type has what a protocol asks for.
    private func isMet(_ member: Member, _ nominal: NominalDeclaration, _ context: DeclarationContext) throws -> Bool {
        guard let requirement = member.callable else { return true }
        if isIndexStep(requirement, in: nominal) { return true }
        if let witness = witness(for: requirement, in: nominal) {
            if witness.isPrivate, witness.owner == nominal, requirement.owner?.isPrivate == false {
                throw Diagnostic(
                    .hiddenWitness(witness.name, constraint: requirement.owner?.name ?? ""), at: witness.position,
                    length: witness.name.utf8.count)
            }
            if case .property(let property) = member, let setter = property.setter {
                try resolveSignature(setter)
                return self.witness(for: setter, in: nominal) != nil
            }
            return true
        }
        // A conditional extension's members see more than the type's own.
        return within(surroundings(of: context)) {
            findMembers(requirement.name, on: selfType(of: nominal), isStatic: requirement.isStaticMember)
                .contains { !$0.isRequirement && context.isExtension }
        }
    }

    /// Whether it is `index(after:)` of a collection whose places are numbers: the next number.
    private func isIndexStep(_ requirement: FunctionDeclaration, in nominal: NominalDeclaration) -> Bool {
        guard requirement.owner?.name == "Collection", requirement.owner?.isBuiltIn == true,
            requirement.name == "index", witness(for: requirement, in: nominal) == nil,
            let index = try? memberType(named: "Index", in: selfType(of: nominal))
        else { return false }
        return arguments(of: index, ifNamed: "Int") != nil
    }

    /// A requirement as it would be declared, for messages.
    private func describe(_ member: Member, for nominal: NominalDeclaration) -> String? {
        guard let function = member.callable else { return nil }
        let prefix =
            function.isStatic ? "static " : function.isMutating && function.kind == .function ? "mutating " : ""
        switch member {
        case .property(let property):
            let type = property.typeSyntax?.trimmedDescription ?? "\(property.type)"
            return prefix + "var \(property.name): \(asView(type, function))"
                + (property.setter == nil ? "" : " { get set }")
        case .function(let function):
            let parameters = function.parameters.map { parameter -> String in
                let label = parameter.label ?? "_"
                let isBare = label == parameter.name || Self.isOperator(function.name)
                let names = isBare ? parameter.name : "\(label) \(parameter.name)"
                return names + ": " + (parameter.typeSyntax?.trimmedDescription ?? "\(parameter.type)")
            }
            let space = Self.isOperator(function.name) ? " " : ""
            let head = function.kind == .initializer ? "init" : "func \(function.name)\(space)"
            let result = function.syntax.result.map { " -> " + asView($0.trimmedDescription, function) } ?? ""
            return prefix + head + "(" + parameters.joined(separator: ", ") + ")" + result
        default: return nil
        }
    }

    private func asView(_ type: String, _ function: FunctionDeclaration) -> String {
        guard let owner = function.owner, makesViewResult(function, owner) else { return type }
        return "some View"
    }

    private func makesViewResult(_ function: FunctionDeclaration, _ owner: NominalDeclaration) -> Bool {
        guard (try? resolveSignature(function)) != nil, let view = declarations.nominal(named: "View"),
            case .member(_, let member) = function.result
        else {
            return false
        }
        return owner.signature.requirements.contains {
            guard case .conformance(.member(_, let other), let constraint) = $0 else { return false }
            return other == member && extends(constraint.declaration, view)
        }
    }
}

extension DeclarationContext {
    /// Where a message about the type's conformance points: the type's name, or the extension.
    func position(of nominal: NominalDeclaration) -> SourcePosition {
        guard isExtension, let inheritance else { return nominal.position }
        let first = inheritance.inheritedTypes.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
        return SourcePosition(source, offset: first)
    }
}
