import LineEditing
import Playground

/// What the shell keeps to bring sessions back that were cut off: its own, and those of earlier ones.
final class Recovery {
    /// How many sessions are kept.
    static let mostSessions = 5

    private let folder: String
    /// The file of this session, made with its first entry, or why there is none.
    private var own: Result<RecoveryFile, OpenFile.Refusal>?
    private var isLossTold = false

    /// Keeps files in a folder below `state`.
    init(in state: String) { folder = "\(state)/recovery" }

    /// How many entries the latest session had that was cut off; nil where there is none.
    ///
    /// Removes what is too old, or empty.
    func found() -> Int? {
        var counts: [Int] = []
        for file in RecoveryFile.abandoned(in: folder) {
            let entries = file.entries
            let count = entries.ended.count + (entries.unfinished == nil ? 0 : 1)
            if count > 0, counts.count < Self.mostSessions { counts.append(count) } else { file.remove() }
        }
        return counts.first
    }

    /// Notes an entry that is about to run.
    func willEnter(_ entry: SourceEntry) {
        if own == nil { own = Result { () throws(OpenFile.Refusal) in try RecoveryFile(in: folder) } }
        file?.willEnter(entry)
    }

    /// Notes that the entry has run.
    ///
    /// - Returns: why it is not kept, where that is so for the first time.
    func didEnter(_ reply: Reply) -> RecoveryFile.Loss? {
        file?.didEnter(reply)
        guard !isLossTold, let loss else { return nil }
        isLossTold = true
        return loss
    }

    /// The latest session that was cut off; nil where there is none. Nobody else has it meanwhile.
    func latest() -> RecoveryFile? { RecoveryFile.abandoned(in: folder).first }

    /// Removes what is kept of sessions that were cut off.
    func forget() { for file in RecoveryFile.abandoned(in: folder) { file.remove() } }

    /// Removes what is kept of this session, which came to its end.
    func end() { file?.remove() }

    private var file: RecoveryFile? { try? own?.get() }

    private var loss: RecoveryFile.Loss? {
        switch own {
        case .success(let file)?: file.loss
        case .failure(let refusal)?: .system(refusal)
        case nil: nil
        }
    }
}

extension Host {
    /// Enters anew what was entered in a session that was cut off. Its answers were shown then.
    func recover() -> Outcome {
        guard let recovery else {
            screen.complain("error: \(Messages.notRecoverable)")
            return .failed(.inputError)
        }
        guard let file = recovery.latest() else {
            screen.say(Messages.nothingToRecover)
            return .goOn
        }
        let entries = file.entries
        for entry in entries.ended {
            guard !Interrupt.check(), enter(entry).reply.failure?.isInterruption != true else { return interrupted() }
        }
        file.remove()
        screen.say(Messages.recovered(entries.ended.count, unfinished: entries.unfinished?.text))
        if let count = recovery.found() { screen.say(Messages.canBeRecovered(count, isAnother: true)) }
        return .goOn
    }

    /// Removes what is kept of earlier sessions.
    func forgetRecovery() -> Outcome {
        guard let recovery else {
            screen.complain("error: \(Messages.notRecoverable)")
            return .failed(.inputError)
        }
        recovery.forget()
        screen.say(Messages.forgotRecovery)
        return .goOn
    }
}
