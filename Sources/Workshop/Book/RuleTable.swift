/// The page of rules, from the tables of the project's own.
struct RuleTable: Sendable {
    /// The sections, with their rules.
    let sections: [(title: String, rules: [(number: String, text: String)])]

    /// Reads the tables, whose first cell is a rule's number and whose second one its text.
    init(parsing text: String) {
        var sections: [(title: String, rules: [(number: String, text: String)])] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") { sections.append((String(line.dropFirst(3)), [])) }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.split(separator: " ").joined(separator: " ") }
            guard cells.count == 6, let letter = cells[1].first, letter.isUppercase, !sections.isEmpty,
                !cells[1].dropFirst().isEmpty, cells[1].dropFirst().allSatisfy(\.isNumber)
            else { continue }
            sections[sections.count - 1].rules.append((cells[1], cells[2]))
        }
        self.sections = sections.filter { !$0.rules.isEmpty }
        numbers = Set(self.sections.flatMap(\.rules).map(\.number))
    }

    /// The numbers of all rules.
    let numbers: Set<String>

    /// The page, on which each rule names the pages that cite it.
    func page(citedOn pages: [BookPage], _ names: [String: String]) -> String {
        let prose = MarkdownHTML(target: { _ in nil }, rule: { _ in nil })
        let parts = sections.map { section in
            let rows = section.rules.map { number, text in
                let links = pages.filter { $0.rules.contains(number) }
                    .map { "<a href=\"\($0.name)\">\(HTML.escaped($0.title))</a>" }
                return "<tr id=\"\(number)\"><th>\(number)</th><td>\(prose.inline(text))"
                    + (links.isEmpty ? "" : "<br><small>\(links.joined(separator: " · "))</small>") + "</td></tr>"
            }
            return "<h2>\(HTML.escaped(section.title))</h2>\n<table>\n\(rows.joined(separator: "\n"))\n</table>"
        }
        return Book.frame("How styling behaves", parts.joined(separator: "\n"), previous: nil, next: nil)
    }
}
