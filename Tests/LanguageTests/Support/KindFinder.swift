import SwiftSyntax

/// The kinds of construct that stand in a piece of Swift, by the names that swift-syntax gives them: `enumDecl`.
final class KindFinder: SyntaxAnyVisitor {
    private var kinds: Set<String> = []

    static func kinds(in tree: Syntax) -> Set<String> {
        let finder = KindFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.kinds
    }

    /// The name of a kind: `enumDecl` for `EnumDeclSyntax`.
    static func name(of type: any SyntaxProtocol.Type) -> String {
        let name = "\(type)".dropLast("Syntax".count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        kinds.insert("\(node.kind)")
        return .visitChildren
    }
}
