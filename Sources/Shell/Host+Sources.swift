import Playground
import Transcripts

extension Host {
    /// Runs all that a source holds. The first error of a script ends it; a recorded session may show errors.
    ///
    /// A file may load others, but none that waits for it to end.
    func run(_ source: Source, from origin: Origin) -> Outcome {
        let file = source.file.map { SessionFiles.resolved($0) ?? $0 }
        if let file {
            guard !running.contains(file) else {
                screen.complain("\(Origin.Refusal(origin: origin, command: ":load", reason: .repeats))")
                return .failed(.inputError)
            }
            running.append(file)
        }
        defer { if file != nil { running.removeLast() } }
        do {
            switch source {
            case .code(let text): return runScript(text, of: source, from: origin)
            case .standardInput: return runScript(try StandardInput.readAll(), of: source, from: origin)
            case .file(let path):
                let text = try SessionFiles.read(path)
                return load(file, told: origin == .keyboard ? source.name : nil) {
                    runScript(text, of: source, from: origin)
                }
            case .session(let path):
                let text = try SessionFiles.read(path)
                return load(file, told: origin == .keyboard ? source.name : nil) { runSession(text, of: source) }
            }
        } catch StandardInput.Failure.interrupted {
            return interrupted()
        } catch {
            screen.complain("error: \(error)")
            return .failed(.inputError)
        }
    }

    /// Says that Ctrl-C has ended what was under way.
    func interrupted() -> Outcome {
        screen.complain(Messages.interrupted)
        return .failed(.interrupted)
    }

    private func runScript(_ text: String, of source: Source, from origin: Origin) -> Outcome {
        let name = source.name
        // A line that `print` left open goes on with what a later entry prints, and ends before anything else.
        var isLineOpen = false
        defer { if isLineOpen { screen.show("\n", terminator: "") } }
        guard let entries = session.read({ $0.entries(in: text.withoutByteOrderMark) }) else { return interrupted() }
        for var entry in entries {
            entry.script = name
            entry.files = running
            let answer = enter(entry)
            let reply = answer.reply
            let endsLine =
                reply.failure != nil || !reply.output.isEmpty && reply.printing == nil || reply.request != nil
            if isLineOpen, endsLine {
                screen.show("\n", terminator: "")
                isLineOpen = false
            }
            if let failure = reply.failure {
                if let output = reply.unfinished?.output { screen.show(output) }
                screen.complain(failure.report(in: name))
                if origin == .keyboard, pending == nil { screen.say(Messages.stoppedLoading(name, at: entry.line)) }
                return .failed(failure.isInterruption ? .interrupted : .inputError)
            }
            screen.showAnswer(answer, endsLines: false)
            if let printing = reply.printing {
                isLineOpen = printing.leavesLineOpen
                // The line that is printed may be empty, or the end of one.
                if reply.output.isEmpty { screen.show("\n", terminator: "") }
            }
            let outcome = perform(reply.request, from: source.origin(line: entry.line))
            if outcome != .goOn { return outcome }
        }
        return .goOn
    }

    /// Shows the entries with their prompts, as the shell does.
    private func runSession(_ text: String, of source: Source) -> Outcome {
        let name = source.name
        let transcript: Transcript
        do throws(TranscriptError) {
            let parsed = session.read { _ in
                Result { () throws(TranscriptError) in try Transcript(parsing: text) }
            }
            guard let parsed else { return interrupted() }
            transcript = try parsed.get()
        } catch {
            screen.complain("\(name):\(error.line):1: error: \(error)")
            return .failed(.inputError)
        }
        let outer = heading
        defer { heading = outer }
        if transcript.steps.isEmpty { screen.complain(Messages.holdsNoEntries(name)) }
        for step in transcript.steps {
            screen.showEntry(step.entry)
            heading = step.heading
            let answer = enter(step.entry)
            let reply = answer.reply
            screen.showAnswer(answer, isRecorded: true)
            if let failure = reply.failure { lastComplaint = failure.report(in: name, behind: step.line - 1) }
            if reply.failure?.isInterruption == true { return .failed(.interrupted) }
            let outcome = perform(reply.request, from: source.origin(line: step.line))
            if outcome != .goOn { return outcome }
        }
        return .goOn
    }
}
