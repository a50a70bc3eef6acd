import SwiftSyntax

/// The words that stand in a piece of Swift, by which it may refer to what is declared elsewhere.
///
/// Found out when somebody asks, and once only: most entries take the place of nothing.
final class MentionedWords {
    let syntax: [Syntax]
    private(set) lazy var words: Set<String> = Self.words(of: syntax)

    init(_ syntax: [Syntax]) { self.syntax = syntax }

    /// All names, operators and keywords of a piece of Swift. A wrapped property is named by `$name` and `_name`, too.
    private static func words(of syntax: [Syntax]) -> Set<String> {
        var words: Set<String> = []
        for token in syntax.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
            switch token.tokenKind {
            case .identifier, .keyword, .binaryOperator, .prefixOperator, .postfixOperator, .dollarIdentifier:
                let word = token.plainText
                words.insert(word)
                if word.count > 1, let first = word.first, "$_".contains(first) {
                    words.insert(String(word.dropFirst()))
                }
            default: break
            }
        }
        return words
    }
}
