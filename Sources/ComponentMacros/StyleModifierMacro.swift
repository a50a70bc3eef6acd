import ComponentExpansion
import SwiftSyntax
import SwiftSyntaxMacros

/// `@StyleModifier`
public struct StyleModifierMacro: MemberMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        ExpansionMacro.expansion(of: declaration, in: context, reports: true)?.members.map(ExpansionMacro.declaration)
            ?? []
    }
}
