import SwiftParser
import SwiftSyntax

extension AnswerText {
    /// What the buttons of the views do: where the braces stand that hold it, and whether that is nothing.
    private var actions: [(entry: Int, range: Range<Int>, isEmpty: Bool)] {
        entries.enumerated().flatMap { index, text -> [(entry: Int, range: Range<Int>, isEmpty: Bool)] in
            guard text.first != ":" else { return [] }
            let finder = ActionFinder(viewMode: .sourceAccurate)
            finder.walk(Parser.parse(source: text))
            return finder.actions.map { (index, $0.range, $0.isEmpty) }
        }
    }

    /// Whether a button of the views does something.
    var hasActions: Bool { actions.contains { !$0.isEmpty } }

    /// The entries with code in each button that does nothing; nil where there is none.
    func acting(_ code: String) -> [String]? {
        let empty = actions.filter(\.isEmpty)
        return empty.isEmpty ? nil : replacing(empty.map { ($0.entry, $0.range, " \(code) ") })
    }
}

/// Finds what the buttons of views do.
private final class ActionFinder: ViewVisitor {
    private(set) var actions: [(range: Range<Int>, isEmpty: Bool)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard !isInStyle, node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Button" else {
            return .visitChildren
        }
        let argument = node.arguments.first { $0.label?.text == "action" }?.expression
        if let closure = argument.map({ $0.as(ClosureExprSyntax.self) }) ?? node.trailingClosure {
            actions.append(
                (
                    closure.leftBrace.endPosition.utf8Offset..<closure.rightBrace.position.utf8Offset,
                    closure.statements.isEmpty
                ))
        }
        return .visitChildren
    }
}
