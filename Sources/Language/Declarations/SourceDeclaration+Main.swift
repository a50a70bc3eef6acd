import SwiftParser
import SwiftSyntax

extension SourceDeclaration {
    /// What shows the program that is declared by a type with `@main`: its body. Nil for every other declaration.
    var mainProgram: CodeBlockItemSyntax? {
        guard let type = syntax.asProtocol((any DeclGroupSyntax).self),
            let name = syntax.asProtocol((any NamedDeclSyntax).self)?.name.trimmedDescription,
            type.attributes.contains(where: { $0.as(AttributeSyntax.self)?.isMainOfApp == true })
        else { return nil }
        return Parser.parse(source: "\(name)().body").statements.first
    }
}

extension AttributeSyntax {
    /// Whether it says that an `App` is the program: any other type with `@main` shows nothing.
    var isMainOfApp: Bool {
        guard plainName == "main", let type = parent?.parent?.asProtocol((any DeclGroupSyntax).self) else {
            return false
        }
        return type.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "App" } == true
    }
}
