import SwiftSyntax

/// What `@StyleModifier` stands on, read.
struct StyleModifier {
    let declaration: ExtensionDeclSyntax
    let components: [StyledComponent]
    let kind: Kind

    /// A component as it is named in the attribute.
    struct StyledComponent {
        /// The type: `Badge`, `Shop.Badge`
        let type: GeneratedText
        /// The protocol of its styles.
        let styleProtocol: GeneratedText
        /// The type's own name.
        let name: String
    }

    /// What is written.
    enum Kind {
        /// `badgeStyle(_:)` in `View`.
        case modifier
        /// `badge(_:)` in `GroupedComponentStyle`, for `.style(.badge(…))`.
        case group
    }

    /// Reads a declaration.
    ///
    /// - Throws: why no style modifier can be written there.
    init(_ declaration: some SyntaxProtocol, _ attribute: AttributeSyntax) throws(ExpansionError) {
        guard let declaration = declaration.as(ExtensionDeclSyntax.self) else {
            throw ExpansionError(.notAnExtension, at: attribute)
        }
        self.declaration = declaration
        let type = declaration.extendedType
        switch type.trimmedDescription {
        case "View", "SwiftUI.View", "Atelier.View": kind = .modifier
        case "GroupedComponentStyle": kind = .group
        default: throw ExpansionError(.otherExtension(type.trimmedDescription), at: type)
        }
        guard case .argumentList(let arguments)? = attribute.arguments, !arguments.isEmpty else {
            throw ExpansionError(.noComponents, at: attribute)
        }
        var components: [StyledComponent] = []
        for argument in arguments { components.append(try StyleModifier.component(argument.expression)) }
        self.components = components
        try refuseOwn()
    }

    private static func component(_ expression: ExprSyntax) throws(ExpansionError) -> StyledComponent {
        guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
            let type = access.base
        else { throw ExpansionError(.notAComponent(expression.trimmedDescription), at: expression) }
        if let reference = type.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName
            return StyledComponent(type: "\(type)", styleProtocol: "\(name.plainName)Style", name: name.plainName)
        }
        if let member = type.as(MemberAccessExprSyntax.self), let outer = member.base {
            let name = member.declName.baseName.plainName
            return StyledComponent(type: "\(type)", styleProtocol: "\(outer).\(name)Style", name: name)
        }
        if type.is(GenericSpecializationExprSyntax.self) {
            throw ExpansionError(.genericArguments(type.trimmedDescription), at: type)
        }
        throw ExpansionError(.notAComponent(expression.trimmedDescription), at: expression)
    }

    /// Throws where the extension declares itself what the attribute writes.
    private func refuseOwn() throws(ExpansionError) {
        for item in declaration.memberBlock.members {
            guard let function = item.decl.as(FunctionDeclSyntax.self), names.contains(function.name.plainName) else {
                continue
            }
            throw ExpansionError(.ownModifier(function.name.plainName), at: function.name)
        }
    }

    private var names: [String] { components.map { memberName(for: $0) } }

    private func memberName(for component: StyledComponent) -> String {
        Naming.member(component.name) + (kind == .modifier ? "Style" : "")
    }

    private func member(for component: StyledComponent) -> GeneratedText {
        let name = Naming.declared(memberName(for: component))
        return switch kind {
        case .modifier:
            """
            /// Pushes a style for each `\(component.name)` inside.
            func \(name)<S: \(component.styleProtocol)>(_ style: S) -> some View {
              self.style(GroupedComponentStyle<\(component.type), S>(style: style))
            }
            """
        case .group:
            """
            /// A style for `\(component.name)`.
            static func \(name)(_ style: S) -> Self where C == \(component.type), S: \(component.styleProtocol) {
              Self(style: style)
            }
            """
        }
    }

    /// The extension with its members.
    func expansion(of attribute: AttributeSyntax) -> Expansion {
        let members = components.map { member(for: $0) }
        let head = OwnText.head(of: declaration, declaration.attributes, without: attribute, declaration.modifiers)
        let written = OwnText.members(declaration.memberBlock.members)
        let inherited = declaration.inheritanceClause.map { clause -> GeneratedText in "\(clause)" } ?? ""
        let conditions = declaration.genericWhereClause.map { clause -> GeneratedText in " \(clause)" } ?? ""
        let all = (written.isEmpty ? members : [written] + members).joined(separator: "\n\n")
        return Expansion(
            attribute, names: names, components: components.map(\.type.text), members: members,
            declaration: """
                \(head)extension \(declaration.extendedType)\(inherited)\(conditions) {
                \(all.indented)
                }
                """)
    }
}
