import LineEditing
import Playground
import Transcripts
import Workshop

/// A lesson shown in a room: one idea a screen, next and back, and code that is run where everybody sees it.
final class Slides {
    private let host: Host
    private let lesson: WorkshopLesson
    private let slides: [Slide]

    /// One screen.
    private struct Slide {
        let title: String
        let lines: [String]
        /// The entries that stand on it.
        var code: [String] = []
        /// Whether they can be run.
        var runs = false
        /// The goal that is shown.
        var goal: Goal?
        /// What leads to where the slide begins.
        let before: [WorkshopLesson.Entry]
    }

    init(_ lesson: WorkshopLesson, on host: Host) {
        (self.lesson, self.host) = (lesson, host)
        slides = Self.slides(of: lesson)
    }

    private static func slides(of lesson: WorkshopLesson) -> [Slide] {
        var slides = [Slide(title: lesson.title, lines: [Messages.slidesHint], before: [])]
        var title = lesson.title
        for (place, part) in lesson.parts.enumerated() {
            let before = lesson.entries(before: place)
            switch part {
            case .read(let passages):
                for passage in passages {
                    switch passage {
                    case .heading(let heading): title = heading
                    case .paragraph(let lines): slides.append(Slide(title: title, lines: lines, before: before))
                    }
                }
            case .entry(let entry):
                slides.append(Slide(title: title, lines: [], code: [entry.text], runs: true, before: before))
            case .predict(let prediction):
                let room = PredictionRoom(prediction, of: lesson)
                slides.append(
                    Slide(
                        title: Messages.askTheRoom, lines: [prediction.question],
                        code: [room.entries.predicted?.text].compactMap(\.self), before: before))
            case .goal(let goal):
                slides.append(
                    Slide(
                        title: Messages.goal(goal, of: lesson), lines: [], code: goal.start.map(\.text),
                        runs: !goal.start.isEmpty, goal: goal, before: before))
            }
        }
        return slides
    }

    /// Shows the slides until somebody has enough.
    func present() -> Host.Outcome {
        var place = 0
        show(place)
        while let input = host.ask?("") {
            switch input {
            case .endOfInput, .entry("q", _): return .goOn
            case .interrupted: continue
            case .entry("", _):
                guard place + 1 < slides.count else { return .goOn }
                place += 1
                show(place)
            case .entry("b", _):
                place = max(0, place - 1)
                show(place)
            case .entry("r", _): run(place)
            case .entry(let text, let isPasted):
                if let number = Int(text), slides.indices.contains(number - 1) {
                    place = number - 1
                    show(place)
                    continue
                }
                let answer = host.enter(text)
                host.screen.showAnswer(answer)
                if host.perform(answer.reply.request, from: isPasted ? .paste : .keyboard) == .quit { return .quit }
            }
        }
        return .goOn
    }

    private func show(_ place: Int) {
        let slide = slides[place]
        let width = min(host.screenColumns ?? 80, 100)
        host.screen.clear()
        let title = slide.title.uppercased()
        host.screen.show("\n  \(title)\n  " + String(repeating: "=", count: title.count) + "\n", style: .heading)
        if !slide.lines.isEmpty {
            let lines = Messages.items(slide.lines).flatMap {
                Messages.slideLines(Messages.plain($0), width: width) + [""]
            }
            host.screen.show(lines.dropLast().joined(separator: "\n"))
        }
        if !slide.code.isEmpty {
            let code = slide.code.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            host.screen.show((slide.lines.isEmpty ? "" : "\n") + code.map { "      \($0)" }.joined(separator: "\n"))
        }
        if let goal = slide.goal { show(goal) }
        let keys = slide.runs ? Messages.slideRunKeys : Messages.slideKeys
        host.screen.show("\n  \(place + 1)/\(slides.count)   \(keys)", style: .faint)
    }

    private func show(_ goal: Goal) {
        let room = GoalRoom(goal, of: lesson, knowing: host.own)
        let columns = host.screenColumns
        let reply = host.session.run { playground -> Reply? in
            playground.screenColumns = columns
            guard let look = try? room.look(drawnAs: playground) else { return nil }
            return Reply.pictures([(title: Messages.theGoal, look: look)], like: playground.look)
        }
        if let reply = reply.flatMap(\.self) {
            host.screen.show("")
            host.screen.showAnswer(host.answer(reply))
        }
    }

    /// Runs the entries of a slide, where the lesson has led to.
    private func run(_ place: Int) {
        let slide = slides[place]
        guard slide.runs else { return host.screen.show(Messages.nothingToRun, style: .faint) }
        _ = host.enter(":reset")
        for entry in slide.before { _ = host.enter(entry.text) }
        for entry in slide.code { host.screen.showAnswer(host.enter(entry)) }
    }
}
