import SwiftSyntax

/// What may mean something else once a declaration has taken the place of another.
///
/// Swift names what it uses, and what a declaration is stands in it, or in what it names: so a replaced declaration
/// reaches what mentions its name, what mentions one of those, and so on. An extension of a built-in type may be used
/// without any name, as a conformance or a subscript is: it reaches everything.
public enum Reach: Equatable {
    /// All that was entered.
    case everything
    /// What mentions one of these words.
    case words(Set<String>)

    /// Whether it reaches what mentions these words.
    func includes(_ mentions: MentionedWords) -> Bool {
        switch self {
        case .everything: true
        case .words(let words): words.contains(where: mentions.words.contains)
        }
    }

    /// Adds words.
    mutating func add(_ names: Set<String>) {
        if case .words(let words) = self { self = .words(words.union(names)) }
    }

    /// Adds what a declaration makes known; whether that is anything new.
    ///
    /// - Parameter isOwnType: whether the program declares a type of that name.
    mutating func add(_ source: SourceDeclaration, isOwnType: (String) -> Bool) -> Bool {
        guard case .words(let words) = self else { return false }
        guard let names = source.declaredNames(isOwnType: isOwnType) else {
            self = .everything
            return true
        }
        if words.isSuperset(of: names) { return false }
        self = .words(words.union(names))
        return true
    }
}

extension SourceDeclaration {
    /// The names without which nothing can refer to what it declares; nil where there are none such.
    fileprivate func declaredNames(isOwnType: (String) -> Bool) -> Set<String>? {
        if binding != nil { return nil }
        guard expansion == nil else {
            var names: Set<String> = []
            for part in declared {
                guard let more = part.declaredNames(isOwnType: isOwnType) else { return nil }
                names.formUnion(more)
            }
            return names
        }
        if let syntax = syntax.as(ExtensionDeclSyntax.self) {
            let names = syntax.extendedType.tokens(viewMode: .sourceAccurate).map(\.plainText)
            guard let root = names.first, isOwnType(root) else { return nil }
            return Set(names)
        }
        // What a builder's functions are for is decided while a declaration is read.
        guard !topLevelNames.isEmpty, ResultBuilderFinder.names(in: syntax).isEmpty else { return nil }
        return Set(topLevelNames)
    }

    /// The names without which nothing can refer to the members that an extension adds to its type; nil where there are
    /// others, or where it says to what the type conforms.
    var namesOfNewMembers: Set<String>? {
        guard let syntax = syntax.as(ExtensionDeclSyntax.self), syntax.inheritanceClause == nil else { return nil }
        var names: Set<String> = []
        for member in syntax.memberBlock.members {
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .variableDecl(let variable): names.formUnion(variable.names)
            case .functionDecl(let function): names.insert(function.name.plainText)
            default: return nil
            }
        }
        return names
    }

    /// The names that it adds to the top level, where it was written without an attribute that stands for more.
    var topLevelNames: [String] {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable): variable.names
        case .functionDecl(let function): [function.name.plainText]
        case .typeAliasDecl(let alias): [alias.name.plainText]
        default: NominalHead(syntax).map { [$0.name.plainText] } ?? []
        }
    }
}
