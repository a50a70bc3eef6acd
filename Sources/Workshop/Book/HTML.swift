import SwiftParser
import SwiftSyntax

/// Text as HTML.
enum HTML {
    /// Text in which nothing is markup.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            default:
                // What a page must not hold is left out.
                guard scalar.properties.generalCategory != .control else { continue }
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Swift, with its kinds of words marked.
    static func highlighted(_ code: String) -> String {
        guard code.first != ":" else { return "<span class=\"c\">\(escaped(code))</span>" }
        var text = ""
        for token in Parser.parse(source: code).tokens(viewMode: .sourceAccurate) {
            text += marked(token.leadingTrivia)
            text += marked(token)
            text += marked(token.trailingTrivia)
        }
        return text
    }

    private static func marked(_ token: TokenSyntax) -> String {
        let text = escaped(token.text)
        let kind: String? =
            switch token.tokenKind {
            case .keyword: "k"
            case .stringSegment, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: "s"
            case .integerLiteral, .floatLiteral: "n"
            case .atSign: "k"
            case .identifier: token.text.first?.isUppercase == true ? "t" : nil
            default: nil
            }
        guard let kind, !text.isEmpty else { return text }
        return "<span class=\"\(kind)\">\(text)</span>"
    }

    private static func marked(_ trivia: Trivia) -> String {
        trivia.map { piece in
            let text = escaped("\(Trivia(pieces: [piece]))")
            return switch piece {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: "<span class=\"m\">\(text)</span>"
            default: text
            }
        }.joined()
    }
}
