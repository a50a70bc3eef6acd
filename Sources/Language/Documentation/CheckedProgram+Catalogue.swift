import Catalogue

extension CheckedProgram {
    /// The names of the modifiers of views by what they are about; those of the program come last.
    public var modifiersByKind: [(kind: ModifierKind, names: [String])] {
        ModifierKind.allCases.map { kind in
            let groups = declarations.builtIns.groups.filter { $0.kind == kind }
            let names = groups.flatMap { $0.modifiers.map { BuiltInNames.name(of: $0.signature) } }
            return (kind, Set(names).sorted() + (kind == .styles ? ownModifiers : []))
        }
    }

    /// The names of the modifiers that the program declares, sorted.
    private var ownModifiers: [String] {
        let contexts = declarations.builtIns.nominal(named: "View").map { declarations.extensions.all(of: $0) } ?? []
        return Set(contexts.flatMap(\.order).filter { $0.isFunction && !$0.isStatic }.map(\.name)).sorted()
    }

    /// The names of the types that can be made and shown, sorted.
    public var viewNames: [String] { views.map(\.text) }

    /// The types that can be made and shown, sorted, with one line about each. Of built-ins no record is read.
    public var views: [Suggestion] {
        let groups = declarations.builtIns.groups
        var shown: Set<String> = ["View"]
        var count = 0
        while count < shown.count {
            count = shown.count
            for group in groups where !shown.isDisjoint(with: BuiltInNames.inheritance(of: group.header)) {
                if let name = BuiltInNames.typeName(of: group.header) { shown.insert(name) }
            }
        }
        let made = Set(
            groups.filter { $0.members.contains { BuiltInNames.name(of: $0.signature) == "init" } }
                .compactMap { BuiltInNames.header(of: $0.header)?.name })
        let builtIn = groups.compactMap { group -> Suggestion? in
            guard let name = BuiltInNames.typeName(of: group.header), shown.contains(name), made.contains(name),
                BuiltInNames.protocolName(of: group.header) == nil, !name.contains("."), !name.hasPrefix("_")
            else { return nil }
            return Suggestion(name, group.summary)
        }
        let checker = Checker(declarations, source: SourceText(""))
        let own = declarations.types.values.filter { nominal in
            let type = checker.selfType(of: nominal)
            return nominal.kind != .protocol && checker.isView(type) && !checker.initializers(of: type).isEmpty
        }
        var seen: Set<String> = []
        return (own.map { checker.suggestion($0) } + builtIn).filter { seen.insert($0.text).inserted }
            .sorted { $0.text < $1.text }
    }

    /// The static type of an expression, or of modifiers that are put on the canvas; nil for a declaration or a
    /// statement.
    ///
    /// - Throws: what is wrong with it, as a `Diagnostic`.
    public func type(of text: String, canvas: SwiftType?) throws -> SwiftType? {
        let items = try check(text, canvas: canvas).items
        guard items.count == 1, let item = items.first else { return nil }
        switch item.kind {
        case .view(let expression), .value(let expression), .modifiers(let expression, _): return expression.type
        case .statement(let statement):
            guard case .expression(let expression) = statement.kind else { return nil }
            return expression.type
        case .declaration, .variable, .nothing: return nil
        }
    }
}
