import Playground

/// A session file run against a fresh session, with all that came out differently.
///
///     let transcript = try Transcript(parsing: text)
///     let replay = Replay(of: transcript, in: Playground())
///     print(replay.report(path: "lesson.md"))
public struct Replay: Sendable {
    /// The file that was run.
    public let transcript: Transcript

    /// What came out differently, in the order of the file.
    public let differences: [Difference]

    /// The step that ended the session although others follow it, with how many those are.
    public let ending: (step: Transcript.Step, skipped: Int)?

    /// How many entries ran.
    public let entryCount: Int

    /// One entry whose answer is not the expected one.
    public struct Difference: Equatable, Sendable {
        /// The entry with what was expected of it.
        public let step: Transcript.Step
        /// The lines of the answer as the file is to hold them: escaped, and indented with their fence.
        public let answer: [String]
        /// How the expected lines become the answer.
        let edits: [Alignment.Edit]
        /// By how many lines the differences above it move this one.
        let shift: Int
    }

    /// Runs all entries of a transcript, also after one that differs, until one of them ends the session.
    ///
    /// What an entry asks of the host is refused: a replay touches nothing outside the session.
    /// - Parameter session: a session in which nothing was entered yet.
    public init(of transcript: Transcript, in session: some Session) {
        var session = session
        self.init(of: transcript, continuing: &session)
    }

    /// Runs all entries of a transcript in a session that is looked at afterwards.
    ///
    /// - Parameter willEnter: told of every step before it runs.
    init(
        of transcript: Transcript, continuing session: inout some Session,
        willEnter: (Transcript.Step) -> Void = { _ in }
    ) {
        var differences: [Difference] = []
        var ending: (step: Transcript.Step, skipped: Int)?
        var shift = 0
        var entryCount = 0
        let steps = transcript.steps
        for (index, step) in steps.enumerated() {
            willEnter(step)
            let reply = session.enter(step.entry)
            entryCount += 1
            let lines = reply.replayedLines
            let bytes = lines.map { Array($0.utf8) }
            if !Alignment.isMatch(step.expected, bytes) {
                let edits = Alignment(step.expected, bytes).edits
                differences.append(
                    Difference(step: step, answer: lines.map(step.written), edits: edits, shift: shift))
                shift += edits.reduce(0) { $0 + $1.growth }
            }
            if reply.request == .quit {
                let skipped = steps.count - index - 1
                if skipped > 0 { ending = (step, skipped) }
                break
            }
        }
        self.transcript = transcript
        self.differences = differences
        self.ending = ending
        self.entryCount = entryCount
    }

}

extension Reply {
    /// The lines that a session which is replayed answers with: what its host is asked for is refused.
    package var replayedLines: [String] {
        Notation.answerLines(output) + (request.flatMap(Messages.refusal).map { [$0] } ?? [])
    }
}

extension Transcript.Step {
    /// A line of an answer as the file is to hold it.
    fileprivate func written(_ line: String) -> String {
        line.isEmpty ? "" : String(repeating: " ", count: indentation) + Notation.escaped(line)
    }
}

extension Alignment.Edit {
    /// How many lines the edit makes the file longer by.
    fileprivate var growth: Int {
        switch self {
        case .keep: 0
        case .remove: -1
        case .add: 1
        }
    }
}
