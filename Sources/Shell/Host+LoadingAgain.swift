import Playground

extension Host {
    /// Loads a file in the place of all that it has entered before.
    ///
    /// - Parameters:
    ///   - file: its path; nil where it has none.
    ///   - run: runs the file, told whether it was loaded before. Where it fails, a file that was loaded before leaves the
    ///     session as it was.
    func load(_ file: String?, _ run: (_ isLoadedAgain: Bool) -> Outcome) -> Outcome {
        guard let file, let earlier = session.run({ $0.earlierLoad(of: file) }) ?? nil,
            let before = session.run({ $0.standing })
        else { return run(false) }
        let outer = pending
        pending = []
        let shownBefore = shown?.count ?? 0
        var waiting: [EarlierLoad.Since] = []
        var isInterrupted = enter(earlier.undoing).reply.failure?.isInterruption == true
        for since in earlier.since where !isInterrupted {
            let failure = enter(since.entry).reply.failure
            isInterrupted = failure?.isInterruption == true
            if failure != nil { waiting.append(since) }
        }
        shown?.removeSubrange(shownBefore...)
        var outcome = isInterrupted ? interrupted() : run(true)
        if outcome == .goOn { outcome = enterAgain(waiting, behind: file) }
        let entered = pending ?? []
        pending = outer
        if case .failed = outcome {
            standing = before
            if session.takeUpLeft() { goBack() }
        } else {
            for (entry, reply) in entered {
                if pending == nil { recovery?.willEnter(entry) }
                keep(entry, reply)
            }
        }
        return outcome
    }

    /// Enters again what waited for a file that is loaded again, shows what that leads to, and says what no longer fits.
    private func enterAgain(_ waiting: [EarlierLoad.Since], behind file: String) -> Outcome {
        var last: Answer?
        for since in waiting where session.run({ $0.replaces(since, in: file) }) != true {
            let answer = enter(since.entry)
            guard let failure = answer.reply.failure else {
                if !answer.reply.paintings.isEmpty { last = answer }
                continue
            }
            if failure.isInterruption { return interrupted() }
            screen.say(Messages.leftOut(since.entry.text, because: failure.message))
        }
        if let last { screen.showAnswer(last) }
        return .goOn
    }

    /// Lets the session stand where it stood before a file was loaded again that failed.
    func goBack() {
        guard let standing else { return }
        session.run { $0 = Playground(from: standing) }
        self.standing = nil
    }
}
