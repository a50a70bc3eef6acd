import Language

extension Session {
    /// Takes back the last steps that changed something, with those after each that only answered.
    ///
    /// - Parameter count: how many, at least one.
    mutating func undo(_ count: Int) throws(Complaint) -> Reply {
        let before = self
        let declarations = interpreter.declarations
        var taken: [Step] = []
        while taken.count < count {
            guard let step = takeBackLast(declaring: taken.last?.declarations ?? declarations) else {
                self = before
                throw taken.isEmpty ? .nothingToUndo : .tooManyToUndo(count, only: taken.count)
            }
            taken.append(step)
        }
        if let first = taken.last { interpreter.goBack(to: first.declarations) }
        try runAgain(insteadOf: before, declaring: declarations)
        return Reply(parts(below: Messages.undid(taken)))
    }

    /// Takes back the last step that changed something, with those after it that only answered. What is declared, and what the
    /// others led to, stays as it is.
    ///
    /// - Parameter declarations: what is declared with it.
    /// - Returns: the step; nil where there is none.
    private mutating func takeBackLast(declaring declarations: CheckedProgram) -> Step? {
        guard let index = steps.indices.dropFirst(beginning).last(where: { !steps[$0].onlyAnswers }) else { return nil }
        let step = steps[index]
        let removed = Array(steps[index...])
        steps.removeSubrange(index...)
        undone.append(
            Undone(
                step: step, steps: removed, place: index, earlier: exchange(step.earlier), declarations: declarations,
                exchanges: history.goBack(to: step.mark)))
        return step
    }

    /// Does again what was taken back last.
    mutating func redo() throws(Complaint) -> Reply {
        guard let next = undone.last else { throw .nothingToRedo }
        let before = self
        let declarations = interpreter.declarations
        undone.removeLast()
        _ = exchange(next.earlier)
        // It counts the steps before it: what only answered since stays in the history alone.
        steps.replaceSubrange(next.place..., with: next.steps)
        history.putBack(next.exchanges)
        interpreter.goBack(to: next.declarations)
        try runAgain(insteadOf: before, declaring: declarations)
        return Reply(parts(below: Messages.redid(next.step.entry)))
    }

    /// Runs the steps again; where that is interrupted, the session is as it was.
    private mutating func runAgain(insteadOf before: Session, declaring declarations: CheckedProgram) throws(Complaint)
    {
        do {
            try runAgain()
        } catch {
            self = before
            interpreter.goBack(to: declarations)
            postpone(state.outlook)
            throw error
        }
    }

    /// Forgets all that was entered. What the session began with stays, such as settings that were kept from an earlier one.
    mutating func reset(as invocation: Invocation) throws(Complaint) -> Reply {
        let reply = try change(.reset, as: invocation)
        state = initialState
        interpreter.forgetDeclarations()
        history.startAnew()
        shownPicture = nil
        return reply
    }

    /// Enters what a command does as a step of its own.
    mutating func change(_ item: Step.Item, as invocation: Invocation) throws(Complaint) -> Reply {
        let step = Step(
            entry: invocation.text, items: [item], mark: history.mark, declarations: interpreter.declarations)
        return try enter(step)
    }
}
