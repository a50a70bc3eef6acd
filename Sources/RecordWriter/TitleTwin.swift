import SwiftSyntax

/// The form of a member for titles that are no literals: where `init(_ titleKey: LocalizedStringKey, …)` takes a literal
/// in which Markdown is read, `init(_ title: some StringProtocol, …)` takes a text that is shown as it is written.
struct TitleTwin {
    /// The extension that holds it.
    let text: String

    /// The twins of the public members of a file.
    ///
    /// - Parameter written: the names of the twins that somebody wrote.
    static func all(of file: SourceFile, without written: Set<String>) -> [TitleTwin] {
        file.nominals.flatMap { type in
            type.members.compactMap { TitleTwin(of: $0.decl, in: type, without: written) }
        }
    }

    /// The names of the twins that somebody wrote in a file.
    static func written(in file: SourceFile) -> Set<String> {
        Set(
            file.nominals.flatMap { type in
                type.members.compactMap { $0.decl.isDisfavoured ? $0.decl.titled.map { type.name + $0.name } : nil }
            })
    }

    /// The twin of a member; nil where it takes no key, or has a twin.
    private init?(of member: DeclSyntax, in type: Nominal, without written: Set<String>) {
        guard let signature = member.titled, member.isPublic(in: type),
            let key = signature.clause.parameters.first, key.type.trimmedDescription == "LocalizedStringKey",
            key.firstName.text == "_", key.ellipsis == nil, signature.effects == nil,
            !written.contains(type.name + signature.name)
        else { return nil }
        let title = (key.secondName ?? key.firstName).text
        let rest = signature.clause.parameters.dropFirst()
        guard rest.allSatisfy({ $0.ellipsis == nil }) else { return nil }
        var parameters = ["_ \(title): some StringProtocol"]
        var arguments = ["\"\\(\(title))\" as LocalizedStringKey"]
        for parameter in rest {
            parameters.append(parameter.with(\.trailingComma, nil).trimmedDescription)
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            arguments.append(label + (parameter.secondName ?? parameter.firstName).text)
        }
        let summary = DocComment(of: member).text.dropLast()
        let constraints = type.declaration.as(ExtensionDeclSyntax.self)?.genericWhereClause?.trimmedDescription
        text = """
            extension \(type.name)\(constraints.map { " " + $0 } ?? "") {
                /// \(summary), as it is written.
                @_disfavoredOverload
                public \(signature.head)(\(parameters.joined(separator: ", ")))\(signature.tail) {
                    \(signature.call)(\(arguments.joined(separator: ", ")))
                }
            }

            """
    }
}

/// A member that may take a title, apart from its parameters.
private struct TitledSignature {
    /// What stands before the parameters: `init<Data: Sequence>`.
    let head: String
    let clause: FunctionParameterClauseSyntax
    let effects: FunctionEffectSpecifiersSyntax?
    /// What stands behind them.
    let tail: String
    /// What calls it.
    let call: String

    /// Its name with the labels.
    var name: String { call + clause.parameters.map { $0.firstName.text + ":" }.joined() }
}

extension DeclSyntax {
    fileprivate var titled: TitledSignature? {
        switch self.as(DeclSyntaxEnum.self) {
        case .initializerDecl(let syntax) where syntax.optionalMark == nil:
            TitledSignature(
                head: "init" + (syntax.genericParameterClause?.trimmedDescription ?? ""),
                clause: syntax.signature.parameterClause, effects: syntax.signature.effectSpecifiers,
                tail: syntax.genericWhereClause.map { " " + $0.trimmedDescription } ?? "", call: "self.init")
        case .functionDecl(let syntax) where !syntax.isStatic && !syntax.isMutating:
            TitledSignature(
                head: "func " + syntax.name.text + (syntax.genericParameterClause?.trimmedDescription ?? ""),
                clause: syntax.signature.parameterClause, effects: syntax.signature.effectSpecifiers,
                tail: [
                    syntax.signature.returnClause?.trimmedDescription, syntax.genericWhereClause?.trimmedDescription,
                ]
                .compactMap { $0.map { " " + $0 } }.joined(),
                call: syntax.name.text)
        default: nil
        }
    }

    fileprivate func isPublic(in type: Nominal) -> Bool {
        asProtocol((any WithModifiersSyntax).self)?.isPublic == true || type.isExtension && type.isPublic
    }
}
