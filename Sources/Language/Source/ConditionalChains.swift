import SwiftSyntax

/// `#if` among the links of a chain: the links of the clause that is compiled stay, and blanks of the same length take
/// the place of the rest, so that everything stands where it stood.
final class ConditionalChains: SyntaxVisitor {
    private let position: (Syntax) -> SourcePosition
    /// What is left out, in UTF-8 bytes.
    private var blanks: [Range<Int>] = []
    private var failure: (any Error)?

    private init(at position: @escaping (Syntax) -> SourcePosition) {
        self.position = position
        super.init(viewMode: .sourceAccurate)
    }

    /// The text with the links that are compiled; nil where it has no such `#if`.
    ///
    /// - Parameter tree: the text's syntax, operators grouped.
    static func text(
        _ text: String, choosingIn tree: Syntax, at position: @escaping (Syntax) -> SourcePosition
    ) throws -> String? {
        guard text.contains("#if") else { return nil }
        let chains = ConditionalChains(at: position)
        chains.walk(tree)
        if let failure = chains.failure { throw failure }
        if chains.blanks.isEmpty { return nil }
        var bytes = Array(text.utf8)
        let breaks: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        for range in chains.blanks {
            for index in range where !breaks.contains(bytes[index]) { bytes[index] = UInt8(ascii: " ") }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    override func visit(_ chain: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
        do {
            let chosen = try CompilationCondition.clause(of: chain.config, at: position)
            for clause in chain.config.clauses {
                let elements = clause.id == chosen?.id ? clause.elements : nil
                blanks.append(
                    clause.positionAfterSkippingLeadingTrivia
                        .utf8Offset..<(elements.map { $0.positionAfterSkippingLeadingTrivia } ?? clause.endPosition)
                        .utf8Offset)
            }
            let end = chain.config.poundEndif
            blanks.append(
                end.positionAfterSkippingLeadingTrivia.utf8Offset..<end.endPositionBeforeTrailingTrivia.utf8Offset)
        } catch {
            failure = failure ?? error
        }
        return .visitChildren
    }
}
