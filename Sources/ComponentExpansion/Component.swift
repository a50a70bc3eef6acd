import SwiftSyntax

/// What `@Component` stands on, read.
struct Component {
    let declaration: StructDeclSyntax
    let fields: [ComponentField]
    /// What the struct declares itself and the attribute therefore leaves out.
    let own: Own

    /// The parts of a component that may be written by hand.
    struct Own {
        /// An initializer from the fields, or several.
        var initializer = false
        /// `init(_ configuration: Configuration)`
        var configurationInitializer = false
        /// A nested type `DefaultStyle`.
        var defaultStyleType = false
        /// `static var defaultStyle`
        var defaultStyle = false
    }

    /// The component's name, perhaps in backticks.
    var name: TokenSyntax { declaration.name }

    /// The name of the protocol of its styles.
    var styleProtocol: String { name.plainName + "Style" }

    /// How far its members are seen.
    var access: Access { Access(of: declaration.modifiers) }

    /// Reads a declaration.
    ///
    /// - Throws: why it is no component.
    init(_ declaration: some SyntaxProtocol, _ attribute: AttributeSyntax) throws(ExpansionError) {
        if let arguments = attribute.arguments { throw ExpansionError(.takesNoArguments, at: arguments) }
        guard let declaration = declaration.as(StructDeclSyntax.self) else {
            throw Component.notAStruct(Syntax(declaration), attribute)
        }
        self.declaration = declaration
        if let generics = declaration.genericParameterClause { throw ExpansionError(.genericComponent, at: generics) }
        let name = declaration.name.plainName
        guard !name.hasSuffix("Style") else { throw ExpansionError(.namedLikeAStyle(name), at: declaration.name) }
        var own = Own()
        var fields: [ComponentField] = []
        for item in declaration.memberBlock.members {
            if let variable = item.decl.as(VariableDeclSyntax.self) {
                try Component.check(variable, of: name, &own)
                fields += try FieldReader.fields(of: variable)
            } else if let condition = item.decl.as(IfConfigDeclSyntax.self) {
                try FieldReader.refuseFields(in: condition)
            } else {
                try Component.check(item.decl, of: name, &own)
            }
        }
        guard !fields.isEmpty else { throw ExpansionError(.noFields(name), at: declaration.name) }
        self.fields = fields
        self.own = own
    }

    private static func notAStruct(_ declaration: Syntax, _ attribute: AttributeSyntax) -> ExpansionError {
        if let named = declaration.asProtocol((any NamedDeclSyntax).self),
            let group = declaration.asProtocol((any DeclGroupSyntax).self)
        {
            let kind = group.introducer.text
            return ExpansionError(.notAStruct(kind: kind, name: named.name.text), at: group.introducer)
        }
        let tokens = declaration.tokens(viewMode: .sourceAccurate)
        let first = tokens.first { $0.position >= attribute.endPosition }
        return ExpansionError(.notAStruct(kind: first?.text ?? "", name: nil), at: attribute)
    }

    /// Sees what a property means that is no field.
    private static func check(
        _ variable: VariableDeclSyntax, of component: String, _ own: inout Own
    ) throws(ExpansionError) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            switch (name.plainName, variable.modifiers.contains("static")) {
            case ("body", false): throw ExpansionError(.ownBody(component: component), at: name)
            case ("configuration", false): throw ExpansionError(.written("configuration"), at: name)
            case ("defaultStyle", true): own.defaultStyle = true
            default: break
            }
        }
    }

    /// Sees what any other member means.
    private static func check(_ member: DeclSyntax, of component: String, _ own: inout Own) throws(ExpansionError) {
        if let initializer = member.as(InitializerDeclSyntax.self) {
            let parameters = initializer.signature.parameterClause.parameters
            let type = parameters.first?.type.trimmedDescription
            if parameters.count == 1, type == "Configuration" || type == component + ".Configuration" {
                own.configurationInitializer = true
            } else {
                own.initializer = true
            }
            return
        }
        guard let named = member.asProtocol((any NamedDeclSyntax).self), !member.is(FunctionDeclSyntax.self) else {
            return
        }
        if named.name.text == "Configuration" { throw ExpansionError(.written("Configuration"), at: named.name) }
        if named.name.text == "DefaultStyle" { own.defaultStyleType = true }
    }
}

/// How far a declaration is seen, as it is written in front of the declarations that belong to it.
struct Access {
    /// In front of members, with a space behind it.
    let ofMembers: String
    /// In front of what stands beside it, with a space behind it.
    let ofPeers: String

    init(of modifiers: DeclModifierListSyntax) {
        let written = modifiers.map(\.name.text).first { ["public", "package", "fileprivate", "private"].contains($0) }
        ofPeers = written.map { $0 + " " } ?? ""
        ofMembers = ["public", "package"].contains(written) ? ofPeers : ""
    }
}
