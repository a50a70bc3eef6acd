import SwiftSyntax

/// Where a modifier may stand, as far as the syntax tells.
struct ModifierPlace {
    /// The declarations on which it may stand.
    let kinds: [SyntaxKind]
    /// What those may stand in.
    let scopes: Set<Scope>
    /// Where it belongs, in words.
    let words: String

    /// What a declaration stands in. An extension may be one of any type.
    enum Scope {
        case topLevel, body, `struct`, `enum`, `class`, `protocol`, `extension`
    }

    /// The places of all modifiers that are known.
    static let all: [String: ModifierPlace] = {
        let members: [SyntaxKind] = [.functionDecl, .variableDecl, .subscriptDecl]
        let types: Set<Scope> = [.struct, .enum, .class, .protocol, .extension]
        let changing = ModifierPlace(
            kinds: [.functionDecl, .accessorDecl], scopes: types.subtracting([.class]),
            words: "methods and accessors of structs, enums and protocols")
        let constructing = ModifierPlace(
            kinds: [.initializerDecl], scopes: [.class, .extension], words: "initializers of classes")
        let ofType = ModifierPlace(
            kinds: members, scopes: types, words: "methods, properties and subscripts of types")
        let access = ModifierPlace(
            kinds: members + [
                .initializerDecl, .structDecl, .enumDecl, .classDecl, .protocolDecl, .extensionDecl, .typeAliasDecl,
                .importDecl, .associatedTypeDecl,
            ], scopes: types.union([.topLevel]), words: "declarations at the top level or in types, and not on cases")
        let overridable = "classes, and their methods, properties and subscripts"
        return [
            "override": ModifierPlace(
                kinds: members + [.initializerDecl], scopes: [.class, .extension], words: "class members"),
            "mutating": changing, "nonmutating": changing, "convenience": constructing, "required": constructing,
            "indirect": ModifierPlace(
                kinds: [.enumDecl, .enumCaseDecl], scopes: types.union([.topLevel, .body]),
                words: "enums and their cases"),
            "lazy": ModifierPlace(
                kinds: [.variableDecl], scopes: types.union([.topLevel, .body]), words: "properties"),
            "final": ModifierPlace(kinds: members, scopes: [.class, .extension], words: overridable),
            "open": ModifierPlace(kinds: members, scopes: [.class, .extension], words: overridable),
            "static": ofType, "class": ofType, "private": access, "fileprivate": access, "internal": access,
            "package": access, "public": access,
        ]
    }()

    /// Where a modifier belongs, in words; nil where it may stand.
    static func refusal(of modifier: DeclModifierSyntax) -> String? {
        guard let place = all[modifier.name.text] else { return nil }
        // The modifiers of an accessor are no list.
        guard
            let owner = modifier.parent?.is(DeclModifierListSyntax.self) == true
                ? modifier.parent?.parent : modifier.parent
        else { return nil }
        if owner.kind == .classDecl, ["final", "open"].contains(modifier.name.text) { return nil }
        return place.kinds.contains(owner.kind) && place.scopes.contains(Scope(around: owner)) ? nil : place.words
    }
}

extension ModifierPlace.Scope {
    /// What the nearest type or body around a declaration is.
    fileprivate init(around declaration: Syntax) {
        var node = declaration.parent
        while let current = node {
            switch current.kind {
            case .memberBlock:
                switch current.parent?.kind {
                case .structDecl: self = .struct
                case .enumDecl: self = .enum
                case .classDecl: self = .class
                case .protocolDecl: self = .protocol
                default: self = .extension
                }
                return
            case .codeBlock, .closureExpr,
                .accessorBlock where !declaration.is(AccessorDeclSyntax.self):
                self = .body
                return
            default: node = current.parent
            }
        }
        self = .topLevel
    }
}
