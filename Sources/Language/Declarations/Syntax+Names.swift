import SwiftSyntax

extension TokenSyntax {
    /// The token's text without backticks.
    var plainText: String {
        let text = self.text
        guard text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 else { return text }
        return String(text.dropFirst().dropLast())
    }
}

extension DeclSyntax {
    /// The modifiers of a declaration that may have some; asked by its kind, since to look for a conformance takes as long as
    /// to parse a variable.
    var modifiers: DeclModifierListSyntax? {
        switch self.as(DeclSyntaxEnum.self) {
        case .variableDecl(let syntax): syntax.modifiers
        case .functionDecl(let syntax): syntax.modifiers
        case .initializerDecl(let syntax): syntax.modifiers
        case .subscriptDecl(let syntax): syntax.modifiers
        case .typeAliasDecl(let syntax): syntax.modifiers
        case .associatedTypeDecl(let syntax): syntax.modifiers
        case .enumCaseDecl(let syntax): syntax.modifiers
        case .extensionDecl(let syntax): syntax.modifiers
        default: NominalHead(self)?.group.modifiers
        }
    }
}

extension DeclModifierListSyntax {
    func contains(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

    /// Whether `private` stands among them.
    var arePrivate: Bool { contains("private") }

    /// `private(set)`
    var keepSetterPrivate: Bool { contains { $0.name.text == "private" && $0.detail?.detail.text == "set" } }
}

extension AttributeSyntax {
    /// The name without generic arguments: `State`, `Self.Style`.
    var plainName: String {
        if let name = attributeName.as(IdentifierTypeSyntax.self) { return name.name.plainText }
        return attributeName.trimmedDescription
    }
}

extension AttributeListSyntax {
    /// The attributes that stand outside `#if`.
    var attributeElements: [AttributeSyntax] {
        compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            return attribute
        }
    }
}

extension [AttributeListSyntax.Element] {
    /// The names of the attributes.
    var names: [String] {
        compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            return attribute.plainName
        }
    }
}

extension SyntaxProtocol {
    /// Its text without the trivia around it: `trimmedDescription`, which makes two copies of the node on its way, for
    /// what every entry asks for.
    var writtenText: String {
        let bytes = syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length)
        return String(decoding: bytes.dropLast(trailingTriviaLength.utf8Length), as: UTF8.self)
    }

    /// What the construct is called in a message: `deinit`, `actor`.
    var kindName: String {
        switch kind {
        case .deinitializerDecl: "deinit"
        case .actorDecl: "actor"
        case .macroDecl: "macro"
        case .macroExpansionDecl, .macroExpansionExpr:
            "#" + (firstToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?.text ?? "macro")
        case .poundSourceLocation: "#sourceLocation"
        case .operatorDecl: "operator"
        case .precedenceGroupDecl: "precedencegroup"
        case .importDecl: "import"
        case .extensionDecl: "extension"
        case .deferStmt: "defer"
        case .awaitExpr: "await"
        case .labeledStmt: "label"
        case .yieldStmt: "yield"
        case .discardStmt: "discard"
        case .regexLiteralExpr: "regex literal"
        case .inOutExpr: "&"
        case .consumeExpr: "consume"
        case .copyExpr: "copy"
        case .borrowExpr: "borrow"
        case .postfixIfConfigExpr: "#if"
        default: firstToken(viewMode: .sourceAccurate)?.text ?? "this"
        }
    }
}
