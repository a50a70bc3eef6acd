import Language

extension Command {
    /// `:doc NAME`
    static let doc = Command(
        "doc", takes: "NAME", "says what a name stands for, and draws it",
        example: ":doc Toggle",
        details: """
            NAME is a component, a modifier, a style, a type, a property wrapper, a protocol, a keyword, a command,
            something that you declared, or the number of a rule that a note cites, such as B4.
            """,
        candidates: { session, words in
            guard words.isEmpty else { return [] }
            return session.interpreter.declarations.documentedNames.map {
                Completions.Candidate(text: $0.text, summary: $0.summary)
            } + all.map { Completions.Candidate(text: ":" + $0.name, summary: $0.summary) }
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(1...1)
            let name = invocation.words[0].text
            if let page = session.documentation(of: name) { return Reply(.page(page)) }
            let command = name.first == ":" ? String(name.dropFirst()) : name
            if let command = all.first(where: { $0.name == command }) {
                return Reply(.page(HelpTopic.page(of: command)))
            }
            if let rule = RuleTable.all[name] { return Reply(.page(rule.page)) }
            throw session.unknown(name)
        })
}

extension Session {
    /// What there is to say of a name, with a drawn example; nil where it is unknown.
    func documentation(of written: String) -> ReplyPage? {
        let name = Session.bareName(written)
        let pages = interpreter.declarations.documentation(of: name, isMember: written.first == ".")
        guard !pages.isEmpty else { return nil }
        return ReplyPage(pages.flatMap { DocumentationPage($0, session: self).groups })
    }

    /// The complaint about a name of which there is nothing to say, with the nearest that there is.
    func unknown(_ name: String) -> Complaint {
        if let refusal = CheckedProgram.refusal(of: Session.bareName(name)) { return .notHere(refusal) }
        let names = interpreter.declarations.documentedNames.map(\.text) + Command.all.map(\.name)
        return .nothingToSay(name, nearest: NearestName.nearest(to: Session.bareName(name), in: names))
    }

    /// A name without the dot, `@` or parentheses that it is written with.
    private static func bareName(_ written: String) -> String {
        var name = written[...]
        while let first = name.first, ".@#$\\".contains(first) { name = name.dropFirst() }
        return String(name.prefix { $0 != "(" })
    }
}

extension RuleTable.Rule {
    /// What the rule says, and where it is shown.
    fileprivate var page: ReplyPage {
        let says = ReplyPage.Block.paragraph(number + ": " + text.filter { $0 != "`" }, indentation: 0, hanging: 4)
        return ReplyPage([[says] + (lesson.map { [.facts([("lesson", $0)])] } ?? [])])
    }
}
