import SwiftParser
import SwiftSyntax

/// A text as the parser sees it, the same in debug and release builds.
struct ParsedText {
    /// The syntax of the text, up to where it is nested too deep. What is not understood is marked in it.
    let tree: SourceFileSyntax
    /// What is too much for the parser, and tells more than what the parser says of the rest; nil in ordinary texts.
    let obstacle: Obstacle?
    /// How many brackets nothing closes.
    let unclosed: Int

    /// The first bracket that closes none of its kind, but stands where a brace is open.
    let wrongEnd: BracketMatcher.WrongEnd?
    /// Whether curly quotes stand in code.
    let hasStrayQuotes: Bool

    /// What is too much for the parser.
    struct Obstacle: Equatable {
        /// The bracket that nothing closes; nil for what is nested too deep.
        var unclosed: Unicode.Scalar?
        /// The most levels that may stand around one another, where there are more of them.
        var limit: Int?
        /// Where it stands, in UTF-8 bytes.
        let offset: Int
    }

    /// The most constructs that may stand around one another, as the parser counts them: each pair of braces or
    /// parentheses takes several.
    private static let deepestNesting = 700

    /// How many bytes the parser may look through for the ends of brackets that nothing closes: for each of them it looks
    /// through all that follows, and may do so again for each one on its way. Some tenths of a second.
    private static let longestSearch = 1_000_000

    /// How many bytes the parser may look through for the ends of curly quotes, for each again and again.
    private static let longestQuoted = 10_000

    /// How many operators may be declared with a `;` right behind their names: for each the text is parsed once more.
    private static let mostOperatorsInARow = 20

    /// Parses a text; never fails. Costs a pass over its bytes and a parse.
    init(_ text: String) {
        var bytes = Array(text.utf8)
        var matches = BracketMatcher.match(bytes)
        unclosed = matches.unclosed.count
        wrongEnd = matches.wrong
        hasStrayQuotes = !matches.strayQuotes.isEmpty
        let tooDeep = matches.tooDeep.first
        if let tooDeep {
            bytes.removeSubrange((tooDeep + 1)...)
            matches = BracketMatcher.match(bytes)
        }
        let searched = matches.unclosed.reduce(0) { $0 + bytes.count - $1 }
        let sought = searched > Self.longestSearch / max(1, matches.unclosed.count) ? matches.unclosed : []
        var obstacle: Obstacle?
        if let tooDeep {
            obstacle = Obstacle(offset: tooDeep)
        } else {
            obstacle = sought.first.map { Obstacle(unclosed: Unicode.Scalar(bytes[$0]), offset: $0) }
        }
        // The first one stays, so that the text is not taken for an empty one.
        for index in sought.dropFirst() { bytes[index] = UInt8(ascii: " ") }
        let quoted = matches.strayQuotes.reduce(0) { $0 + bytes.count - $1 }
        if quoted > Self.longestQuoted {
            for index in matches.strayQuotes.dropFirst() {
                bytes.replaceSubrange(index..<index + 3, with: repeatElement(UInt8(ascii: " "), count: 3))
            }
        }
        // Vertical tabs and form feeds are spaces in Swift, but the parser's own diagnostics stumble over one next to an
        // operator.
        for index in matches.feeds { bytes[index] = UInt8(ascii: " ") }
        var tree = Self.parse(bytes)
        // Swift ends the name of an operator at a `;`. This parser does so only at a space or a line break.
        var rounds = Self.mostOperatorsInARow
        while tree.hasError, rounds > 0, let end = OperatorNameEnd.first(in: tree) {
            bytes[end] = UInt8(ascii: "\n")
            tree = Self.parse(bytes)
            rounds -= 1
        }
        let limit = Nesting.limit
        if let node = Nesting(of: tree, bytes: bytes.count, limit: limit).tooDeep {
            obstacle =
                obstacle
                ?? Obstacle(
                    limit: limit, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
            // So much of it is understood that it is not taken for an empty text.
            tree = Self.parse(Array(bytes.prefix(limit)))
        }
        // Without a brace there is no closure to look for.
        self.tree = bytes.contains(UInt8(ascii: "{")) ? ConditionClosures.joined(tree) : tree
        self.obstacle = obstacle
    }

    private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { bytes in
            var parser = Parser(bytes, maximumNestingLevel: deepestNesting)
            return SourceFileSyntax.parse(from: &parser)
        }
    }
}
