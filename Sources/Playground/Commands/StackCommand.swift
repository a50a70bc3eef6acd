import Staging
import StyleEngine
import Trees

extension Command {
    /// `:stack [NODE]`
    static let stack = Command(
        "stack", takes: "[NODE]", "shows the stacks of styles at a node",
        example: ":stack 2",
        details: """
            NODE is a node's number in :tree, its label in quotes, or its type. The styles of each family on whose stack something was pushed, in the order in which they are taken there,
            each with the code that pushed it and the number that :list gives its entry. A component that stands at the
            node takes the first of its family.
            """,
        candidates: { session, words in
            guard words.isEmpty, let nodes = session.nodesOfCanvas else { return [] }
            return NodeQuestion.candidates(in: nodes)
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...1)
            let nodes = try session.look { try $0.explainableNodes() }
            var number = 1
            if let word = invocation.words.first {
                number = try NodeQuestion(word, of: invocation.command).number(in: nodes, for: invocation.command)
            }
            guard let node = nodes[number]?.node else {
                return Reply(.page(ReplyPage(.lines(Messages.emptyCanvas))))
            }
            let stacks = node.environment.styleStacks
            let families = stacks.families.map { family in
                let rows = StackLine.pushes(on: stacks[family], cite: session.citation)
                return [ReplyPage.Block.lines(family.name), .facts(rows)]
            }
            guard families.isEmpty else { return Reply(.page(ReplyPage(families))) }
            let inside = session.pushes(inside: number, in: nodes)
            guard !inside.isEmpty else {
                let around = session.takes(around: node, in: nodes)
                guard !around.isEmpty else { return Reply(.page(ReplyPage(.lines(Messages.nothingPushed)))) }
                return Reply(
                    .page(ReplyPage(.lines(Messages.nothingLeft(at: nodes.label(of: number))), .facts(around))))
            }
            return Reply(
                .page(ReplyPage(.lines(Messages.nothingPushed(around: nodes.label(of: number))), .facts(inside))))
        })
}

extension Session {
    /// The most components that are listed.
    private static let mostComponents = 8

    /// The components inside of a node that take a style which is pushed there, each with that and the code that pushed it.
    fileprivate func pushes(inside number: Int, in nodes: NumberedTree) -> [(String, String)] {
        let takers = nodes.subtree(of: number).filter { nodes[$0]?.node.take?.isDefault == false }
        return takes(of: takers, in: nodes)
    }

    /// The same of the components around a node, the nearest first.
    fileprivate func takes(around node: Node, in nodes: NumberedTree) -> [(String, String)] {
        let around = sequence(first: node) { $0.parent }.dropFirst()
        let takers = around.filter { $0.take?.isDefault == false }.compactMap { nodes.number(of: $0) }
        return takes(of: takers, in: nodes)
    }

    private func takes(of takers: [Int], in nodes: NumberedTree) -> [(String, String)] {
        let rows = takers.prefix(Self.mostComponents).compactMap { taker -> (String, String)? in
            guard let explanation = nodes[taker]?.node.styleExplanation, let pushed = explanation.pushed else {
                return nil
            }
            return (nodes.label(of: taker), "takes \(pushed.style.name), by \(citation(of: pushed.place))")
        }
        let others = takers.count - rows.count
        return rows + (others > 0 ? [("others", "\(others) more; :tree shows them")] : [])
    }
}
