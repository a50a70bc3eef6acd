import SwiftParser
import SwiftSyntax

extension SourceDeclaration {
    /// What shows the program that a type declares; nil for every other declaration.
    var mainProgram: CodeBlockItemSyntax? { syntax.mainProgram }
}

extension DeclSyntax {
    /// What shows the program that a type declares: the body of an app with `@main`, or the views of a
    /// `PreviewProvider`. Nil for every other declaration.
    var mainProgram: CodeBlockItemSyntax? {
        guard let head = NominalHead(self) else { return nil }
        let (type, name) = (head.group, head.name.writtenText)
        if type.attributes.contains(where: { $0.as(AttributeSyntax.self)?.isMainOfApp == true }) {
            return Parser.parse(source: "\(name)().body").statements.first
        }
        guard type.inherits("PreviewProvider") else { return nil }
        return Parser.parse(source: "\(name).previews").statements.first
    }
}

extension AttributeSyntax {
    /// Whether it says that an `App` is the program: any other type with `@main` shows nothing.
    var isMainOfApp: Bool {
        plainName == "main" && parent?.parent?.asProtocol((any DeclGroupSyntax).self)?.inherits("App") == true
    }
}

extension DeclGroupSyntax {
    /// Whether a type of that name stands behind the colon.
    fileprivate func inherits(_ name: String) -> Bool {
        inheritanceClause?.inheritedTypes.contains { $0.type.writtenText == name } == true
    }
}
