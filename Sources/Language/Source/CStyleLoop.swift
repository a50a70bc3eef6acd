import SwiftSyntax

/// A loop as C writes it: `for (int i = 0; i < 10; i += 2) { … }`.
struct CStyleLoop {
    private let name: String
    private let start: String
    /// The number that the variable is compared with, and the sign between them.
    private let sign: String
    private let end: String
    /// By how much the variable changes, where that is another number than 1.
    private let step: String?

    /// Reads what stands behind `for`; nil where a part is written in a way that says nothing to a loop in Swift.
    init?(behind keyword: TokenSyntax) {
        var parts: [[TokenSyntax]] = [[]]
        var token = keyword.nextToken(viewMode: .sourceAccurate)
        while let current = token, current.tokenKind != .leftBrace, current.tokenKind != .endOfFile {
            if current.tokenKind == .semicolon { parts.append([]) } else { parts[parts.count - 1].append(current) }
            token = current.nextToken(viewMode: .sourceAccurate)
        }
        guard parts.count == 3 else { return nil }
        let isInParentheses = parts[0].first?.tokenKind == .leftParen && parts[2].last?.tokenKind == .rightParen
        if isInParentheses {
            parts[0].removeFirst()
            parts[2].removeLast()
        }
        guard let equals = parts[0].firstIndex(where: { $0.text == "=" }), equals > 0, parts[1].count > 2,
            case let name = parts[0][equals - 1].text,
            let change = parts[2].first(where: { ["++", "--", "+=", "-=", "+", "-"].contains($0.text) })
        else { return nil }
        self.name = name
        start = Self.text(of: parts[0][(equals + 1)...])
        sign = parts[1][1].text
        end = Self.text(of: parts[1][2...])
        guard parts[1][0].text == name, !start.isEmpty else { return nil }
        let amount = parts[2].last.flatMap { ["++", "--", name].contains($0.text) ? nil : $0.text }
        switch change.text {
        case "++", "+=", "+": step = amount == "1" ? nil : amount
        default: step = "-" + (amount ?? "1")
        }
        // A loop that counts the other way round than it compares is none.
        let countsDown = step?.hasPrefix("-") ?? false
        guard sign.hasPrefix(countsDown ? ">" : "<") else { return nil }
    }

    /// The same loop in Swift.
    var inSwift: String {
        guard let step else { return "for \(name) in \(start)\(sign == "<=" ? "..." : "..<")\(end) { … }" }
        return
            "for \(name) in stride(from: \(start), \(sign.hasSuffix("=") ? "through" : "to"): \(end), by: \(step)) { … }"
    }

    private static func text(of tokens: ArraySlice<TokenSyntax>) -> String {
        tokens.enumerated().map { $0 == tokens.count - 1 ? $1.text : $1.text + $1.trailingTrivia.description }.joined()
    }
}
