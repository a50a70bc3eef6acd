extension Session {
    /// Takes back the last step that changed something, with the looks at variables that followed it.
    mutating func undo() throws(Complaint) -> Reply {
        guard let index = steps.lastIndex(where: { !$0.isLook }) else { throw .nothingToUndo }
        let step = steps[index]
        let after = Undone(
            step: step, steps: steps, declarations: interpreter.declarations,
            exchanges: history.goBack(to: step.mark))
        undone.append(after)
        steps.removeSubrange(index...)
        restore(step)
        return Reply(output: output(below: Messages.undid(step.entry, items: step.items.count { !$0.text.isEmpty })))
    }

    /// Does again what was taken back last.
    mutating func redo() throws(Complaint) -> Reply {
        guard let next = undone.popLast() else { throw .nothingToRedo }
        steps = next.steps
        interpreter.goBack(to: next.declarations)
        runAgain()
        history.putBack(next.exchanges)
        return Reply(output: output(below: Messages.redid(next.step.entry)))
    }

    /// Forgets all that was entered.
    mutating func reset(as invocation: Invocation) throws(Complaint) -> Reply {
        let reply = try change(.reset, as: invocation)
        interpreter.forgetDeclarations()
        history.startAnew()
        shownPicture = nil
        shownLook = nil
        return reply
    }

    /// Enters what a command does as a step of its own.
    mutating func change(_ item: Step.Item, as invocation: Invocation) throws(Complaint) -> Reply {
        let step = Step(
            entry: invocation.text, items: [item], mark: history.mark, declarations: interpreter.declarations)
        return try enter(step)
    }

    /// A line, and the canvas below it where it looks different from what was shown last.
    private mutating func output(below line: String) -> String {
        let picture = state.stage.hasCanvas ? try? look { try $0.picture() } : nil
        defer { shownPicture = picture }
        guard let picture, picture != shownPicture else { return line }
        return line + "\n" + picture
    }
}
