import Catalogue
import SwiftSyntax

/// The built-ins by name. Costs one look at each header; everything else is read when it is first asked for.
///
/// It lives as long as a session. Declarations refer to one another in circles: those of the built-ins and of the
/// program are freed together with it.
final class BuiltInIndex {
    let groups: [BuiltInGroup]
    private var typeGroups: [String: [Int]] = [:]
    private var extensionGroups: [String: [Int]] = [:]
    private var nominals: [String: NominalDeclaration] = [:]
    private var contexts: [NominalDeclaration: [DeclarationContext]] = [:]
    /// The contexts of a type that hold members of a name: `View` has a context for each file of modifiers.
    private var holders: [NominalDeclaration: [String: [DeclarationContext]]] = [:]
    /// The functions and aliases of no type.
    let top: DeclarationContext

    private var programContexts: [DeclarationContext] = []

    deinit {
        let owned = contexts.values.joined() + nominals.values.compactMap(\.body) + programContexts + [top]
        for context in owned { context.dispose() }
    }

    /// Lets go of a context of the program when the session ends.
    func own(_ context: DeclarationContext) {
        programContexts.append(context)
    }

    init(_ builtIns: BuiltIns) {
        var names: Set<String> = []
        for group in builtIns.groups {
            if let header = RecordTexts.shared.header(of: group.header), !header.isExtension {
                names.insert(header.name)
            }
        }
        groups =
            builtIns.groups
            + LanguageGroups.all.filter { !names.contains(RecordTexts.shared.header(of: $0.header)?.name ?? "") }
        top = DeclarationContext(nominal: nil, outer: nil, source: SourceText(ofBuiltIn: ""))
        for (index, group) in groups.enumerated() {
            guard let header = RecordTexts.shared.header(of: group.header) else {
                top.add(group)
                continue
            }
            if header.isExtension {
                extensionGroups[header.name, default: []].append(index)
            } else {
                typeGroups[header.name, default: []].append(index)
            }
        }
    }

    /// The names of the types' static properties and cases, such as `red` of `Color`.
    private(set) lazy var staticNames = Set(
        groups.filter { BuiltInNames.header(of: $0.header) != nil }.flatMap(\.members).map(\.signature)
            .filter { ["static let ", "static var ", "case "].contains(where: $0.hasPrefix) }
            .map(BuiltInNames.name))

    /// The names of all types, as they are written from the top level.
    var typeNames: [String] { Array(typeGroups.keys) }

    /// The type of that name, with the names of the types around it: `Edge.Set`.
    func nominal(named name: String) -> NominalDeclaration? {
        if let known = nominals[name] { return known }
        guard let first = typeGroups[name]?.first else { return nil }
        let nominal = declare(groups[first], named: name)
        nominals[name] = nominal
        return nominal
    }

    /// The contexts that hold a built-in type's members: its own and the extensions.
    func contexts(of nominal: NominalDeclaration) -> [DeclarationContext] {
        if let known = contexts[nominal] { return known }
        let name = nominal.qualifiedName
        var found: [DeclarationContext] = []
        if let body = nominal.body { found.append(body) }
        for index in (typeGroups[name]?.dropFirst() ?? []) + (extensionGroups[name] ?? []) {
            found.append(extend(nominal, with: groups[index]))
        }
        contexts[nominal] = found
        return found
    }

    /// Those that hold a member of that name, in the same order.
    func contexts(of nominal: NominalDeclaration, holding name: String) -> [DeclarationContext] {
        if let known = holders[nominal] { return known[name] ?? [] }
        var found: [String: [DeclarationContext]] = [:]
        for context in contexts(of: nominal) {
            for name in context.names { found[name, default: []].append(context) }
        }
        holders[nominal] = found
        return found[name] ?? []
    }

    /// The contexts of all built-ins, for tests.
    func allContexts() -> [DeclarationContext] {
        let nominals = typeNames.sorted().compactMap { nominal(named: $0) }
        return [top] + nominals.flatMap { contexts(of: $0) }
    }

    /// The names of extended types that are not declared, for tests.
    var unknownExtensions: [String] { extensionGroups.keys.filter { typeGroups[$0] == nil }.sorted() }

    /// The record and summary of a type, for documentation.
    func group(of nominal: NominalDeclaration) -> BuiltInGroup? {
        typeGroups[nominal.qualifiedName]?.first.map { groups[$0] }
    }

    private func declare(_ group: BuiltInGroup, named name: String) -> NominalDeclaration? {
        let path = name.split(separator: ".")
        let parent = path.count > 1 ? nominal(named: path.dropLast().joined(separator: ".")) : nil
        let source = SourceText(ofBuiltIn: Self.parsable(group.header, named: name))
        guard
            let item = RecordTexts.shared.tree(of: source.text)?.item.as(DeclSyntax.self),
            let nominal = try? DeclarationReader(
                context: DeclarationContext(nominal: parent, outer: nil, source: source), isBuiltIn: true
            ).nominal(item, parent: parent)
        else { return nil }
        nominal.body?.add(group)
        // The cases of an enum belong together.
        for record in group.members where record.signature.hasPrefix("case ") {
            _ = nominal.body?.members(named: BuiltInNames.name(of: record.signature))
        }
        return nominal
    }

    private func extend(_ nominal: NominalDeclaration, with group: BuiltInGroup) -> DeclarationContext {
        let source = SourceText(ofBuiltIn: Self.parsable(group.header, named: nil))
        // Most headers name a type and no more: reading them all takes a part of each session's start.
        let saysMore = group.header.contains(":") || group.header.contains(" where ")
        let item = saysMore ? RecordTexts.shared.tree(of: source.text)?.item : nil
        let declaration = item?.as(ExtensionDeclSyntax.self)
        let context = DeclarationContext(
            nominal: nominal, outer: nil, source: source, isExtension: true,
            inheritance: item?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause,
            requirements: declaration?.genericWhereClause)
        context.add(group)
        return context
    }

    /// The header as a whole declaration; the name of a nested type without those around it.
    private static func parsable(_ header: String, named name: String?) -> String {
        var text = header.contains("{") ? header : header + " {}"
        if let name, let dot = name.lastIndex(of: "."), let range = text.firstRange(of: name) {
            text.replaceSubrange(range, with: name[name.index(after: dot)...])
        }
        return text
    }
}
