import SwiftSyntax

/// Goes through code, and knows what of it makes views, and what a style is made of or pushed with.
class ViewVisitor: SyntaxVisitor {
    /// How many parts of styles stand around.
    private var styles = 0

    /// Whether what is visited is part of a style.
    var isInStyle: Bool { styles > 0 }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.isStyle(node) { styles += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) {
        if Self.isStyle(node) { styles -= 1 }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.isStyle(node) { styles += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
        if Self.isStyle(node) { styles -= 1 }
    }

    // What a push is given.
    override func visit(_ node: LabeledExprListSyntax) -> SyntaxVisitorContinueKind {
        if Self.isPush(node) { styles += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: LabeledExprListSyntax) {
        if Self.isPush(node) { styles -= 1 }
    }

    private static func isStyle(_ node: StructDeclSyntax) -> Bool {
        isStyle(node.inheritanceClause)
            || node.memberBlock.members.contains {
                $0.decl.as(FunctionDeclSyntax.self)?.name.text == "makeBody"
            }
    }

    private static func isStyle(_ node: ExtensionDeclSyntax) -> Bool {
        node.extendedType.trimmedDescription.hasSuffix("Style") || isStyle(node.inheritanceClause)
    }

    private static func isStyle(_ clause: InheritanceClauseSyntax?) -> Bool {
        clause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("Style") } == true
    }

    private static func isPush(_ node: LabeledExprListSyntax) -> Bool {
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        return (call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text)
            .map(AnswerText.isPush) == true
    }
}
