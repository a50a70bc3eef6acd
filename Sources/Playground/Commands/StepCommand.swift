import Staging
import StyleEngine
import Trees

extension Command {
    /// `:step [back | end | off | N]`
    static let step = Command(
        "step", takes: "[back | end | off | N]", "goes through what led to the canvas, step by step",
        example: ":step",
        details: """
            Each step is one push, take, write, or body, with the code that caused it, the stack before and after it, and
            the tree as far as it was made, in which an arrow marks the node at hand. Alone it goes one step on, as an empty
            line at a terminal does; back goes one step back, a number to that step, end to the last one. It ends with off,
            or when the canvas changes.
            """,
        candidates: { _, words in
            guard words.isEmpty else { return [] }
            return [("back", "one step back"), ("end", "to the last step"), ("off", "ends stepping")].map {
                Completions.Candidate(text: $0.0, summary: $0.1)
            }
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...1)
            let word = invocation.words.first
            if word?.text == "off" {
                let wasStepping = session.stepping != nil
                session.stepping = nil
                return Reply(.text(wasStepping ? Messages.endedStepping : Messages.notStepping))
            }
            let isNew = session.stepping == nil
            var stepping = try session.currentStepping()
            let count = stepping.steps.count
            guard count > 0 else { return Reply(.text(Messages.nothingHappens)) }
            let current = isNew ? 0 : stepping.index + 1
            let number: Int
            switch word?.text {
            case nil: number = current + 1
            case "back": number = current - 1
            case "end": number = count
            case let text?:
                guard let named = Int(text) else { throw .notAStep(text, count: count) }
                number = named
            }
            guard stepping.go(to: number) else {
                throw word == nil || word?.text == "back"
                    ? .noFurtherStep(isLast: word == nil) : .notAStep("\(number)", count: count)
            }
            session.stepping = stepping
            return session.reply(to: stepping)
        })
}

extension Session {
    /// The most lines of a tree that are shown at a step.
    private static let mostLines = 16

    /// Where somebody steps, or the beginning.
    fileprivate mutating func currentStepping() throws(Complaint) -> Stepping {
        if let stepping { return stepping }
        return try look { Stepping(try $0.traced().steps) }
    }

    /// Shows a step.
    fileprivate mutating func reply(to stepping: Stepping) -> Reply {
        let (index, steps) = (stepping.index, stepping.steps)
        let step = steps[index]
        let names = propertyNames(of: step.event.changes.map(\.slot))
        let text = ExplanationText(
            of: step, count: steps.count, cite: citation, declared: declarationCitation,
            name: { names[$0] ?? EnvironmentRecorder.name(of: $0) })
        func tree(_ width: Int) -> String {
            let tree = steps.tree(at: index, width: width, mostLines: Self.mostLines)
            return tree.isEmpty ? "   " + Messages.nothingMade : tree
        }
        var reply = Reply(.page(ReplyPage([text.blocks, [.made(tree)]])))
        if index + 1 < steps.count { reply.continuation = ":\(Command.step.name)" }
        return reply
    }
}
