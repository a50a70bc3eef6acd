import SwiftSyntax

/// Swift that is moved to another place in a file.
public enum CodeText {
    /// The text with its lines further to the right; what strings of several lines say stays as it is.
    ///
    /// - Parameters:
    ///   - spaces: by how many columns the outermost lines are moved.
    ///   - widens: whether code that steps in by two spaces is to step in by four.
    public static func indented(_ text: String, by spaces: Int, widens: Bool = false) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let strings = Strings(in: text)
        let depths = lines.map { $0.prefix { $0 == " " }.count }
        let steps = lines.indices.filter { strings.closing[$0 + 1] == nil && !lines[$0].allSatisfy(\.isWhitespace) }
            .map { depths[$0] }.filter { $0 > 0 }
        let factor = widens && steps.min() == 2 ? 2 : 1
        return lines.indices.map { index in
            guard !lines[index].allSatisfy(\.isWhitespace) else {
                return strings.closing[index + 1] == nil ? "" : String(lines[index])
            }
            // The end of a string says how far its lines stand in.
            let model = strings.closing[index + 1].map { depths[$0 - 1] } ?? depths[index]
            return String(repeating: " ", count: spaces + model * (factor - 1)) + lines[index]
        }.joined(separator: "\n")
    }

    /// The text with its lines as far to the left as they go together, the first one apart.
    static func outdented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let depth = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
            .min()
        return ([lines.first ?? ""] + lines.dropFirst().map { $0.dropFirst(min(depth ?? 0, $0.count)) })
            .joined(separator: "\n")
    }

    /// The lines that belong to strings of several lines.
    private struct Strings {
        /// For each line after the first one of a string, from 1, the line on which the string ends.
        private(set) var closing: [Int: Int] = [:]

        init(in text: String) {
            guard text.contains("\"\"\"") else { return }
            let source = SourceText(text)
            for token in ParsedText(text).tree.tokens(viewMode: .sourceAccurate)
            where token.tokenKind == .multilineStringQuote {
                guard let string = token.parent?.as(StringLiteralExprSyntax.self), string.openingQuote == token else {
                    continue
                }
                let first = source.line(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
                let last = source.line(at: string.closingQuote.positionAfterSkippingLeadingTrivia.utf8Offset)
                for line in first..<last { closing[line + 1] = last }
            }
        }
    }
}
