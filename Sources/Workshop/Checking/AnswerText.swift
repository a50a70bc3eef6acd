import SwiftParser
import SwiftSyntax

/// The entries of an answer as source text, with the calls in it that can be changed.
struct AnswerText {
    /// The entries.
    let entries: [String]

    /// A call of a modifier: `.padding(8)`.
    struct Call: Equatable {
        /// The entry in which it stands.
        let entry: Int
        /// Where it begins and ends in the entry, in bytes.
        let range: Range<Int>
        /// The modifier's name.
        let name: String
        /// Where the view ends in whose content the call stands, with the modifiers on that; nil where it stands in none.
        let outerEnd: Int?
        /// Where the content of the view ends that it modifies; nil where that has no content.
        let contentEnd: Int?

        /// Whether it pushes a style.
        var isPush: Bool { AnswerText.isPush(name) }
    }

    /// Whether a modifier of that name pushes a style.
    static func isPush(_ name: String) -> Bool {
        name == "style" || name.hasSuffix("Style") && !["foregroundStyle", "backgroundStyle"].contains(name)
    }

    /// A text between quotes, without values in it.
    struct Literal: Equatable {
        /// The entry in which it stands.
        let entry: Int
        /// What stands between the quotes, in bytes of the entry.
        let range: Range<Int>
        /// What it reads.
        let text: String
        /// Whether it stands in what a style is made of, and not in the views.
        let isInStyle: Bool
    }

    /// The texts between quotes, in the order in which they are written.
    var literals: [Literal] {
        entries.enumerated().flatMap { index, text -> [Literal] in
            guard text.first != ":" else { return [] }
            let finder = LiteralFinder(entry: index)
            finder.walk(Parser.parse(source: text))
            return finder.literals
        }
    }

    /// The entries with other texts in the views. What styles hold stays.
    func relabelled(_ texts: [String: String]) -> [String] {
        replacing(
            literals.compactMap { literal in
                guard !literal.isInStyle, let text = texts[literal.text] else { return nil }
                return (literal.entry, literal.range, text)
            })
    }

    /// What an entry is.
    enum Kind {
        case declaration, view, layer, other
    }

    /// The calls, in the order in which they are written.
    var calls: [Call] {
        entries.enumerated().flatMap { index, text -> [Call] in
            guard text.first != ":" else { return [] }
            let finder = CallFinder(entry: index)
            finder.walk(Parser.parse(source: text))
            return finder.calls.sorted { $0.range.upperBound < $1.range.upperBound }
        }
    }

    /// What each entry is.
    var kinds: [Kind] { entries.map(Self.kind) }

    static func kind(_ entry: String) -> Kind {
        if entry.first == ":" { return .other }
        if entry.first == "." { return .layer }
        guard let item = Parser.parse(source: entry).statements.first else { return .other }
        if item.item.is(DeclSyntax.self) { return .declaration }
        if item.item.is(ExprSyntax.self), !item.item.is(InfixOperatorExprSyntax.self),
            !item.item.is(SequenceExprSyntax.self)
        {
            return .view
        }
        return .other
    }

    /// The names that the entries declare: types, functions and variables.
    var declaredNames: [String] {
        let finder = NameFinder(viewMode: .sourceAccurate)
        for entry in entries where entry.first != ":" { finder.walk(Parser.parse(source: entry)) }
        return finder.names
    }

    /// The names of the types among these, which begin with a capital letter.
    var declaredTypes: [String] { declaredNames.filter { $0.first?.isUppercase == true } }

    /// The entries with other names.
    func renamed(_ names: [String: String]) -> [String] {
        entries.map { entry in
            guard entry.first != ":" else { return entry }
            var text = ""
            for token in Parser.parse(source: entry).tokens(viewMode: .sourceAccurate) {
                guard let name = names[token.text], case .identifier = token.tokenKind else {
                    text += token.description
                    continue
                }
                text += token.leadingTrivia.description + name + token.trailingTrivia.description
            }
            return text
        }
    }

    /// The text of a call.
    func text(of call: Call) -> String { Self.slice(entries[call.entry], call.range) }

    /// The entries with texts in the place of others. What is left empty goes.
    ///
    /// - Parameter edits: ranges in bytes that do not overlap, by entry.
    func replacing(_ edits: [(entry: Int, range: Range<Int>, text: String)]) -> [String] {
        var bytes = entries.map { Array($0.utf8) }
        for edit in edits.sorted(by: { ($0.entry, $0.range.lowerBound) > ($1.entry, $1.range.lowerBound) }) {
            bytes[edit.entry].replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return bytes.map { String(decoding: $0, as: UTF8.self) }.filter { $0.contains { !$0.isWhitespace } }
    }

    static func slice(_ text: String, _ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
}

/// Finds the calls of modifiers.
private final class CallFinder: SyntaxVisitor {
    private let entry: Int
    private(set) var calls: [AnswerText.Call] = []

    init(entry: Int) {
        self.entry = entry
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), isModifier(node, member) else {
            return .visitChildren
        }
        calls.append(
            AnswerText.Call(
                entry: entry,
                range: member.period.positionAfterSkippingLeadingTrivia
                    .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
                name: member.declName.baseName.text, outerEnd: outerEnd(of: node), contentEnd: contentEnd(of: member)))
        return .visitChildren
    }

    /// Whether a call modifies a view: it stands behind another call or a value, or begins an entry.
    private func isModifier(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) -> Bool {
        if let base = member.base {
            if base.is(FunctionCallExprSyntax.self) { return true }
            // `configuration.content.bold()`
            return base.is(MemberAccessExprSyntax.self)
                || base.as(DeclReferenceExprSyntax.self)?.baseName.text == "content"
        }
        // An argument such as `.tagged("A")` is no modifier.
        var top = Syntax(node)
        while let parent = top.parent, parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
        {
            if let call = parent.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) != top { return false }
            top = parent
        }
        return top.parent?.is(CodeBlockItemSyntax.self) == true
            && top.positionAfterSkippingLeadingTrivia.utf8Offset == 0
    }

    private func outerEnd(of node: FunctionCallExprSyntax) -> Int? {
        var place = node.parent
        while let current = place {
            if current.is(ClosureExprSyntax.self), var outer = current.parent {
                guard outer.is(FunctionCallExprSyntax.self) else { return nil }
                while let next = outer.parent,
                    next.as(MemberAccessExprSyntax.self)?.base.map(Syntax.init) == outer
                        || next.as(FunctionCallExprSyntax.self).map({ Syntax($0.calledExpression) }) == outer
                {
                    outer = next
                }
                return outer.endPositionBeforeTrailingTrivia.utf8Offset
            }
            if current.is(DeclSyntax.self) { return nil }
            place = current.parent
        }
        return nil
    }

    private func contentEnd(of member: MemberAccessExprSyntax) -> Int? {
        var base = member.base
        while let call = base?.as(FunctionCallExprSyntax.self) {
            if let inner = call.calledExpression.as(MemberAccessExprSyntax.self), inner.base != nil {
                base = inner.base
                continue
            }
            return call.trailingClosure?.statements.last?.endPositionBeforeTrailingTrivia.utf8Offset
        }
        return nil
    }
}

/// Finds the names of types, functions and variables that are declared at the top, and of those in extensions.
private final class NameFinder: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { names.append(name) }
        }
        return .skipChildren
    }
}

/// Finds the texts between quotes.
private final class LiteralFinder: ViewVisitor {
    private let entry: Int
    private(set) var literals: [AnswerText.Literal] = []

    init(entry: Int) {
        self.entry = entry
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.segments.count == 1, let segment = node.segments.first?.as(StringSegmentSyntax.self) else {
            return .visitChildren
        }
        literals.append(
            AnswerText.Literal(
                entry: entry,
                range: segment.position.utf8Offset..<segment.endPosition.utf8Offset, text: segment.content.text,
                isInStyle: isInStyle))
        return .skipChildren
    }
}
