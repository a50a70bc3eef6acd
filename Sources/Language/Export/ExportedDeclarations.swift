import SwiftSyntax

extension CheckedProgram {
    /// The declarations as they count now, each as it is to stand in a file. Stored variables, whose values depend on
    /// when they run, are left out.
    ///
    /// - Parameter isFilePrivate: whether that file is one of many of a program, so that what it declares is seen in it
    ///   alone.
    public func exportedDeclarations(isFilePrivate: Bool) -> [WrittenCode] {
        sources.flatMap(\.declared).compactMap { $0.exported(isFilePrivate: isFilePrivate) }
    }
}

extension SourceDeclaration {
    fileprivate func exported(isFilePrivate: Bool) -> WrittenCode? {
        if syntax.as(VariableDeclSyntax.self)?.isComputed == false { return nil }
        let rest = syntax.as(ExtensionDeclSyntax.self).map { DeclSyntax(withoutReplacedMembers($0)) } ?? syntax
        let text = isFilePrivate ? WrittenAccess.text(of: rest) : rest.sharingStatics.withComment
        return WrittenCode(text, readAs: Syntax(rest))
    }

    /// An extension without the members and conformances whose place later declarations have taken.
    private func withoutReplacedMembers(_ syntax: ExtensionDeclSyntax) -> ExtensionDeclSyntax {
        guard !replaced.isEmpty else { return syntax }
        let constraints = syntax.genericWhereClause?.requirements.writtenText ?? ""
        let prefix = "extension \(syntax.extendedType.writtenText) \(constraints)."
        let members = syntax.memberBlock.members.filter { item in
            let keys = SourceDeclaration.memberKeys(of: item.decl).map { prefix + $0 }
            return keys.isEmpty || !replaced.isSuperset(of: keys)
        }
        var rest = syntax.with(\.memberBlock.members, members)
        guard let clause = syntax.inheritanceClause else { return rest }
        let kept = clause.inheritedTypes.filter { !replaced.contains("\(prefix):\($0.type.writtenText)") }
        if let last = kept.indices.last {
            rest.inheritanceClause?.inheritedTypes = kept.with(\.[last].trailingComma, nil)
        } else {
            rest.inheritanceClause = nil
            rest.extendedType.trailingTrivia = clause.trailingTrivia
        }
        return rest
    }
}

/// A declaration with another word for who sees it.
public enum WrittenAccess {
    /// The text of a stored variable that only its file sees, or of one that is local, where no such word stands.
    public static func text(ofVariable text: String, isLocal: Bool = false) -> String {
        guard case .decl(let declaration)? = ParsedText(text).tree.statements.first?.item else { return text }
        return Self.text(of: declaration, word: isLocal ? "" : "fileprivate ")
    }

    static func text(of written: DeclSyntax, word: String = "fileprivate ") -> String {
        let declaration = written.sharingStatics
        // What operators there are, and how they bind, is known everywhere.
        if declaration.is(PrecedenceGroupDeclSyntax.self) { return declaration.writtenText }
        guard let attributed = declaration.asProtocol((any WithAttributesSyntax).self),
            let modified = declaration.asProtocol((any WithModifiersSyntax).self)
        else { return declaration.writtenText }
        // Who conforms to what is known everywhere, so that Swift allows no such word there.
        let isConformance = declaration.as(ExtensionDeclSyntax.self)?.inheritanceClause != nil
        let access = ["public", "package", "internal", "fileprivate", "private", "open"]
        let kept = modified.modifiers.filter { !access.contains($0.name.text) }.map { $0.writtenText + " " }
        let last =
            modified.modifiers.lastToken(viewMode: .sourceAccurate)
            ?? attributed.attributes.lastToken(viewMode: .sourceAccurate)
        let first = last?.nextToken(viewMode: .sourceAccurate) ?? declaration.firstToken(viewMode: .sourceAccurate)
        guard let first else { return declaration.writtenText }
        let head = attributed.attributes.isEmpty ? "" : attributed.attributes.writtenText
        let isOnOwnLine = !head.isEmpty && (head.contains("\n") || startsLine(first, or: modified.modifiers))
        let start = first.positionAfterSkippingLeadingTrivia.utf8Offset - declaration.position.utf8Offset
        let rest = String(decoding: Array(declaration.description.utf8)[start...], as: UTF8.self)
        let comment = declaration.leadingTrivia.description.drop(while: \.isWhitespace)
        return comment + head + (head.isEmpty ? "" : isOnOwnLine ? "\n" : " ") + (isConformance ? "" : word)
            + kept.joined() + trimmedEnd(rest)
    }

    private static func startsLine(_ token: TokenSyntax, or modifiers: DeclModifierListSyntax) -> Bool {
        let first = modifiers.firstToken(viewMode: .sourceAccurate) ?? token
        return first.leadingTrivia.contains { $0.isNewline }
    }

    private static func trimmedEnd(_ text: String) -> String {
        text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? text
    }
}

extension DeclSyntax {
    /// It with its static variables marked for projects in which Swift asks who may change them.
    fileprivate var sharingStatics: DeclSyntax { SharedStatics().rewrite(self).as(DeclSyntax.self) ?? self }

    /// It as it is written, with the comment in front of it.
    fileprivate var withComment: String {
        let text = description.drop(while: \.isWhitespace)
        return text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? String(text)
    }
}

/// Marks the static variables of types for projects in which Swift asks who may change them.
private final class SharedStatics: SyntaxRewriter {
    override func visit(_ variable: VariableDeclSyntax) -> DeclSyntax {
        let words = variable.modifiers.map(\.name.text)
        guard variable.bindingSpecifier.tokenKind == .keyword(.var), words.contains("static"),
            !words.contains("nonisolated"), variable.bindings.allSatisfy({ $0.accessorBlock == nil })
        else { return DeclSyntax(variable) }
        let first = variable.modifiers.first?.leadingTrivia ?? []
        var modifiers = variable.modifiers
        modifiers = DeclModifierListSyntax(
            modifiers.enumerated().map { $0 == 0 ? $1.with(\.leadingTrivia, []) : $1 })
        let mark = DeclModifierSyntax(
            leadingTrivia: first, name: .keyword(.nonisolated),
            detail: DeclModifierDetailSyntax(detail: .identifier("unsafe")), trailingTrivia: .space)
        return DeclSyntax(variable.with(\.modifiers, DeclModifierListSyntax([mark] + Array(modifiers))))
    }
}
