import Staging
import StyleEngine

/// What is to be seen while an exported session is played: on its stage, and what it prints.
final class Console {
    private(set) var events: [StageEvent] = []

    /// The console of the session that is being played.
    @TaskLocal static var current: Console?

    /// Plays an exported session, and answers what was to be seen.
    static func events(of session: any StagedSession.Type) throws -> [StageEvent] {
        let console = Console()
        let context = EvaluationContext { note in
            if case .changes(let text) = note { console.events.append(.text(text)) }
        }
        try Console.$current.withValue(console) {
            try EvaluationContext.$current.withValue(context) {
                try session.run(on: Stage { console.events.append($0) })
            }
        }
        return console.events
    }

    fileprivate func write(_ text: String) {
        events += text.split(separator: "\n", omittingEmptySubsequences: false).map { .text(String($0)) }
    }
}

/// Takes the place of Swift's own function for the sessions of this target.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Console.current?.write(items.map { "\($0)" }.joined(separator: separator))
}
