import Language

extension Command {
    /// `:browse [FAMILY]`
    static let browse = Command(
        "browse", takes: "[COMPONENT]", "lists components, styles and modifiers",
        example: ":browse Toggle",
        details: """
            With a component it draws it in each of its styles. :browse views lists all other views and shapes,
            :browse modifiers all modifiers, :browse all everything.
            """,
        candidates: { session, words in
            guard words.isEmpty else { return [] }
            return session.interpreter.declarations.styleFamilies.map {
                Completions.Candidate(text: $0.component, summary: Messages.documentedStyles($0))
            }
                + CatalogueSection.allCases.dropFirst().map {
                    Completions.Candidate(text: $0.rawValue, summary: $0.title)
                }
                + [Completions.Candidate(text: "all", summary: Messages.everything)]
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...1)
            let program = session.interpreter.declarations
            let catalogue = Catalogue(of: program)
            guard let name = invocation.words.first?.text else {
                return Reply(.page(ReplyPage([catalogue.blocks(of: .components), [catalogue.others]])))
            }
            let sections = CatalogueSection.allCases.filter { name == "all" || name == $0.rawValue }
            if !sections.isEmpty { return Reply(.page(ReplyPage(sections.map(catalogue.blocks(of:))))) }
            let families = program.styleFamilies.filter { $0.component == name || $0.protocols.contains(name) }
            guard !families.isEmpty else {
                let names = program.styleFamilies.map(\.component)
                throw .noFamily(name, nearest: NearestName.nearest(to: name, in: names))
            }
            return Reply(.page(ReplyPage(families.flatMap { gallery(of: $0, in: session) })))
        })

    /// A component in each of its styles.
    private static func gallery(of family: StyleFamily, in session: Session) -> [[ReplyPage.Block]] {
        let styles = family.styles.map { style -> [ReplyPage.Block] in
            let head = ReplyPage.Block.paragraph(".\(style.name): \(style.summary)", hanging: 4)
            return [head] + (style.example.isEmpty ? [] : Example.drawn(style.example, withDeclarationsOf: session))
        }
        return [[.lines(Messages.documentedStyles(family))]] + styles
    }
}

/// A part of the catalogue, by the word that asks for it.
private enum CatalogueSection: String, CaseIterable {
    case components, views, modifiers

    var title: String {
        switch self {
        case .components: Messages.families
        case .views: Messages.views
        case .modifiers: Messages.modifiers
        }
    }
}

/// All that can be used, in lists.
private struct Catalogue {
    private let sections: [CatalogueSection: [(name: String, items: [String])]]

    init(of program: CheckedProgram) {
        let families = program.styleFamilies.map { family in
            (name: family.component, items: family.styles.map { "." + $0.name })
        }
        let modifiers = program.modifiersByKind.map { (name: $0.kind.rawValue, items: $0.names) }
        let views = program.viewNames.filter { name in !families.contains { $0.name == name } }
        sections = [.components: families, .views: [("", views)], .modifiers: modifiers]
    }

    func blocks(of section: CatalogueSection) -> [ReplyPage.Block] {
        [.lines(section.title), .nameTable(sections[section] ?? [])]
    }

    /// How many others there are, and how they are listed.
    var others: ReplyPage.Block {
        let rows = CatalogueSection.allCases.dropFirst().map { section in
            let count = (sections[section] ?? []).reduce(0) { $0 + $1.items.count }
            return (":browse \(section.rawValue)", Messages.counted(count, section.title))
        }
        return .table(rows + [(":browse Toggle", Messages.browsesOne)], indentation: 4)
    }
}
