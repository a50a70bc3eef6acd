import SwiftSyntax

/// What the declarations of a folder say about each other.
struct DeclaredNames {
    /// What a style of each protocol is told: `ToggleStyle` → `ToggleStyleConfiguration`.
    private(set) var configurations: [String: String] = [:]
    /// On whose stack the styles of each protocol are pushed.
    private(set) var families: [String: String] = [:]
    /// The styles, each with its protocol.
    private(set) var styles: [String: String] = [:]
    /// The examples of types.
    private(set) var examples: [String: String] = [:]
    /// The generic parameters of types, each with what it conforms to.
    private(set) var generics: [String: [String: String]] = [:]
    /// The types nested in types.
    private(set) var nestedTypes: [String: Set<String>] = [:]
    /// The views.
    private(set) var views: Set<String> = []
    /// The types whose values are no values of the shell.
    private(set) var withoutValue: Set<String> = []

    init(of files: [SourceFile]) {
        let declarations = files.flatMap { file in
            file.syntax.statements.compactMap { $0.item.as(DeclSyntax.self) }
        }
        for declaration in declarations { addProtocol(declaration) }
        for declaration in declarations { addErasure(declaration) }
        var kept: Set<String> = []
        for declaration in declarations {
            guard let type = declaration.nominal else { continue }
            nestedTypes[type.name, default: []].formUnion(
                type.members.compactMap { $0.decl.as(StructDeclSyntax.self)?.name.text })
            generics[type.name, default: [:]].merge(type.generics) { first, _ in first }
            if let example = DocComment(of: declaration).example { examples[type.name] = example }
            if let style = type.inherited.first(where: { families[$0] != nil }), !type.isExtension {
                styles[type.name] = style
            }
            if type.inherited.contains(where: Self.givesValues) || styles[type.name] != nil { kept.insert(type.name) }
            if type.inherited.contains(where: { $0 == "View" || $0.hasSuffix("View") }) { views.insert(type.name) }
            if !type.isExtension { withoutValue.insert(type.name) }
        }
        withoutValue.subtract(kept)
    }

    /// Whether what conforms to a protocol turns into values of the shell.
    private static func givesValues(_ inherited: String) -> Bool {
        ["NativeConvertible", "ValueConvertible", "StyleConfiguration", "OptionSetValue", "NamedNative", "View"]
            .contains(inherited) || inherited.hasSuffix("View") || inherited.hasSuffix("Shape")
            || inherited.hasSuffix("ShapeStyle")
    }

    /// Adds on whose stack the styles of a protocol are pushed, where what erases them says so:
    /// `ErasedStyle(self, family: Told.family)`.
    private mutating func addErasure(_ declaration: DeclSyntax) {
        guard let type = declaration.nominal, type.isExtension else { return }
        for case let variable? in type.members.map({ $0.decl.as(VariableDeclSyntax.self) }) {
            guard let binding = variable.bindings.first, binding.pattern.trimmedDescription == "erased",
                let family = binding.description.firstMatch(of: /family(?: =|:) (\w+)\.family/)?.1,
                family != "Configuration", family != "Told"
            else { continue }
            families[type.name] = String(family)
        }
    }

    /// Adds a protocol of styles: one that names a configuration, or that is closed.
    private mutating func addProtocol(_ declaration: DeclSyntax) {
        guard let declaration = declaration.as(ProtocolDeclSyntax.self) else { return }
        let name = declaration.name.text
        let example = DocComment(of: declaration).example
        for member in declaration.memberBlock.members {
            if let alias = member.decl.as(TypeAliasDeclSyntax.self), alias.name.text == "Configuration" {
                let told = alias.initializer.value.trimmedDescription
                configurations[name] = told
                // What shows a style shows what it is told.
                examples[told] = example
            }
        }
        let told = declaration.genericWhereClause?.requirements.lazy.compactMap { requirement -> String? in
            guard let same = requirement.requirement.as(SameTypeRequirementSyntax.self),
                same.leftType.trimmedDescription == "Told"
            else { return nil }
            return same.rightType.trimmedDescription
        }.first
        if let told { configurations[name] = told }
        families[name] = configurations[name]
    }
}

/// A type, or an extension of one, as far as its head says.
struct Nominal {
    let name: String
    /// What it names behind the colon.
    let inherited: [String]
    let isExtension: Bool
    /// Its generic parameters, each with what it conforms to.
    let generics: [String: String]
    let members: MemberBlockItemListSyntax
}

extension DeclSyntax {
    /// The type that it declares or extends; nil where it does neither.
    var nominal: Nominal? {
        let (name, group): (String, any DeclGroupSyntax)
        switch self.as(DeclSyntaxEnum.self) {
        case .structDecl(let type): (name, group) = (type.name.text, type)
        case .enumDecl(let type): (name, group) = (type.name.text, type)
        case .classDecl(let type): (name, group) = (type.name.text, type)
        case .extensionDecl(let type): (name, group) = (type.extendedType.trimmedDescription, type)
        default: return nil
        }
        return Nominal(
            name: name, inherited: group.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
            isExtension: group.is(ExtensionDeclSyntax.self),
            generics: group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause.constraints
                ?? [:],
            members: group.memberBlock.members)
    }
}

extension Optional<GenericParameterClauseSyntax> {
    /// The parameters, each with what it conforms to.
    var constraints: [String: String] {
        let parameters = self?.parameters.map { ($0.name.text, $0.inheritedType?.trimmedDescription ?? "Any") } ?? []
        return Dictionary(parameters) { first, _ in first }
    }
}

extension WithModifiersSyntax {
    var isPublic: Bool { modifiers.contains { $0.name.text == "public" } }
    var isStatic: Bool { modifiers.contains { $0.name.text == "static" } }
    var isMutating: Bool { modifiers.contains { $0.name.text == "mutating" } }
}
