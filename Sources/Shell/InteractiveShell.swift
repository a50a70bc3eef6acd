import LineEditing
import Playground

/// The shell at a terminal: reads entries, runs them, shows what they answer.
struct InteractiveShell {
    let host: Host
    /// What it leaves for the next shell; nil where that is nothing, as in the workshop.
    var kept: KeptSettings?
    /// What is done before the first prompt.
    var opening = Opening.banner

    /// How a shell begins.
    enum Opening {
        /// It says what it is.
        case banner
        /// It does this alone, and ends with it.
        case alone(() -> Host.Outcome)
    }

    /// Goes on until the session is ended.
    func run() -> ExitStatus {
        let file = HistoryFile.ofUser(environment: Terminal.environment)
        guard let editor = LineEditor(history: file.load(), makeSafe: { $0.escapingHiddenCharacters(but: ["\t"]) })
        else {
            host.screen.complain(Messages.noTerminal)
            return .internalError
        }
        Interrupt.install()
        let assistant = HostAssistant(host)
        let host = host
        let ask = { (draft: String) in
            let input = editor.readEntry(assistant: assistant, draft: draft)
            // The window may have another size since the entry before.
            host.screenColumns = Terminal.columns
            if case .entry(let entry, _) = input, !entry.isEmpty {
                editor.remember(entry)
                file.append(entry)
            }
            return input
        }
        host.ask = ask
        host.remember = { editor.remember($0) }
        defer { (host.ask, host.remember) = (nil, nil) }
        if case .alone(let body) = opening {
            host.screenColumns = Terminal.columns
            if case .failed(let status) = body() { return status }
            return host.status
        }
        host.screen.say(Messages.banner, style: .faint)
        let recovery = StateFolder.path(environment: Terminal.environment).map(Recovery.init(in:))
        if let count = recovery?.found() { host.screen.say(Messages.canBeRecovered(count), style: .faint) }
        host.recovery = recovery
        // Who closes the window may want the session back.
        defer { if !editor.isTerminalGone { recovery?.end() } }
        /// What an empty line enters.
        var continuation: String?
        while true {
            switch ask("") {
            case .interrupted: continue
            case .endOfInput: return host.status
            case .entry(let entry, let isPasted):
                guard let entry = entry.isEmpty ? continuation : entry else { continue }
                let charset = host.charset
                let answer = host.enter(entry)
                continuation = answer.reply.continuation
                host.screen.showAnswer(answer)
                // What is not whole runs only where blank lines say so.
                if answer.reply.failure != nil, assistant.indentation(after: entry) != nil {
                    host.screen.say(Messages.endedByBlankLines)
                }
                // What somebody else wrote keeps nothing.
                if !isPasted, let now = host.charset, now != charset {
                    do {
                        try kept?.keep(charset: now)
                    } catch {
                        host.screen.complain(Messages.charsetNotKept(error))
                    }
                }
                if host.perform(answer.reply.request, from: isPasted ? .paste : .keyboard) == .quit {
                    return host.status
                }
            }
        }
    }
}
