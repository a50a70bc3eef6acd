import Playground

extension RuleTable {
    /// The page, on which each rule names the pages that cite it.
    func page(citedOn pages: [BookPage], _ names: [String: String]) -> String {
        let prose = MarkdownHTML(target: { _ in nil }, rule: { _ in nil })
        let parts = sections.map { section in
            let rows = section.rules.map { rule in
                let number = rule.number
                let links = pages.filter { $0.rules.contains(number) }
                    .map { "<a href=\"\($0.name)\">\(HTML.escaped($0.title))</a>" }
                return "<tr id=\"\(number)\"><th>\(number)</th><td>\(prose.inline(rule.text))"
                    + (links.isEmpty ? "" : "<br><small>\(links.joined(separator: " · "))</small>") + "</td></tr>"
            }
            return
                "<h2>\(HTML.escaped(section.title))</h2>\n<div class=\"wide\"><table>\n\(rows.joined(separator: "\n"))\n</table></div>"
        }
        return Book.frame("How styling behaves", parts.joined(separator: "\n"), previous: nil, next: nil)
    }
}
