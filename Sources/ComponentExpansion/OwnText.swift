import SwiftSyntax

/// The parts of a declaration that stay as they were written.
enum OwnText {
    /// A member with its comments, without the indentation that it had in its braces.
    static func member(_ declaration: DeclSyntax) -> GeneratedText {
        lines(of: declaration.description, from: declaration.position.utf8Offset)
    }

    /// Members one below the other; empty lines between them stay, one at most.
    static func members(_ members: MemberBlockItemListSyntax) -> GeneratedText {
        var result = GeneratedText()
        for (index, item) in members.enumerated() {
            let isApart = item.decl.leadingTrivia.prefix { $0.isSpace }.contains {
                if case .newlines(let count) = $0 { count > 1 } else { false }
            }
            if index > 0 { result.write(isApart ? "\n\n" : "\n") }
            result = result + member(item.decl)
        }
        return result
    }

    /// What stands in front of a declaration's name: comments, the attributes but for one, and the modifiers.
    static func head(
        of declaration: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax, without left: AttributeSyntax,
        _ modifiers: DeclModifierListSyntax
    ) -> GeneratedText {
        let comments = declaration.leadingTrivia.compactMap { piece -> String? in
            switch piece {
            case .docLineComment(let text), .docBlockComment(let text), .lineComment(let text), .blockComment(let text):
                text
            default: nil
            }
        }
        var result = GeneratedText()
        for comment in comments { result.write(comment + "\n") }
        for attribute in attributes where attribute.id != left.id { result = result + "\(attribute)\n" }
        for modifier in modifiers { result = result + "\(modifier) " }
        return result
    }

    /// A text without the empty lines around it, and without as much indentation as its first line has.
    private static func lines(of text: String, from origin: Int) -> GeneratedText {
        var result = GeneratedText()
        var offset = origin
        var indentation: Int?
        var breaks = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            defer { offset += line.utf8.count + 1 }
            let isBlank = line.allSatisfy(\.isWhitespace)
            if isBlank {
                if indentation != nil { breaks += 1 }
                continue
            }
            let lead = line.prefix { $0 == " " || $0 == "\t" }.count
            if indentation != nil { result.write(String(repeating: "\n", count: breaks + 1)) }
            breaks = 0
            let cut = min(lead, indentation ?? lead)
            indentation = indentation ?? lead
            var rest = line.dropFirst(cut)
            while rest.last?.isWhitespace == true { rest.removeLast() }
            result.copy(String(rest), from: offset + cut)
        }
        return result
    }
}

extension TriviaPiece {
    fileprivate var isSpace: Bool {
        switch self {
        case .newlines, .spaces, .tabs, .carriageReturns, .carriageReturnLineFeeds: true
        default: false
        }
    }
}
