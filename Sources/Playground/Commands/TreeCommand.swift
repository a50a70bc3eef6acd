import Staging
import Trees

extension Command {
    /// `:tree [-c | --env | --layout] [N]`
    static let tree = Command(
        "tree", takes: "[-c | --env | --layout] [N]", "shows the nodes, and which style each took",
        example: ":tree",
        details: """
            Each line is a node with its number: what it is, which style it took, and which styles it left on the
            stack for all that stands inside. With -c the tree is one line: A[B[x]] is A around B around x, and def
            is a default style. With --env each line ends in what the node reads of its environment, those of the
            modifiers on it included: what was written with its value, what has its default as a number. With --layout
            each line ends in what the node was offered, what it wants, and how large it is, in columns and rows. With N it
            is the part of the tree at one node, and --env names what has its default, too.
            """,
        candidates: { session, words in
            let nodes = session.nodesOfCanvas.map { NodeReference.candidates(in: $0) } ?? []
            guard words.isEmpty else { return words.count == 1 && words[0].text.hasPrefix("-") ? nodes : [] }
            return [
                Completions.Candidate(text: "-c", summary: "on one line"),
                Completions.Candidate(text: "--env", summary: "with what each node reads of its environment"),
                Completions.Candidate(text: "--layout", summary: "with what each node was offered, wants and takes"),
            ] + nodes
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...2)
            func isOption(_ word: Word) -> Bool { ["-c", "--env", "--layout"].contains(word.text) && !word.isQuoted }
            let options = invocation.words.filter(isOption)
            let others = invocation.words.filter { !isOption($0) }
            if options.count > 1 { throw .unexpectedArgument(options[1], invocation.command) }
            if let option = others.first(where: { !$0.isQuoted && $0.text.hasPrefix("-") && Int($0.text) == nil }) {
                throw .unknownOption(option, invocation.command, only: "-c, --env and --layout")
            }
            if others.count > 1 { throw .unexpectedArgument(others[1], invocation.command) }
            let node = try others.first.map { word throws(Complaint) in
                try NodeReference(word, of: invocation.command)
            }
            func text(of state: inout SessionState, width: Int?) throws -> String {
                let number = try node?.first(in: try state.nodes(width: width))
                return try state.treeText(
                    at: number, isCompact: options.first?.text == "-c",
                    showsEnvironment: options.first?.text == "--env", showsLayout: options.first?.text == "--layout",
                    width: width)
            }
            let whole = try session.look { try text(of: &$0, width: nil) }
            return Reply(.tree(session.fitted(whole) { try text(of: &$0, width: $1) }))
        })
}
