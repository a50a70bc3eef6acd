import SwiftSyntax

extension Reading {
    /// Whether it declares a type, a function or a variable of that name, outside of all others.
    public func declares(_ name: String) -> Bool {
        tree.statements.contains { statement in
            guard case .decl(let declaration) = statement.item else { return false }
            if let variable = declaration.as(VariableDeclSyntax.self) { return variable.names.contains(name) }
            return declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainText == name
        }
    }
}
