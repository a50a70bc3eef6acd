import SwiftSyntax

extension TokenSyntax {
    /// The keywords that may stand in its place, by what is around it and in front of it.
    var keywords: [Keyword] { keywordPlaces.flatMap { Keyword.all(at: $0) } + continuations }

    private var keywordPlaces: [Keyword.Place] {
        if parent?.parent?.is(AttributeSyntax.self) == true {
            switch block?.kind {
            case nil: return [.attribute, .topLevelAttribute]
            case .memberBlock: return [.attribute, .memberAttribute]
            default: return [.attribute]
            }
        }
        if parent?.is(IdentifierTypeSyntax.self) == true { return [.type] }
        guard !isMemberName else { return [] }
        switch block?.kind {
        case .memberBlock:
            let isCase = ancestor(EnumDeclSyntax.self)?.memberBlock.id == block?.id
            return startsMember ? (isCase ? [.member, .enumCase] : [.member]) : [.expression]
        case .switchExpr: return [.switchCase]
        default: return startsStatement ? statementPlaces : [.expression]
        }
    }

    private var statementPlaces: [Keyword.Place] {
        var places: [Keyword.Place] = [.statement, .expression]
        if block == nil { places.append(.topLevel) }
        if isIn([.closureExpr, .functionDecl, .initializerDecl, .subscriptDecl, .accessorBlock]) {
            places.append(.body)
        }
        if isIn([.forStmt, .whileStmt, .repeatStmt, .switchExpr]) { places.append(.loop) }
        if block?.is(SwitchCaseSyntax.self) == true { places.append(.switchCase) }
        return places
    }

    /// The innermost braces, or case of a `switch`, around it; nil at the top level.
    private var block: Syntax? {
        var node = parent
        while let current = node {
            switch current.kind {
            case .memberBlock, .codeBlock, .closureExpr, .accessorBlock, .switchCase, .switchExpr: return current
            default: node = current.parent
            }
        }
        return nil
    }

    private func isIn(_ kinds: Set<SyntaxKind>) -> Bool {
        var node = parent
        while let current = node {
            if kinds.contains(current.kind) { return true }
            node = current.parent
        }
        return false
    }

    /// Whether it is the name behind a dot, or a label.
    private var isMemberName: Bool {
        parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id == id
            || parent?.is(MemberTypeSyntax.self) == true || previousToken(viewMode: .sourceAccurate)?.text == "."
            || previousToken(viewMode: .sourceAccurate)?.text == "#"
    }

    private var startsStatement: Bool {
        guard let item = ancestor(CodeBlockItemSyntax.self) else { return false }
        return item.firstToken(viewMode: .sourceAccurate)?.id == id
    }

    /// Whether the token in front of it ends a member, or opens the braces.
    private var startsMember: Bool {
        guard let before = previousToken(viewMode: .sourceAccurate) else { return true }
        return ["{", "}", ";"].contains(before.text) || leadingTrivia.contains(where: \.isNewline)
            || before.trailingTrivia.contains(where: \.isNewline)
            || before.parent?.is(DeclModifierSyntax.self) == true
    }

    /// The keywords that carry on what stands in front of it.
    var continuations: [Keyword] {
        guard let before = previousToken(viewMode: .sourceAccurate), !isMemberName else { return [] }
        var names: [String] = []
        if let loop = before.ancestor(ForStmtSyntax.self), loop.inKeyword.presence == .missing, before.text != "for" {
            names.append("in")
        }
        if let condition = before.ancestor(GuardStmtSyntax.self), condition.elseKeyword.presence == .missing,
            before.text != "guard"
        {
            names.append("else")
        }
        if before.text == "}", let owner = before.parent?.parent {
            switch owner.kind {
            case .ifExpr: names.append("else")
            case .doStmt, .catchClause: names.append("catch")
            case .repeatStmt: names.append("while")
            default: break
            }
        }
        return Keyword.all(at: .continuation).filter { names.contains($0.name) }
    }
}
