import SwiftSyntax

/// Whether a piece of Swift that is being typed can be run.
public enum InputState: Equatable, Sendable {
    /// It can be run, if only to report an error.
    case complete
    /// More lines are needed; `depth` braces, brackets and parentheses are open.
    case incomplete(depth: Int)

    /// Looks at a text.
    ///
    /// A text is incomplete where all that the parser misses is missing at its end.
    public init(of reading: Reading) {
        let file = reading.tree
        if let obstacle = reading.parsed.obstacle, obstacle.unclosed == nil {
            self = .complete
        } else {
            self = InputState.endsInsideComment(file) ? .incomplete(depth: 0) : InputState.state(of: file)
        }
    }

    private static func state(of file: SourceFileSyntax) -> InputState {
        guard file.hasError else { return endsInFunctionHead(file) ? .incomplete(depth: 0) : .complete }
        let unexpected = firstUnexpected(in: Syntax(file))
        var isMissingAtEnd = false
        var open: [TokenKind] = []
        for token in file.tokens(viewMode: .all) {
            if token.presence == .missing {
                // The end of a string cannot stand on another line.
                if token.tokenKind == .stringQuote { return .complete }
                isMissingAtEnd = true
                continue
            }
            if token.tokenKind == .endOfFile { break }
            // Something follows after what is missing, or was not understood: more lines cannot mend that.
            if isMissingAtEnd || unexpected.map({ $0 <= token.position }) == true { return .complete }
            count(token.tokenKind, in: &open)
        }
        return isMissingAtEnd ? .incomplete(depth: open.count) : .complete
    }

    /// Whether a function at the end has no body yet: its brace may stand on the next line.
    private static func endsInFunctionHead(_ file: SourceFileSyntax) -> Bool {
        guard case .decl(let declaration)? = file.statements.last?.item,
            let function = declaration.as(FunctionDeclSyntax.self)
        else { return false }
        return function.body == nil
    }

    /// Where the first token stands in whose place the parser expected something else.
    private static func firstUnexpected(in node: Syntax) -> AbsolutePosition? {
        if node.is(UnexpectedNodesSyntax.self) { return node.position }
        for child in node.children(viewMode: .all) where child.hasError {
            if let found = firstUnexpected(in: child) { return found }
        }
        return nil
    }

    private static func count(_ kind: TokenKind, in open: inout [TokenKind]) {
        switch kind {
        case .leftBrace, .leftParen, .leftSquare: open.append(kind)
        case .rightBrace, .rightParen, .rightSquare: _ = open.popLast()
        default: break
        }
    }

    private static func endsInsideComment(_ file: SourceFileSyntax) -> Bool {
        file.endOfFileToken.leadingTrivia.contains { piece in
            switch piece {
            case .blockComment(let text), .docBlockComment(let text): !text.hasSuffix("*/") || text.utf8.count < 4
            default: false
            }
        }
    }
}
