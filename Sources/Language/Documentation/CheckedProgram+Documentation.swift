import Catalogue
import SwiftSyntax

extension CheckedProgram {
    /// What there is to say of a name: what the program declares under it, or else what is built in. A name may stand for
    /// several things, such as `opacity` of views and of colours.
    ///
    /// - Parameter name: `Toggle`, `padding`, `bordered`, `Edge.Set`; a dot or `@` in front makes no difference.
    public func documentation(of name: String) -> [Documentation] {
        let own = declared(name)
        if !own.isEmpty { return own }
        let groups = declarations.builtIns.groups
        if let group = groups.first(where: { BuiltInNames.typeName(of: $0.header) == name }) {
            return [documentation(of: group, named: name)]
        }
        return members(named: name)
    }

    /// All names of which there is something to say, with one line about each.
    public var documentedNames: [Suggestion] {
        let own = sources.flatMap(\.declared).flatMap(\.documentedNames).map { name in
            let page = documentation(of: name).first
            return Suggestion(
                name, (page.map { [$0.summary] + $0.members.map(\.summary) } ?? []).first { $0 != "" } ?? "")
        }
        let builtIn = declarations.builtIns.groups.flatMap { group -> [Suggestion] in
            let type = BuiltInNames.typeName(of: group.header).map { [Suggestion($0, group.summary)] } ?? []
            return type + group.members.compactMap { Suggestion(naming: $0) }
        }
        var seen: Set<String> = []
        return (own + builtIn).filter { $0.text.first != "_" && seen.insert($0.text).inserted }
            .sorted { $0.text < $1.text }
    }

    // MARK: - Built-in types

    private func documentation(of group: BuiltInGroup, named name: String) -> Documentation {
        let (heading, requirements) = BuiltInNames.parts(of: group.header)
        var page = Documentation(heading: heading, summary: group.summary, example: group.example)
        page.members = requirements.map { Documentation.Member(signature: $0, summary: "") }
        let extensions = declarations.builtIns.groups.filter {
            guard let header = BuiltInNames.header(of: $0.header), header.isExtension else { return false }
            return header.name == name && !$0.header.contains("where Self ==")
        }
        let all = ([group] + extensions).flatMap(\.members).filter { !$0.signature.hasPrefix("case ") }
        let makers = all.filter { $0.signature.hasPrefix("init") }
        let others = all.filter { !$0.signature.hasPrefix("init") }
        page.members += makers.map(\.documented)
        let cases = ([group] + extensions).flatMap(\.members).filter { $0.signature.hasPrefix("case ") }
        if others.count <= Self.mostMembers {
            page.members += others.map(\.documented)
            page.names = cases.map { BuiltInNames.name(of: $0.signature) }
        } else {
            page.names = Set((cases + others).map { BuiltInNames.name(of: $0.signature) }).sorted()
        }
        page.families = styleFamilies.filter { $0.component == name || $0.protocols.contains(name) }
        return page
    }

    /// The most members that are shown as they are declared; of more there are only the names.
    private static let mostMembers = 12

    // MARK: - Built-in members

    /// What is built in under the name of a member, one page for each type that has it.
    private func members(named name: String) -> [Documentation] {
        let path = name.split(separator: ".").map(String.init)
        guard let last = path.last else { return [] }
        let owner = path.dropLast().joined(separator: ".")
        var pages: [Documentation] = []
        for group in declarations.builtIns.groups {
            let header = BuiltInNames.header(of: group.header)
            if !owner.isEmpty, header?.name != owner { continue }
            let found = group.members.filter { BuiltInNames.name(of: $0.signature) == last }
            guard let first = found.first else { continue }
            let heading = header.map { "in \($0.name)" + BuiltInNames.condition(of: group.header) } ?? ""
            let example = declarations.builtIns.example(of: found.first { !$0.example.isEmpty } ?? first, in: group)
            if let index = pages.firstIndex(where: { $0.heading == heading }) {
                pages[index].members += found.map(\.documented)
                continue
            }
            var page = Documentation(heading: heading, summary: "", members: found.map(\.documented), example: example)
            if group.header.contains("where Self =="), !first.signature.contains("func ") {
                page.families = styleFamilies.filter { $0.protocols.contains(header?.name ?? "") }
            }
            pages.append(page)
        }
        return pages
    }

    // MARK: - Declarations of the program

    private func declared(_ name: String) -> [Documentation] {
        sources.reversed().flatMap(\.declared).flatMap { $0.documentation(of: name) }.map { page in
            var page = page
            page.families = styleFamilies.filter { $0.component == name || $0.protocols.contains(name) }
            return page
        }
    }
}

extension BuiltIn {
    fileprivate var documented: Documentation.Member { Documentation.Member(signature: signature, summary: summary) }
}

extension SourceDeclaration {
    /// The names under which there is something to say of it: its own, and those of what an extension adds.
    fileprivate var documentedNames: [String] {
        if let declaration = syntax.as(ExtensionDeclSyntax.self) {
            return declaration.memberBlock.members.compactMap { $0.decl.declaredName }
        }
        return [syntax.declaredName].compactMap { $0 }
    }

    /// What it says of a name that it declares.
    fileprivate func documentation(of name: String) -> [Documentation] {
        if let declaration = syntax.as(ExtensionDeclSyntax.self) {
            let members = declaration.memberBlock.members.map(\.decl).filter { $0.declaredName == name }
            guard !members.isEmpty else { return [] }
            return [
                Documentation(
                    heading: summary, summary: "",
                    members: members.map { Documentation.Member(signature: $0.head, summary: comment(of: $0)) })
            ]
        }
        guard syntax.declaredName == name else { return [] }
        let members = syntax.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
        return [
            Documentation(
                heading: syntax.head, summary: comment(of: syntax),
                members: members.map { Documentation.Member(signature: $0.head, summary: comment(of: $0)) })
        ]
    }

    private func comment(of declaration: DeclSyntax) -> String {
        let offset = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
        return SourcePosition(source, offset: offset).comment ?? ""
    }
}

extension DeclSyntax {
    /// The name that it declares; nil for extensions.
    fileprivate var declaredName: String? {
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.first?.pattern.trimmedDescription
        }
        if let subject = self.asProtocol((any NamedDeclSyntax).self) { return subject.name.plainText }
        return self.as(EnumCaseDeclSyntax.self)?.elements.first?.name.plainText
    }

    /// It without its body, in one line.
    fileprivate var head: String {
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
        return declaration.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
