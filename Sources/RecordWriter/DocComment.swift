import SwiftSyntax

/// What a doc comment says that a record needs.
struct DocComment {
    /// What is to become of the declaration, where the comment says so.
    enum Wish: String {
        /// The shell need not know it.
        case none
        /// Its record is written by hand.
        case byHand = "by hand"
    }

    /// Its first sentence; empty where there is none.
    var text: String
    /// That as plain text, with names in the quotes that the shell uses.
    var summary: String { text.replacing("`", with: "'") }
    /// The entry that shows the declaration; nil where there is none.
    var example: String?
    /// What `- Record:` says; nil where it says nothing.
    let wish: Wish?
    /// Whether `- SwiftUI: none` says that SwiftUI has not what is declared.
    let isUnknownToSwiftUI: Bool

    init(of declaration: some SyntaxProtocol) {
        let lines = declaration.leadingTrivia.pieces.compactMap { piece -> Substring? in
            guard case .docLineComment(let text) = piece else { return nil }
            return text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)
        }
        text = Self.sentence(in: lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") })
        wish = lines.lazy.compactMap { Wish(rawValue: Self.value(of: "- Record:", in: $0) ?? "") }.first
        isUnknownToSwiftUI = lines.contains { Self.value(of: "- SwiftUI:", in: $0) == "none" }
        example =
            lines.indices.lazy.compactMap { index in
                Self.value(of: "- Example:", in: lines[index]).map { Self.example($0, lines[(index + 1)...]) }
            }.first
    }

    private static func value(of key: String, in line: Substring) -> String? {
        guard line.hasPrefix(key) else { return nil }
        return String(line.dropFirst(key.count).drop { $0 == " " })
    }

    /// The first sentence, without the rules that it cites.
    private static func sentence(in lines: some Sequence<Substring>) -> String {
        let text = lines.joined(separator: " ").replacing(/\ \(rules? [A-Z]\d+[^)]*\)/, with: "")
        guard let end = text.firstRange(of: /\.( |$)/) else { return text }
        return String(text[..<end.lowerBound]) + "."
    }

    /// What stands in backticks on the line of the key, or in the fence below it.
    private static func example(_ first: String, _ rest: ArraySlice<Substring>) -> String {
        if !first.isEmpty { return first.trimmed(of: "`") }
        let code = rest.map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }
        guard let fence = code.first, fence.hasPrefix("```") else { return "" }
        return code.dropFirst().prefix { $0 != "```" }.joined(separator: "\n")
    }
}

extension String {
    /// It without a character at its beginning and its end.
    fileprivate func trimmed(of character: Character) -> String {
        guard first == character, last == character, count > 1 else { return self }
        return String(dropFirst().dropLast())
    }
}
