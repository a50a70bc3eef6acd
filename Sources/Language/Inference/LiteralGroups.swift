import SwiftSyntax

/// Finds the literals of an expression, those of one list together.
final class LiteralGroups: SyntaxVisitor {
    /// What literals are by themselves.
    enum Kind { case number, text, list }

    /// Literals that have one type together.
    struct Group {
        var literals: [ExprSyntax]
        let kind: Kind

        /// How far from a problem they are written, in bytes.
        func distance(to problem: Diagnostic) -> Int {
            literals.map { abs($0.position.utf8Offset - problem.position.offset) }.min() ?? .max
        }
    }

    /// What tells the literals of a list apart from others: the outermost list, and which part of its elements they are.
    private struct Key: Hashable {
        var list: SyntaxIdentifier
        var path: [Int] = []
        let kind: Kind
    }

    private var keys: [Key] = []
    private var groups: [Key: Group] = [:]

    /// The literals of an expression, in the order of the text.
    static func find(in syntax: ExprSyntax) -> [Group] {
        let finder = LiteralGroups(viewMode: .sourceAccurate)
        finder.walk(syntax)
        return finder.keys.compactMap { finder.groups[$0] }
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(ExprSyntax(node), .number)
    }
    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(ExprSyntax(node), .number) }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { add(ExprSyntax(node), .text) }
    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind { add(ExprSyntax(node), .list) }

    private func add(_ literal: ExprSyntax, _ kind: Kind) -> SyntaxVisitorContinueKind {
        let key = key(of: literal, kind)
        if groups[key] == nil {
            keys.append(key)
            groups[key] = Group(literals: [], kind: kind)
        }
        groups[key]?.literals.append(literal)
        return .visitChildren
    }

    private func key(of literal: ExprSyntax, _ kind: Kind) -> Key {
        var key = Key(list: literal.id, kind: kind)
        var path: [Int] = []
        var current = Syntax(literal)
        while let parent = current.parent {
            switch parent.as(SyntaxEnum.self) {
            case .arrayExpr, .dictionaryExpr: (key.list, key.path) = (parent.id, path)
            case .dictionaryElement(let pair): path.append(pair.key.id == current.id ? 0 : 1)
            case .tupleExpr(let tuple) where tuple.elements.count > 1:
                path.append(tuple.elements.prefix { $0.id != current.id }.count)
            case .arrayElement, .arrayElementList, .dictionaryElementList, .prefixOperatorExpr, .tupleExpr: break
            case .labeledExprList, .labeledExpr:
                if parent.is(LabeledExprSyntax.self), parent.parent?.parent?.is(TupleExprSyntax.self) != true {
                    return key
                }
            default: return key
            }
            current = parent
        }
        return key
    }
}
