import SwiftSyntax

/// A `{` whose `}` is missing, as the indentation of the lines behind it tells. The parser notices only further down
/// that something is missing, and takes what stands there for what is wrong.
struct UnclosedBrace {
    /// Where the `{` stands, as an offset in UTF-8 bytes.
    let opening: Int
    /// Where the indentation shows that it is not closed, as an offset in UTF-8 bytes.
    let noticed: Int
    /// The line in front of which the `}` is missing; nil where that line begins with another `}`.
    private let line: String?

    /// What is to be said of it.
    var message: String {
        "this '{' is not closed; write " + (line.map { "'}' in front of '\($0)'" } ?? "the '}' that belongs to it")
    }

    /// It as what is wrong with a text.
    func diagnostic(in source: SourceText) -> Diagnostic {
        Diagnostic(.syntax(message, placeholder: nil), at: SourcePosition(source, offset: opening))
    }

    /// Looks for one in a tree; nil where all are closed, or where the lines are not indented so that they tell which.
    init?(in tree: SourceFileSyntax) {
        let isMissing = tree.tokens(viewMode: .all).contains {
            $0.presence == .missing && $0.tokenKind == .rightBrace
        }
        guard isMissing else { return nil }
        self.init(in: tree, upTo: tree.endPosition)
    }

    /// Looks for one in front of what stands inside of braces, and belongs outside of all: braces that are closed further
    /// down may still be the wrong ones.
    init?(inFrontOf node: some SyntaxProtocol) {
        guard let tree = node.root.as(SourceFileSyntax.self) else { return nil }
        self.init(in: tree, upTo: node.positionAfterSkippingLeadingTrivia)
    }

    private init?(in tree: SourceFileSyntax, upTo end: AbsolutePosition) {
        var open: [(offset: Int, indentation: Int, hasContent: Bool)] = []
        var indentation = 0
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard token.positionAfterSkippingLeadingTrivia <= end else { return nil }
            let begins = token.indentationOfLine
            indentation = begins ?? indentation
            if let last = open.last, begins != nil, token.tokenKind != .endOfFile,
                token.shows(thatNotClosed: last.hasContent, at: last.indentation, indentation)
            {
                opening = last.offset
                noticed = token.positionAfterSkippingLeadingTrivia.utf8Offset
                line = token.tokenKind == .rightBrace ? nil : token.beginningOfLine
                return
            }
            if let last = open.indices.last, begins == nil || indentation > open[last].indentation {
                open[last].hasContent = true
            }
            switch token.tokenKind {
            case .leftBrace:
                open.append((token.positionAfterSkippingLeadingTrivia.utf8Offset, indentation, false))
            case .rightBrace: _ = open.popLast()
            default: break
            }
        }
        return nil
    }
}

extension TokenSyntax {
    /// How far the line is indented that it begins; nil where it stands within a line, or in the first one.
    fileprivate var indentationOfLine: Int? {
        let pieces = Array(leadingTrivia)
        guard let newline = pieces.lastIndex(where: \.isNewline) else { return nil }
        return pieces[pieces.index(after: newline)...].reduce(0) { $0 + $1.sourceLength.utf8Length }
    }

    /// Whether a line that it begins can't stand inside of a block.
    ///
    /// - Parameters:
    ///   - hasContent: whether anything stands in the block so far, in the line of its head or indented further.
    ///   - head: how far the line is indented in which the block begins.
    ///   - indentation: how far this line is indented.
    fileprivate func shows(thatNotClosed hasContent: Bool, at head: Int, _ indentation: Int) -> Bool {
        switch tokenKind {
        case .rightBrace: indentation < head
        case .keyword(.case), .keyword(.default), .period, .rightParen, .rightSquare, .binaryOperator: false
        // They stand at the margin by custom.
        case .poundIf, .poundElseif, .poundElse, .poundEndif: false
        default: indentation < head || indentation == head && hasContent
        }
    }

    /// It and what stands behind it in its line, of a long line the beginning.
    fileprivate var beginningOfLine: String {
        var text = self.text
        var last = self
        while let next = last.nextToken(viewMode: .sourceAccurate), !next.leadingTrivia.contains(where: \.isNewline),
            next.tokenKind != .endOfFile
        {
            guard text.count < 30 else { return text + " …" }
            text += (last.trailingTrivia + next.leadingTrivia).isEmpty ? next.text : " " + next.text
            last = next
        }
        return text
    }
}
