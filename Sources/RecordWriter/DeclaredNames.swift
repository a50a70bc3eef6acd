import SwiftSyntax

/// What the declarations of a folder say about each other.
struct DeclaredNames {
    /// The protocols of styles, each with its family.
    private(set) var families = LibraryNames.families
    /// The styles, each with its protocol.
    private(set) var styles: [String: String] = [:]
    /// The examples of types.
    private(set) var examples: [String: String] = [:]
    /// The generic parameters of types, each with what it conforms to.
    private(set) var generics: [String: [String: String]] = [:]
    /// The types nested in types, by the names that are written inside.
    private(set) var nestedTypes: [String: [String: String]] = [:]
    /// The types whose values become values of the shell by what is written here.
    private(set) var conformances: [String: Conformance] = [:]
    /// The protocols whose styles can be had without their types.
    private(set) var erasable: Set<String> = []
    private var inherited = LibraryNames.inherited
    private var types: [String: Nominal] = [:]
    private var protocols: Set<String> = []

    /// How values of a type become values of the shell.
    enum Conformance {
        case value
        /// It is what the styles of a component are told.
        case configuration(of: String)
    }

    init(of files: [SourceFile]) {
        let nominals = files.flatMap(\.nominals)
        for case let declaration? in files.flatMap(\.declarations).map({ $0.as(ProtocolDeclSyntax.self) }) {
            addProtocol(declaration)
        }
        var withMembers: Set<String> = []
        for type in nominals {
            inherited[type.name, default: []] += type.inherited
            generics[type.name, default: [:]].merge(type.generics) { first, _ in first }
            if !type.isExtension { types[type.name] = type }
            if let outer = type.outer { nestedTypes[outer, default: [:]][type.ownName] = type.name }
            if let example = DocComment(of: type.declaration).example { examples[type.name] = example }
            if let style = type.inherited.first(where: { families[$0] != nil }), !type.isExtension {
                styles[type.name] = style
            }
            if type.isExtension, type.members.contains(where: \.decl.isErasure) { erasable.insert(type.name) }
            if type.members.contains(where: \.decl.isToldOfInstances) { withMembers.insert(type.name) }
        }
        for type in types.values where type.isPublic {
            guard !conforms(type.name, to: "ValueConvertible"), styles[type.name] == nil, type.generics.isEmpty,
                isRecorded(type), !isView(type.name) || withMembers.contains(type.name)
            else { continue }
            let family = families.values.first { $0.configuration == type.name }
            conformances[type.name] = family?.component.map { .configuration(of: $0) } ?? .value
        }
    }

    /// Whether a type, or a protocol, inherits from a protocol or a class, as far as is known.
    func conforms(_ name: String, to ancestor: String) -> Bool {
        name == ancestor || (inherited[name] ?? []).contains { conforms($0, to: ancestor) }
    }

    /// The types that are nested in a type or in one around it, by the names that are written inside.
    func namesInside(_ type: String) -> [String: String] {
        let outer = type.lastIndex(of: ".").map { namesInside(String(type[..<$0])) } ?? [:]
        return outer.merging(nestedTypes[type, default: [:]]) { $1 }
    }

    /// Whether it is a view.
    func isView(_ type: String) -> Bool { conforms(type, to: "View") }

    /// Whether values of a type, which may be none of the folder's, become values of the shell.
    func hasValue(_ type: String) -> Bool {
        types[type] == nil || conformances[type] != nil || conforms(type, to: "ValueConvertible")
    }

    /// Whether it is a type of the folder that the shell need not know.
    func isUnknown(_ type: String) -> Bool { types[type].map { !isRecorded($0) && !hasValue(type) } ?? false }

    /// What the shell reads behind the colon in place of one name there.
    func shown(_ inherited: String) -> [String] {
        if LibraryNames.hidden.contains(inherited) { return [] }
        let isFamily = families[inherited] != nil || LibraryNames.kept.contains(inherited)
        guard !isFamily, protocols.contains(inherited) || LibraryNames.inherited[inherited] != nil else {
            return [inherited]
        }
        return (self.inherited[inherited] ?? []).flatMap(shown)
    }

    /// The protocol for which the shell has no values that are written in Swift; nil where a type conforms to none.
    func declaredOnly(_ type: String) -> String? {
        LibraryNames.declaredOnly.sorted().first { conforms(type, to: $0) }
    }

    /// Whether the shell is to know a type: where its comment has an example, or it belongs to one that has.
    private func isRecorded(_ type: Nominal) -> Bool {
        let comment = DocComment(of: type.declaration)
        guard type.isPublic, comment.wish == nil else { return false }
        return examples[type.name] != nil
            || type.outer.flatMap { types[$0] }.map { isRecorded($0) && !comment.summary.isEmpty } == true
    }

    /// Adds a protocol, and what its styles are told where it is one of styles: it says what `Configuration` is, or whose
    /// `ComponentStyle` it is.
    private mutating func addProtocol(_ declaration: ProtocolDeclSyntax) {
        let name = declaration.name.text
        protocols.insert(name)
        inherited[name] = declaration.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        if let component = declaration.styledComponent {
            families[name] = StyleFamily(of: component + ".Configuration")
            families[name]?.component = component
        } else if let told = declaration.configuration {
            families[name] = families[name] ?? StyleFamily(of: told)
        }
        // What shows a style shows what it is told.
        if let told = families[name]?.configuration { examples[told] = DocComment(of: declaration).example }
    }
}

extension ProtocolDeclSyntax {
    /// What it says that `Configuration` is.
    fileprivate var configuration: String? {
        memberBlock.members.lazy.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
            .first { $0.name.text == "Configuration" }?.initializer.value.trimmedDescription
    }

    /// The component whose styles conform to it: `ComponentStyle where Component == Badge`.
    fileprivate var styledComponent: String? {
        genericWhereClause?.requirements.lazy.compactMap { requirement -> String? in
            guard let same = requirement.requirement.as(SameTypeRequirementSyntax.self),
                same.leftType.trimmedDescription == "Component"
            else { return nil }
            return same.rightType.trimmedDescription
        }.first
    }
}

/// A type, or an extension of one, as far as its head says.
struct Nominal {
    /// Its name with those of the types around it.
    let name: String
    /// The type around it.
    let outer: String?
    /// What it names behind the colon.
    let inherited: [String]
    let isExtension: Bool
    let isPublic: Bool
    /// Its generic parameters, each with what it conforms to.
    let generics: [String: String]
    let members: MemberBlockItemListSyntax
    let declaration: DeclSyntax

    /// Its name without those of the types around it.
    var ownName: String { outer.map { String(name.dropFirst($0.count + 1)) } ?? name }
}

extension SourceFile {
    /// The types and the extensions of types, with those inside, from top to bottom.
    var nominals: [Nominal] { declarations.flatMap { $0.nominals(in: nil) } }

    /// What stands at the top level.
    var declarations: [DeclSyntax] { syntax.statements.compactMap { $0.item.as(DeclSyntax.self) } }
}

extension DeclSyntax {
    /// The type that it declares or extends, and those inside; none where it does neither.
    fileprivate func nominals(in outer: String?) -> [Nominal] {
        guard let type = nominal(in: outer) else { return [] }
        return [type] + type.members.flatMap { $0.decl.nominals(in: type.name) }
    }

    /// The type that it declares or extends; nil where it does neither.
    func nominal(in outer: String?) -> Nominal? {
        let (name, group): (String, any DeclGroupSyntax)
        switch self.as(DeclSyntaxEnum.self) {
        case .structDecl(let type): (name, group) = (type.name.text, type)
        case .enumDecl(let type): (name, group) = (type.name.text, type)
        case .classDecl(let type): (name, group) = (type.name.text, type)
        case .actorDecl(let type): (name, group) = (type.name.text, type)
        case .extensionDecl(let type): (name, group) = (type.extendedType.trimmedDescription, type)
        default: return nil
        }
        return Nominal(
            name: outer.map { "\($0).\(name)" } ?? name, outer: outer,
            inherited: group.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
            isExtension: group.is(ExtensionDeclSyntax.self),
            isPublic: group.modifiers.contains { $0.name.text == "public" },
            generics: group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause.constraints
                ?? [:],
            members: group.memberBlock.members, declaration: self)
    }

    /// Whether it gives a style without its type.
    fileprivate var isErasure: Bool {
        self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == "erased"
    }

    /// Whether it is a member of values that the shell is to know.
    fileprivate var isToldOfInstances: Bool {
        guard self.is(VariableDeclSyntax.self) || self.is(FunctionDeclSyntax.self),
            let syntax = asProtocol((any WithModifiersSyntax).self), syntax.isPublic, !syntax.isStatic
        else { return false }
        let comment = DocComment(of: self)
        return comment.wish == nil && !comment.summary.isEmpty
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
