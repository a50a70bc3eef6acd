import ComponentExpansion
import SwiftSyntax
import SwiftSyntaxMacros

/// `@_AutomaticStyle`, which `@Component` puts on the protocol that it writes.
public struct AutomaticStyleMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let style = declaration.as(ProtocolDeclSyntax.self) else { return [] }
        let declaration = ExpansionMacro.declaration(
            AutomaticStyle.declaration(for: type.trimmedDescription, style.modifiers))
        return [declaration].compactMap { $0.as(ExtensionDeclSyntax.self) }
    }
}
