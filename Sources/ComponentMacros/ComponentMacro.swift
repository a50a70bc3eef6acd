import ComponentExpansion
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Component`
public struct ComponentMacro: MemberMacro, ExtensionMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        ExpansionMacro.expansion(of: declaration, in: context, reports: true)?.members.map(ExpansionMacro.declaration)
            ?? []
    }

    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // The compiler leaves out what the struct conforms to by itself.
        guard !protocols.isEmpty,
            ExpansionMacro.expansion(of: declaration, in: context, reports: false) != nil
        else { return [] }
        let names = protocols.map(\.trimmedDescription).joined(separator: ", ")
        let declaration: DeclSyntax = "extension \(type.trimmed): \(raw: names) {}"
        return [declaration].compactMap { $0.as(ExtensionDeclSyntax.self) }
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let expansion = ExpansionMacro.expansion(of: declaration, in: context, reports: false) else { return [] }
        // A macro can extend nothing but the type that it stands on, so the protocol carries one of its own.
        let attribute = expansion.extensions.isEmpty ? "" : "@_AutomaticStyle\n"
        return expansion.peers.map { "\(raw: attribute)\(raw: $0.text)" }
    }
}
