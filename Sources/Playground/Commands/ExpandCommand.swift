import Language

extension Command {
    /// `:expand [NAME]`
    static let expand = Command(
        "expand", takes: "[NAME]", "shows the Swift that an attribute stands for",
        example: ":expand Badge",
        details: """
            @Component writes most of a component, and @StyleModifier the modifiers for its styles. What they wrote is
            plain Swift: it can be entered instead of the declaration, and changed. NAME is what was declared, such as
            Badge, BadgeStyle or badgeStyle; without it all such declarations are shown. A component is shown with the
            modifiers for its styles.
            """,
        candidates: { session, words in
            guard words.isEmpty else { return [] }
            return session.interpreter.declarations.expandedNames.map { Completions.Candidate(text: $0, summary: "") }
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...1)
            let declarations = session.interpreter.declarations
            guard let word = invocation.words.first else {
                guard !declarations.expansions.isEmpty else { throw .nothingToExpand }
                return Reply(.text(declarations.expansions.joined(separator: "\n\n")))
            }
            guard let text = declarations.expansion(of: word.text) else {
                let nearest = NearestName.nearest(to: word.text, in: declarations.expandedNames)
                let isBuiltIn = !declarations.documentation(of: word.text).isEmpty
                throw .notExpandable(
                    word.text, nearest: nearest,
                    origin: declarations.declares(word.text) ? .written : isBuiltIn ? .builtIn : .unknown)
            }
            return Reply(.text(text))
        })
}
