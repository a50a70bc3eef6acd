import LineEditing
import Playground

/// The shell at a terminal: reads entries, runs them, shows what they answer.
struct InteractiveShell: Sendable {
    var screen: Screen

    /// Goes on until the session is ended.
    func run() -> ExitStatus {
        let file = HistoryFile.ofUser(environment: Terminal.environment)
        guard let editor = LineEditor(history: file.load()) else {
            screen.complain(Messages.noTerminal)
            return .internalError
        }
        Interrupt.install()
        let host = Host(screen: screen, isInteractive: true)
        let assistant = HostAssistant(host)
        screen.show(Messages.banner, style: .faint)
        while true {
            switch editor.readEntry(assistant: assistant) {
            case .interrupted: continue
            case .endOfInput: return .success
            case .entry(let entry):
                guard !entry.isEmpty else { continue }
                editor.remember(entry)
                file.append(entry)
                let reply = host.enter(entry)
                screen.showAnswer(reply)
                if host.perform(reply.request) == .quit { return .success }
            }
        }
    }
}
