import Drawing
import Language
import StyleEngine

extension Session {
    /// Enters a step: runs its items, draws what changed, and puts it at the end of the list.
    ///
    /// - Parameter notes: lines to show below the picture.
    /// - Throws: `Complaint`; the session is then as it was.
    mutating func enter(_ step: Step, notes: [String] = []) throws(Complaint) -> Reply {
        let outlook = state.outlook
        // The stacks before a push are read from the resolved tree.
        resolveCanvas()
        do {
            let environment = settings.stage.environment
            // What variables hold is asked later what made it.
            let answer = try interpreter.evaluate(in: environment, isKept: true) {
                () throws -> Answer in
                var answer = Answer()
                if step.reach != nil { answer.drawing = .ifChanged }
                for item in step.items { try state.run(item, into: &answer) }
                return answer
            }
            printedInEntry += answer.printed
            let earlier = answer.result.isNewView ? nil : shownPicture?.legend
            let resolutions = state.stage.resolutions.count
            var shown = Evaluated(result: Shown())
            if answer.result.drawing != .none, state.stage.hasCanvas {
                shown = try interpreter.evaluate(in: settings.stage.environment) {
                    try show(answer.result, in: &state, since: earlier)
                }
            }
            keep(noticed: shown.warnings, since: resolutions)
            try interpreter.goOn()
            noticedInEntry += answer.warnings
            steps.append(step)
            if !step.onlyAnswers { undone = [] }
            let (drawing, isQuiet) = (shown.result.drawing, shown.result.isQuiet)
            let canvas = drawing.map { picture($0, isQuiet: isQuiet, since: earlier) }
            shownPicture = canvas ?? shownPicture
            // What bodies print for a picture that is not shown is nobody's concern.
            let drawn = isQuiet ? [] : shown.printed
            let printed = answer.printed + drawn
            let isLineOpen = drawn.isEmpty ? answer.isLineOpen : shown.isLineOpen
            let noticed = shown.warnings.filter { !answer.warnings.contains($0) }
            let told = self.notes(on: step, noticed: answer.warnings, whileDrawing: noticed, isDrawn: drawing != nil)
            let unfollowed = unfollowedNotes(on: shown.result.unfollowed)
            let remarks = shown.result.remarks + notes + unfollowed + told
            var parts = printed.isEmpty ? [] : [ReplyPart.printed(Printing(lines: printed, leavesLineOpen: isLineOpen))]
            parts += answer.result.parts
            if let canvas { parts.append(.picture(canvas)) }
            return Reply(parts + remarks.map(ReplyPart.note))
        } catch {
            printedInEntry += interpreter.takeUnfinishedOutput()
            let complaint = Complaint(error, pushedBy: state.stage.failedPush.flatMap { knownCitation(of: $0) })
            takeBack(step, after: complaint, outlook)
            throw complaint
        }
    }

    /// Resolves the canvas, where that was not done yet.
    mutating func resolveCanvas() {
        if state.stage.needsResolving { _ = try? look { try $0.tree() } }
    }

    /// Looks at the session without changing it.
    mutating func look<Result>(_ body: (inout SessionState) throws -> Result) throws(Complaint) -> Result {
        var noticed: [RuntimeNote] = []
        return try look(noticing: &noticed, body)
    }

    /// Looks at the session, and at what is noticed meanwhile.
    mutating func look<Result>(
        noticing noticed: inout [RuntimeNote], _ body: (inout SessionState) throws -> Result
    ) throws(Complaint) -> Result {
        try runIfNeeded()
        do {
            let resolutions = state.stage.resolutions.count
            let evaluated = try interpreter.evaluate(in: settings.stage.environment) { try body(&state) }
            keep(noticed: evaluated.warnings, since: resolutions)
            noticed = evaluated.warnings
            return evaluated.result
        } catch {
            throw Complaint(error)
        }
    }

    /// Takes back all that a step did that failed.
    ///
    /// - Parameter outlook: that of the session before the step.
    mutating func takeBack(_ step: Step, after complaint: Complaint, _ outlook: SessionState.Outlook) {
        interpreter.goBack(to: step.declarations)
        _ = exchange(step.earlier)
        runAgain(after: complaint, outlook)
    }

    /// Runs all steps again after an entry failed: at once, or when somebody looks, where the entry was interrupted.
    mutating func runAgain(after complaint: Complaint, _ outlook: SessionState.Outlook) {
        guard !complaint.isInterruption, (try? runAgain()) != nil else { return postpone(outlook) }
    }

    /// Runs all steps again when somebody looks at what they lead to.
    mutating func postpone(_ outlook: SessionState.Outlook) {
        state = SessionState(interpreter: interpreter, outlook)
        noticedOnCanvas = nil
        mustRunAgain = true
    }

    /// Runs all steps again where that was put off.
    mutating func runIfNeeded() throws(Complaint) {
        guard mustRunAgain else { return }
        let outlook = state.outlook
        do {
            try runAgain()
        } catch {
            postpone(outlook)
            throw error
        }
    }

    /// Runs all steps again from the beginning, without drawing. What fails is left out.
    ///
    /// - Throws: where it is interrupted. The state is then that of no session.
    mutating func runAgain() throws(Complaint) {
        state = initialState
        noticedOnCanvas = nil
        mustRunAgain = false
        var places = steps.counting[...]
        while !places.isEmpty {
            do {
                _ = try interpreter.evaluate(
                    in: settings.stage.environment, isRepetition: true, isKept: true
                ) {
                    while let place = places.popFirst() { try state.repeatSilently(steps[place].items) }
                }
            } catch {
                let complaint = Complaint(error)
                if complaint.isInterruption { throw complaint }
            }
        }
    }

    /// Puts steps in the place of others, and answers with those.
    mutating func exchange(_ others: [Int: Step]) -> [Int: Step] {
        var replaced: [Int: Step] = [:]
        for (index, step) in others {
            replaced[index] = steps[index]
            steps[index] = step
        }
        return replaced
    }

    /// The canvas after an entry, and what is to be said of it.
    struct Shown {
        /// The canvas; nil where the entry has nothing to do with it, or where there is none.
        var drawing: CanvasPicture.Drawing?
        /// Whether its characters were shown before.
        var isQuiet = true
        /// The variables that something done to the canvas changed without a change to be seen, though bodies have read them.
        var unfollowed: Set<String> = []
        /// In which order styles that were pushed will be taken.
        var remarks: [String] = []
    }

    /// Draws the canvas after an entry that calls for that.
    func show(_ answer: Answer, in state: inout SessionState, since earlier: Legend?) throws -> Shown {
        let drawing = try state.drawing(since: earlier)
        let isSame = shownPicture?.drawn.looksLike(drawing.picture) == true
        var shown = Shown(drawing: drawing, isQuiet: answer.drawing != .always && isSame)
        if isSame { shown.unfollowed = answer.written.intersection(state.stage.readVariables) }
        if let before = answer.stacks {
            shown.remarks = PushReport(before: before, after: state.stage.stacks, in: try state.nodes()).lines
        }
        return shown
    }
}
