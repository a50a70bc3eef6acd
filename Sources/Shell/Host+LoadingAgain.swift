import Playground

extension Host {
    /// Loads a file in the place of all that it has entered before.
    ///
    /// - Parameters:
    ///   - file: its path; nil where it has none.
    ///   - name: what it is called on the screen; nil where nobody is told that all stays as it was.
    ///   - run: runs the file. Where it fails, a file that was loaded before leaves the session as it was.
    func load(_ file: String?, told name: String?, _ run: () -> Outcome) -> Outcome {
        guard let file, var earlier = session.run({ $0.earlierLoad(of: file) }) ?? nil,
            let before = session.run({ $0.standing })
        else {
            if let file { leftOut[file] = nil }
            return run()
        }
        earlier.add(leftOut: leftOut[file] ?? [])
        let outer = pending
        pending = []
        let shownBefore = shown?.count ?? 0
        var waiting: [EarlierLoad.Since] = []
        var isInterrupted = enter(earlier.undoing).reply.failure?.isInterruption == true
        for since in earlier.since where !isInterrupted {
            let failure = since.isOverFile ? nil : enter(since.entry).reply.failure
            isInterrupted = failure?.isInterruption == true
            if since.isOverFile || failure != nil { waiting.append(since) }
        }
        shown?.removeSubrange(shownBefore...)
        var outcome = isInterrupted ? interrupted() : run()
        if outcome == .goOn { outcome = enterAgain(waiting, behind: file) }
        if outcome == .goOn, !earlier.modifiers.isEmpty { screen.say(Messages.leftOut(modifiers: earlier.modifiers)) }
        let entered = pending ?? []
        pending = outer
        if case .failed = outcome {
            standing = before
            if session.takeUpLeft() { goBack() }
            if pending == nil, let name { screen.say(Messages.keptEarlierLoad(of: name)) }
        } else {
            for (entry, reply) in entered {
                if pending == nil { recovery?.willEnter(entry) }
                keep(entry, reply)
            }
        }
        return outcome
    }

    /// Enters again what waited for a file that is loaded again, and says what no longer fits. The file's own view is shown, where
    /// it ends with one.
    private func enterAgain(_ waiting: [EarlierLoad.Since], behind file: String) -> Outcome {
        leftOut[file] = nil
        let waiting = waiting.filter { since in
            guard session.run({ $0.declares(since, in: file) }) == true else { return true }
            screen.say(Messages.leftOut(declared: since.entry.text))
            return false
        }
        var entries = waiting.map(\.entry)
        if waiting.contains(where: \.isAboutCanvas), let views = session.run({ $0.lastViews(of: file) }) ?? nil {
            entries = [views.undoing] + entries + views.entries
        }
        let showsFile = entries.count > waiting.count
        var last: Answer?
        for entry in entries {
            let answer = enter(entry)
            guard let failure = answer.reply.failure else {
                if !answer.reply.paintings.isEmpty { last = answer }
                continue
            }
            if failure.isInterruption { return interrupted() }
            leftOut[file, default: []] += waiting.filter { $0.entry == entry }
            screen.say(Messages.leftOut(entry.text, because: failure.message))
        }
        if let last, !showsFile { screen.showAnswer(last) }
        return .goOn
    }

    /// Lets the session stand where it stood before a file was loaded again that failed.
    func goBack() {
        guard let standing else { return }
        session.run { $0 = Playground(from: standing) }
        self.standing = nil
    }
}
