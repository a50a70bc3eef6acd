import SwiftOperators
import SwiftSyntax

/// A text that parses: its top-level items, operators grouped by precedence.
struct ParsedSource {
    let source: SourceText
    let items: [CodeBlockItemSyntax]
    /// The operators that are known after it.
    let operators: OperatorTable
    /// What was decided of its conditions.
    let branches: [TakenBranch]

    /// Takes the items of a text; throws the parser's first error.
    ///
    /// - Parameter operators: those that are known, to which the text may add others.
    init(_ reading: Reading, operators: OperatorTable = .standardOperators) throws {
        try self.init(SourceText(reading), as: reading.parsed, of: reading.text, operators)
    }

    /// Parses a text that an attribute wrote; throws the parser's first error.
    init(_ source: SourceText) throws {
        try self.init(source, as: ParsedText(source.text), of: source.text, .standardOperators)
    }

    private init(
        _ source: SourceText, as parsed: ParsedText, of text: String, _ operators: OperatorTable
    ) throws {
        self.source = source
        var tree = parsed.tree
        if let obstacle = parsed.obstacle {
            let bracket = obstacle.unclosed.map { Problem.unclosedBracket(Character($0)) }
            throw Diagnostic(
                bracket ?? .nestedTooDeep(limit: obstacle.limit), at: SourcePosition(source, offset: obstacle.offset))
        }
        if tree.hasError, let wrong = parsed.wrongEnd {
            throw Diagnostic(
                .wrongBracket(Character(wrong.found)), at: SourcePosition(source, offset: wrong.place))
        }
        if tree.hasError, let (character, offset) = Self.escapedCharacter(in: tree, text) {
            throw Diagnostic(.unknownCharacter(character), at: SourcePosition(source, offset: offset))
        }
        if let first = ParserMessages(of: tree).all.first {
            let offset = first.offset
            if first.message.contains("maximum nesting level") {
                throw Diagnostic(.nestedTooDeep(limit: nil), at: SourcePosition(source, offset: offset))
            }
            if let character = Self.unknownCharacter(in: text, at: offset, first.message) {
                throw Diagnostic(.unknownCharacter(character), at: SourcePosition(source, offset: offset))
            }
            if let word = Self.misspelledKeyword(in: tree, before: offset) {
                throw Diagnostic(
                    .unknownName(word.text, nearest: NearestName.nearest(to: word.text, in: Self.keywords)),
                    at: SourcePosition(source, offset: word.positionAfterSkippingLeadingTrivia.utf8Offset),
                    length: word.trimmedLength.utf8Length)
            }
            throw Diagnostic(
                .syntax(first.message, placeholder: Self.placeholder(in: text, near: offset)),
                at: SourcePosition(source, offset: offset))
        }
        var failure: Diagnostic?
        var operators = operators
        operators.addDeclarations(of: tree)
        self.operators = operators
        func refused(_ problem: Problem, at token: TokenSyntax) -> Diagnostic {
            let position = SourcePosition(source, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
            return Diagnostic(problem, at: position, length: token.trimmedLength.utf8Length)
        }
        if let group = operators.unknownGroup(in: tree) {
            throw refused(.unknownPrecedenceGroup(group.plainText), at: group)
        }
        if let group = operators.cyclicGroup(in: tree) {
            throw refused(.cyclicPrecedenceGroup(group.plainText), at: group)
        }
        if let (name, kind) = UndeclaredOperator.first(in: tree, beside: operators) {
            throw refused(.undeclaredOperator(name.text, declaration: "\(kind) operator \(name.text)"), at: name)
        }
        func fold() -> Syntax {
            operators.foldAll(tree) { error in
                if failure == nil { failure = Self.diagnostic(error, in: source) }
            }
        }
        var folded = fold()
        let condition = CompilationCondition(platform: source.platform) { node in
            SourcePosition(source, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        let chosen = try ConditionalCompilation.choose(in: text, folded, by: condition)
        branches = chosen?.branches ?? []
        if let chosen, chosen.text != text {
            tree = ParsedText(chosen.text).tree
            folded = fold()
        }
        if let failure { throw failure }
        items = folded.as(SourceFileSyntax.self).map { Array($0.statements) } ?? []
    }

    /// A character that can't be seen, which the editor has written as its number, outside of a literal: `\u{200B}`.
    private static func escapedCharacter(
        in tree: SourceFileSyntax, _ text: String
    ) -> (character: Unicode.Scalar, offset: Int)? {
        for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind == .backslash {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            let behind = text.utf8.dropFirst(offset)
            guard behind.starts(with: "\\u{".utf8), let end = behind.firstIndex(of: UInt8(ascii: "}")),
                let digits = String(behind[..<end].dropFirst(3)), let value = UInt32(digits, radix: 16),
                let character = Unicode.Scalar(value)
            else { continue }
            return (character, offset)
        }
        return nil
    }

    /// The character that Swift doesn't know, where that is what the parser says.
    private static func unknownCharacter(in text: String, at offset: Int, _ message: String) -> Unicode.Scalar? {
        let bytes = text.utf8
        guard message.hasPrefix("invalid character"),
            let index = bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex)
        else { return nil }
        return text.unicodeScalars[index...].first
    }

    private static func diagnostic(_ error: OperatorError, in source: SourceText) -> Diagnostic {
        switch error {
        case .missingOperator(let name, let node):
            return Diagnostic(
                .unsupportedOperator(name),
                at: SourcePosition(source, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset))
        case .incomparableOperators(let operand, _, let right, _):
            return Diagnostic(
                .incomparableOperators(right.writtenText, instead: conjunction(behind: operand, right)),
                at: SourcePosition(source, offset: operand.positionAfterSkippingLeadingTrivia.utf8Offset))
        case .missingGroup, .groupAlreadyExists, .operatorAlreadyExists:
            return Diagnostic(.unsupportedOperator("operator"), at: SourcePosition(source, offset: 0))
        }
    }

    /// `1 < x && x < …` for `1 < x < …`; nil where it is not values in order that are compared.
    private static func conjunction(behind sign: ExprSyntax, _ next: ExprSyntax) -> String? {
        guard let list = sign.parent?.as(ExprListSyntax.self).map(Array.init),
            let index = list.firstIndex(where: { $0.id == sign.id }), (1..<list.count - 1).contains(index)
        else { return nil }
        let (one, other) = (sign.writtenText, next.writtenText)
        guard ["<", "<=", ">", ">="].contains(other), one.first == other.first else { return nil }
        let middle = list[index + 1].writtenText
        return "\(list[index - 1].writtenText) \(one) \(middle) && \(middle) \(other) …"
    }

    /// The words that begin statements and declarations.
    private static let keywords = [
        "break", "case", "class", "continue", "default", "defer", "else", "enum", "extension", "fallthrough", "for",
        "func", "guard", "if", "import", "init", "let", "private", "protocol", "public", "repeat", "return", "static",
        "struct", "switch", "throw", "typealias", "var", "while",
    ]

    /// A word that stands alone in front of a place where the next statement begins, and is nearly a keyword.
    static func misspelledKeyword(in tree: SourceFileSyntax, before offset: Int) -> TokenSyntax? {
        guard offset > 0, let word = tree.token(at: AbsolutePosition(utf8Offset: offset - 1)),
            case .identifier = word.tokenKind, word.parent?.parent?.is(CodeBlockItemSyntax.self) == true,
            NearestName.nearest(to: word.text, in: keywords) != nil
        else { return nil }
        return word
    }

    /// The placeholder of an article that stands where the parser stopped, if one does.
    private static func placeholder(in text: String, near offset: Int) -> String? {
        let bytes = text.utf8
        guard let index = bytes.index(bytes.startIndex, offsetBy: max(0, offset - 4), limitedBy: bytes.endIndex) else {
            return nil
        }
        let around = text[index...].prefix(10)
        return ["...", "???", "…"].first { around.contains($0) }
    }
}
