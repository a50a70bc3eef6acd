import SwiftSyntax

/// The words that stand in a piece of Swift, by which it may refer to what is declared elsewhere.
///
/// Found out when somebody asks, and once only: most entries take the place of nothing.
final class MentionedWords {
    private let syntax: Syntax
    private let parts: [MentionedWords]
    private(set) lazy var words: Set<String> = parts.reduce(into: Self.words(of: syntax)) { $0.formUnion($1.words) }

    /// - Parameters:
    ///   - syntax: where the words stand.
    ///   - parts: others whose words count, too.
    init(_ syntax: some SyntaxProtocol, _ parts: [MentionedWords] = []) {
        self.syntax = Syntax(syntax)
        self.parts = parts
    }

    /// All names, operators and keywords of a piece of Swift. A wrapped property is named by `$name` and `_name`, too.
    private static func words(of syntax: Syntax) -> Set<String> {
        var words: Set<String> = []
        for token in syntax.tokens(viewMode: .sourceAccurate) {
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
