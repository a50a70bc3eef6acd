/// The names that an expression may begin with, and those of types.
extension Checker {
    /// Suggests the names in scope: the program's own where nothing is typed yet, since all would be too many.
    ///
    /// - Parameter expected: the types of which a value may stand there; empty where any may.
    func suggestNames(at place: CompletionPlace, expected: [SwiftType] = []) {
        place.suggest(ownNames(expected).filter { isWanted($0.text, expected) })
        guard !place.isEmpty else { return }
        if here.context.isExtension, let type = here.selfType {
            place.suggest(members(of: type, isStatic: here.isStatic))
        }
        place.suggest(typeNames())
        place.suggest(declarations.builtIns.top.records.compactMap { Suggestion(naming: $0) })
    }

    /// Whether a name is none of a binding, or of one that is expected.
    private func isWanted(_ name: String, _ expected: [SwiftType]) -> Bool {
        guard name.first == "$", !expected.isEmpty, let type = variableType(named: name) else { return true }
        return expected.contains { wanted in probe { unify(type, wanted) } }
    }

    private func variableType(named name: String) -> SwiftType? {
        if case .variable(let variable)? = here.scope?.entry(named: name) { return variable.type }
        if let type = here.selfType,
            let property = try? propertyType(named: name, of: here.isStatic ? .metatype(type) : type)
        {
            return property
        }
        guard let property = declarations.variables[name] else { return nil }
        try? resolve(property)
        return property.type
    }

    /// Whether values of a type may stand where one of these is expected. Of protocols there are none.
    private func isWanted(_ nominal: NominalDeclaration, _ expected: [SwiftType]) -> Bool {
        guard nominal.kind != .protocol else { return false }
        return expected.isEmpty || expected.contains { makes(nominal, $0) }
    }

    private func makes(_ nominal: NominalDeclaration, _ wanted: SwiftType) -> Bool {
        if let inner = wrapped(wanted) { return makes(nominal, inner) }
        switch known(wanted) {
        case .nominal(let asked): return asked.declaration == nominal
        case .function, .tuple: return false
        case .metatype: return true
        case .variable, .parameter, .member, .opaque, .existential:
            let type = selfType(of: nominal)
            let constraints = constraints(on: known(wanted))
            // Where anything may stand, no type is more likely than another.
            return !constraints.isEmpty
                && constraints.allSatisfy { asked in
                    holds { conforms(type, to: asked) }
                }
        }
    }

    /// What the program has declared, the innermost first; of types those that make what is expected.
    private func ownNames(_ expected: [SwiftType]) -> [Suggestion] {
        var found: [Suggestion] = []
        var scope = here.scope
        while let current = scope {
            found += current.entryNames.compactMap { name in
                guard case .variable(let variable)? = current.entry(named: name) else { return Suggestion(name) }
                return Suggestion(name, "\(finished(variable.type))")
            }
            scope = current.outer
        }
        if let type = here.selfType {
            found += members(of: type, isStatic: here.isStatic) { !$0.isBuiltIn }
            if here.selfVariable != nil { found.append(Suggestion("self", "\(finished(type))")) }
        }
        found += declarations.variables.values.map { self.suggestion($0) }
        for (name, functions) in declarations.functions.all {
            if let function = functions.first { found.append(self.suggestion(name, function)) }
        }
        found += declarations.types.values.filter { isWanted($0, expected) }.map { self.suggestion($0) }
        return found.filter { Suggestion.isOffered($0.text) }
    }

    /// The types that may be named here: generic parameters, nested types, and all of the top level.
    func typeNames() -> [Suggestion] {
        var found = here.signature.parameters.filter { $0.kind == .declared }.map { Suggestion($0.name) }
        var context: DeclarationContext? = here.context
        while let current = context {
            if let nominal = current.nominal { found += nestedTypes(of: selfType(of: nominal)) }
            context = current.outer
        }
        return found + topLevelTypes()
    }

    /// The types of the top level: the program's, and the built-in ones, of which no record is read.
    func topLevelTypes(onlyProtocols: Bool = false) -> [Suggestion] {
        let own = declarations.types.values.filter { !onlyProtocols || $0.kind == .protocol }.map { suggestion($0) }
        let aliases = onlyProtocols ? [] : declarations.aliases.keys.map { Suggestion($0, "a type by another name") }
        let builtIn = declarations.builtIns.groups.compactMap { group -> Suggestion? in
            guard let header = BuiltInNames.header(of: group.header), !header.isExtension, !header.name.contains("."),
                !header.name.hasPrefix("_"), !onlyProtocols || group.header.contains("protocol \(header.name)")
            else { return nil }
            return Suggestion(header.name, group.summary)
        }
        return own + aliases + builtIn
    }

    /// The types that stand inside a type.
    ///
    /// - Parameter areAsked: whether those that its protocols ask of it, and other names of types, count too.
    func nestedTypes(of type: SwiftType, areAsked: Bool = true) -> [Suggestion] {
        memberHolders(of: type).flatMap { holder -> [Suggestion] in
            let own = holder.context.order.compactMap { member -> Suggestion? in
                switch member {
                case .type(let nominal): suggestion(nominal)
                case .alias(let alias) where areAsked: Suggestion(alias.name, "a type by another name")
                case .associatedType(let type) where areAsked: Suggestion(type.name)
                default: nil
                }
            }
            let path = holder.owner.qualifiedName + "."
            let records = holder.context.records.filter { areAsked && BuiltInNames.isType($0.signature) }
            let nested =
                holder.context.isBuiltIn && !holder.context.isExtension
                ? declarations.builtIns.typeNames.filter { $0.hasPrefix(path) } : []
            return own + records.compactMap { Suggestion(naming: $0) }
                + nested.map { Suggestion(String($0.dropFirst(path.count))) }
        }
    }

    /// The property wrappers, which stand behind `@`.
    func wrapperNames() -> [Suggestion] {
        let own = declarations.types.values.filter { isWrapper($0) }.map { suggestion($0) }
        let builtIn = declarations.builtIns.groups.compactMap { group -> Suggestion? in
            guard group.header.contains("@propertyWrapper"), let header = BuiltInNames.header(of: group.header) else {
                return nil
            }
            return Suggestion(header.name, group.summary)
        }
        return own + builtIn
    }
}
