import SwiftSyntax

/// How deep the constructs of a text stand inside each other. What reads, checks, lowers and runs them recurs as deep, so
/// that it is counted before any of that is done.
///
/// Each link of a chain stands around the one before it, and so does each operator: `a.b.c`, `1 + 2 + 3`.
struct Nesting {
    /// The first construct that stands too deep; nil where there is none.
    private(set) var tooDeep: Syntax?

    /// The most constructs that may stand around one another.
    static let most = 50_000

    /// What one of them takes at most of the machine's stack, in bytes.
    private static var bytesPerLevel: Int {
        #if DEBUG
            20 << 10
        #else
            4 << 10
        #endif
    }

    /// The most on the stack of this thread.
    static var limit: Int { min(most, MachineStack.left / bytesPerLevel) }

    /// Looks for what is nested more than `limit` levels deep. Costs a pass over the tree, unless the text is too short to
    /// hold so much.
    init(of tree: SourceFileSyntax, bytes: Int, limit: Int) {
        // Each level takes at least one byte, which two may share at its ends.
        guard bytes > limit else { return }
        var open: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = open.popLast() {
            guard depth <= limit else {
                tooDeep = node
                return
            }
            // What is too short to hold so much is not looked into.
            for child in node.children(viewMode: .sourceAccurate)
            where !child.is(TokenSyntax.self) && depth + child.totalLength.utf8Length >= limit {
                open.append((child, depth + Self.levels(of: child)))
            }
        }
    }

    /// How many levels a node is: operators stand in one list until they are grouped.
    private static func levels(of node: Syntax) -> Int {
        switch node.kind {
        case .exprList: node.children(viewMode: .sourceAccurate).count / 2
        case .memberAccessExpr: node.parent?.is(FunctionCallExprSyntax.self) == true ? 0 : 1
        default: node.is(ExprSyntax.self) || node.is(CodeBlockItemSyntax.self) ? 1 : 0
        }
    }
}
