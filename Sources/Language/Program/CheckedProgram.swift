import Catalogue
import SwiftOperators
import SwiftSyntax

/// All that is declared so far, as a value: checking an entry answers with the program that it leads to, and leaves
/// this one as it was.
public struct CheckedProgram {
    /// The built-ins and the program's own declarations.
    var declarations: Declarations
    /// The program's declarations as they were written, in order.
    private(set) var sources = SourceDeclarations()

    /// The operators and their precedence, the program's own among them.
    private(set) var operators = OperatorTable.standardOperators

    /// A program in which nothing is declared.
    ///
    /// - Parameters:
    ///   - builtIns: the whole catalogue.
    ///   - isInterrupted: asked every few steps of a check whether to stop. What the check answers then says nothing.
    public init(builtIns: BuiltIns, isInterrupted: @escaping @Sendable () -> Bool = { false }) {
        declarations = Declarations(builtIns: BuiltInIndex(builtIns), isInterrupted: isInterrupted)
    }

    /// Checks one entry.
    ///
    /// Types, functions and extensions of an entry may refer to one another in any order; its other items are checked
    /// in order. Costs a few milliseconds for an entry of ten lines. Where the entry declares a name anew, what may refer
    /// to it is checked again.
    ///
    /// - Parameters:
    ///   - reading: complete Swift.
    ///   - canvas: the static type of the current canvas; nil where there is none.
    ///   - shadows: whether a variable leaves earlier ones of its name to what was entered before it, rather than
    ///     taking their place.
    /// - Throws: the first thing that is wrong, as a `Diagnostic`.
    public func check(_ reading: Reading, canvas: SwiftType?, shadows: Bool = false) throws -> CheckedEntry {
        let parsed = try ParsedSource(reading, operators: operators)
        lazy var own = Set(
            parsed.items.compactMap { $0.item.as(DeclSyntax.self)?.asProtocol((any NamedDeclSyntax).self)?.name.text })
        try Refusals.check(parsed) { own.contains($0) || declarations.types[$0] != nil }
        let items = try topLevelItems(of: parsed)
        // A variable takes the place of an earlier one, unless its value comes from that one.
        let variables = Set(items.compactMap(\.declaration).filter(\.isVariable).flatMap(\.keys))
        var misfit: Diagnostic?
        if !shadows, sources.hold(anyOf: variables) {
            do {
                var entry = try check(items, of: parsed, canvas: canvas, shadows: false)
                entry.takesPlaceOfVariables = true
                return entry
            } catch let diagnostic as Diagnostic {
                if case .noLongerFits = diagnostic.problem { misfit = diagnostic }
            }
        }
        var entry = try check(items, of: parsed, canvas: canvas, shadows: true)
        entry.misfit = misfit
        return entry
    }

    private func check(
        _ items: [Item], of parsed: ParsedSource, canvas: SwiftType?, shadows: Bool
    ) throws -> CheckedEntry {
        var program = self
        program.operators = parsed.operators
        let new = items.compactMap { $0.declaration }
        let replacement = program.replace(new, shadows: shadows)
        let checker = Checker(replacement?.rest ?? declarations, source: parsed.source)
        if items.contains(where: \.importsFoundation) { checker.declarations.importsFoundation = true }
        let tops: [Int: DeclarationContext]
        let reached = replacement?.reached ?? []
        do {
            tops = try checker.declare(reached + new, checked: new.count)
        } catch let diagnostic as Diagnostic where diagnostic.told.position.source !== parsed.source {
            let told = diagnostic.told
            let declaration = reached.last { $0.begins(before: told.position) }
            let line = (declaration?.firstLine).map(String.init) ?? told.position.source.firstLine
            throw Diagnostic(.noLongerFits(entry: line, problem: told.problem), at: told.position, length: told.length)
        }
        if replacement != nil { program.carryGenerations(from: self, to: checker.declarations) }
        var checked: [CheckedItem] = []
        var position = canvas
        var next = 0
        for item in items {
            var results: [CheckedItem]
            switch item {
            case .declaration(let source):
                results = try checker.seeing(variablesOf: source.preview) {
                    try checker.items(for: source, context: tops[next], isReplacement: isReplaced(source))
                }
                for index in results.indices { results[index].mentions = source.mentions }
                next += 1
                if let program = source.mainProgram {
                    results.append(try checker.checkItem(program, canvas: position))
                    results[results.count - 1].refers(to: program)
                }
            case .nothing(let syntax):
                results = [
                    CheckedItem(kind: .nothing, position: checker.position(syntax), text: syntax.writtenText)
                ]
            case .running(let syntax):
                let preview = PreviewID(syntax, in: parsed.source)
                results = [try checker.seeing(variablesOf: preview) { try checker.checkItem(syntax, canvas: position) }]
                results[0].refers(to: syntax)
            }
            for var result in results {
                result.source = parsed.source
                if let type = result.canvasType { position = type }
                checked.append(result)
            }
        }
        program.declarations = checker.declarations
        return CheckedEntry(
            program: program, items: checked, reach: replacement?.reach, branches: parsed.branches,
            notes: checker.notesOnEntry)
    }

    /// Checks an item of an earlier entry again, after declarations were replaced.
    ///
    /// - Throws: why it no longer fits, as a `Diagnostic`.
    public func recheck(_ item: CheckedItem, canvas: SwiftType?) throws -> CheckedItem {
        guard let source = item.source else { return item }
        let checker = Checker(declarations, source: source)
        let preview = item.preview ?? item.syntax.flatMap { PreviewID($0, in: source) }
        return try checker.seeing(variablesOf: preview) { try recheck(item, canvas: canvas, by: checker) }
    }

    private func recheck(_ item: CheckedItem, canvas: SwiftType?, by checker: Checker) throws -> CheckedItem {
        var result = item
        if let syntax = item.syntax {
            result.kind = try checker.checkItem(syntax, canvas: canvas).kind
        } else if case .variable(let pattern, _, let summary) = item.kind {
            let properties = pattern.globals.compactMap { stored($0.name, in: checker.declarations) }
            let property = properties.first { $0.destructuring != nil } ?? properties.first
            // A computed variable of its name needs no value.
            if property == nil, pattern.globals.allSatisfy({ checker.declarations.variables[$0.name] != nil }) {
                result.kind = .nothing
            }
            // What several are bound by is an item of the first one.
            let leader = property?.destructuring?.properties.first ?? property
            if let property, let leader, let first = try checker.checkVariables([leader]).first {
                result.kind = .variable(first.0, first.1, summary)
                let name = property.wrapper == nil ? property.name : String(property.name.dropFirst())
                // Another one has taken its place.
                if item.preview == nil, let latest = sources.latest(known: SourceDeclaration.key(ofVariable: name)),
                    latest.source !== item.source
                {
                    result.text = latest.text(ofVariable: name)
                    result.variableName = first.0.firstGlobal?.name
                    result.mentions = latest.mentions
                }
            }
        }
        return result
    }

    /// What is stored under the name of an earlier variable, which may be wrapped now where it was not, or the other way
    /// round.
    private func stored(_ name: String, in declarations: Declarations) -> PropertyDeclaration? {
        if let own = declarations.variables[name], own.global != nil, own.wrapper == nil { return own }
        let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
        return [plain, "_" + plain].lazy.compactMap { declarations.variables[$0] }.first { $0.global != nil }
    }

    private enum Item {
        case declaration(SourceDeclaration)
        case running(CodeBlockItemSyntax)
        case nothing(CodeBlockItemSyntax)

        var declaration: SourceDeclaration? {
            guard case .declaration(let source) = self else { return nil }
            return source
        }

        var importsFoundation: Bool {
            guard case .nothing(let item) = self, case .decl(let declaration) = item.item else { return false }
            return declaration.as(ImportDeclSyntax.self)?.importsFoundation == true
        }
    }

    private func topLevelItems(of parsed: ParsedSource) throws -> [Item] {
        let position = { (node: Syntax) in
            SourcePosition(parsed.source, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        var items: [Item] = []
        for item in parsed.items {
            if case .stmt(let statement) = item.item, let binding = statement.as(GuardStmtSyntax.self),
                let declaration = SourceDeclaration(binding: binding, in: parsed.source)
            {
                items.append(.declaration(declaration))
                continue
            }
            items += item.previewables.map {
                .declaration(SourceDeclaration(previewable: $0, in: parsed.source))
            }
            guard case .decl(let declaration) = item.item else {
                items.append(.running(item))
                continue
            }
            switch declaration.as(DeclSyntaxEnum.self) {
            case .importDecl(let syntax):
                guard Platform.allModules.contains(syntax.module) else {
                    throw Diagnostic(.unknownModule(syntax.module), at: position(Syntax(syntax.path)))
                }
                items.append(.nothing(item))
            case .macroExpansionDecl: items.append(.running(item))
            case .variableDecl(let variable) where variable.bindsNothing: items.append(.running(item))
            case .structDecl, .enumDecl, .classDecl, .protocolDecl, .extensionDecl, .functionDecl, .variableDecl,
                .typeAliasDecl, .operatorDecl, .precedenceGroupDecl:
                items.append(.declaration(try SourceDeclaration(declaration, in: parsed.source)))
            default:
                throw Diagnostic(.unsupportedDeclaration(declaration.kindName), at: position(Syntax(declaration)))
            }
        }
        return items
    }

    /// Adds declarations, and drops those that they take the place of; nil where there are none.
    mutating func replace(_ new: [SourceDeclaration], shadows: Bool = false) -> Replacement? {
        let dropped = sources.replace(Set(new.flatMap { shadows && $0.isVariable ? [] : $0.keys }))
        sources.append(new)
        let added = new.filter(joins)
        if dropped.isEmpty, added.isEmpty { return nil }
        return Replacement(of: dropped, adding: added, in: sources.all.dropLast(new.count), declarations)
    }

    /// Whether what was entered before may mean a new declaration: an extension of a type of the program, or a function
    /// beside others of its name.
    private func joins(_ source: SourceDeclaration) -> Bool {
        if let syntax = source.syntax.as(ExtensionDeclSyntax.self) {
            let root = syntax.extendedType.firstToken(viewMode: .sourceAccurate)?.plainText
            return root.map { declarations.types[$0] != nil } ?? false
        }
        return source.syntax.is(FunctionDeclSyntax.self)
            && source.topLevelNames.contains { declarations.functions[$0] != nil }
    }

    private func isReplaced(_ source: SourceDeclaration) -> Bool {
        if source.isVariable {
            // A preview has its own beside those of the session.
            return source.preview == nil
                && source.variableNames.contains { declarations.variables[$0].map { $0.preview == nil } ?? false }
        }
        return sources.hold(anyOf: Set(source.keys))
    }

    /// The names of the types that store other properties here than in an earlier program that declares them, too.
    public func typesStoringOtherProperties(than earlier: CheckedProgram) -> Set<String> {
        Set(
            declarations.types.all.filter { name, type in
                earlier.declarations.types[name].map { $0.generation != type.generation } ?? false
            }.keys)
    }

    /// Types whose stored properties changed are of a new generation.
    private func carryGenerations(from old: CheckedProgram, to declarations: Declarations) {
        for (name, nominal) in declarations.types.all {
            guard let before = old.declarations.types[name], before !== nominal else { continue }
            Self.carry(from: before, to: nominal)
        }
    }

    private static func carry(from old: NominalDeclaration, to new: NominalDeclaration) {
        let fields = { (nominal: NominalDeclaration) in nominal.storedProperties.map { "\($0.name): \($0.type)" } }
        let cases = { (nominal: NominalDeclaration) in
            nominal.cases.map { "\($0.name)\($0.payload.map { "\($0.type)" })" }
        }
        let isSame = old.kind == new.kind && fields(old) == fields(new) && cases(old) == cases(new)
        new.generation = old.generation + (isSame ? 0 : 1)
        for case .type(let nested) in new.body?.order ?? [] {
            for case .type(let before) in old.body?.members(named: nested.name) ?? [] {
                carry(from: before, to: nested)
            }
        }
    }
}

/// What an entry leads to.
public struct CheckedEntry {
    /// The program with the entry's declarations.
    public let program: CheckedProgram
    /// What the entry's items do, in order.
    public let items: [CheckedItem]
    /// Where declarations took the place of earlier ones, which items of earlier entries may refer to what is no longer
    /// there, and must be checked again; nil where none did.
    public let reach: Reach?
    /// Whether a variable took the place of an earlier one, so that all that refers to it means the new one.
    public internal(set) var takesPlaceOfVariables = false
    /// Where a variable left an earlier one to what was entered before: what would no longer fit, where that is why.
    public internal(set) var misfit: Diagnostic?
    /// What was decided of the entry's conditions, `#if` and `#available`.
    public let branches: [TakenBranch]
    /// What may surprise, though it is valid.
    public let notes: [CheckNote]
}

extension CheckedItem {
    /// Notes what the item runs, and so may refer to.
    fileprivate mutating func refers(to syntax: CodeBlockItemSyntax) {
        self.syntax = syntax
        mentions = MentionedWords(syntax)
    }

    /// The static type of the canvas after the item; nil where it leaves the canvas as it is.
    public var canvasType: SwiftType? {
        switch kind {
        case .view(let value), .modifiers(let value, _): value.type
        case .declaration, .variable, .statement, .value, .nothing: nil
        }
    }
}

extension CheckedProgram {
    /// The built-ins whose signatures can't be understood, each with what is wrong; for tests. Reads them all.
    func faultySignatures() -> [String] {
        let checker = Checker(declarations, source: SourceText(""))
        var faults = declarations.builtIns.unknownExtensions.map { "extension of unknown " + $0 }
        for context in declarations.builtIns.allContexts() {
            faults += context.readAll()
            for problem in checker.faults(of: context) {
                faults.append("\(context.nominal?.qualifiedName ?? ""): " + problem)
            }
        }
        return faults
    }
}

extension Checker {
    fileprivate func faults(of context: DeclarationContext) -> [String] {
        resolve(context)
        _ = inherited(in: context)
        var faults = problems.map(\.drawn)
        problems = []
        for member in context.order {
            do {
                switch member {
                case .function(let function):
                    try resolveSignature(function)
                    try checkBody(of: function)
                case .property(let property):
                    try resolve(property)
                    for accessor in [property.getter, property.setter].compactMap({ $0 }) {
                        try resolveSignature(accessor)
                        try checkBody(of: accessor)
                    }
                case .subscript(let declaration):
                    try resolveSignature(declaration.getter)
                    try declaration.setter.map { try resolveSignature($0) }
                case .enumCase(let enumCase): try resolve(enumCase)
                case .alias(let alias): _ = try resolve(alias)
                case .type, .associatedType: break
                }
            } catch let diagnostic as Diagnostic {
                faults.append(diagnostic.drawn)
            } catch {
                faults.append("\(error)")
            }
        }
        return faults
    }
}
