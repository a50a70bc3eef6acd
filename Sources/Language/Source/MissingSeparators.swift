import SwiftSyntax

extension ParserMessages {
    /// What is to be said of two values behind one another in a call, or of a quote inside of a text; nil of other tokens.
    static func missingSeparator(between word: TokenSyntax, and next: TokenSyntax) -> String? {
        if let quoted = quoteInText(word, next) { return quoted }
        guard word.endsValue, next.beginsValue, ForeignWords.operation(for: next.text) == nil,
            next.nextToken(viewMode: .sourceAccurate)?.tokenKind != .colon
        else { return nil }
        var remedies = ["','" + (word.isQuote || next.isQuote ? " or '+'" : "") + " between them"]
        if case .identifier = word.tokenKind { remedies.append("':' behind '\(word.text)' if it is a label") }
        return "two values stand behind one another in a call; write " + remedies.joined(separator: ", or ")
    }

    /// What is to be said of two texts behind one another outside of a call, or of a quote inside of a text.
    static func missingPlus(between word: TokenSyntax, and next: TokenSyntax) -> String? {
        if let quoted = quoteInText(word, next) { return quoted }
        guard word.isQuote, next.isQuote || next.isName else { return nil }
        return "two texts stand behind one another; write '+' between them"
    }

    /// `"He said "hi""`: a text that ends where a word is quoted in it.
    private static func quoteInText(_ word: TokenSyntax, _ next: TokenSyntax) -> String? {
        guard word.tokenKind == .stringQuote, word.trailingTrivia.isEmpty, next.leadingTrivia.isEmpty,
            next.tokenKind != .stringQuote, next.beginsValue || next.tokenKind.isWord
        else { return nil }
        // Another quote on the line ends the quoted words, or is the one that was to end the text.
        var token: TokenSyntax? = next.nextToken(viewMode: .sourceAccurate)
        while let current = token, !current.leadingTrivia.contains(where: \.isNewline) {
            if current.tokenKind == .stringQuote {
                return "the text ends at the quote in front of '\(next.text)'; "
                    + "a quote inside of a text is written '\\\"'"
            }
            token = current.nextToken(viewMode: .sourceAccurate)
        }
        return nil
    }
}

extension TokenSyntax {
    /// Whether it begins or ends a text.
    fileprivate var isQuote: Bool { tokenKind == .stringQuote || tokenKind == .multilineStringQuote }

    /// Whether it is a name.
    fileprivate var isName: Bool { if case .identifier = tokenKind { true } else { false } }

    /// Whether a value may end with it.
    fileprivate var endsValue: Bool {
        switch tokenKind {
        case .rightParen, .rightSquare: true
        default: beginsValue
        }
    }

    /// Whether it is a name or a literal.
    fileprivate var beginsValue: Bool {
        switch tokenKind {
        case .identifier, .dollarIdentifier, .stringQuote, .multilineStringQuote, .integerLiteral, .floatLiteral,
            .keyword(.true), .keyword(.false), .keyword(.nil), .keyword(.self):
            true
        default: false
        }
    }
}

extension TokenKind {
    /// Whether it is a word that means something in Swift.
    fileprivate var isWord: Bool { if case .keyword = self { true } else { false } }
}
