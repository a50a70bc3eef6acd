import SwiftSyntax

/// Finds a `;` right behind the name of an operator, which the parser takes for a part of the name.
final class OperatorNameEnd: SyntaxAnyVisitor {
    private var offset: Int?

    /// Where the first one stands, in UTF-8 bytes.
    static func first(in tree: SourceFileSyntax) -> Int? {
        let finder = OperatorNameEnd(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.offset
    }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        let token = node.unexpectedBetweenNameAndOperatorPrecedenceAndTypes?.firstToken(viewMode: .sourceAccurate)
        if offset == nil, let token, token.tokenKind == .semicolon {
            offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        }
        return .skipChildren
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        offset == nil && node.hasError ? .visitChildren : .skipChildren
    }
}
