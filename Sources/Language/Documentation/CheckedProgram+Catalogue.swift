import Catalogue

extension CheckedProgram {
    /// The names of the modifiers of views by what they are about; those of the program come last.
    public var modifiersByKind: [(kind: ModifierKind, names: [String])] {
        ModifierKind.allCases.map { kind in
            let groups = declarations.builtIns.groups.filter { $0.kind == kind }
            let names = groups.flatMap { $0.modifiers.map { BuiltInNames.name(of: $0.signature) } }
            return (kind, Set(names).sorted())
        }
    }

    /// The names of the types that can be made and shown, sorted.
    public var viewNames: [String] {
        let checker = Checker(declarations, source: SourceText(""))
        let builtIn = declarations.builtIns.typeNames.filter { !$0.contains(".") && !$0.hasPrefix("_") }
        let nominals = builtIn.compactMap { declarations.builtIns.nominal(named: $0) } + declarations.types.values
        let views = nominals.filter { nominal in
            let type = checker.selfType(of: nominal)
            return nominal.kind != .protocol && checker.isView(type) && !checker.initializers(of: type).isEmpty
        }
        return Set(views.map(\.name)).sorted()
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
