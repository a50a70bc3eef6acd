import Language

extension Command {
    /// `:browse [FAMILY]`
    static let browse = Command(
        "browse", takes: "[COMPONENT]", "lists components, styles and modifiers",
        example: ":browse Toggle",
        details: "With a component it draws it in each of its styles.",
        candidates: { session, words in
            guard words.isEmpty else { return [] }
            return session.interpreter.declarations.styleFamilies.map {
                Completions.Candidate(text: $0.component, summary: Messages.documentedStyles($0))
            }
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...1)
            let program = session.interpreter.declarations
            guard let name = invocation.words.first?.text else {
                return Reply(output: Catalogue(of: program, width: session.settings.width).text)
            }
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

/// All that can be used, in lists.
private struct Catalogue {
    private let sections: [(title: String, rows: [(name: String, items: [String])])]
    private let width: Int

    init(of program: CheckedProgram, width: Int) {
        self.width = width
        let families = program.styleFamilies.map { family in
            (name: family.component, items: family.styles.map { "." + $0.name })
        }
        let modifiers = program.modifiersByKind.map { (name: $0.kind.rawValue, items: $0.names) }
        let views = program.viewNames.filter { name in !families.contains { $0.name == name } }
        sections = [
            (Messages.families, families), (Messages.views, [("", views)]), (Messages.modifiers, modifiers),
        ]
    }

    var text: String { Paragraph.fitted(width < 60 ? list : table, width: width) }

    /// Each name above what belongs to it: for where two columns have no room.
    private var list: String {
        sections.map { section in
            ([section.title]
                + section.rows.flatMap { row in
                    (row.name.isEmpty ? [] : ["  " + row.name])
                        + NameLines.lines(row.items, indentation: 4, width: width)
                }).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private var table: String {
        sections.map { section in
            let column = (section.rows.map(\.name.count).max() ?? 0)
            let lines = section.rows.flatMap { row -> [String] in
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
            return ([section.title] + lines).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}
