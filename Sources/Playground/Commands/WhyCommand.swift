import Components
import Staging
import StyleEngine
import Trees

extension Command {
    /// `:why [NODE [KEY]]`
    static let why = Command(
        "why", takes: "[NODE [KEY]]", "says why a node looks as it does", example: ":why 2",
        details: """
            NODE is a node's number in :tree, its label in quotes, or its type. Of a component it tells which style it
            takes, which code of which entry pushed that, what else is on the stack, what was taken before, and what it
            would take without that code. Of any other node it tells what is written to its environment, and by
            whom. With KEY, such as font or \\.theme, it tells who wrote that value, and whom the write hides. Alone it
            tells what the last entry changed. Entries are numbered as :list numbers them.
            """,
        candidates: { session, words in
            switch words.count {
            case 0: session.nodesOfCanvas.map { NodeReference.candidates(in: $0) } ?? []
            case 1: session.environmentKeys
            default: []
            }
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...2)
            guard let first = invocation.words.first else { return Reply(.page(try session.lastChangePage())) }
            let question = try NodeQuestion(first, of: invocation.command)
            let tree = try session.look(isTraced: true) { try $0.traced() }
            let number = try question.number(in: tree.nodes, for: invocation.command)
            let text =
                if invocation.words.count == 2 {
                    try session.explanation(of: invocation.words[1].text, at: number, in: tree)
                } else {
                    session.explanation(of: number, in: tree)
                }
            return Reply(.page(ReplyPage(text)))
        })
}

extension Session {
    /// Why a node looks as it does.
    fileprivate mutating func explanation(of number: Int, in tree: TracedTree) -> ExplanationText {
        guard let node = tree.nodes[number]?.node, let explanation = node.styleExplanation else {
            return environmentExplanation(at: number, in: tree)
        }
        var without: WithoutPush?
        if let place = explanation.pushed?.place {
            without = self.tree(without: place).map { tree.withoutPush(for: number, in: $0) }
        }
        return ExplanationText(of: explanation, number, in: tree.nodes, without: without, cite: citation)
    }

    /// What is written to the environment of a node.
    private func environmentExplanation(at number: Int, in tree: TracedTree) -> ExplanationText {
        guard let node = tree.nodes[number]?.node else {
            return ExplanationText(of: [], own: [], number, in: tree.nodes, cite: citation)
        }
        let own = node.ownSlots.map { slot in
            (
                tree.trace.environmentExplanation(of: slot, at: node).name,
                node.ownAttribute(for: slot)?.value ?? Messages.ownOfParts
            )
        }
        let writes = tree.trace.environmentExplanations(at: node).filter { explanation in
            explanation.name == "\\.letters" || !Renderer.ownKeys.contains(explanation.name)
        }
        return ExplanationText(of: writes, own: own, number, in: tree.nodes, cite: citation)
    }

    /// The tree without a call; nil where the views have no end then, or can't be shown.
    mutating func tree(without place: SourcePlace) -> TracedTree? {
        try? look(isTraced: true) { try $0.traced(without: place) }
    }
}
