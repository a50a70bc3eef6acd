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
            let catalogue = Catalogue(of: program, width: session.settings.width)
            guard let name = invocation.words.first?.text else {
                return Reply(output: catalogue.text([.components]) + "\n\n" + catalogue.others)
            }
            if let section = CatalogueSection(rawValue: name) { return Reply(output: catalogue.text([section])) }
            if name == "all" { return Reply(output: catalogue.text(CatalogueSection.allCases)) }
            let families = program.styleFamilies.filter { $0.component == name || $0.protocols.contains(name) }
            guard !families.isEmpty else {
                let names = program.styleFamilies.map(\.component)
                throw .noFamily(name, nearest: NearestName.nearest(to: name, in: names))
            }
            return Reply(output: families.map { gallery(of: $0, in: session) }.joined(separator: "\n\n"))
        })

    /// A component in each of its styles.
    private static func gallery(of family: StyleFamily, in session: Session) -> String {
        let styles = family.styles.map { style -> String in
            let head = Paragraph.lines(".\(style.name): \(style.summary)", hanging: 4, width: session.settings.width)
            let drawn = style.example.isEmpty ? "" : Example.drawn(style.example, withDeclarationsOf: session)
            return (head + [drawn]).filter { !$0.isEmpty }.joined(separator: "\n")
        }
        let text = ([Messages.documentedStyles(family)] + styles).joined(separator: "\n\n")
        return Paragraph.fitted(text, width: session.settings.width)
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
    private let width: Int

    init(of program: CheckedProgram, width: Int) {
        self.width = width
        let families = program.styleFamilies.map { family in
            (name: family.component, items: family.styles.map { "." + $0.name })
        }
        let modifiers = program.modifiersByKind.map { (name: $0.kind.rawValue, items: $0.names) }
        let views = program.viewNames.filter { name in !families.contains { $0.name == name } }
        sections = [.components: families, .views: [("", views)], .modifiers: modifiers]
    }

    func text(_ shown: [CatalogueSection]) -> String {
        let lists = shown.map { section in
            ([section.title] + (sections[section] ?? []).flatMap(width < 60 ? list : table(section))).joined(
                separator: "\n")
        }
        return Paragraph.fitted(lists.joined(separator: "\n\n"), width: width)
    }

    /// How many others there are, and how they are listed.
    var others: String {
        let rows = CatalogueSection.allCases.dropFirst().map { section in
            let count = (sections[section] ?? []).reduce(0) { $0 + $1.items.count }
            return (":browse \(section.rawValue)", Messages.counted(count, section.title))
        }
        return HelpTopic.table(rows + [(":browse Toggle", Messages.browsesOne)], width: width)
    }

    /// A name above what belongs to it: for where two columns have no room.
    private func list(_ row: (name: String, items: [String])) -> [String] {
        (row.name.isEmpty ? [] : ["  " + row.name]) + NameLines.lines(row.items, indentation: 4, width: width)
    }

    /// A name in front of what belongs to it.
    private func table(_ section: CatalogueSection) -> ((name: String, items: [String])) -> [String] {
        let column = sections[section]?.map(\.name.count).max() ?? 0
        return { row in
            let name = row.name + String(repeating: " ", count: column - row.name.count)
            let indentation = column == 0 ? 2 : column + 5
            let lines = NameLines.lines(row.items, indentation: indentation, width: width)
            guard column > 0 else { return lines }
            // Names that are too long to stand behind their heading stand below it.
            guard let first = lines.first, first.prefix(indentation).allSatisfy({ $0 == " " }) else {
                return ["  " + row.name] + lines
            }
            return ["  " + name + "   " + first.dropFirst(indentation)] + lines.dropFirst()
        }
    }
}
