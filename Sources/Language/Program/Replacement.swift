/// What is checked again where declarations take the place of others: those that may refer to them.
struct Replacement {
    /// What is declared without what was replaced, and without what must be checked again.
    let rest: Declarations
    /// What must be checked again, in the order of declaration.
    let reached: [SourceDeclaration]
    /// What may mean something else now.
    let reach: Reach

    /// - Parameters:
    ///   - dropped: what was replaced, as it was.
    ///   - added: what takes nobody's place, and may be meant by what was written before.
    ///   - left: what is left, as it counts from now on.
    ///   - declarations: what was declared before.
    init(
        of dropped: [SourceDeclaration], adding added: [SourceDeclaration] = [], in left: ArraySlice<SourceDeclaration>,
        _ declarations: Declarations
    ) {
        let isOwnType = { declarations.types[$0] != nil }
        var reach = Reach.words([])
        for source in dropped { _ = reach.add(source, isOwnType: isOwnType) }
        for source in added {
            if let names = source.namesOfNewMembers {
                reach.add(names)
            } else {
                _ = reach.add(source, isOwnType: isOwnType)
            }
        }
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for source in left where reach.includes(source.mentions) && reach.add(source, isOwnType: isOwnType) {
                hasGrown = true
            }
        }
        self.reach = reach
        reached = left.filter { reach.includes($0.mentions) }
        guard reach != .everything else {
            rest = Declarations(builtIns: declarations.builtIns, isInterrupted: declarations.isInterrupted)
            return
        }
        var rest = declarations
        for part in (dropped + reached).flatMap(\.declared) { rest.remove(part) }
        self.rest = rest
    }
}

extension Declarations {
    /// Removes what a declaration declares at the top level, together with all else of the same names.
    fileprivate mutating func remove(_ source: SourceDeclaration) {
        if let preview = source.preview {
            previewVariables[preview] = nil
            for name in source.topLevelNames where variables[name]?.preview == preview { variables.remove(name) }
            return
        }
        for name in source.topLevelNames {
            // Its extensions mention it, and are declared again.
            if let nominal = types[name] { extensions.removeAll(of: nominal) }
            types.remove(name)
            aliases.remove(name)
            functions.remove(name)
            variables.remove(name)
        }
    }
}
