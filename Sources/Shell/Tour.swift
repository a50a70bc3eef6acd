import LineEditing
import Playground
import Transcripts

/// A lesson played in the session, step by step: something to read, then an entry that stands at the prompt.
///
/// Enter runs the entry. A person may change it first, or clear the line and enter something else; the step's own entry
/// then stands at the prompt again, until it has run.
struct Tour {
    let host: Host
    let lesson: Lesson

    /// What comes after a step.
    private enum Turn {
        case next, again, leave, quit
    }

    /// Plays the lesson to its end, or until the person has enough.
    func play() -> Host.Outcome {
        if host.ask != nil { host.screen.say(Messages.tourHint, style: .faint) }
        for step in lesson.steps {
            show(step.passages)
            switch take(step) {
            case .next: continue
            case .again: return play()
            case .leave:
                host.screen.say(Messages.leftTour, style: .faint)
                return .goOn
            case .quit: return .quit
            }
        }
        show(lesson.ending)
        return .goOn
    }

    private func take(_ step: Lesson.Step) -> Turn {
        guard let ask = host.ask else {
            host.screen.showEntry(step.entry)
            return enter(step.entry, from: .keyboard)
        }
        var draft = step.entry
        while true {
            switch ask(draft) {
            case .endOfInput, .entry("q", _):
                return .leave
            case .interrupted:
                draft = ""
            case .entry("", _):
                draft = step.entry
            case .entry(let entry, let isPasted):
                let turn = enter(entry, from: isPasted ? .paste : .keyboard)
                if entry == step.entry || turn != .next { return turn }
                draft = step.entry
            }
        }
    }

    private func enter(_ entry: String, from origin: Origin) -> Turn {
        let answer = host.enter(entry)
        host.screen.showAnswer(answer)
        if answer.reply.request == .tour { return .again }
        return host.perform(answer.reply.request, from: origin) == .quit ? .quit : .next
    }

    private func show(_ passages: [Lesson.Passage]) {
        guard !passages.isEmpty else { return }
        for passage in passages {
            switch passage {
            case .heading(let title): host.screen.show("\n\(title)", style: .heading)
            case .paragraph(let lines): host.screen.show("\n" + lines.joined(separator: "\n"))
            }
        }
        host.screen.show("\n", terminator: "")
    }
}

extension Tour {
    /// The lesson that comes with the program.
    static func lesson() throws(TranscriptError) -> Lesson {
        Lesson(try Transcript(parsing: EmbeddedTexts.tour))
    }
}
