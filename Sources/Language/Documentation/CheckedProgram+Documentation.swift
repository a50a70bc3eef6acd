import Catalogue
import SwiftSyntax

extension CheckedProgram {
    /// What is said of a name that SwiftUI, UIKit, Foundation or the standard library has and that is not here: `onAppear`,
    /// `Observable`. Nil for all others.
    public static func refusal(of name: String) -> String? { UnsupportedNames.known.message(forAny: name) }

    /// What there is to say of a name: what the program declares under it, what is built in, and the keyword. A name may
    /// stand for several things, such as `opacity` of views and of colours; views come first.
    ///
    /// - Parameters:
    ///   - name: `Toggle`, `padding`, `bordered`, `Edge.Set`, `some`.
    ///   - isMember: whether it was written with a dot, so that members come before a keyword of that name.
    public func documentation(of name: String, isMember: Bool = false) -> [Documentation] {
        let own = declared(name)
        if !own.isEmpty, declarations.types[name] != nil { return own }
        let groups = declarations.builtIns.groups
        if let group = groups.first(where: { BuiltInNames.typeName(of: $0.header) == name }) {
            return own + [documentation(of: group, named: name)]
        }
        let keyword = Keyword.all.first { $0.name == name }
        // There are initializers and subscripts of nearly every type.
        let isEverywhere = ["init", "subscript"].contains(name)
        let keywords = [keyword?.documentation].compactMap { $0 }
        let members = isEverywhere ? [] : members(named: name)
        let found = own + (isMember ? members + keywords : keywords + members)
        return found.isEmpty ? declaredMembers(name) : found
    }

    /// All names of which there is something to say, with one line about each.
    public var documentedNames: [Suggestion] {
        let own = sources.flatMap(\.declared).flatMap { declaration in
            declaration.documentedNames.map { name in
                let page = (declaration.documentation(of: name) + declaration.memberDocumentation(of: name, in: nil))
                    .first
                let summary = (page.map { [$0.summary] + $0.members.map(\.summary) } ?? []).first { $0 != "" } ?? ""
                return Suggestion(name, String(summary.prefix { $0 != "\n" }))
            }
        }
        let groups = declarations.builtIns.groups
        let builtIn = (groups.filter(\.isOfViews) + groups).flatMap { group -> [Suggestion] in
            let type = BuiltInNames.typeName(of: group.header).map { [Suggestion($0, group.summary)] } ?? []
            return type + group.members.compactMap { Suggestion(naming: $0) }
        }
        let keywords = Keyword.all.map { Suggestion($0) }
        var seen: Set<String> = []
        return (own + builtIn + keywords).filter { $0.text.first != "_" && seen.insert($0.text).inserted }
            .sorted { $0.text < $1.text }
    }

    // MARK: - Built-in types

    private func documentation(of group: BuiltInGroup, named name: String) -> Documentation {
        let (heading, requirements) = BuiltInNames.parts(of: group.header)
        var page = Documentation(heading: heading, summary: group.summary, example: group.example)
        let all = ([group] + extensions(of: name)).flatMap(\.members)
        let cases = all.filter { $0.signature.hasPrefix("case ") }
        let others = all.filter { !$0.signature.hasPrefix("case ") && !$0.signature.hasPrefix("init") }
        page.members = requirements.filter { requirement in !all.contains { $0.signature == requirement } }
            .map { Documentation.Member(signature: $0, summary: "") }
        page.members += everydayFirst(
            ([group] + extensions(of: name)).flatMap { group in
                group.members.filter { $0.signature.hasPrefix("init") }.map { $0.documented(of: group) }
            }, of: name, in: group.example)
        if others.count <= Self.mostMembers {
            page.members += others.map(\.documented)
            page.names = cases.map { BuiltInNames.name(of: $0.signature) }
        } else {
            page.names = Set((cases + others).map { BuiltInNames.name(of: $0.signature) }).sorted()
        }
        page.inherited = inherited(by: group, without: Set(all.map { BuiltInNames.name(of: $0.signature) }))
        page.families = styleFamilies.filter { $0.component == name || $0.protocols.contains(name) }
        return page
    }

    /// Initializers with the one in front that the example calls.
    private func everydayFirst(
        _ initializers: [Documentation.Member], of type: String, in example: String
    ) -> [Documentation.Member] {
        guard initializers.count > 1, let call = ExampleCall(of: type, in: example),
            let index = initializers.firstIndex(where: { call.fits($0.signature) })
        else { return initializers }
        var initializers = initializers
        initializers.insert(initializers.remove(at: index), at: 0)
        return initializers
    }

    /// The most members that are shown as they are declared; of more there are only the names.
    private static let mostMembers = 12

    private func extensions(of name: String) -> [BuiltInGroup] {
        declarations.builtIns.groups.filter {
            guard let header = BuiltInNames.header(of: $0.header), header.isExtension else { return false }
            return header.name == name && !$0.header.contains("where Self ==")
        }
    }

    /// The members that the protocols of a type give it, those of all views left out: there are too many.
    private func inherited(by group: BuiltInGroup, without own: Set<String>) -> [Documentation.Inherited] {
        var seen = own
        var found: [Documentation.Inherited] = []
        var waiting = BuiltInNames.inheritance(of: group.header)
        var visited: Set<String> = ["View"]
        while !waiting.isEmpty {
            let name = waiting.removeFirst()
            guard visited.insert(name).inserted,
                let origin = declarations.builtIns.groups.first(where: {
                    BuiltInNames.protocolName(of: $0.header) == name
                })
            else { continue }
            let members = ([origin] + extensions(of: name)).flatMap(\.members)
            let names = Set(
                members.filter { !BuiltInNames.isType($0.signature) }.compactMap { Suggestion(naming: $0)?.text })
            let new = names.subtracting(seen).sorted()
            if !new.isEmpty { found.append(Documentation.Inherited(origin: name, names: new)) }
            seen.formUnion(new)
            waiting += BuiltInNames.inheritance(of: origin.header)
        }
        return found
    }

    // MARK: - Declarations of the program

    private func declared(_ name: String) -> [Documentation] {
        sources.reversed().flatMap(\.declared).flatMap { $0.documentation(of: name) }.map { page in
            var page = page
            page.families = styleFamilies.filter { $0.component == name || $0.protocols.contains(name) }
            return page.families.isEmpty ? showingStyle(page, named: name) : page
        }
    }

    /// The page of a static member that stands for a style of the program, with what the style's type says of itself, its
    /// family, and an example.
    private func showingStyle(_ page: Documentation, named name: String) -> Documentation {
        guard let header = BuiltInNames.header(of: page.heading), header.isExtension,
            page.heading.contains(" where Self == "),
            let family = styleFamilies.first(where: { $0.protocols.contains(header.name) }),
            let style = family.styles.first(where: { $0.name == name })
        else { return page }
        var page = page
        page.families = [family]
        page.example = style.example
        page.needsDeclarations = true
        // What is no sentence only says how the member is declared.
        let isSentence = style.summary.contains(" ") && !style.summary.hasPrefix("func ")
        if isSentence, page.members.allSatisfy(\.summary.isEmpty) { page.summary = style.summary }
        return page
    }

    /// What types of the program say of a member: of `greet`, or of `Person.greet`.
    private func declaredMembers(_ name: String) -> [Documentation] {
        let path = name.split(separator: ".").map(String.init)
        guard let last = path.last else { return [] }
        let owner = path.count > 1 ? path.dropLast().joined(separator: ".") : nil
        return sources.reversed().flatMap(\.declared).flatMap { $0.memberDocumentation(of: last, in: owner) }
    }
}
