import SwiftSyntax

/// What a type, an extension, or an entry declares twice.
extension Checker {
    /// Throws for the first member that one of the contexts declares again, by itself or together with another of the
    /// same text. What another entry declares again takes the place of the first, unless a type holds that itself.
    func checkRedeclarations(in contexts: [DeclarationContext]) throws {
        var together: [ContextKey: [String: [Member]]] = [:]
        for context in contexts {
            guard let nominal = context.nominal else { continue }
            let key = ContextKey(
                nominal: nominal, source: ObjectIdentifier(context.source),
                requirements: context.requirements?.requirements.writtenText)
            if context.isExtension {
                // What the type declares itself, whichever entry holds it, no extension can take the place of.
                let isOfProgram = !nominal.isBuiltIn && nominal.kind != .protocol
                let own = isOfProgram && context.requirements == nil ? nominal.body : nil
                for member in context.order {
                    let others = together[key]?[member.name] ?? []
                    try requireNew(member, among: others + (own?.members(named: member.name) ?? []))
                }
            }
            try checkRedeclarations(among: context.order)
            // An extension of a protocol may implement its requirements.
            guard nominal.kind != .protocol || context.isExtension else { continue }
            for member in context.order { together[key, default: [:]][member.name, default: []].append(member) }
        }
    }

    /// The contexts of one entry whose members belong to the same type with the same requirements.
    private struct ContextKey: Hashable {
        let nominal: NominalDeclaration
        let source: ObjectIdentifier
        let requirements: String?
    }

    /// Throws for the first declaration of no type that an entry makes twice.
    func checkRedeclarations(among members: [Member]) throws {
        var seen: [String: [Member]] = [:]
        for member in members {
            try requireNew(member, among: seen[member.name] ?? [])
            seen[member.name, default: []].append(member)
        }
    }

    private func requireNew(_ member: Member, among others: [Member]) throws {
        guard let position = member.redeclaredPosition,
            others.contains(where: { isSameDeclaration(member, $0) })
        else { return }
        throw Diagnostic(.redeclared(member.fullName), at: position, length: member.name.utf8.count)
    }

    private func isSameDeclaration(_ one: Member, _ other: Member) -> Bool {
        // Outside of types, all that is declared stands beside each other.
        guard one.isStatic == other.isStatic || one.isTopLevel || other.isTopLevel else { return false }
        switch (one, other) {
        case _ where one.isType || other.isType: return true
        case (.function(let a), .function(let b)): return isSameFunction(a, b)
        case (.subscript(let a), .subscript(let b)): return isSameFunction(a.getter, b.getter)
        case (.function(let function), .property), (.property, .function(let function)):
            return function.parameters.isEmpty
        case (.property(let a), .property(let b)): return a.wrapper == nil && b.wrapper == nil
        case (.enumCase(let a), .enumCase(let b)):
            return a.payload.isEmpty || b.payload.isEmpty || a.payload.map(\.label) == b.payload.map(\.label)
        case (.enumCase(let enumCase), .property), (.property, .enumCase(let enumCase)): return enumCase.payload.isEmpty
        case (.enumCase(let enumCase), .function(let function)), (.function(let function), .enumCase(let enumCase)):
            return makes(function, as: enumCase)
        default: return false
        }
    }

    /// Whether nothing tells a function from a case that it makes a value like.
    private func makes(_ function: FunctionDeclaration, as enumCase: EnumCase) -> Bool {
        guard !enumCase.payload.isEmpty, let owner = function.owner else { return false }
        return function.parameters.map(\.label) == enumCase.payload.map(\.label)
            && function.parameters.map(\.type) == enumCase.payload.map(\.type)
            && function.result == selfType(of: owner)
    }

    /// Whether nothing tells two overloads apart.
    private func isSameFunction(_ one: FunctionDeclaration, _ other: FunctionDeclaration) -> Bool {
        one.parameters.map(\.label) == other.parameters.map(\.label)
            && one.parameters.map(\.type) == other.parameters.map(\.type)
            && one.parameters.map(\.type.isThrowingFunction) == other.parameters.map(\.type.isThrowingFunction)
            && one.parameters.map(\.isAutoclosure) == other.parameters.map(\.isAutoclosure)
            && one.parameters.map(\.isVariadic) == other.parameters.map(\.isVariadic)
            && one.parameters.map(\.isInout) == other.parameters.map(\.isInout)
            && (one.result == other.result || one.kind == .initializer) && one.isPostfix == other.isPostfix
            && one.syntax.generics?.writtenText == other.syntax.generics?.writtenText
            && one.syntax.requirements?.writtenText == other.syntax.requirements?.writtenText
    }
}

extension Member {
    /// Whether it belongs to no type.
    fileprivate var isTopLevel: Bool {
        switch self {
        case .function(let function): function.context.nominal == nil
        case .property(let property): property.context.nominal == nil
        case .subscript, .enumCase, .type, .alias, .associatedType: false
        }
    }

    /// The position for the message; nil where nothing is wrong with the name, and for members that a wrapper adds.
    fileprivate var redeclaredPosition: SourcePosition? {
        switch self {
        case .function(let function): function.position
        case .subscript(let declaration): declaration.getter.position
        case .property(let property):
            // What a `guard` binds may have the name of what stands before it, which it hides.
            if case .projected = property.storage { nil } else { property.binding == nil ? property.position : nil }
        case .enumCase(let enumCase): enumCase.position
        case .type(let nominal): nominal.position
        case .alias(let alias): alias.position
        case .associatedType: nil
        }
    }

    /// The name with labels, where it has some: `f(x:)`.
    fileprivate var fullName: String {
        let parameters: [Parameter]
        switch self {
        case .function(let function): parameters = function.parameters
        case .subscript(let declaration): parameters = declaration.getter.parameters
        case .enumCase(let enumCase) where !enumCase.payload.isEmpty: parameters = enumCase.payload
        default: return name
        }
        guard parameters.isEmpty || parameters.contains(where: { $0.label != nil }) else { return name }
        return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

/// Names that stand twice in one list of parameters, or in one block of a body.
enum RepeatedNames {
    /// The first parameter whose name another has.
    static func first(in list: FunctionParameterListSyntax) -> TokenSyntax? {
        repeated(list.map { $0.secondName ?? $0.firstName })
    }

    /// The first generic parameter whose name another has.
    static func first(in list: GenericParameterListSyntax) -> TokenSyntax? {
        repeated(list.map(\.name))
    }

    /// The first label that another has.
    static func first(in labels: [TokenSyntax]) -> TokenSyntax? { repeated(labels) }

    /// The first variable whose name another of the same block has, or function that is declared alike. What a `guard`
    /// binds may have the name of what stands before it, which it hides.
    static func first(in block: CodeBlockItemListSyntax) -> TokenSyntax? {
        guard block.count > 1 else { return nil }
        var seen: Set<String> = []
        for item in block {
            let names = variables(of: item)
            if item.item.is(GuardStmtSyntax.self) {
                seen.formUnion(names.map(\.plainText))
            } else if let name = repeated(names, &seen) {
                return name
            }
        }
        return repeatedFunction(in: block)
    }

    private static func repeatedFunction(in block: CodeBlockItemListSyntax) -> TokenSyntax? {
        var seen: Set<String> = []
        let functions = block.compactMap { $0.item.as(FunctionDeclSyntax.self) }
        return functions.first { function in
            let generics = function.genericParameterClause?.writtenText ?? ""
            return !seen.insert(function.name.plainText + generics + function.signature.writtenText).inserted
        }?.name
    }

    private static func repeated(_ names: [TokenSyntax]) -> TokenSyntax? {
        var seen: Set<String> = []
        return repeated(names, &seen)
    }

    private static func repeated(_ names: [TokenSyntax], _ seen: inout Set<String>) -> TokenSyntax? {
        names.first { $0.text != "_" && !seen.insert($0.plainText).inserted }
    }

    /// The variables that a statement declares for those after it.
    static func variables(of item: CodeBlockItemSyntax) -> [TokenSyntax] {
        if let variables = item.item.as(VariableDeclSyntax.self) {
            return variables.bindings.flatMap { names(of: $0.pattern) }
        }
        guard let statement = item.item.as(GuardStmtSyntax.self) else { return [] }
        return statement.conditions.flatMap { element -> [TokenSyntax] in
            guard case .optionalBinding(let binding) = element.condition else { return [] }
            return names(of: binding.pattern)
        }
    }

    private static func names(of pattern: PatternSyntax) -> [TokenSyntax] {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let name): [name.identifier]
        case .tuplePattern(let tuple): tuple.elements.flatMap { names(of: $0.pattern) }
        default: []
        }
    }
}
