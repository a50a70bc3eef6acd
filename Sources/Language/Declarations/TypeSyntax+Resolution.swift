import SwiftSyntax

extension Checker {
    /// The type that `syntax` writes.
    ///
    /// - Parameter infersArguments: whether generic arguments may be left out, to be found from the use.
    func resolveType(_ syntax: TypeSyntax, infersArguments: Bool = false) throws -> SwiftType {
        let type = try unboundedType(syntax, infersArguments)
        guard type.size <= SwiftType.mostParts else {
            throw diagnostic(.typeTooLarge(limit: SwiftType.mostParts), at: syntax)
        }
        return type
    }

    /// The type, which may be made of any number of types.
    private func unboundedType(_ syntax: TypeSyntax, _ infersArguments: Bool) throws -> SwiftType {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let identifier):
            return try resolveNamed(identifier.name, identifier.genericArgumentClause, in: nil, infersArguments)
        case .memberType(let member):
            if member.name.text == "self" { return try resolveType(member.baseType) }
            if isModule(member.baseType) { return try resolveInModule(member, infersArguments) }
            if let type = try aliasOfProtocol(member) { return type }
            let base = try resolveType(member.baseType, infersArguments: infersArguments)
            return try resolveNamed(member.name, member.genericArgumentClause, in: base, infersArguments)
        case .optionalType(let type): return optional(try resolveType(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type):
            guard type.isOfDeclaration else { throw diagnostic(.unwrappedTypeHere, at: type.exclamationMark) }
            return optional(try resolveType(type.wrappedType))
        case .arrayType(let type): return try core("Array", [try resolveType(type.element)], at: syntax)
        case .dictionaryType(let type):
            let dictionary = try core(
                "Dictionary", [try resolveType(type.key), try resolveType(type.value)], at: syntax)
            if case .nominal(let nominal) = dictionary { writtenTypes.append((nominal, position(type.key))) }
            return dictionary
        case .tupleType(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first, only.firstName == nil {
                return try resolveType(only.type, infersArguments: infersArguments)
            }
            return .tuple(
                try tuple.elements.map {
                    TupleElement(label: $0.firstName.map(\.plainText), type: try resolveType($0.type))
                })
        case .functionType(let function): return try resolveFunction(function)
        case .attributedType(let type): return try resolveType(type.baseType, infersArguments: infersArguments)
        case .metatypeType(let type): return .metatype(try resolveType(type.baseType))
        case .someOrAnyType(let type):
            if type.someOrAnySpecifier.tokenKind == .keyword(.any) {
                if let metatype = type.constraint.as(MetatypeTypeSyntax.self) {
                    return .metatype(.existential(try existentialProtocols(metatype.baseType)))
                }
                return .existential(try existentialProtocols(type.constraint))
            }
            return try resolveSome(type)
        case .compositionType(let composition): return try bareComposition(composition)
        default: throw diagnostic(.unsupportedType(syntax.writtenText), at: syntax)
        }
    }

    private func resolveFunction(_ syntax: FunctionTypeSyntax) throws -> SwiftType {
        if let asynchronous = syntax.effectSpecifiers?.asyncSpecifier {
            throw diagnostic(.unsupportedDeclaration("async"), at: asynchronous)
        }
        var isThrowing = syntax.effectSpecifiers?.throwsClause != nil
        var thrown = try syntax.effectSpecifiers?.throwsClause?.type.map { try resolveType($0) }
        if thrown?.isNever == true { (isThrowing, thrown) = (false, nil) }
        if thrown == anyError { thrown = nil }
        return .function(
            FunctionType(
                parameters: try syntax.parameters.map { parameter in
                    if let ellipsis = parameter.ellipsis {
                        throw diagnostic(
                            .variadicInFunctionType(element: parameter.type.writtenText), at: ellipsis)
                    }
                    // Who calls the function would have to know the type.
                    if here.opaque == .parameter, let some = parameter.type.firstSome {
                        throw diagnostic(.someInParameter(function: syntax.writtenText), at: some)
                    }
                    let type = try withoutOpaque { try resolveType(parameter.type) }
                    return FunctionType.Parameter(
                        type: type, isInout: parameter.type.isInout, isAutoclosure: parameter.type.isAutoclosure)
                },
                result: try resolveType(syntax.returnClause.type),
                isThrowing: isThrowing, thrown: thrown))
    }

    private func withoutOpaque<Result>(_ work: () throws -> Result) rethrows -> Result {
        let before = here.opaque
        here.opaque = .refused
        defer { here.opaque = before }
        return try work()
    }

    private func resolveSome(_ syntax: SomeOrAnyTypeSyntax) throws -> SwiftType {
        let constraints = try resolveConstraints(syntax.constraint)
        switch here.opaque {
        case .refused: throw diagnostic(.someHere, at: syntax)
        case .parameter:
            let parameter = GenericParameter(name: syntax.writtenText, kind: .some)
            here.signature.parameters.append(parameter)
            here.signature.requirements += constraints.protocols.map { .conformance(.parameter(parameter), $0) }
            if let superclass = constraints.type {
                try requireClass(superclass, of: .parameter(parameter), at: syntax.constraint)
                here.signature.requirements.append(.superclass(.parameter(parameter), superclass))
            }
            return .parameter(parameter)
        case .result:
            let opaque = OpaqueDeclaration(constraints: constraints.protocols, parameters: here.signature.parameters)
            return .opaque(OpaqueType(opaque, here.signature.parameters.map { .parameter($0) }))
        }
    }

    /// The protocols, or the class, that a constraint names.
    func resolveConstraints(_ syntax: TypeSyntax) throws -> (protocols: [ProtocolType], type: SwiftType?) {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .compositionType(let composition):
            let parts = try composition.elements.map { try resolveConstraints($0.type) }
            return (parts.flatMap(\.protocols), parts.lazy.compactMap(\.type).first)
        case .attributedType(let type): return try resolveConstraints(type.baseType)
        case .suppressedType: return ([], nil)
        case .tupleType(let tuple) where tuple.elements.count == 1:
            return try tuple.elements.first.map { try resolveConstraints($0.type) } ?? ([], nil)
        case .someOrAnyType(let type): return try resolveConstraints(type.constraint)
        case .identifierType(let identifier):
            let name = identifier.name.plainText
            if name == "Any" { return ([], nil) }
            if let nominal = visibleProtocol(named: name) {
                let arguments = try identifier.genericArgumentClause.map { try resolveArguments($0) } ?? []
                if arguments.count > nominal.primaryAssociatedTypes.count {
                    throw diagnostic(
                        .tooManyArguments(name, expected: nominal.primaryAssociatedTypes.count), at: syntax)
                }
                return ([ProtocolType(nominal, arguments)], nil)
            }
            if let protocols = try aliasedProtocols(name) { return (protocols, nil) }
        case .memberType(let member):
            if let nominal = try nestedProtocol(member) {
                let arguments = try member.genericArgumentClause.map { try resolveArguments($0) } ?? []
                if arguments.count > nominal.primaryAssociatedTypes.count {
                    throw diagnostic(
                        .tooManyArguments(nominal.name, expected: nominal.primaryAssociatedTypes.count), at: syntax)
                }
                return ([ProtocolType(nominal, arguments)], nil)
            }
        default: break
        }
        let type = try resolveType(syntax)
        if case .existential(let protocols) = type { return (protocols, nil) }
        return ([], type)
    }

    /// What `typealias Look = View` says where a constraint is asked for; nil where the name stands for no protocol.
    private func aliasedProtocols(_ name: String) throws -> [ProtocolType]? {
        guard declarations.types[name] == nil, let alias = declarations.alias(named: name), alias.generics == nil,
            alias.resolution == .pending
        else { return nil }
        alias.resolution = .running
        defer { alias.resolution = .pending }
        let constraints = try within(checkingContext(of: alias.context)) { try resolveConstraints(alias.syntax) }
        return constraints.type == nil && !constraints.protocols.isEmpty ? constraints.protocols : nil
    }

    /// `ButtonStyle.Configuration`: a type alias of a protocol that does not depend on who conforms; nil for all else.
    private func aliasOfProtocol(_ syntax: MemberTypeSyntax) throws -> SwiftType? {
        guard let nominal = try protocolNamed(syntax.baseType) else { return nil }
        for context in declarations.contexts(of: nominal, holding: syntax.name.plainText) {
            for case .alias(let alias) in context.members(named: syntax.name.plainText) where alias.generics == nil {
                let type = try resolve(alias)
                return type.contains { $0.isGeneric } ? nil : type
            }
        }
        return nil
    }

    /// The protocol that a type's name stands for: `View`, `SwiftUI.View`, `Theme.Look`; nil for all else.
    private func protocolNamed(_ syntax: TypeSyntax) throws -> NominalDeclaration? {
        if let member = syntax.as(MemberTypeSyntax.self) { return try nestedProtocol(member) }
        return syntax.as(IdentifierTypeSyntax.self).flatMap { visibleProtocol(named: $0.name.plainText) }
    }

    /// The protocol of a module, or one that is declared inside of a type; nil where the name stands for no protocol.
    private func nestedProtocol(_ syntax: MemberTypeSyntax) throws -> NominalDeclaration? {
        let name = syntax.name.plainText
        if isModule(syntax.baseType) {
            return declarations.builtIns.nominal(named: name).flatMap { $0.kind == .protocol ? $0 : nil }
        }
        guard try protocolNamed(syntax.baseType) == nil,
            case .nominal(let outer) = try resolveType(syntax.baseType, infersArguments: true)
        else { return nil }
        for context in declarations.contexts(of: outer.declaration, holding: name) {
            for case .type(let nominal) in context.members(named: name) where nominal.kind == .protocol {
                return nominal
            }
        }
        return nil
    }

    private func resolveArguments(_ clause: GenericArgumentClauseSyntax) throws -> [SwiftType] {
        try clause.arguments.map { argument in
            guard case .type(let type) = argument.argument else {
                throw diagnostic(.unsupportedDeclaration("value generics"), at: argument)
            }
            return try resolveType(type)
        }
    }

    private func resolveNamed(
        _ token: TokenSyntax, _ clause: GenericArgumentClauseSyntax?, in base: SwiftType?, _ infersArguments: Bool
    ) throws -> SwiftType {
        let name = token.plainText
        let written = try clause.map { try resolveArguments($0) }
        if let base {
            guard let type = try memberType(named: name, in: base, arguments: written, infersArguments) else {
                throw diagnostic(unsupportedMember(name, of: base) ?? .noMemberType(name, type: base), at: token)
            }
            return try accessible(type, at: token)
        }
        guard let type = try namedType(name, arguments: written, infersArguments, at: token) else {
            if let outer = here.selfType, let problem = unsupportedMember(name, of: outer) {
                throw diagnostic(problem, at: token)
            }
            if name == "Configuration", let style = here.selfType,
                let fields = declarations.builtIns.nominal(named: "TextFieldStyle"),
                conforms(style, to: ProtocolType(fields))
            {
                throw diagnostic(.noConfiguration, at: token)
            }
            let isKnown = ForeignWords.message(for: name) != nil || UnsupportedNames.known.message(for: name) != nil
            let nearest = isKnown ? nil : NearestName.nearest(to: name, in: typeNamesInScope())
            throw diagnostic(.unknownType(name, nearest: nearest), at: token)
        }
        return type
    }

    private func resolveInModule(_ syntax: MemberTypeSyntax, _ infersArguments: Bool) throws -> SwiftType {
        let name = syntax.name.plainText
        let written = try syntax.genericArgumentClause.map { try resolveArguments($0) }
        guard let type = try moduleType(name, arguments: written, infersArguments, at: syntax.name) else {
            let nearest = NearestName.nearest(to: name, in: declarations.builtIns.typeNames)
            throw diagnostic(.unknownType(name, nearest: nearest), at: syntax.name)
        }
        return type
    }

    /// The names that a type may have here, for messages.
    private func typeNamesInScope() -> [String] {
        here.signature.parameters.map(\.name) + declarations.builtIns.typeNames + declarations.types.keys
            + declarations.aliases.keys
    }
}

extension TypeSyntax {
    /// The first `some P` in it.
    fileprivate var firstSome: TokenSyntax? {
        tokens(viewMode: .sourceAccurate).first { $0.tokenKind == .keyword(.some) }
    }
}

extension TypeSyntax {
    /// Whether it is that of a parameter which the call may change.
    var isInout: Bool {
        self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.writtenText == "inout" } ?? false
    }

    /// Whether it is written `@autoclosure T`.
    var isAutoclosure: Bool {
        self.as(AttributedTypeSyntax.self)?.attributes.contains {
            $0.as(AttributeSyntax.self)?.plainName == "autoclosure"
        } ?? false
    }
}
