/// The rules of styling, which notes and lessons cite by number, from the project's page of them.
package struct RuleTable: Sendable {
    /// A rule.
    package struct Rule: Sendable {
        /// Its number, such as `B4`.
        package let number: String
        /// What it says, in Markdown.
        package let text: String
        /// The session that shows it, as a path; nil where there is none.
        package let lesson: String?
    }

    /// The sections, with their rules.
    package let sections: [(title: String, rules: [Rule])]
    /// The numbers of all rules.
    package let numbers: Set<String>

    /// All rules.
    package static let all = RuleTable(parsing: EmbeddedTexts.rules)

    /// Reads the tables, whose cells are a rule's number, its text, its lesson and its test.
    private init(parsing text: String) {
        var sections: [(title: String, rules: [Rule])] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") { sections.append((String(line.dropFirst(3)), [])) }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.split(separator: " ").joined(separator: " ") }
            guard cells.count == 6, let letter = cells[1].first, letter.isUppercase, !sections.isEmpty,
                !cells[1].dropFirst().isEmpty, cells[1].dropFirst().allSatisfy(\.isNumber)
            else { continue }
            let lesson = cells[3].split(separator: "(").last.flatMap { $0.hasSuffix(")") ? $0.dropLast() : nil }
            sections[sections.count - 1].rules.append(
                Rule(number: cells[1], text: cells[2], lesson: lesson.map(String.init)))
        }
        self.sections = sections.filter { !$0.rules.isEmpty }
        numbers = Set(self.sections.flatMap(\.rules).map(\.number))
    }

    /// The rule of a number, in capitals or not; nil where there is none.
    package subscript(number: String) -> Rule? {
        sections.lazy.flatMap(\.rules).first { $0.number == number.uppercased() }
    }
}
