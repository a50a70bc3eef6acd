import SwiftSyntax

/// A piece of Swift that is written down in a file, and what it was read as.
public struct WrittenCode {
    /// The code.
    public let text: String
    /// The tree that it was read as.
    let syntax: Syntax

    /// Reads a text. Costs a parse of it.
    public init(_ text: String) {
        self.init(text, readAs: Syntax(ParsedText(text).tree))
    }

    init(_ text: String, readAs syntax: Syntax) {
        self.text = text
        self.syntax = syntax
    }

    /// All names that stand in it, without the `$` of a projection. Costs a step for each word.
    public var names: Set<String> {
        Set(
            syntax.tokens(viewMode: .sourceAccurate).compactMap { token in
                switch token.tokenKind {
                case .identifier, .dollarIdentifier:
                    token.plainText.first == "$" ? String(token.plainText.dropFirst()) : token.plainText
                default: nil
                }
            })
    }

    /// The names of the types and protocols that its top level declares.
    public var declaredTypes: Set<String> {
        let statements = syntax.as(SourceFileSyntax.self)?.statements ?? []
        return Set(
            statements.compactMap { $0.item.as(DeclSyntax.self).flatMap { NominalHead($0)?.name.plainText } })
    }
}
