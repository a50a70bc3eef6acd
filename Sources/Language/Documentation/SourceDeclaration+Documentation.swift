import SwiftSyntax

extension SourceDeclaration {
    /// The names under which there is something to say of it: its own and those of its members.
    var documentedNames: [String] {
        let own = syntax.is(ExtensionDeclSyntax.self) ? nil : syntax.declaredName
        return [own].compactMap { $0 } + members.compactMap(\.declaredName)
    }

    /// What it says of a name that it declares: its own, or that of a member of an extension.
    func documentation(of name: String) -> [Documentation] {
        if syntax.is(ExtensionDeclSyntax.self) { return memberDocumentation(of: name, in: nil) }
        guard syntax.declaredName == name else { return [] }
        return [
            Documentation(
                heading: syntax.head, summary: comment(of: syntax),
                members: members.map { Documentation.Member(signature: $0.head, summary: comment(of: $0)) })
        ]
    }

    /// What it says of a member that it declares.
    ///
    /// - Parameter owner: the type that the member is asked of; nil for any.
    func memberDocumentation(of name: String, in owner: String?) -> [Documentation] {
        let type = syntax.as(ExtensionDeclSyntax.self)?.extendedType.writtenText ?? syntax.declaredName
        guard owner == nil || owner == type else { return [] }
        let found = members.filter { $0.declaredName == name }
        guard !found.isEmpty else { return [] }
        let nested = found.compactMap { $0.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) }
        return [
            Documentation(
                heading: syntax.is(ExtensionDeclSyntax.self) ? summary : "in \(summary)", summary: "",
                members: (found + nested.joined()).map {
                    Documentation.Member(signature: $0.head, summary: comment(of: $0))
                })
        ]
    }

    private var members: [DeclSyntax] {
        syntax.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
    }

    private func comment(of declaration: DeclSyntax) -> String {
        let offset = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
        return SourcePosition(source, offset: offset).documentation ?? ""
    }
}

extension DeclSyntax {
    /// The name that it declares; nil for extensions.
    var declaredName: String? {
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.first?.pattern.writtenText
        }
        if let subject = self.asProtocol((any NamedDeclSyntax).self) { return subject.name.plainText }
        return self.as(EnumCaseDeclSyntax.self)?.elements.first?.name.plainText
    }

    /// It without its body, in one line.
    var head: String {
        var declaration = self
        if var group = declaration.asProtocol((any DeclGroupSyntax).self) {
            group.memberBlock = MemberBlockSyntax(
                leftBrace: .leftBraceToken(presence: .missing), members: [],
                rightBrace: .rightBraceToken(presence: .missing))
            declaration = DeclSyntax(group)
        } else if var function = declaration.as(FunctionDeclSyntax.self) {
            function.body = nil
            declaration = DeclSyntax(function)
        } else if var initializer = declaration.as(InitializerDeclSyntax.self) {
            initializer.body = nil
            declaration = DeclSyntax(initializer)
        } else if var variable = declaration.as(VariableDeclSyntax.self) {
            variable.bindings = PatternBindingListSyntax(
                variable.bindings.map {
                    var binding = $0
                    binding.accessorBlock = nil
                    return binding
                })
            declaration = DeclSyntax(variable)
        }
        return declaration.writtenText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
