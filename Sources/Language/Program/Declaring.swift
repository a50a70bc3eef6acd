import SwiftSyntax

/// Taking up an entry's declarations.
extension Checker {
    /// Declares all that `sources` hold, then checks it.
    ///
    /// - Parameter count: how many of the last sources belong to the entry at hand.
    /// - Returns: for each of those the context that holds its variables.
    func declare(_ sources: [SourceDeclaration], checked count: Int) throws -> [Int: DeclarationContext] {
        let (contexts, functions, computed, tops) = try read(sources, checked: count)
        let members = tops.sorted { $0.key < $1.key }.flatMap(\.value.order)
        try checkDeclarations(contexts, functions, beside: members)
        try checkAliases(members)
        _ = try checkVariables(computed)
        return tops
    }

    /// Declares all that `sources` hold without checking it.
    ///
    /// - Returns: what is to be checked with the declarations: the computed variables among it are those of earlier entries, for
    ///   all others are checked with the items.
    func read(_ sources: [SourceDeclaration], checked count: Int) throws -> (
        contexts: [DeclarationContext], functions: [FunctionDeclaration], computed: [PropertyDeclaration],
        tops: [Int: DeclarationContext]
    ) {
        var computed: [PropertyDeclaration] = []
        var contexts: [DeclarationContext] = []
        var functions: [FunctionDeclaration] = []
        var tops: [Int: DeclarationContext] = [:]
        var extensions: [(ExtensionDeclSyntax, SourceDeclaration)] = []
        for part in sources.flatMap(\.declared) {
            declarations.resultBuilders.formUnion(ResultBuilderFinder.names(in: part.syntax))
        }
        for (index, source) in sources.enumerated() {
            try goOn(at: source.syntax)
            for part in source.declared {
                if let syntax = part.syntax.as(ExtensionDeclSyntax.self) {
                    extensions.append((syntax, part))
                    continue
                }
                let top = DeclarationContext(nominal: nil, outer: nil, source: part.source)
                declarations.builtIns.own(top)
                try DeclarationReader(context: top, isBuiltIn: false, builders: declarations.resultBuilders)
                    .read(part.syntax)
                if let whole = part.binding.map({ TopLevelGuard($0, in: part.source) }) { bind(top, by: whole) }
                for member in top.order {
                    switch member {
                    case .type(let nominal):
                        try declare(nominal)
                        if let body = nominal.body {
                            contexts.append(body)
                            noteOperators(among: body.names)
                        }
                    case .alias(let alias): declarations.aliases.set(alias.name, to: alias)
                    case .function(let function):
                        let others = declarations.functions[function.name] ?? []
                        declarations.functions.set(function.name, to: others + [function])
                        functions.append(function)
                        noteOperators(among: [function.name])
                    case .property(let property): declare(property, of: source)
                    case .subscript, .enumCase, .associatedType: break
                    }
                }
                if index >= sources.count - count {
                    tops[index - (sources.count - count)] = top
                } else {
                    computed += top.computedVariables
                }
            }
        }
        for (syntax, source) in extensions { contexts.append(try declare(syntax, source)) }
        return (contexts, functions, computed, tops)
    }

    /// Declares a variable of the session. That of a preview is one as far as the session has none of its name.
    private func declare(_ property: PropertyDeclaration, of source: SourceDeclaration) {
        if let preview = source.preview {
            property.preview = preview
            declarations.previewVariables[preview, default: [:]][property.name] = property
            let isHidden = source.variableNames.contains {
                declarations.variables[$0].map { $0.preview == nil } ?? false
            }
            if isHidden { return }
        } else if !declarations.previewVariables.isEmpty {
            // With one of that name, what its wrapper is called goes, too.
            for name in ["_" + property.name, "$" + property.name]
            where declarations.variables[name].map({ $0.preview != nil }) ?? false {
                declarations.variables.remove(name)
            }
        }
        declarations.variables.set(property.name, to: property)
    }

    /// Notes for which operators the program declares functions.
    private func noteOperators(among names: Set<String>) {
        for name in names where Self.isOperator(name) { declarations.operators.insert(name) }
    }

    /// Notes that the variables of a context take their values from a `guard`.
    private func bind(_ top: DeclarationContext, by whole: TopLevelGuard) {
        for case .property(let property) in top.order {
            whole.properties.append(property)
            whole.shadowed[property.name] = declarations.variable(named: property.name)
            property.binding = whole
            property.global?.isBoundByPattern = true
        }
    }

    private func declare(_ nominal: NominalDeclaration) throws {
        if let known = declarations.types[nominal.name] {
            let isWritten = known.position.source.origin != nil && nominal.position.source.origin == nil
            throw Diagnostic(
                isWritten ? .expansion(.written(nominal.name)) : .redeclared(nominal.name), at: nominal.position,
                length: nominal.name.utf8.count)
        }
        declarations.types.set(nominal.name, to: nominal)
    }

    private func declare(_ syntax: ExtensionDeclSyntax, _ source: SourceDeclaration) throws -> DeclarationContext {
        var outer = CheckingContext(
            context: DeclarationContext(nominal: nil, outer: nil, source: source.source), source: source.source)
        outer.signature = .none
        let nominal = try within(outer) { try extendedType(syntax.extendedType) }
        let context = DeclarationContext(
            nominal: nominal, outer: outer.context, source: source.source, isExtension: true,
            extended: syntax.extendedType, inheritance: syntax.inheritanceClause,
            requirements: syntax.genericWhereClause)
        context.access = AccessModifier(syntax.modifiers)
        let constraints = syntax.genericWhereClause?.requirements.writtenText ?? ""
        let prefix = "extension \(syntax.extendedType.writtenText) \(constraints)."
        declarations.builtIns.own(context)
        let reader = DeclarationReader(context: context, isBuiltIn: false, builders: declarations.resultBuilders)
        for item in syntax.memberBlock.members {
            let keys = SourceDeclaration.memberKeys(of: item.decl).map { prefix + $0 }
            if !keys.isEmpty, source.replaced.isSuperset(of: keys) { continue }
            try reader.read(item.decl)
        }
        noteOperators(among: context.names)
        declarations.extensions.add(context, to: nominal)
        return context
    }

    /// The type that an extension extends; its generic arguments need not be written.
    private func extendedType(_ syntax: TypeSyntax) throws -> NominalDeclaration {
        if let name = syntax.as(IdentifierTypeSyntax.self)?.name.plainText {
            if let nominal = declarations.nominal(named: name) { return nominal }
            if let alias = declarations.alias(named: name), case .nominal(let type) = try resolve(alias) {
                return type.declaration
            }
        }
        if let member = syntax.as(MemberTypeSyntax.self), isModule(member.baseType),
            let nominal = declarations.builtIns.nominal(named: member.name.plainText)
        {
            return nominal
        }
        if let member = syntax.as(MemberTypeSyntax.self), let outer = try? extendedType(member.baseType) {
            for context in declarations.contexts(of: outer, holding: member.name.plainText) {
                // A protocol is no type by itself.
                for case .type(let nominal) in context.members(named: member.name.plainText)
                where nominal.kind == .protocol {
                    return nominal
                }
            }
        }
        if case .nominal(let type) = try resolveType(syntax, infersArguments: true) { return type.declaration }
        throw diagnostic(.cannotExtend(syntax.writtenText), at: syntax)
    }

    /// What a declaration of the entry at hand does when its turn comes: variables take their values.
    func items(
        for source: SourceDeclaration, context: DeclarationContext?, isReplacement: Bool
    ) throws -> [CheckedItem] {
        let text = source.summary
        let summary = DeclarationSummary(text: text, isReplacement: isReplacement)
        if case .property(let property)? = context?.order.first, let whole = property.binding {
            let statement = try check(whole)
            try checkWrittenTypes()
            let written = whole.syntax.writtenText
            return [.declaration(summary), .statement(statement)].map {
                CheckedItem(kind: $0, position: statement.position, text: written)
            }
        }
        let position = SourcePosition(
            source.source, offset: source.syntax.positionAfterSkippingLeadingTrivia.utf8Offset)
        let properties = (context?.order ?? []).compactMap { member -> PropertyDeclaration? in
            guard case .property(let property) = member else { return nil }
            return property
        }
        let variables = try checkVariables(properties)
        for property in properties where property.wrapper == nil { try checkAccessLevels(of: property) }
        try checkWrittenTypes()
        if let problem = problems.first { throw problem }
        let written = source.syntax.as(VariableDeclSyntax.self).map { DeclSyntax($0.withoutPreviewable) }
        var item = CheckedItem(
            kind: .declaration(summary), position: position, text: (written ?? source.syntax).writtenText)
        item.preview = source.preview
        if variables.isEmpty { return [item] }
        let texts = source.bindingTexts
        return variables.map { pattern, value in
            var item = item
            let text = variables.count == 1 ? text : source.keyword + " " + pattern.globalNames
            item.kind = .variable(pattern, value, DeclarationSummary(text: text, isReplacement: isReplacement))
            item.variableName = pattern.firstGlobal?.name
            if let name = item.variableName, let text = texts[name] { item.text = text }
            return item
        }
    }
}

extension DeclarationContext {
    /// The variables of which no value is stored.
    fileprivate var computedVariables: [PropertyDeclaration] {
        order.compactMap {
            guard case .property(let property) = $0, case .computed = property.storage else { return nil }
            return property
        }
    }
}

extension CheckedPattern {
    /// The variables of the session that take parts of the value.
    var globals: [GlobalVariable] {
        switch self {
        case .global(let variable): [variable]
        case .tuple(let parts): parts.flatMap(\.globals)
        default: []
        }
    }

    /// The first variable of the session that takes a part of the value.
    var firstGlobal: GlobalVariable? {
        switch self {
        case .global(let variable): variable
        case .tuple(let parts): parts.lazy.compactMap(\.firstGlobal).first
        default: nil
        }
    }

    /// The variables of the session that take parts of the value, as they would be written.
    fileprivate var globalNames: String {
        switch self {
        case .global(let variable): variable.name
        case .tuple(let parts): "(" + parts.map(\.globalNames).joined(separator: ", ") + ")"
        default: "_"
        }
    }
}

extension SourceDeclaration {
    /// `let` or `var`.
    fileprivate var keyword: String { syntax.as(VariableDeclSyntax.self)?.bindingSpecifier.text ?? "" }

    /// The declaration of each variable among several, alone: `var y = 2` of `var x = 1, y = 2`. Linear in their number.
    fileprivate var bindingTexts: [String: String] {
        guard let variable = syntax.as(VariableDeclSyntax.self), variable.bindings.count > 1 else { return [:] }
        var texts: [String: String] = [:]
        // `var x, y: Int`: the type that follows is that of both.
        var type: TypeAnnotationSyntax?
        for written in variable.bindings.reversed() {
            type = written.typeAnnotation ?? type
            var binding = written.with(\.trailingComma, nil)
            if binding.typeAnnotation == nil, binding.initializer == nil { binding.typeAnnotation = type?.trimmed }
            let text = variable.with(\.bindings, [binding.trimmed]).withoutPreviewable.writtenText
            for name in written.names { texts[name] = text }
        }
        return texts
    }

    /// The declaration of a variable among those that it declares, as it would be written alone.
    func text(ofVariable name: String) -> String {
        let written = syntax.as(VariableDeclSyntax.self).map { DeclSyntax($0.withoutPreviewable) } ?? syntax
        return bindingTexts[name] ?? written.writtenText
    }
}

extension VariableDeclSyntax {
    /// The names of the variables.
    var names: [String] { bindings.flatMap(\.names) }

    /// Whether nothing is stored: a variable with observers stores a value, too.
    var isComputed: Bool { bindings.allSatisfy { $0.accessorBlock != nil && $0.initializer == nil } }
}

extension PatternBindingSyntax {
    /// The names of the variables that it declares.
    fileprivate var names: [String] {
        if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.plainText] }
        return pattern.as(TuplePatternSyntax.self)?.boundNames.map(\.plainText) ?? [pattern.writtenText]
    }
}
