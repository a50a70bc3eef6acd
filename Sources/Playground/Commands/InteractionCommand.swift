import Staging
import StyleEngine

extension Command {
    /// A command by which a person does something to a node of the canvas.
    static func interaction(_ action: Gesture.Action, _ summary: String, example: String) -> Command {
        let takesTag = action == .choose
        return Command(
            action.rawValue, takes: takesTag ? "N TAG" : "N", summary, example: example,
            details: "N is a node's number in :tree, or its label in quotes.",
            candidates: { session, words in
                guard let nodes = session.nodesOfCanvas else { return [] }
                if words.isEmpty { return NodeReference.candidates(in: nodes, where: action.applies) }
                guard takesTag, words.count == 1, let number = Int(words[0].text),
                    case .choose(let options, _, _) = nodes[number]?.node.interaction
                else { return [] }
                return options().map { Completions.Candidate(text: $0, summary: "") }
            },
            run: { session, invocation throws(Complaint) in
                let count = takesTag ? 2 : 1
                try invocation.expect(count...count)
                let node = try NodeReference(invocation.words[0], of: invocation.command)
                let gesture = Gesture(action: action, node: node, tag: takesTag ? invocation.words[1].text : nil)
                return try session.change(.gesture(gesture), as: invocation)
            })
    }
}
