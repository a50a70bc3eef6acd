import SwiftOperators
import SwiftSyntax

extension CheckedProgram {
    /// What could come next in an entry that is being typed, by what is expected there.
    ///
    /// The text need not be complete or right: what stands in front of the place is understood as far as it goes. Costs
    /// a parse of the text and a check of what holds its end, a few milliseconds.
    ///
    /// - Parameters:
    ///   - text: the entry up to the cursor.
    ///   - canvas: the static type of the current canvas; nil where there is none.
    public func suggestions(in text: String, canvas: SwiftType?) -> Suggestions {
        let word = String(text.reversed().prefix { $0.isLetter || $0.isNumber || "_$".contains($0) }.reversed())
        let before = String(text.dropLast(word.count))
        guard word.first?.isNumber != true, !before.allSatisfy(\.isWhitespace) || !word.isEmpty else {
            return .none(for: word)
        }
        let entry = UnfinishedEntry(before, isWordEmpty: word.isEmpty)
        if before.last(where: { $0 != " " }) == "}", entry.token?.continuations.isEmpty != false {
            let entry = UnfinishedEntry(before, isWordEmpty: word.isEmpty, isLabel: true)
            let checker = Checker(declarations, source: entry.place.source)
            checker.completion = entry.place
            checker.completeItems(of: entry, over: self, canvas: canvas)
            if !entry.place.found.isEmpty { return Suggestions(word, entry.place.found) }
        }
        guard let token = entry.token else { return .none(for: word) }
        let checker = Checker(declarations, source: entry.place.source)
        checker.completion = entry.place
        if token.ancestor(ImportDeclSyntax.self) != nil {
            return Suggestions(word, Checker.modules.sorted().map { Suggestion($0, "a module") })
        }
        if token.parent?.parent?.is(AttributeSyntax.self) == true {
            checker.readUnfinished(entry, over: self)
            return Suggestions(word, checker.wrapperNames() + token.keywords.map { Suggestion($0) })
        }
        if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .pound {
            return Suggestions(word, [Suggestion("Preview", "Shows the views in its braces, as an editor does.")])
        }
        if token.followsValue { return Suggestions(word, token.continuations.map { Suggestion($0) }) }
        if token.namesDeclaration { return Suggestions(word, checker.requirements(toBeNamedAt: token)) }
        let keywords = word.isEmpty ? [] : token.keywords.map { Suggestion($0) }
        let isProtocol = token.namesProtocol
        checker.completeItems(of: entry, over: self, canvas: canvas)
        if isProtocol { return Suggestions(word, checker.topLevelTypes(onlyProtocols: true)) }
        if entry.place.found.isEmpty, let wrapper = token.ancestor(AttributeSyntax.self) {
            checker.completeWrapper(wrapper)
        }
        if entry.place.found.isEmpty, token.parent?.is(IdentifierTypeSyntax.self) == true {
            return Suggestions(word, checker.topLevelTypes() + keywords)
        }
        return Suggestions(word, entry.place.found + keywords)
    }

    /// What must be checked again where an unfinished entry takes the place of earlier declarations.
    fileprivate func replacement(by new: [SourceDeclaration]) -> Replacement? {
        var program = self
        return program.replace(new)
    }
}

/// An entry up to the cursor, parsed as far as it goes.
private struct UnfinishedEntry {
    /// Where it ends.
    let place: CompletionPlace
    /// What stands for the word that is typed; nil inside a comment or a text.
    let token: TokenSyntax?
    /// Its top-level items, operators grouped by precedence.
    let items: [CodeBlockItemSyntax]

    /// - Parameter isLabel: whether to take what is typed for the label of one more trailing closure.
    init(_ before: String, isWordEmpty: Bool, isLabel: Bool = false) {
        let source = SourceText(before + CompletionPlace.name + (isLabel ? ": {}" : ""))
        place = CompletionPlace(offset: before.utf8.count, in: source, isEmpty: isWordEmpty)
        let tree = OperatorTable.standardOperators.foldAll(ParsedText(source.text).tree) { _ in }
        token = tree.lastToken(viewMode: .sourceAccurate).flatMap { last in
            var token: TokenSyntax? = last
            while let current = token, current.text != CompletionPlace.name {
                token = current.previousToken(viewMode: .sourceAccurate)
                if current.position.utf8Offset < before.utf8.count { return nil }
            }
            return token
        }
        items = tree.as(SourceFileSyntax.self).map { Array($0.statements) } ?? []
    }

    /// The declarations, those of other kinds than the language has left out.
    var declarations: [SourceDeclaration] {
        items.compactMap { item in
            guard case .decl(let syntax) = item.item else { return nil }
            switch syntax.kind {
            case .structDecl, .enumDecl, .classDecl, .protocolDecl, .extensionDecl, .functionDecl, .variableDecl,
                .typeAliasDecl:
                // The place stands in what is typed, not in what an attribute makes of it.
                return place.isIn(item)
                    ? SourceDeclaration(asWritten: syntax, in: place.source)
                    : try? SourceDeclaration(syntax, in: place.source)
            default: return nil
            }
        }
    }
}

extension Checker {
    /// Declares what an unfinished entry declares, without checking it.
    @discardableResult
    fileprivate func readUnfinished(
        _ entry: UnfinishedEntry, over program: CheckedProgram
    ) -> (contexts: [DeclarationContext], functions: [FunctionDeclaration], tops: [DeclarationContext]) {
        let new = entry.declarations
        let replacement = program.replacement(by: new)
        if let replacement { declarations = replacement.rest }
        guard let read = try? read((replacement?.reached ?? []) + new, checked: new.count) else { return ([], [], []) }
        return (read.contexts, read.functions, read.tops.values.map { $0 })
    }

    /// Checks what holds the place that is completed.
    fileprivate func completeItems(of entry: UnfinishedEntry, over program: CheckedProgram, canvas: SwiftType?) {
        let read = readUnfinished(entry, over: program)
        outline(read.contexts, read.functions)
        for context in read.tops {
            for case .property(let property) in context.order { outline(property) }
        }
        guard let item = entry.items.first(where: { entry.place.isIn($0) }) else { return }
        if case .decl = item.item { return }
        _ = try? checkItem(item, canvas: canvas)
    }

    /// Works out what the given contexts declare as far as it can be told, and checks the body that holds the place.
    private func outline(_ contexts: [DeclarationContext], _ functions: [FunctionDeclaration]) {
        let all = contexts.flatMap { nested(in: $0) }
        for context in all {
            resolve(context)
            _ = inherited(in: context)
        }
        let members = all.flatMap(\.order)
        let callables = functions + members.flatMap(\.callables)
        for function in callables { try? resolveSignature(function) }
        for case .property(let property) in members { outline(property) }
        for function in callables where holdsPlace(function) { try? checkBody(of: function) }
    }

    private func outline(_ property: PropertyDeclaration) {
        if case .projected = property.storage { return }
        try? resolve(property)
        if property.wrapper == nil { try? checkDeclaredInitialValue(of: property) }
        for accessor in [property.getter, property.setter].compactMap({ $0 }) where holdsPlace(accessor) {
            try? checkBody(of: accessor)
        }
    }

    /// Checks the arguments of a wrapper whose variable is still to be typed.
    fileprivate func completeWrapper(_ attribute: AttributeSyntax) {
        guard case .argumentList(let list)? = attribute.arguments,
            let type = try? resolveType(attribute.attributeName, infersArguments: true)
        else { return }
        _ = try? call(initializers(of: type), arguments(of: list), expected: nil, at: attribute)
    }

    private func holdsPlace(_ function: FunctionDeclaration) -> Bool {
        guard let completion, completion.source === function.source else { return false }
        return function.syntax.body.map { completion.isIn($0) } ?? false
    }
}

extension Member {
    /// What can be called: the function, or the accessors of a subscript.
    fileprivate var callables: [FunctionDeclaration] {
        switch self {
        case .function(let function): [function]
        case .subscript(let declaration): [declaration.getter, declaration.setter].compactMap { $0 }
        case .property, .enumCase, .type, .alias, .associatedType: []
        }
    }
}

extension TokenSyntax {
    /// The innermost construct of a kind around it.
    func ancestor<Ancestor: SyntaxProtocol>(_ kind: Ancestor.Type) -> Ancestor? {
        var node = parent
        while let current = node {
            if let found = current.as(kind) { return found }
            node = current.parent
        }
        return nil
    }

    /// Whether it stands on the line of a value that is complete, so that only an operator or a dot can come next.
    fileprivate var followsValue: Bool {
        guard let before = previousToken(viewMode: .sourceAccurate), let owner = before.parent,
            !leadingTrivia.contains(where: \.isNewline), !before.trailingTrivia.contains(where: \.isNewline)
        else { return false }
        switch before.tokenKind {
        case .rightParen: return owner.is(FunctionCallExprSyntax.self) || owner.is(TupleExprSyntax.self)
        case .rightSquare:
            return owner.is(ArrayExprSyntax.self) || owner.is(DictionaryExprSyntax.self)
                || owner.is(SubscriptCallExprSyntax.self)
        case .stringQuote, .multilineStringQuote:
            return owner.as(StringLiteralExprSyntax.self)?.closingQuote.id == before.id
        case .integerLiteral, .floatLiteral: return true
        default: return false
        }
    }

    /// Whether it is the name that a variable or a function is declared by.
    fileprivate var namesDeclaration: Bool {
        if let function = parent?.as(FunctionDeclSyntax.self) { return function.name.id == id }
        return parent?.is(IdentifierPatternSyntax.self) == true
            && parent?.parent?.parent?.parent?.is(VariableDeclSyntax.self) == true
    }

    /// Whether only a protocol can stand here: behind `some` and `any`, and in the head of a type.
    fileprivate var namesProtocol: Bool {
        var node = parent
        while let current = node, current.is(TypeSyntax.self) || current.is(InheritedTypeSyntax.self) {
            if current.is(SomeOrAnyTypeSyntax.self) || current.is(InheritedTypeSyntax.self) { return true }
            guard !current.is(MemberTypeSyntax.self) else { return false }
            node = current.parent
        }
        guard let generic = node?.as(GenericParameterSyntax.self) else { return false }
        return generic.inheritedType.map { $0.position <= position } ?? false
    }
}
