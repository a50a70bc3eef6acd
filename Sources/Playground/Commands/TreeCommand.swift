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
            let node = try others.first.map { word throws(Complaint) in
                try NodeReference(word, of: invocation.command)
            }
            return Reply(
                output: try session.look { state in
                    let number = try node?.first(in: try state.nodes())
                    return try state.treeText(at: number, isCompact: isCompact)
                })
        })
}
