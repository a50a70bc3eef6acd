import Components
import Staging
import StyleEngine
import Trees

extension Command {
    /// `:why NODE`
    static let why = Command(
        "why", takes: "NODE", "says why a node looks as it does", example: ":why 2",
        details: """
            NODE is a node's number in :tree, its label in quotes, or its type. Of a component it tells which style it
            takes, which code of which entry pushed that, what else is on the stack, what was taken before, and what it
            would take without that code. Of any other node it tells what is written to its environment, and by
            whom. Entries are numbered as :list numbers them.
            """,
        candidates: { session, words in
            guard words.isEmpty, let nodes = session.nodesOfCanvas else { return [] }
            return NodeReference.candidates(in: nodes)
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(1...1)
            let question = try NodeQuestion(invocation.words[0], of: invocation.command)
            return Reply(.page(ReplyPage(try session.explanation(of: question, for: invocation.command))))
        })
}

extension Session {
    /// Why a node looks as it does.
    fileprivate mutating func explanation(
        of question: NodeQuestion, for command: Command
    ) throws(Complaint) -> ExplanationText {
        let tree = try look(isTraced: true) { try $0.traced() }
        let number = try question.number(in: tree.nodes, for: command)
        guard let node = tree.nodes[number]?.node else { throw .noCanvas }
        guard let explanation = node.styleExplanation else {
            let writes = tree.trace.environmentExplanations(at: node).filter { !Renderer.ownKeys.contains($0.name) }
            return ExplanationText(of: writes, number, in: tree.nodes, cite: citation)
        }
        var without: WithoutPush?
        if let place = explanation.pushed?.place {
            // Without it the views may have no end, or be no views.
            let other = try? look(isTraced: true) { try $0.traced(without: place) }
            without = other.map { tree.outcome(for: number, in: $0) }
        }
        return ExplanationText(of: explanation, number, in: tree.nodes, without: without, cite: citation)
    }
}

extension TracedTree {
    /// What a component does in the tree without a push.
    fileprivate func outcome(for number: Int, in other: TracedTree) -> WithoutPush {
        switch counterpart(of: number, in: other) {
        case .none: .isGone
        case .unknown: .isUnclear
        case .number(let number): other.nodes[number]?.node.take.map(WithoutPush.takes) ?? .isGone
        }
    }
}
