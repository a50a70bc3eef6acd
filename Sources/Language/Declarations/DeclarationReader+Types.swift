import SwiftSyntax

extension DeclarationReader {
    /// The struct, enum, class or protocol that `declaration` declares, with its members; nil for other declarations.
    func nominal(_ declaration: DeclSyntax, parent: NominalDeclaration?) throws -> NominalDeclaration? {
        guard let head = NominalHead(declaration) else { return nil }
        let nominal = NominalDeclaration(
            name: head.name.plainText, kind: head.kind, parent: parent, position: position(head.name),
            isBuiltIn: isBuiltIn,
            syntax: NominalSyntax(
                generics: head.generics, primaryAssociatedTypes: head.primaryAssociatedTypes,
                attributes: head.group.attributes, isFinal: head.group.modifiers.contains("final"),
                isIndirect: head.group.modifiers.contains("indirect")))
        nominal.isPrivate = parent != nil && head.group.modifiers.arePrivate
        // Another text makes another type: values of the old one do not become values of the new one.
        nominal.localPath = context.localPath.map { $0 + declaration.writtenText }
        let body = DeclarationContext(
            nominal: nominal, outer: context, source: context.source, inheritance: head.group.inheritanceClause,
            requirements: head.group.genericWhereClause)
        nominal.body = body
        nominal.primaryAssociatedTypes = head.primaryAssociatedTypes?.primaryAssociatedTypes.map(\.name.plainText) ?? []
        try DeclarationReader(context: body, isBuiltIn: isBuiltIn, builders: builders)
            .readMembers(head.group.memberBlock.members)
        return nominal
    }

    /// Adds the cases of one `case` line.
    func read(_ syntax: EnumCaseDeclSyntax) throws {
        guard let owner = context.nominal, owner.kind == .enum, !context.isExtension || isBuiltIn else {
            throw Diagnostic(.caseOutsideEnum, at: position(syntax))
        }
        for element in syntax.elements {
            let enumCase = EnumCase(
                name: element.name.plainText, index: owner.cases.count, owner: owner, position: position(element.name))
            enumCase.payload = (element.parameterClause?.parameters ?? []).map { parameter in
                let label = parameter.firstName.map(\.plainText)
                return Parameter(
                    label: label == "_" ? nil : label, name: label ?? "", type: .void, isInout: false,
                    isVariadic: false, isEscaping: true, isAutoclosure: false,
                    hasDefault: parameter.defaultValue != nil, defaultValue: nil,
                    defaultSyntax: parameter.defaultValue?.value, typeSyntax: parameter.type)
            }
            enumCase.rawSyntax = element.rawValue?.value
            enumCase.context = context
            enumCase.isIndirect = owner.syntax.isIndirect || syntax.modifiers.contains("indirect")
            if record != nil {
                enumCase.maker = accessor(
                    enumCase.name, .getter, at: enumCase.position, isStatic: true, isMutating: false, FunctionSyntax())
            }
            owner.cases.append(enumCase)
            context.add(.enumCase(enumCase))
        }
    }

    /// Adds an associated type to the protocol.
    func read(_ syntax: AssociatedTypeDeclSyntax) throws {
        guard let owner = context.nominal, owner.kind == .protocol, !context.isExtension else {
            throw Diagnostic(.associatedTypeOutsideProtocol, at: position(syntax))
        }
        let type = AssociatedType(name: syntax.name.plainText, owner: owner)
        type.syntax = syntax
        owner.associatedTypes.append(type)
        context.add(.associatedType(type))
    }
}

/// What the heads of structs, enums, classes and protocols have in common.
struct NominalHead {
    let kind: NominalDeclaration.Kind
    let name: TokenSyntax
    let generics: GenericParameterClauseSyntax?
    let primaryAssociatedTypes: PrimaryAssociatedTypeClauseSyntax?
    let group: any DeclGroupSyntax

    init?(_ declaration: DeclSyntax) {
        primaryAssociatedTypes = declaration.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let syntax):
            (kind, name, generics, group) = (.struct, syntax.name, syntax.genericParameterClause, syntax)
        case .enumDecl(let syntax):
            (kind, name, generics, group) = (.enum, syntax.name, syntax.genericParameterClause, syntax)
        case .classDecl(let syntax):
            (kind, name, generics, group) = (.class, syntax.name, syntax.genericParameterClause, syntax)
        case .protocolDecl(let syntax): (kind, name, generics, group) = (.protocol, syntax.name, nil, syntax)
        default: return nil
        }
    }
}
