import Language

extension Session {
    /// Sets the platform that `#if` asks for. Where an entry has such conditions, all entries are read again, as if the
    /// platform had been set before them.
    mutating func setPlatform(_ name: String, as invocation: Invocation) throws(Complaint) -> Reply {
        let setting = Step.Item.setting(name: Setting.platform.name, value: name)
        guard steps.sinceReset.contains(where: { $0.entry.contains("#if") }) else {
            return try change(setting, as: invocation)
        }
        let before = (
            steps: steps, declarations: interpreter.declarations, picture: shownPicture, outlook: state.outlook
        )
        let start = steps.startIndexAfterReset
        let misfit: String?
        do {
            steps = Steps(before.steps[..<start])
            interpreter.forgetDeclarations()
            try runAgain()
            // The platform is known from the beginning; the step that says so is the last one.
            _ = try change(setting, as: invocation)
            misfit = try readAgain(before.steps[start...])
        } catch {
            steps = before.steps
            interpreter.goBack(to: before.declarations)
            runAgain(after: error, before.outlook)
            throw error
        }
        steps = Steps(steps[..<start]) + steps[(start + 1)...].map { $0.oneEarlier }
        var last = Step(
            entry: invocation.text, items: [setting], mark: history.mark, declarations: before.declarations)
        last.earlier = Dictionary(uniqueKeysWithValues: before.steps.indices[start...].map { ($0, before.steps[$0]) })
        steps.append(last)
        shownPicture = before.picture
        let lines = [Messages.isSet(Setting.platform.name, name), misfit].compactMap { $0 }
        return Reply(parts(below: lines.joined(separator: "\n")))
    }

    /// Enters steps again from their texts.
    ///
    /// - Returns: a line about the first one that no longer fits, or nil where all do.
    private mutating func readAgain(_ earlier: some Collection<Step>) throws(Complaint) -> String? {
        var misfit: String?
        for step in earlier {
            let count = steps.count
            var items: [Step.Item] = []
            var known = interpreter.declarations
            do {
                for piece in Pieces(of: step.entry, in: settings).all { try enterAgain(piece) }
                items = steps[count...].flatMap(\.items)
                known = steps.count > count ? steps[count].declarations : known
            } catch {
                if error.isInterruption { throw error }
                misfit = misfit ?? Messages.noLongerFits(step.entry, because: Messages.text(of: error))
                items = step.items.map { item in item.swift.map { Step.Item.misfit($0) } ?? item }
            }
            var again = Step(entry: step.entry, items: items, mark: step.mark, declarations: known)
            for step in steps[count...] { again.adds(step, since: count) }
            steps.removeSubrange(count...)
            steps.append(again)
        }
        return misfit
    }

    private mutating func enterAgain(_ piece: Pieces.Piece) throws(Complaint) {
        switch piece {
        case .swift(let text, _): _ = try enterSwift(text, at: Placement())
        case .command(let text, _):
            let invocation = try Invocation(parsing: text)
            // It is another platform now.
            if invocation.setsPlatform { return }
            _ = try invocation.command.run(&self, invocation)
        }
    }
}

extension Step {
    /// The step where one that stood before it is gone.
    fileprivate var oneEarlier: Step {
        var step = self
        step.earlier = Dictionary(uniqueKeysWithValues: earlier.map { ($0.key - 1, $0.value.oneEarlier) })
        return step
    }
}

extension Invocation {
    fileprivate var setsPlatform: Bool {
        guard command.name == Command.set.name, let name = words.first?.text else { return false }
        return (try? Setting.named(name))?.name == Setting.platform.name
    }
}
