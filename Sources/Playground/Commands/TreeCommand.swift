import Staging
import Trees

extension Command {
    /// `:tree [-c] [N]`
    static let tree = Command(
        "tree", takes: "[-c] [N]", "shows the nodes, and which style each took",
        example: ":tree",
        details: """
            Each line is a node with its number: what it is, which style it took, and which styles it left on the
            stack for all that stands inside. With -c the tree is one line: A[B[x]] is A around B around x, and def
            is a default style. With N it is the part of the tree at one node.
            """,
        candidates: { _, words in
            words.isEmpty ? [Completions.Candidate(text: "-c", summary: "on one line")] : []
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...2)
            let isCompact = invocation.words.contains { $0.text == "-c" && !$0.isQuoted }
            let others = invocation.words.filter { $0.text != "-c" || $0.isQuoted }
            if let option = others.first(where: { !$0.isQuoted && $0.text.hasPrefix("-") && Int($0.text) == nil }) {
                throw .unknownOption(option, invocation.command, only: "-c")
            }
            if others.count > 1 { throw .unexpectedArgument(others[1], invocation.command) }
            let nodes = try session.look { try $0.nodes() }
            guard let word = others.first else {
                guard isCompact else { return Reply(output: session.print(nodes, numbers: nodes.numbers)) }
                return Reply(output: CompactTree(of: try session.look { try $0.tree() }).text)
            }
            let number = try NodeReference(word, of: invocation.command).first(in: nodes)
            guard isCompact, let node = nodes[number]?.node else {
                return Reply(output: session.print(nodes, numbers: nodes.subtree(of: number)))
            }
            return Reply(output: CompactTree(of: node).text)
        })
}
