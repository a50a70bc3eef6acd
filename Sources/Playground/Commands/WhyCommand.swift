import Components
import Language
import Staging
import StyleEngine
import Trees

extension Command {
    /// What is asked of `:why` where a node's size is meant.
    static let size = "size"

    /// `:why [NODE [KEY | size]]`, `:why @COLUMN,ROW`
    static let why = Command(
        "why", takes: "[NODE [KEY | size] | @COLUMN,ROW]", "says why a node looks as it does", example: ":why 2",
        details: """
            NODE is a node's number in :tree, its label in quotes, or its type. Of a component it tells which style it
            takes, which code of which entry pushed that, what else is on the stack, what was taken before, and what it
            would take without that code. Of any other node it tells what is written to its environment, by whom, and which
            modifiers are on it. A variable of the session, or a style that nothing takes, may be named in place of a node.
            With KEY, such as font or \\.theme, it tells who wrote that value, and whom the write hides; with the name of a
            modifier, such as opacity, which calls of it stand around the node, and with that of one which pushes styles,
            such as groupBoxStyle, which style is taken or what is on the stack; with a stored property of a declared view,
            or of the style that a component takes, or with a variable of the session, what that holds. With size it tells
            how many columns and rows the node was offered and by whom, how many it wants, and what follows: why a text
            breaks or is cut off, what fills its space, how a stack divides its length. @COLUMN,ROW is a cell of the
            picture, counted from 1: what drew it, over what, and whose space it is. Alone it tells what the last entry
            changed. Entries are numbered as :list numbers them.
            """,
        candidates: { session, words in
            switch words.count {
            case 0: session.nodesOfCanvas.map { NodeQuestion.candidates(in: $0) } ?? []
            case 1 where !words[0].isCell:
                [Completions.Candidate(text: size, summary: "why it is so large")] + session.questions
            default: []
            }
        },
        run: { session, invocation throws(Complaint) in
            guard let first = invocation.words.first else {
                var reply = Reply(.page(try session.lastChangePage()))
                reply.isKept = session.lastChange?.number != nil
                return reply
            }
            if first.isCell {
                let rest = invocation.words.dropFirst()
                let others = rest.prefix { $0.text.allSatisfy { $0.isNumber || $0 == "," } }
                if let further = rest.dropFirst(others.count).first {
                    throw .unexpectedArgument(further, invocation.command)
                }
                let (column, row) = try first.cell(with: others, for: invocation.command)
                return try session.fittedPage { session, width throws(Complaint) in
                    return ReplyPage(try session.cellExplanation(column: column, row: row, width: width))
                }
            }
            try invocation.expect(0...2)
            let question = try NodeQuestion(first, of: invocation.command)
            if let text = try session.reasonForLeavingOut(question) { return Reply(.page(ReplyPage(text))) }
            if invocation.words.count == 2, invocation.words[1].text == Command.size {
                return try session.fittedPage { session, width throws(Complaint) in
                    let nodes = try session.look { try $0.explainableNodes(width: width) }
                    let number = try question.number(in: nodes, for: invocation.command)
                    return ReplyPage(try session.sizeExplanation(of: number, in: nodes, width: width))
                }
            }
            let nodes = try session.look { try $0.explainableNodes() }
            guard invocation.words.count == 2 else {
                return Reply(.page(ReplyPage(try session.answer(to: question, in: nodes, by: invocation.command))))
            }
            let key = invocation.words[1].text
            let number = try question.number(
                in: nodes, for: invocation.command, of: session.component(askedForBy: key))
            return Reply(
                .page(
                    ReplyPage(
                        try session.explanation(of: key, at: number, or: question.labelText(of: number, in: nodes)))))
        })
}

extension Session {
    /// Why a node looks as it does; where the question names none, what else there is to say of that name.
    fileprivate mutating func answer(
        to question: NodeQuestion, in nodes: NumberedTree, by command: Command
    ) throws(Complaint) -> ExplanationText {
        if case .type(let name) = question, !question.isOf(nodes) {
            if let text = try explanation(ofName: name) { return text }
            if let complaint = try howToAsk(about: name, by: command) { throw complaint }
        }
        if case .node(.label(let label)) = question, question.names(in: nodes).isEmpty,
            NearestName.meant(by: label, among: nodes.entries.compactMap(\.title)) == nil,
            let (column, row) = try cell(showing: label)
        {
            throw .labelIsDrawn(label, column: column, row: row, command)
        }
        return try explanationWithSight(
            of: try question.number(in: nodes, for: command), askedBy: question, in: nodes)
    }

    /// Why a node looks as it does, and why it can't be seen where it can't.
    fileprivate mutating func explanationWithSight(
        of number: Int, askedBy question: NodeQuestion, in nodes: NumberedTree
    ) throws(Complaint) -> ExplanationText {
        let text = explanation(of: number, in: try look { try $0.traced(around: number) })
        let reason =
            try reasonForNotSeeing(number, in: nodes) ?? question.reasonForNotSeeingLabel(of: number, in: nodes)
        return reason.map(text.telling(whyUnseen:)) ?? text
    }

    /// Why a node looks as it does.
    mutating func explanation(of number: Int, in tree: TracedTree) -> ExplanationText {
        guard let node = tree.nodes[number]?.node, let explanation = node.styleExplanation else {
            return environmentExplanation(at: number, in: tree)
        }
        var without: WithoutPush?
        if let call = explanation.pushed.flatMap({ tree.trace.call(of: $0) }), call.place != nil {
            without =
                if let part = part(around: node, without: [call]) {
                    part.node.take.map(WithoutPush.takes) ?? .isGone
                } else {
                    self.tree(without: [call]).map { tree.withoutPush(for: number, in: $0) }
                }
        }
        return ExplanationText(
            of: explanation, number, in: tree.nodes, without: without,
            isOneOfSeveral: tree.shown.holdsSeveralPushes(
                for: explanation.take.family, by: explanation.pushed?.place),
            notes: notes(onBodiesOf: explanation.take.style.type), cite: citation)
    }

    /// What is noticed while bodies of a declared style are made.
    private mutating func notes(onBodiesOf style: TypeIdentity) -> [RuntimeNote] {
        guard let place = style.declared?.place, let noticed = noticedOnCanvas ?? (try? noticingTree().noticed) else {
            return []
        }
        return noticed.filter { $0.place == place }
    }

    /// The tree without some calls; nil where the views have no end then, or can't be shown.
    mutating func tree(without calls: [MadeCall]) -> TracedTree? {
        try? look { try $0.traced(without: calls) }
    }

    /// A node in its place in the tree without some calls, where only what is around it is resolved; nil where nothing stands
    /// there.
    private mutating func part(around node: Node, without calls: [MadeCall]) -> (node: Node, tree: TracedTree)? {
        guard let part = try? look({ try $0.traced(without: calls, towards: node) }) else { return nil }
        return node.counterpart(in: part.root).map { ($0, part) }
    }

    /// The tree without some calls, and a node in it; nil where the node has no counterpart there. Where that stands in the
    /// node's place, only what is around it is resolved.
    mutating func node(
        _ number: Int, of tree: TracedTree, without calls: [MadeCall]
    ) -> (node: Node, tree: TracedTree)? {
        guard let node = tree.nodes[number]?.node else { return nil }
        if let part = part(around: node, without: calls) { return part }
        guard let other = self.tree(without: calls),
            case .number(let counterpart) = tree.counterpart(of: number, in: other),
            let node = other.nodes[counterpart]?.node
        else { return nil }
        return (node, other)
    }
}
