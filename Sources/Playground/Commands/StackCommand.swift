import Staging
import Trees

extension Command {
    /// `:stack [N]`
    static let stack = Command(
        "stack", takes: "[N]", "shows the stacks of styles at a node",
        example: ":stack 2",
        details: """
            One line for each family on whose stack something was pushed, in the order in which the styles are taken
            there. A component that stands at the node takes the first of its family.
            """,
        candidates: { session, words in
            guard words.isEmpty, let nodes = session.nodesOfCanvas else { return [] }
            return NodeReference.candidates(in: nodes)
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...1)
            let nodes = try session.look { try $0.nodes() }
            var number = 1
            if let word = invocation.words.first {
                number = try NodeReference(word, of: invocation.command).first(in: nodes)
            }
            guard let node = nodes[number]?.node else { return Reply(.page(ReplyPage(.lines(Messages.emptyCanvas)))) }
            let stacks = node.environment.styleStacks
            let lines = stacks.families.map { StackLine.order(of: stacks[$0], in: $0) }
            let text = lines.isEmpty ? Messages.nothingPushed : lines.joined(separator: "\n")
            return Reply(.page(ReplyPage(.lines(text))))
        })
}
