import Language
import StyleEngine

extension Session {
    /// Enters a piece of Swift, of one or more items: all of them, or none.
    ///
    /// - Parameter shadows: whether variables leave earlier ones of their names to what was entered before.
    mutating func enterSwift(
        _ text: String, at placement: Placement, shadows: Bool = false
    ) throws(Complaint) -> Reply {
        if state.stage.isOutdated, text.drop(while: \.isWhitespace).first == "." { throw .canvasIsOutdated }
        let before = interpreter.declarations
        var reading = settings.reading(of: text)
        reading.placement = placement
        if !settings.isStrict { reading.keepMembers(of: before) }
        let entry: Interpreter.CheckedItems
        do {
            entry = try interpreter.check(reading, canvas: state.canvasType, shadows: shadows)
        } catch {
            throw Complaint(error)
        }
        let variables = Set(entry.items.flatMap(\.variables))
        let written = entry.items.flatMap(\.variablesAsWritten)
        let assumed =
            [
                entry.misfit.map { Messages.keepsEarlier(written, since: $0.message) },
                Messages.assumed(reading.slips), Messages.branches(entry.branches),
            ].compactMap { $0 } + (settings.showsNotes ? notes(on: entry) : [])
        let items = entry.items.map(Step.Item.swift)
        var step = Step(entry: text, items: items, mark: history.mark, declarations: before)
        step.reach = entry.reach
        guard let reach = entry.reach else {
            guard entry.items.contains(where: { !$0.isNothing }) else {
                return Reply(assumed.map(ReplyPart.note))
            }
            leaveBehind(by: &step, takingPlaceOf: [])
            return try enter(step, notes: assumed)
        }
        let changed = interpreter.declarations.typesStoringOtherProperties(than: before)
        if !changed.isEmpty { step.items.insert(.forgetState(of: changed), at: 0) }
        leaveBehind(by: &step, takingPlaceOf: entry.takesPlaceOfVariables ? variables : [])
        let outlook = state.outlook
        let misfit: String?
        do {
            misfit = try fitSteps(reachedBy: reach, replacing: variables, keeping: &step)
        } catch {
            takeBack(step, after: error, outlook)
            throw error
        }
        if let misfit, entry.takesPlaceOfVariables {
            // What was entered before needs the variable as it was.
            interpreter.goBack(to: step.declarations)
            _ = exchange(step.earlier)
            try runAgain()
            var reply = try enterSwift(text, at: placement, shadows: true)
            reply.parts.append(.note(Messages.keepsEarlier(written, since: misfit)))
            return reply
        }
        do {
            return try enter(step, notes: (misfit.map { [$0] } ?? []) + assumed)
        } catch {
            // What leads to the new value may need the variable as it was.
            guard entry.takesPlaceOfVariables, !error.isInterruption else { throw error }
            return try enterSwift(text, at: placement, shadows: true)
        }
    }

    private func notes(on entry: Interpreter.CheckedItems) -> [String] {
        let views = entry.items.count(where: \.isView)
        return (views > 1 ? [Messages.drawsLast(of: views)] : []) + Messages.notes(entry.notes)
    }

    /// Checks what a replacement reaches against what is declared now, and runs all steps again where that is anything.
    ///
    /// What does not work any more is left out until it fits again. Where that is a part of the canvas, the canvas
    /// stays as it was drawn last.
    ///
    /// - Parameters:
    ///   - reach: what may mean something else now.
    ///   - variables: those that are declared anew, and take their values once more.
    ///   - step: takes the steps that are checked again, as they were.
    /// - Returns: a line about the first entry that no longer fits, or nil where all do.
    /// - Throws: where it is interrupted.
    private mutating func fitSteps(
        reachedBy reach: Reach, replacing variables: Set<String>, keeping step: inout Step
    ) throws(Complaint) -> String? {
        let isReached = { (item: Step.Item) in item.counts && item.swift?.checked.isReached(by: reach) == true }
        guard steps.counting.contains(where: { steps[$0].items.contains(where: isReached) }) else { return nil }
        let shown = try? look { try $0.tree() }
        var misfit: (entry: String, reason: String)?
        var (isCanvasReached, isCanvasLost) = (false, false)
        func fails(
            _ item: PreparedItem, _ complaint: Complaint, since earlier: Step.Item
        ) throws(Complaint) -> Step.Item {
            if complaint.isInterruption { throw complaint }
            // A value that was only read was shown when it was asked for, and what did not fit before was told then.
            let wasShown = item.isValue && item.checked.onlyReads || earlier.isMisfit
            if misfit == nil, !wasShown, variables.isDisjoint(with: item.variables) {
                misfit = (item.text, Messages.text(of: complaint))
            }
            if item.isPartOfCanvas {
                isCanvasLost = true
                state.dropCanvas()
            }
            return .misfit(item)
        }
        state = initialState
        for index in steps.counting {
            for place in steps[index].items.indices {
                let earlier = steps[index].items[place]
                var item = earlier
                guard item.counts else { continue }
                var isChanged = false
                if let swift = item.swift {
                    if swift.isView { isCanvasReached = false }
                    // What modifies the canvas depends on what that is.
                    isChanged = isReached(item) || isCanvasReached && swift.isPartOfCanvas
                    isCanvasReached = isCanvasReached || isChanged && swift.isPartOfCanvas
                    if isChanged {
                        do {
                            item = .swift(try interpreter.checkAgain(swift, canvas: state.canvasType))
                        } catch {
                            item = try fails(swift, Complaint(error), since: earlier)
                        }
                    }
                }
                if case .swift(let swift) = item, swift.isView { isCanvasLost = false }
                do {
                    _ = try interpreter.evaluate(in: settings.stage.environment, isKept: true) {
                        try state.repeatSilently([item])
                    }
                    if case .gesture(let gesture, fits: false) = item {
                        (item, isChanged) = (.gesture(gesture), true)
                    }
                } catch {
                    let complaint = Complaint(error)
                    if let swift = item.swift {
                        item = try fails(swift, complaint, since: earlier)
                        isChanged = true
                    } else if complaint.isInterruption {
                        throw complaint
                    } else if isCanvasReached, case .gesture(let gesture, fits: true) = item {
                        // On another canvas it failed before.
                        misfit = misfit ?? (item.text, Messages.text(of: complaint))
                        (item, isChanged) = (.gesture(gesture, fits: false), true)
                    }
                }
                if isChanged { change(item, at: ItemPlace(step: index, item: place), keeping: &step) }
            }
        }
        if !isCanvasLost, state.stage.hasCanvas {
            do {
                _ = try look { try $0.tree() }
            } catch {
                if error.isInterruption { throw error }
                isCanvasLost = true
                let item = steps.flatMap(\.items).last { $0.swift?.isPartOfCanvas == true }
                misfit = misfit ?? (item?.text ?? "", Messages.text(of: error))
            }
        }
        if isCanvasLost, let shown { state.keepShowing(shown) }
        return misfit.map { Messages.noLongerFits($0.entry, because: $0.reason) }
    }
}
