import Language

extension Session {
    /// Enters a paste that holds commands: all of it or nothing, as one step.
    ///
    /// What asks something of the host, or moves about in the history, cannot be part of a paste.
    mutating func enterPaste(
        _ pieces: [Pieces.Piece], at placement: Placement
    ) throws(Complaint) -> (recorded: String, reply: Reply) {
        let before = (steps: steps, declarations: interpreter.declarations, mark: history.mark, undone: undone)
        let outlook = state.outlook
        var recorded: [String] = []
        var parts: [ReplyPart] = []
        do {
            for piece in pieces {
                let reply: Reply
                switch piece {
                case .swift(let text, let line):
                    recorded.append(text)
                    reply = try enterSwift(text, at: placement.dropping(line - 1))
                case .command(let text, let line):
                    do {
                        let invocation = try Invocation(parsing: text)
                        guard invocation.command.canBePasted else { throw Complaint.notInAPaste(invocation.command) }
                        recorded.append(invocation.text)
                        reply = try invocation.command.run(&self, invocation)
                    } catch {
                        throw Complaint.ofPaste(Complaint(error), line: line)
                    }
                }
                parts += reply.parts
            }
        } catch {
            steps = before.steps
            undone = before.undone
            interpreter.goBack(to: before.declarations)
            let complaint = Complaint(error)
            runAgain(after: complaint, outlook)
            throw complaint
        }
        let start = before.steps.count
        if steps.count > start {
            var whole = Step(
                entry: recorded.joined(separator: "\n"), items: steps[start...].flatMap(\.items), mark: before.mark,
                declarations: before.declarations)
            for step in steps[start...] { whole.adds(step, since: start) }
            steps.replaceSubrange(start..., with: [whole])
        }
        var reply = Reply(parts.filter { !$0.isQuiet })
        // One picture is enough; one whose characters were shown before may look otherwise on a screen.
        if !reply.drawsCanvas, let canvas = parts.last(where: \.isQuiet) { reply.parts.append(canvas) }
        return (recorded.joined(separator: "\n"), reply)
    }
}
