import Language

extension Command {
    /// `:help [command or topic]`
    static let help = Command(
        "help", takes: "[NAME]", "lists the commands, or says more about one",
        example: ":help tree",
        candidates: { _, words in
            guard words.isEmpty else { return [] }
            return all.map { Completions.Candidate(text: $0.name, summary: $0.summary) }
                + HelpTopic.all.map { Completions.Candidate(text: $0.name, summary: $0.summary) }
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...1)
            guard let word = invocation.words.first else { return Reply(.page(HelpTopic.overview)) }
            let name = word.text.hasPrefix(":") ? String(word.text.dropFirst()) : word.text
            if let topic = HelpTopic.all.first(where: { $0.name == name }) {
                return Reply(.page(topic.page))
            }
            guard all.contains(where: { $0.name.hasPrefix(name) }) else {
                if let page = session.documentation(of: name) { return Reply(.page(page)) }
                let names = all.map(\.name) + HelpTopic.all.map(\.name)
                throw .unknownTopic(name, nearest: NearestName.nearest(to: name, in: names))
            }
            return Reply(.page(HelpTopic.page(of: try Command.named(name))))
        })
}
