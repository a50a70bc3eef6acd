import Staging
import Trees

extension Command {
    /// `:stack [N]`
    static let stack = Command(
        "stack", takes: "[N]", "shows the stacks of styles at a node",
        example: ":stack 2",
        details: """
            The styles of each family on whose stack something was pushed, in the order in which they are taken there,
            each with the code that pushed it and the number that :list gives its entry. A component that stands at the
            node takes the first of its family.
            """,
        candidates: { session, words in
            guard words.isEmpty, let nodes = session.nodesOfCanvas else { return [] }
            return NodeReference.candidates(in: nodes)
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...1)
            let tree = try session.look(isTraced: true) { try $0.traced() }
            var number = 1
            if let word = invocation.words.first {
                number = try NodeReference(word, of: invocation.command).first(in: tree.nodes)
            }
            guard let node = tree.nodes[number]?.node else {
                return Reply(.page(ReplyPage(.lines(Messages.emptyCanvas))))
            }
            let stacks = node.environment.styleStacks
            let families = stacks.families.map { family in
                let rows = StackLine.pushes(on: stacks[family], cite: session.citation)
                return [ReplyPage.Block.lines(family.name), .facts(rows)]
            }
            guard !families.isEmpty else { return Reply(.page(ReplyPage(.lines(Messages.nothingPushed)))) }
            return Reply(.page(ReplyPage(families)))
        })
}
